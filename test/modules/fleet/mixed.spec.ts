import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../support/app.js';
import { COMPLETE, load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today, type Parcel } from '../../support/fleet.js';
import { ask } from '../../support/graphql.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let hubId: string;

beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterAll(() => app.stop());

const START = 'mutation($id: String!) { startRun(id: $id) { id } }';
const FINISH = 'mutation($id: String!, $c: [MoneyInput!]) { finishRun(id: $id, unsentEvents: 0, countedCash: $c) { id } }';
const ASSIGN = 'mutation($t: String!, $r: String, $p: Int) { assignTask(taskId: $t, runId: $r, position: $p) { id } }';
const PLAN = 'mutation($i: PlanRunsInput!) { planRuns(input: $i) { runs { id } } }';
const REORDER = 'mutation($r: String!, $s: [String!]!) { reorderStops(runId: $r, stopIds: $s) { id } }';

describe('two runs', () => {
  it('stay whole while everybody changes them at the same time', async () => {
    const drivers = [await newDriver(app, { hubId }), await newDriver(app, { hubId })];
    const parcels: Parcel[] = [];
    for (let n = 0; n < 10; n++)
      parcels.push(
        await newParcel(app, shop, {
          lat: 25.1 + n / 50,
          order: n % 2 ? { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 10 } : {},
        }),
      );
    const input = { date: today(app), hubId, driverIds: drivers.map(({ id }) => id), seed: 1 };
    // One run has the parcels; the other one is opened by an assignment.
    const plan = await planDay(app, { ...input, driverIds: [drivers[0]?.id] });
    const runs: string[] = [plan.runs[0].id];
    const extra = await newParcel(app, shop);
    const second = await planDay(app, { ...input, driverIds: [drivers[1]?.id] });
    runs.push(second.runs[0].id);
    expect(extra.id).toBeTruthy();
    const [first] = drivers;
    if (!first) throw new Error('no driver');
    for (const { reference } of parcels.slice(0, 6)) await load(app, first, runs[0] ?? '', reference);
    await startRun(app, first, runs[0] ?? '');
    const tasks = await Promise.all(parcels.map((parcel) => taskOf(app, parcel)));
    const stops = (
      await ask(app, app.accounts.erpToken, 'query($id: String!) { run(id: $id) { stops { id } } }', { id: runs[0] })
    ).run.stops.map(({ id }: any) => id);
    const erp = app.accounts.erpToken;
    const calls: (() => Promise<any>)[] = [];
    for (let n = 0; n < 50; n++) {
      const task = tasks[n % tasks.length];
      const driver = drivers[n % 2];
      if (!driver) continue;
      const send = (query: string, variables: any, token = driver.token) => calls.push(() => app.client.graphql(query, variables, token));
      const collected = task.collect ? { method: 'CASH' } : null;
      if (n % 5 === 0)
        send(
          COMPLETE,
          { i: { taskId: task.id, clientEventId: randomUUID(), outcome: 'COMPLETED', withoutOtpReason: 'x', collected } },
          first.token,
        );
      if (n % 5 === 1) send(ASSIGN, { t: task.id, r: runs[n % 3] ?? null, p: n % 4 || null }, erp);
      if (n % 5 === 2) send(PLAN, { i: { ...input, seed: n } }, erp);
      if (n % 5 === 3) send(REORDER, { r: runs[0], s: stops.toReversed() }, erp);
      if (n % 5 === 4)
        send(n % 2 ? START : FINISH, n % 2 ? { id: runs[1] } : { id: runs[1], c: [{ amount: '0', currency: 'USD' }] }, drivers[1]?.token);
      if (n === 37) send(FINISH, { id: runs[0], c: [{ amount: '5', currency: 'USD' }] }, first.token);
    }
    const answers = await Promise.all(calls.map((call) => call()));
    const codes = answers.flatMap(({ body }) => (body?.errors ?? []).map((error: any) => error.extensions.code));
    expect(codes.filter((code: string) => code === 'INTERNAL_ERROR')).toEqual([]);
    const [wrong] = await app.database.sql<Record<string, string>>(`select
      (select count(*) from task t join run r on r.id = t.run_id where r.state = 'finished' and t.state in ('assigned', 'en_route', 'arrived')) as stuck,
      (select count(*) from task t join stop s on s.id = t.stop_id where s.run_id is distinct from t.run_id) as torn,
      (select count(*) from (select run_id, sequence from stop group by 1, 2 having count(*) > 1) d) as doubled,
      (select count(*) from task t join run r on r.id = t.run_id where t.driver_id <> r.driver_id and t.state in ('assigned', 'en_route', 'arrived')) as foreign_driver,
      (select count(*) from task t join run r on r.id = t.run_id join shipment_assignment a on a.shipment_id = t.shipment_id and a.ended_at is null
        where a.driver_id <> r.driver_id and t.state in ('assigned', 'en_route', 'arrived')) as foreign_access,
      (select count(*) from task t join run r on r.id = t.run_id where t.state in ('assigned', 'en_route', 'arrived') and r.state <> 'finished' and t.stop_id is null) as nowhere,
      (select count(*) from stop s join run r on r.id = s.run_id where s.completed_at is null and r.state <> 'finished'
        and not exists (select 1 from task t where t.stop_id = s.id and t.state in ('assigned', 'en_route', 'arrived'))) as hollow,
      (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`);
    expect(wrong).toMatchObject({
      stuck: '0',
      torn: '0',
      doubled: '0',
      foreign_driver: '0',
      foreign_access: '0',
      nowhere: '0',
      hollow: '0',
    });
    expect((await ask(app, erp, '{ ledgerIntegrity { ok } }')).ledgerIntegrity.ok).toBe(true);
  });

  it('number their stops once each when a run is opened while it is being planned', async () => {
    for (let round = 0; round < 4; round++) {
      const driver = await newDriver(app, { hubId });
      for (let n = 0; n < 4; n++) await newParcel(app, shop, { lat: 25.3 + n / 50 });
      const named = [await newParcel(app, shop, { lat: 25.9 }), await newParcel(app, shop, { lat: 25.95 })];
      const input = { date: today(app), hubId, driverIds: [driver.id] };
      await Promise.all([
        ...[1, 2].map((seed) => app.client.graphql(PLAN, { i: { ...input, seed } }, app.accounts.erpToken)),
        ...named.map(({ id }) =>
          app.client.graphql(
            'mutation($i: AssignShipmentsInput!) { assignShipments(input: $i) { id } }',
            { i: { driverId: driver.id, ids: [id] } },
            app.accounts.erpToken,
          ),
        ),
      ]);
      expect(await app.database.sql('select run_id, sequence from stop group by 1, 2 having count(*) > 1')).toEqual([]);
    }
  });
});
