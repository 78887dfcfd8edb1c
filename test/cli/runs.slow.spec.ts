import { startApp, type TestApp } from '../support/app.js';
import { shipgraph, type Situation } from '../support/command-line.js';
import { complete, finish, load, newHub, newParcel, startRun, taskOf, today, type Parcel, type TestDriver } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { adminOf, newStaff } from '../support/people.js';
import { connectShop, sessionOf, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
let dispatcher: string;
let hubId: string;

beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  app.clock.advance(untilMorning(app.clock.now()));
  shop = await connectShop(app);
  admin = await adminOf(app);
  dispatcher = await newStaff(app, admin, 'DISPATCHER');
  hubId = await newHub(app, { code: 'DXB7', name: 'Al Barsha' });
});
afterAll(() => app.stop());

/** Nine in Dubai: in the evening there is no time left to plan. */
const untilMorning = (now: Date): number => new Date(now).setUTCHours(24 + 5, 0, 0, 0) - now.getTime();

/** A command as the dispatcher types it; names with spaces are one argument. */
const as = (args: readonly string[], more: Omit<Situation, 'env'> = {}, token = dispatcher) =>
  shipgraph(['runs', ...args], { env: { SHIPGRAPH_URL: app.client.baseUrl, SHIPGRAPH_TOKEN: token }, ...more });

async function json(...args: string[]) {
  const env = { SHIPGRAPH_URL: app.client.baseUrl, SHIPGRAPH_TOKEN: dispatcher };
  const { exitCode, out, err } = await shipgraph(['--json', 'runs', ...args], { env });
  if (exitCode !== 0) throw new Error(`${args.join(' ')}: ${exitCode} ${out}${err}`);
  return JSON.parse(out);
}

interface Stop {
  readonly tasks: readonly { readonly reference: string }[];
}

let phones = 1_000_000;

async function aDriver(name: string): Promise<TestDriver & { readonly phone: string }> {
  const phone = `+97155${phones++}`;
  const login = { email: `driver-${phones}@example.com`, password: 'a long enough password' };
  const { createStaff } = await ask(app, admin, 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }', {
    i: { ...login, name, role: 'DRIVER' },
  });
  const { id } = createStaff;
  await ask(app, admin, 'mutation($i: UpdateDriverInput!) { updateDriver(input: $i) { id } }', { i: { staffId: id, hubId, phone } });
  return { ...login, id, phone, token: await sessionOf(app, login) };
}

/** A planned run of this driver with these parcels. */
async function planned(driver: TestDriver, ...parcels: Parcel[]): Promise<string> {
  const plan = await json('plan', '--date', today(app), '--driver', driver.id);
  for (const parcel of parcels) expect(await taskOf(app, parcel)).toMatchObject({ run: { id: plan.runs[0].id } });
  return plan.runs[0].shortId;
}

describe('runs plan', () => {
  it('spreads the tasks of a hub, named by its code, over a driver, named by name or phone', async () => {
    const driver = await aDriver('Zahid Planner');
    const parcel = await newParcel(app, shop);
    const { exitCode, out, err } = await as(['plan', '--date', today(app), '--hub', 'dxb7', '--driver', 'zahid planner']);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(/RN-\w+ +\d{4}-\d\d-\d\d +Zahid Planner +DXB7 +planned +0\/1/);
    expect(out).toMatch(/ km and \d+ minutes, by the engine own/);
    expect(await taskOf(app, parcel)).toMatchObject({ driver: { id: driver.id } });
    const again = await json('plan', '--date', today(app), '--driver', driver.phone, '--seed', '7');
    expect(again).toMatchObject({ runs: [{ driver: { name: 'Zahid Planner' } }], unassigned: [], engine: 'OWN' });
  });

  it('lists what fits in no run, with the reason', async () => {
    const driver = await aDriver('Little Box');
    await ask(app, dispatcher, 'mutation($i: UpdateDriverInput!) { updateDriver(input: $i) { id } }', {
      i: { staffId: driver.id, capacityParcels: 1 },
    });
    const parcels = [await newParcel(app, shop), await newParcel(app, shop, { lat: 25.21 })];
    const { out } = await as(['plan', '--date', today(app), '--driver', 'Little Box']);
    expect(out).toMatch(/1 task in no run:/);
    expect(out).toMatch(/DO-\w+ +deliver +\S+ +Aisha Khan, Dubai +capacity/);
    const list = await json('tasks');
    expect(list.items).toHaveLength(1);
    expect(parcels.map(({ reference }) => reference)).toContain(list.items[0].reference);
    // So that the tests below have no task of this one.
    expect(await json('plan', '--date', today(app), '--driver', (await aDriver('Big Box')).id)).toMatchObject({ unassigned: [] });
  });

  it('refuses a hub or driver that does not exist, and a name that two drivers have', async () => {
    const date = ['plan', '--date', today(app)];
    expect(await as([...date, '--hub', 'NOWHERE'])).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('No hub matches "NOWHERE"'),
    });
    expect(await as([...date, '--driver', 'Niemand'])).toMatchObject({ exitCode: 2, err: expect.stringContaining('No driver matches') });
    await aDriver('Same Name');
    await aDriver('Same Name');
    expect(await as([...date, '--driver', 'Same Name'])).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('more than one driver'),
    });
  });
});

