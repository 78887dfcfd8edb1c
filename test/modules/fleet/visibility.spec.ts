import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../support/app.js';
import {
  COMPLETE,
  complete,
  finish,
  load,
  newDriver,
  newHub,
  newParcel,
  onTheRoad as setOut,
  planDay,
  startRun,
  taskOf,
  today,
  type Parcel,
  type TestDriver,
} from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { connectShop, sessionOf, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let hubId: string;
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  app = await startApp({ ROLE: 'web' });
  // Noon in Dubai.
  app.clock.advance((32 * HOUR_MS - (app.clock.now().getTime() % (24 * HOUR_MS))) % (24 * HOUR_MS));
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterEach(() => app.stop());

const onTheRoad = (...parcels: Parcel[]) => setOut(app, hubId, parcels);

const nextMorning = async (driver: TestDriver): Promise<TestDriver> => {
  app.clock.advance(20 * HOUR_MS);
  return { ...driver, token: await sessionOf(app, driver) };
};

describe('a driver', () => {
  it('does not see the phone of a consignee whose parcel another driver has now', async () => {
    const parcel = await newParcel(app, shop);
    const { driver } = await onTheRoad(parcel);
    const other = await onTheRoad(await newParcel(app, shop));
    const { id } = await taskOf(app, parcel);
    const TASK = 'query($id: String!) { task(id: $id) { contactPhone } }';
    expect((await ask(app, driver.token, TASK, { id })).task.contactPhone).not.toBeNull();
    await ask(app, app.accounts.erpToken, 'mutation($t: String!, $r: String) { assignTask(taskId: $t, runId: $r) { id } }', {
      t: id,
      r: other.runId,
    });
    await load(app, other.driver, other.runId, parcel.reference);
    expect((await ask(app, driver.token, TASK, { id })).task.contactPhone).toBeNull();
    expect((await ask(app, other.driver.token, TASK, { id })).task.contactPhone).not.toBeNull();
  });

  it('finds no run of another driver, as the dispatcher does by its short id and the name of the driver', async () => {
    const [{ driver }, other] = [await onTheRoad(await newParcel(app, shop)), await onTheRoad(await newParcel(app, shop))];
    const FIND = 'query($q: String) { runs(search: $q, first: 5) { nodes { id shortId driver { name } } } }';
    const found = async (token: string, q: string | null) => (await ask(app, token, FIND, { q })).runs.nodes;
    const run = (await found(app.accounts.erpToken, null)).find(({ id }: { id: string }) => id === other.runId);

    expect(await found(app.accounts.erpToken, run.shortId.toLowerCase())).toEqual([run]);
    expect(await found(app.accounts.erpToken, run.driver.name)).toContainEqual(run);
    expect(await found(app.accounts.erpToken, 'no such run')).toEqual([]);
    expect(await found(driver.token, run.shortId)).toEqual([]);
    expect(await found(other.driver.token, run.shortId)).toEqual([run]);
    for (const token of [await sessionOf(app, app.accounts.seller), shop.token])
      expect(await refused(app, token, FIND, { q: run.shortId })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it("does not see yesterday's run beside one of its tasks", async () => {
    const parcel = await newParcel(app, shop);
    const { driver, runId } = await onTheRoad(parcel);
    const { id } = await taskOf(app, parcel);
    await complete(app, driver, { taskId: id });
    await finish(app, driver, runId);
    const TASK = 'query($id: String!) { task(id: $id) { run { id } } }';
    expect((await ask(app, driver.token, TASK, { id })).task.run).toEqual({ id: runId });
    const later = await nextMorning(driver);
    expect((await ask(app, later.token, TASK, { id })).task.run).toBeNull();
  });

  it("neither loads nor starts tomorrow's run", async () => {
    const parcel = await newParcel(app, shop);
    const driver = await newDriver(app, { hubId });
    const date = new Date(Date.parse(today(app)) + 86_400_000).toISOString().slice(0, 10);
    const [run] = (await planDay(app, { date, driverIds: [driver.id] })).runs;
    const LOAD = 'mutation($r: String!, $a: String!, $e: String!) { loadParcel(runId: $r, awb: $a, clientEventId: $e) { id } }';
    expect(await refused(app, driver.token, LOAD, { r: run.id, a: parcel.reference, e: randomUUID() })).toMatchObject({
      code: 'RUN_NOT_FOUND',
    });
    expect(await refused(app, driver.token, 'mutation($id: String!) { startRun(id: $id) { id } }', { id: run.id })).toMatchObject({
      code: 'RUN_NOT_FOUND',
    });
    expect(await taskOf(app, parcel)).toMatchObject({ loaded: false, run: { id: run.id } });
  });
});

describe('a code that the consignee said', () => {
  it('is asked for again when the parcel was brought back and leaves another day', async () => {
    const parcel = await newParcel(app, shop, { order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 120 } });
    const { driver, runId } = await onTheRoad(parcel);
    const { id } = await taskOf(app, parcel);
    await app.database.sql('update delivery_code set verified_at = issued_at where task_id = $1', [id]);
    await finish(app, driver, runId);
    const later = await nextMorning(driver);
    const [run] = (await planDay(app, { date: today(app), driverIds: [driver.id] })).runs;
    await load(app, later, run.id, parcel.reference);
    await startRun(app, later, run.id);
    const input = { taskId: id, clientEventId: randomUUID(), outcome: 'COMPLETED', collected: { method: 'CASH' } };
    expect(await refused(app, later.token, COMPLETE, { i: { ...input, proofs: [{ kind: 'OTP', code: 'none' }] } })).toMatchObject({
      code: 'OTP_WRONG',
    });
  });
});
