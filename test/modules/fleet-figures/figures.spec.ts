import { JobWork } from '../../../src/platform/work/work.js';
import { FILL } from '../../../src/migrations/20261202050000-fleet-figures.js';
import { countRun } from '../../../src/modules/fleet-figures/count-run.js';
import { fleetFigureTasks } from '../../../src/modules/fleet-figures/index.js';
import { startApp, type TestApp } from '../../support/app.js';
import { hours, minutes } from '../../support/clock.js';
import {
  complete,
  finish,
  load,
  newDriver,
  newHub,
  newParcel,
  planDay,
  startRun,
  taskOf,
  today,
  type TestDriver,
} from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let shop: ConnectedShop;
let hubId: string;
let driver: TestDriver;
let runId: string;
let date: string;

type Row = Readonly<Record<string, unknown>>;

const FIGURES = `query($from: String!, $to: String!, $by: FleetFigureGroup!, $hub: String, $driver: String) {
  fleetFigures(from: $from, to: $to, by: $by, hub: $hub, driver: $driver) {
    day hub { id } driver { id name } runs stops stopsPerHour firstAttemptSuccess lateShare kmPerStop km completed failed
    cashDifferences { amount currency }
  }
}`;

const figures = async (by: string, more: Readonly<Record<string, unknown>> = {}): Promise<Row[]> =>
  (await ask(app, app.accounts.erpToken, FIGURES, { from: date, to: date, by, ...more })).fleetFigures;

const rowOf = async (id: string): Promise<Row | undefined> =>
  (await app.database.sql<Row>('select * from run_figure where run_id = $1', [id]))[0];

/** Once the service has counted the end of the run. */
const counted = (id: string): Promise<void> =>
  waitFor('the run was counted', async () => {
    const [run] = await app.database.sql<{ revision: number }>('select revision from run where id = $1', [id]);
    return (await rowOf(id))?.['revision'] === run?.revision;
  });

/** Two deliveries in two hours: the first fails, the second brings 100.00 in cash, of which 5.00 are missing at the end. */
async function workADay(): Promise<void> {
  const away = await newParcel(app, shop);
  const home = await newParcel(app, shop, {
    lat: 25.21,
    order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 100 },
  });
  const plan = await planDay(app, { date, driverIds: [driver.id] });
  runId = plan.runs[0].id;
  for (const { reference } of [away, home]) await load(app, driver, runId, reference);
  await startRun(app, driver, runId);
  app.clock.advance(hours(1));
  await app.database.sql(`update stop set window_to = $2 where id = (select stop_id from task where id = $1)`, [
    (await taskOf(app, home)).id,
    new Date(app.clock.now().getTime() - minutes(10)),
  ]);
  await complete(app, driver, { taskId: (await taskOf(app, away)).id, outcome: 'FAILED', reasonCode: 'nobody_home', notes: 'Closed' });
  await complete(app, driver, {
    taskId: (await taskOf(app, home)).id,
    withoutOtpReason: 'No phone',
    collected: { method: 'CASH', amount: '100', currency: 'USD' },
  });
  app.clock.advance(hours(1));
  await app.database.sql('update run set metres = 9000 where id = $1', [runId]);
  await finish(app, driver, runId, { c: [{ amount: '95', currency: 'USD' }] });
  await counted(runId);
}

beforeAll(async () => {
  app = await startApp();
  shop = await connectShop(app);
  hubId = await newHub(app);
  driver = await newDriver(app, { hubId });
  date = today(app);
  await workADay();
});
afterAll(() => app.stop());

describe('the figures of the fleet', () => {
  it('say how the day of a driver went', async () => {
    const [row, ...others] = await figures('DRIVER');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      day: null,
      hub: null,
      driver: { id: driver.id },
      runs: 1,
      stops: 2,
      completed: 1,
      failed: 1,
      firstAttemptSuccess: 0.5,
      lateShare: 0.5,
      km: 9,
      kmPerStop: 4.5,
      cashDifferences: [{ amount: '-5.00', currency: 'USD' }],
    });
    expect(row?.['stopsPerHour']).toBeCloseTo(1, 1);
  });

  it('are grouped by day and by hub as well, and limited to a hub or a driver', async () => {
    expect(await figures('DAY')).toMatchObject([{ day: date, hub: null, driver: null, stops: 2 }]);
    expect(await figures('HUB')).toMatchObject([{ day: null, hub: { id: hubId }, driver: null, stops: 2 }]);
    expect(await figures('DAY', { hub: hubId, driver: driver.id })).toHaveLength(1);
    expect(await figures('DAY', { hub: driver.id })).toEqual([]);
    expect(await figures('DAY', { driver: 'no id' })).toEqual([]);
  });

  it('count a run once, however often its events come', async () => {
    const before = await rowOf(runId);
    await countRun(app.database.sql, runId);
    await countRun(app.database.sql, runId);
    expect(await rowOf(runId)).toEqual(before);
  });

  it('never go back to an older state of a run', async () => {
    await app.database.sql('update run_figure set revision = revision + 1, stops_done = 7 where run_id = $1', [runId]);
    await countRun(app.database.sql, runId);
    expect(await rowOf(runId)).toMatchObject({ stops_done: 7 });
    await app.database.sql('update run_figure set revision = revision - 1 where run_id = $1', [runId]);
    await countRun(app.database.sql, runId);
    expect(await rowOf(runId)).toMatchObject({ stops_done: 2 });
  });

  it('follow positions that arrive after the end of the run', async () => {
    await app.database.sql('update run set metres = 9400 where id = $1', [runId]);
    const { sql, unitOfWork } = app.database;
    for (const task of fleetFigureTasks) await task.run(new JobWork(app.services, sql, unitOfWork));
    expect(await figures('DRIVER')).toMatchObject([{ km: 9.4, kmPerStop: 4.7 }]);
  });

  it('are filled by the migration as they are counted', async () => {
    const before = await rowOf(runId);
    await app.database.sql('delete from run_figure where run_id = $1', [runId]);
    await app.database.sql(FILL);
    expect(await rowOf(runId)).toEqual(before);
  });

  it('have no rates of a run without time and stops', async () => {
    const [only] = await app.database.sql<{ id: string }>(
      `insert into run_figure (run_id, revision, day, hub_id, driver_id, stops_done, stops_late, tasks_completed, tasks_failed, first_attempts,
         first_successes, metres, seconds, differences)
       values (gen_random_uuid(), 1, '2026-01-01', null, $1, 0, 0, 0, 0, 0, 0, 0, 0, '[]') returning run_id as id`,
      [driver.id],
    );
    expect(only).toBeDefined();
    expect(await figures('HUB', { from: '2026-01-01', to: '2026-01-01' })).toEqual([
      expect.objectContaining({
        hub: null,
        stopsPerHour: null,
        firstAttemptSuccess: null,
        lateShare: null,
        kmPerStop: null,
        cashDifferences: [],
      }),
    ]);
  });

  it('are given for at most 92 days', async () => {
    await expect(figures('DAY', { from: '2026-01-01', to: '2026-04-02' })).resolves.toBeDefined();
    expect(await refused(app, app.accounts.erpToken, FIGURES, { from: '2026-01-01', to: '2026-04-03', by: 'DAY' })).toMatchObject({
      code: 'DATE_RANGE_TOO_LARGE',
    });
  });
});