describe('runs list', () => {
  it('filters by day, hub, driver and state', async () => {
    const driver = await aDriver('Hana Lister');
    const run = await planned(driver, await newParcel(app, shop));
    const { out } = await as(['list', '--date', today(app), '--hub', 'DXB7', '--driver', 'Hana Lister', '--state', 'planned']);
    expect(out).toContain(run);
    expect((await json('list', '--driver', driver.phone)).items).toMatchObject([{ shortId: run, progress: { stops: 1, open: 1 } }]);
    expect((await json('list', '--driver', driver.id, '--state', 'finished')).items).toEqual([]);
    expect((await json('list', '--date', '2020-01-01')).totalCount).toBe(0);
  });
});

describe('runs show', () => {
  it('shows the stops, the cash and what was left behind', async () => {
    const driver = await aDriver('Nadia Driver');
    const cash = await newParcel(app, shop, { order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 80 } });
    const forgotten = await newParcel(app, shop, { lat: 25.22 });
    const run = await planned(driver, cash, forgotten);
    expect((await as(['show', run])).out).toMatch(/Still to collect +80\.00 USD/);

    await load(app, driver, run, cash.reference);
    await startRun(app, driver, run, { amount: '50', currency: 'USD' });
    const under = (await as(['show', run])).out;
    expect(under).toContain(`Left behind: ${forgotten.reference} (not_loaded)`);
    expect(under).toMatch(/ahead +Aisha Khan +Street 25.2, 55.27, Dubai +deliver \S+ en_route/);
    const task = await taskOf(app, cash);
    await complete(app, driver, {
      taskId: task.id,
      withoutOtpReason: 'No phone',
      collected: { method: 'CASH', amount: '80', currency: 'USD' },
    });
    await finish(app, driver, run, { c: [{ amount: '125', currency: 'USD' }] });
    const done = (await as(['show', run])).out;
    expect(done).toMatch(/State +finished/);
    expect(done).toMatch(/Progress +1 of 1 stops/);
    expect(done).toMatch(/Counted +125\.00 USD/);
    expect(done).toMatch(/Difference +-5\.00 USD/);
  });

  it('says that there is no such run', async () => {
    expect(await as(['show', 'RN-XXXXXX'])).toMatchObject({ exitCode: 1, err: expect.stringContaining('RUN_NOT_FOUND') });
  });
});

describe('runs assign', () => {
  it('moves a task between runs, and unassign takes it out', async () => {
    const [from, to] = [await aDriver('From Driver'), await aDriver('To Driver')];
    const [here, there] = [await newParcel(app, shop), await newParcel(app, shop, { lat: 25.25 })];
    const first = await planned(from, here, there);
    const second = (await json('plan', '--date', today(app), '--driver', to.id)).runs[0]?.shortId ?? (await ownRunOf(to));
    const { shortId } = await taskOf(app, here);
    const moved = await as(['assign', shortId, second, '--position', '1']);
    expect([moved.exitCode, moved.out]).toEqual([0, `${shortId} is stop 1 of ${second} (To Driver).\n`]);
    const { stops } = await json('show', first);
    expect(stops.flatMap((stop: Stop) => stop.tasks.map(({ reference }) => reference))).not.toContain(here.reference);
    expect((await as(['unassign', shortId])).out).toBe(`${shortId} is in no run.\n`);
    expect((await json('tasks')).items).toMatchObject([{ shortId }]);
  });

  it('is not for sellers', async () => {
    const seller = await sessionOf(app, app.accounts.seller);
    expect(await as(['assign', 'DO-1', 'RN-1'], {}, seller)).toMatchObject({ exitCode: 1, err: expect.stringContaining('FORBIDDEN') });
  });
});

/** A run of a driver who had none, with its own parcel. */
async function ownRunOf(driver: TestDriver): Promise<string> {
  return planned(driver, await newParcel(app, shop, { lat: 25.26 }));
}
