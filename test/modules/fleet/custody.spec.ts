import { JobWork } from '../../../src/platform/work/work.js';
import { startApp, type TestApp } from '../../support/app.js';
import { openDayTask } from '../../../src/modules/fleet/runs/open-day.js';
import { settleTasksTask } from '../../../src/modules/fleet/tasks/settle-tasks.js';
import { complete, finish, newHub, newParcel, onTheRoad as setOut, taskOf, type Parcel } from '../../support/fleet.js';
import { ask } from '../../support/graphql.js';
import { connectShop, sessionOf, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let hubId: string;

beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterAll(() => app.stop());

const onTheRoad = (...parcels: Parcel[]) => setOut(app, hubId, parcels);

const erp = (query: string, variables: Readonly<Record<string, unknown>>) => ask(app, app.accounts.erpToken, query, variables);
const assign = (taskId: string, runId: string | null) =>
  erp('mutation($t: String!, $r: String) { assignTask(taskId: $t, runId: $r) { id } }', { t: taskId, r: runId });
const jobContext: any = () => new JobWork(app.services, app.database.sql, app.database.unitOfWork);

describe('a run', () => {
  it('keeps no open task when it is finished, although dispatch gave it one at that moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { driver, runId } = await onTheRoad(await newParcel(app, shop));
      const late = [await newParcel(app, shop), await newParcel(app, shop), await newParcel(app, shop)];
      const tasks = await Promise.all(late.map((parcel) => taskOf(app, parcel)));
      await Promise.allSettled([...tasks.map(({ id }) => assign(id, runId)), finish(app, driver, runId)]);
      const stuck = await app.database.sql(
        `select t.id from task t join run r on r.id = t.run_id where r.state = 'finished' and t.state in ('assigned', 'en_route', 'arrived')`,
      );
      expect(stuck).toEqual([]);
    }
  });

  it('goes on after midnight: what is collected and delivered then is counted in it', async () => {
    const direct = await newParcel(app, shop, { status: 'pickup', order: { carrier: 'SVC_SAME' } });
    const before = await onTheRoad();
    const { runId } = before;
    app.clock.advance(24 * 3_600_000);
    const driver = { ...before.driver, token: await sessionOf(app, before.driver) };
    await complete(app, driver, { taskId: (await taskOf(app, direct)).id });
    expect(await taskOf(app, direct)).toMatchObject({ kind: 'DELIVER', loaded: true, run: { id: runId } });
    await complete(app, driver, { taskId: (await taskOf(app, direct)).id });
    await finish(app, driver, runId);
  });

  it('sends the driver on when dispatch takes away the shipment of the stop that is next', async () => {
    const parcels = [await newParcel(app, shop, { lat: 25.2 }), await newParcel(app, shop, { lat: 25.22 })];
    const { driver, runId } = await onTheRoad(...parcels);
    const RUN = 'query($id: String!) { run(id: $id) { stops { tasks { state shipment { id } } } } }';
    const { stops } = (await ask(app, driver.token, RUN, { id: runId })).run;
    await erp('mutation($ids: [String!]!) { unassignShipments(ids: $ids) }', { ids: [stops[0].tasks[0].shipment.id] });
    const after = (await ask(app, driver.token, RUN, { id: runId })).run.stops;
    expect(after.map((stop: any) => stop.tasks.map((task: any) => task.state))).toEqual([['EN_ROUTE']]);
  });
});

describe('a task', () => {
  it('is replaced when the status of its shipment was forced to one that needs another kind', async () => {
    const parcel = await newParcel(app, shop);
    const admin = await sessionOf(app, app.accounts.superAdmin);
    await ask(app, admin, 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }', {
      i: { id: parcel.id, status: 'RETURN_TO_SENDER', force: true, note: 'The store wants it back' },
    });
    await settleTasksTask.run(jobContext());
    expect(await taskOf(app, parcel)).toMatchObject({ kind: 'RETURN', state: 'ASSIGNED' });
    await openDayTask.run(jobContext());
  });
});

describe('changes at the same time', () => {
  it("do not stand in one another's way", async () => {
    const parcels: Parcel[] = [];
    for (let n = 0; n < 6; n++) parcels.push(await newParcel(app, shop, { lat: 25.2 + n / 100 }));
    const { driver } = await onTheRoad(...parcels);
    const second = await onTheRoad(await newParcel(app, shop));
    const before = await deadlocks();
    const ids = parcels.map(({ id }) => id);
    const tasks = await Promise.all(parcels.map((parcel) => taskOf(app, parcel)));
    const ASSIGN = 'mutation($i: AssignShipmentsInput!) { assignShipments(input: $i) { id } }';
    await Promise.allSettled([
      ...tasks.map(({ id }) => complete(app, driver, { taskId: id, outcome: 'FAILED', reasonCode: 'nobody_home' })),
      ...[second.driver.id, driver.id, second.driver.id].map((driverId) => erp(ASSIGN, { i: { driverId, ids } })),
      ...tasks.map(({ id }) => complete(app, driver, { taskId: id, outcome: 'FAILED', reasonCode: 'nobody_home' })),
      ...ids.map((id) => erp('mutation($ids: [String!]!) { unassignShipments(ids: $ids) }', { ids: [id] })),
    ]);
    expect(await deadlocks()).toBe(before);
  });
});

async function deadlocks(): Promise<number> {
  await app.database.sql('select pg_stat_force_next_flush()');
  const [row] = await app.database.sql<{ deadlocks: string }>('select deadlocks from pg_stat_database where datname = current_database()');
  return Number(row?.deadlocks ?? 0);
}
