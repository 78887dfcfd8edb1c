import { startApp, type TestApp } from '../../support/app.js';
import { load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today } from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { moveTo, connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let hubId: string;

beforeEach(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterEach(() => app.stop());

const idsOf = (run: any): string[] => run.stops.flatMap((stop: any) => stop.tasks.map((task: any) => task.shipment.id));
const assign = (taskId: string, runId: string | null, position: number | null = null) =>
  ask(
    app,
    app.accounts.erpToken,
    'mutation($t: String!, $r: String, $p: Int) { assignTask(taskId: $t, runId: $r, position: $p) { id run { id } position } }',
    { t: taskId, r: runId, p: position },
  );
const runOf = async (id: string): Promise<any> =>
  (
    await ask(
      app,
      app.accounts.erpToken,
      'query($id: String!) { run(id: $id) { id state revision stops { id sequence locked tasks { id state shipment { id } } } tasks { id state } progress { stops tasks open unloaded } } }',
      { id },
    )
  ).run;

const GIVE = 'mutation($i: AssignTasksInput!) { assignTasksToDriver(input: $i) { id } }';
const POOL = 'query($hub: String) { tasks(unassigned: true, hub: $hub, first: 50) { nodes { shipment { id } } } }';

describe('planning', () => {
  it('spreads parcels over drivers within their capacity, the same way for the same seed', async () => {
    const drivers = [await newDriver(app, { hubId, capacityParcels: 3 }), await newDriver(app, { hubId, capacityParcels: 3 })];
    const parcels = [];
    for (let n = 0; n < 7; n++) parcels.push(await newParcel(app, shop, { lat: 25.1 + n / 50, lng: 55.2 + n / 100 }));
    const input = { date: today(app), hubId, driverIds: drivers.map(({ id }) => id), seed: 7 };
    const plan = await planDay(app, input);
    expect(plan).toMatchObject({ engine: 'OWN', unassigned: [{ reason: 'CAPACITY' }] });
    expect(plan.runs.map((run: any) => idsOf(run).length)).toEqual([3, 3]);
    const again = await planDay(app, input);
    expect(again.runs.map(idsOf)).toEqual(plan.runs.map(idsOf));
    expect(again.runs.map((run: any) => run.id)).toEqual(plan.runs.map((run: any) => run.id));
  });

  it('puts parcels for one door into one stop', async () => {
    const driver = await newDriver(app, { hubId });
    for (let n = 0; n < 3; n++) await newParcel(app, shop, { lat: 25.2 });
    const { runs } = await planDay(app, { date: today(app), driverIds: [driver.id] });
    expect(runs[0].stops).toHaveLength(1);
    expect(idsOf(runs[0])).toHaveLength(3);
  });

  it('makes two stops of one address with pins 12 km apart, and never joins a pin with an address that has none', async () => {
    const driver = await newDriver(app, { hubId });
    const address = 'Al Barsha';
    const [near, far] = [
      { address, lat: 25.112, lng: 55.2 },
      { address, lat: 25.22, lng: 55.2 },
    ];
    const unpinned = { address, lat: null, lng: null };
    const parcels: string[] = [];
    const add = async (place: Parameters<typeof newParcel>[2]): Promise<string> => {
      const { id } = await newParcel(app, shop, place);
      parcels.push(id);
      return id;
    };
    const apart = [[await add(near), await add({ ...near, lat: 25.113 })], [await add(far)], [await add(unpinned), await add(unpinned)]];
    const { runs } = await planDay(app, { date: today(app), driverIds: [driver.id] });
    const stopsOf = (run: any): string[] =>
      run.stops
        .map((stop: any) =>
          stop.tasks
            .map((task: any) => task.shipment.id)
            .toSorted()
            .join(),
        )
        .toSorted();
    const expected = apart.map((ids) => ids.toSorted().join()).toSorted();
    // Planning needs a pin; dispatch does not.
    expect(stopsOf(runs[0])).toEqual(expected.filter((ids) => ids !== apart[2]?.toSorted().join()));
    for (const id of parcels.slice(0, 3)) await assign((await taskOf(app, { id, reference: '' })).id, null);
    for (const id of parcels) await assign((await taskOf(app, { id, reference: '' })).id, runs[0].id);
    expect(stopsOf(await runOf(runs[0].id))).toEqual(expected);
  });

  it('keeps locked stops and those under way, and plans new parcels around them', async () => {
    const driver = await newDriver(app, { hubId });
    const parcels = [];
    for (let n = 0; n < 4; n++) parcels.push(await newParcel(app, shop, { lat: 25.1 + n / 20 }));
    const input = { date: today(app), driverIds: [driver.id] };
    const before = (await planDay(app, input)).runs[0];
    const locked = before.stops[2];
    await ask(app, app.accounts.erpToken, 'mutation($id: String!) { lockStop(id: $id) { locked } }', { id: locked.id });
    const late = await newParcel(app, shop, { lat: 25.16, lng: 55.3 });
    const after = (await planDay(app, input)).runs[0];
    expect(after.stops[2]).toMatchObject({ id: locked.id, locked: true });
    expect(idsOf(after)).toContain(late.id);
    for (const { reference } of [...parcels, late]) await load(app, driver, before.id, reference);
    const started = await startRun(app, driver, before.id);
    const added = await newParcel(app, shop, { status: 'pickup', lat: 25.12 });
    const onTheWay = (await planDay(app, input)).runs[0];
    expect(onTheWay.stops[0].id).toBe(started.stops[0].id);
    expect(onTheWay.stops.find((stop: any) => stop.id === locked.id)).toMatchObject({ sequence: 3 });
    expect(idsOf(onTheWay)).toContain(added.id);
  });

  it('takes cancelled parcels off the run', async () => {
    const driver = await newDriver(app, { hubId });
    const parcel = await newParcel(app, shop, { status: 'pickup' });
    const other = await newParcel(app, shop, { lat: 25.3 });
    const run = (await planDay(app, { date: today(app), driverIds: [driver.id] })).runs[0];
    expect(run.stops).toHaveLength(2);
    await moveTo(app, parcel.id, 'cancelled');
    expect((await runOf(run.id)).stops.map((stop: any) => stop.tasks[0].shipment.id)).toEqual([other.id]);
    expect(await taskOf(app, parcel)).toMatchObject({ state: 'SKIPPED' });
  });

  it('says which addresses it cannot place', async () => {
    const driver = await newDriver(app, { hubId });
    const parcel = await newParcel(app, shop);
    await app.database.unitOfWork.run(null, (tx) => tx.sql(`update task set lat = null, lng = null where shipment_id = $1`, [parcel.id]));
    const plan = await planDay(app, { date: today(app), driverIds: [driver.id] });
    expect(plan.unassigned).toMatchObject([{ reason: 'NO_POINT' }]);
  });

  it('gives each hub the parcels to which it is the nearest, and those whose place is not known', async () => {
    const otherId = await newHub(app, { lat: 24.45, lng: 54.38, name: 'Mussafah' });
    const inDubai = await newParcel(app, shop, { lat: 25.2, lng: 55.27 });
    const inAbuDhabi = await newParcel(app, shop, { lat: 24.47, lng: 54.36 });
    const somewhere = await newParcel(app, shop, { lat: 24.48, lng: 54.37 });
    await app.database.sql('update task set lat = null, lng = null where shipment_id = $1', [somewhere.id]);
    const poolOf = async (hub: string) =>
      (await ask(app, app.accounts.erpToken, POOL, { hub })).tasks.nodes.map(({ shipment }: { shipment: { id: string } }) => shipment.id);

    expect((await poolOf(hubId)).toSorted()).toEqual([inDubai.id, somewhere.id].toSorted());
    expect((await poolOf(otherId)).toSorted()).toEqual([inAbuDhabi.id, somewhere.id].toSorted());
    expect(await poolOf('ffffffff-ffff-7fff-bfff-ffffffffffff')).toEqual([somewhere.id]);
    const driver = await newDriver(app, { hubId: otherId });
    const { runs } = await planDay(app, { date: today(app), hubId: otherId, seed: 1 });
    expect(runs).toHaveLength(1);
    expect(runs[0].driver.id).toBe(driver.id);
    expect(idsOf(runs[0])).toContain(inAbuDhabi.id);
    expect(idsOf(runs[0])).not.toContain(inDubai.id);
  });

  it('refuses days in the past and unknown drivers and hubs', async () => {
    const PLAN = 'mutation($i: PlanRunsInput!) { planRuns(input: $i) { engine } }';
    const no = '00000000-0000-7000-8000-000000000000';
    expect(await refused(app, app.accounts.erpToken, PLAN, { i: { date: '2020-01-01' } })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refused(app, app.accounts.erpToken, PLAN, { i: { date: '2026-13-45' } })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refused(app, app.accounts.erpToken, PLAN, { i: { date: today(app), driverIds: [no] } })).toMatchObject({
      code: 'DRIVER_NOT_FOUND',
    });
    expect(await refused(app, app.accounts.erpToken, PLAN, { i: { date: today(app), hubId: no } })).toMatchObject({
      code: 'HUB_NOT_FOUND',
    });
  });
});

describe('dispatch', () => {
  it('moves tasks within a run and between runs, fifty at once, without losing any', async () => {
    const drivers = [await newDriver(app, { hubId }), await newDriver(app, { hubId })];
    const parcels = [];
    for (let n = 0; n < 6; n++) parcels.push(await newParcel(app, shop, { lat: 25.1 + n / 20 }));
    const input = { date: today(app), driverIds: drivers.map(({ id }) => id) };
    const first = await planDay(app, { ...input, driverIds: [drivers[0]?.id] });
    const target = await newParcel(app, shop, { lat: 25.14 });
    const second = await planDay(app, { ...input, driverIds: [drivers[1]?.id] });
    const [runA, runB] = [first.runs[0].id, second.runs[0].id];
    const tasks = await Promise.all([...parcels, target].map((parcel) => taskOf(app, parcel)));
    const moves = Array.from({ length: 50 }, (_, n) =>
      assign(tasks[n % tasks.length].id, [runA, runB, null][n % 3] ?? null, (n % 4) + 1).catch((error: Error) => error.message),
    );
    const answers = await Promise.all(moves);
    for (const answer of answers) if (typeof answer === 'string') expect(answer).toContain('VERSION_CONFLICT');
    const left = await Promise.all([runOf(runA), runOf(runB)]);
    for (const run of left) {
      expect(run.stops.map((stop: any) => stop.sequence)).toEqual(run.stops.map((_: unknown, index: number) => index + 1));
      for (const stop of run.stops) expect(stop.tasks.length).toBeGreaterThan(0);
    }
    const pool = (await ask(app, app.accounts.erpToken, '{ tasks(unassigned: true, first: 50) { nodes { id } } }')).tasks.nodes;
    const all = [...left.flatMap((run) => run.tasks.map((task: any) => task.id)), ...pool.map((task: any) => task.id)];
    expect(all.toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
  });

  it('opens a run for a driver who has none, with all tasks or none, also when fifty dispatchers do so at once', async () => {
    const [driver, other] = [await newDriver(app, { hubId }), await newDriver(app, { hubId })];
    const made = await Promise.all([0, 1, 2, 3].map((n) => newParcel(app, shop, { lat: 25.1 + n / 20 })));
    const [first, second, third, booked] = await Promise.all(made.map((parcel) => taskOf(app, parcel)));
    const give = (driverId: string, taskIds: readonly string[]) =>
      app.client.graphql(GIVE, { i: { driverId, date: today(app), taskIds } }, app.accounts.erpToken);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 === 0 ? give(driver.id, [first.id, second.id]) : give(driver.id, [second.id, third.shortId]),
      ),
    );
    const codes = answers.flatMap(({ body }) => body.errors?.map(({ extensions }: any) => extensions.code) ?? []);
    expect(codes).toEqual(codes.map(() => 'VERSION_CONFLICT'));
    const { runs } = await ask(app, app.accounts.erpToken, 'query($d: String!) { runs(driver: $d) { nodes { id state hub { id } } } }', {
      d: driver.id,
    });
    expect(runs.nodes).toEqual([{ id: expect.any(String), state: 'PLANNED', hub: { id: hubId } }]);
    const [{ id: runId }] = runs.nodes;
    await give(driver.id, [first.id, second.id, third.id]);
    expect(idsOf(await runOf(runId)).toSorted()).toEqual(
      made
        .slice(0, 3)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect((await ask(app, driver.token, '{ myRun { id } }')).myRun).toEqual({ id: runId });

    // One of them cannot be moved, so none is, and no run stays behind.
    await load(app, driver, runId, made[0]?.reference ?? '');
    await startRun(app, driver, runId);
    await ask(app, driver.token, 'mutation($i: CompleteTaskInput!) { completeTask(input: $i) { id } }', {
      i: { taskId: first.id, clientEventId: 'done', outcome: 'COMPLETED' },
    });
    const [refusal] = (await give(other.id, [booked.id, first.id])).body.errors;
    expect(refusal.extensions.code).toBe('TASK_CLOSED');
    expect(await app.database.sql('select 1 from run where driver_id = $1', [other.id])).toEqual([]);
    expect(
      await refused(app, app.accounts.erpToken, GIVE, { i: { driverId: hubId, date: today(app), taskIds: [booked.id] } }),
    ).toMatchObject({
      code: 'DRIVER_NOT_FOUND',
    });
    expect(await refused(app, app.accounts.erpToken, GIVE, { i: { driverId: other.id, date: '2020-01-01', taskIds: [] } })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('lets a driver see a parcel on its day only', async () => {
    const driver = await newDriver(app, { hubId });
    const parcel = await newParcel(app, shop);
    const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date(app.clock.now().getTime() + 86_400_000));
    const { runs } = await planDay(app, { date: tomorrow, driverIds: [driver.id] });
    const SEEN = 'query($id: String!) { shipment(id: $id) { id } }';
    expect(await refused(app, driver.token, SEEN, { id: parcel.id })).toMatchObject({ code: 'SHIPMENT_NOT_FOUND' });
    expect(await refused(app, driver.token, 'query($id: String!) { run(id: $id) { id } }', { id: runs[0].id })).toMatchObject({
      code: 'RUN_NOT_FOUND',
    });
    expect(await ask(app, driver.token, '{ myRun { id } tasks { nodes { id } } runs { nodes { id } } }')).toMatchObject({
      myRun: null,
      tasks: { nodes: [] },
      runs: { nodes: [] },
    });
    await planDay(app, { date: today(app), driverIds: [driver.id] });
  });
});
