import { JobWork } from '../../src/platform/work/work.js';
import pg from 'pg';
import { scheduledTasks } from '../../src/scheduled-tasks.js';
import { openWorld } from '../graphql/permissions/world.js';
import { statementsOf } from '../migrations/releases/observed-statements.js';
import { refusedOf } from '../migrations/releases/plan-statements.js';
import { startApp } from '../support/app.js';
import { days } from '../support/clock.js';
import { eventsHandled } from '../support/events.js';
import { ledgerIsWhole } from '../support/people.js';
import { connectShop, placeOrder } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { SERVICE } from './bed/admin-sql.js';
import { onBed, type Bed } from './bed/bed.js';
import { startCitus, workerOf, type CitusCluster } from './bed/citus.js';
import { OrderLoad } from './bed/order-load.js';
import { inSchema, shopsIn } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { changePrice, operatorOf, priceShownTo } from './bed/stories.js';
import { report, summaryOf, tally, untilRelayed } from './bed/tally.js';

const PER_SECOND = 10;

/** A service in its own schema, with sellers. */
async function operatorIn(bed: Bed, cluster: CitusCluster, schema: string) {
  const service = await Service.start(bed, schema, {
    DATABASE_URL: cluster.coordinator.url(),
    DB_SCHEMA: schema,
    ROLE: 'all',
    DEMO: '0',
    DATABASE_POOL: '10',
  });
  const server = inSchema(cluster.coordinator, schema);
  return { service, server, shops: await shopsIn(server), worker: await workerOf(cluster, schema) };
}

const loadOn = ({ service, shops }: Awaited<ReturnType<typeof operatorIn>>): OrderLoad =>
  new OrderLoad({ shops, perSecond: PER_SECOND, url: () => service.url });

describe('On a Citus cluster', () => {
  const test = withPrograms('postgres', 'citus');

  test('services have a worker each, and lose nothing when a worker is lost and comes back', () =>
    onBed(async (bed) => {
      const cluster = await startCitus(bed);
      const [north, south] = [await operatorIn(bed, cluster, 'north'), await operatorIn(bed, cluster, 'south')];
      expect(north.worker).not.toBe(south.worker);
      const token = await operatorOf(north.server);
      await changePrice(north.service, token, '3.33');
      const [shop] = north.shops;
      if (!shop) throw new Error('There is no shop.');
      await waitFor('the new price is shown', async () => (await priceShownTo(north.service, shop)) === 3.33);

      const [ofNorth, ofSouth] = [loadOn(north), loadOn(south)];
      await waitFor('both take orders', () => [ofNorth, ofSouth].every(({ acknowledged }) => acknowledged.length >= 2 * PER_SECOND));
      await north.worker.kill();
      const refused = () => ofNorth.answers.filter(({ status }) => status === 503).length;
      await waitFor('orders of the lost worker are refused', () => refused() >= PER_SECOND);
      await north.worker.start();
      const back = ofNorth.acknowledged.length;
      await waitFor('they are taken again', () => ofNorth.acknowledged.length >= back + PER_SECOND);
      await Promise.all([ofNorth.stop(), ofSouth.stop()]);
      await Promise.all([ofNorth.retryRefused(), ofSouth.retryRefused()]);

      for (const [whose, { server }, load] of [
        ['its service', north, ofNorth],
        ['the service of the other worker', south, ofSouth],
      ] as const) {
        await untilRelayed(server);
        const found = await tally(load, server);
        report(`Citus, a worker lost and back, ${whose}`, summaryOf(found, load));
        expect(found).toMatchObject({ missing: [], twice: [], unexpected: [] });
      }
    }));

  test('a service does all of its work and every schedule, and no statement of it is refused', () =>
    onBed(async (bed) => {
      const cluster = await startCitus(bed);
      const app = await startApp({}, { databaseUrl: cluster.coordinator.url() });
      bed.onClose(() => app.stop());
      await workerOf(cluster, SERVICE);
      const statements = await statementsOf(() => openWorld(app));
      expect(await refusedByCitus(cluster, statements)).toEqual([]);
      await eventsHandled(app);
      app.clock.advance(days(40));
      const failures: unknown[] = [];
      for (const { run } of scheduledTasks((message, error) => failures.push(message, error)))
        await run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
      expect(failures).toEqual([]);
      expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
    }));

  test('a service that has been on one machine moves to a worker with everything it has', () =>
    onBed(async (bed) => {
      const cluster = await startCitus(bed);
      const { coordinator } = cluster;
      await coordinator.sql(`alter database ${SERVICE} set citus.enable_schema_based_sharding = off`);
      const first = await startApp({}, { databaseUrl: coordinator.url() });
      await openWorld(first);
      await eventsHandled(first);
      await first.stop();
      await expect(workerOf(cluster, SERVICE)).rejects.toThrow('is not on one worker');
      const before = await booksOf(cluster);

      await coordinator.sql(`alter database ${SERVICE} set citus.enable_schema_based_sharding = on`);
      const app = await startApp({}, { databaseUrl: coordinator.url() });
      bed.onClose(() => app.stop());
      await workerOf(cluster, SERVICE);
      expect(await booksOf(cluster)).toEqual(before);
      const { status } = await placeOrder(app, await connectShop(app));
      expect(status).toBe(200);
      expect(await ledgerIsWhole(app)).toMatchObject({ ok: true, differences: [] });
    }));
});

/** The statements that a coordinator does not plan. Those with inserts in a CTE it runs, but cannot explain. */
async function refusedByCitus({ coordinator }: CitusCluster, statements: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: coordinator.url() });
  await client.connect();
  try {
    return (await refusedOf(client, statements)).filter((reason) => !reason.startsWith('could not create distributed plan'));
  } finally {
    await client.end();
  }
}

const booksOf = ({ coordinator }: CitusCluster) =>
  Promise.all(['posting', 'journal_entry', 'shipment', 'timeline_entry'].map((table) => coordinator.sql(`select count(*) from ${table}`)));
