import { waitFor } from '../support/wait-for.js';
import { bearer } from '../support/client.js';
import { closeSubscribers, holderOf } from '../support/live.js';
import { onBed, type Bed } from './bed/bed.js';
import { OrderLoad } from './bed/order-load.js';
import { shopsIn } from './bed/pair.js';
import { startPgbouncer } from './bed/pgbouncer.js';
import { PostgresNode } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { changePrice, operatorOf, priceShownTo } from './bed/stories.js';
import { report, summaryOf, tally } from './bed/tally.js';

const KNOWN_WITHIN_SECONDS = 6;

async function pooled(bed: Bed) {
  const primary = await PostgresNode.primary(bed, 'primary');
  const pooler = await startPgbouncer(bed, { server: primary.port });
  const settings = { DATABASE_URL: pooler.url(), DATABASE_DIRECT_URL: primary.url(), ROLE: 'all' };
  return { primary, pooler, settings };
}

describe('The service behind PgBouncer in transaction mode', () => {
  withPrograms('postgres', 'pgbouncer')('migrates at its start, starts again, and takes orders all the way to delivery', () =>
    onBed(async (bed) => {
      const { primary, settings } = await pooled(bed);
      const first = await Service.start(bed, 'first', { ...settings, DEMO: '1' });
      expect(await first.stop()).toBe(0);
      const service = await Service.start(bed, 'second', { ...settings, DEMO: '1' });

      const shops = await shopsIn(primary);
      const load = new OrderLoad({ shops, perSecond: 40, url: () => service.url });
      await waitFor(
        () => `orders are placed: ${JSON.stringify(load.answers.slice(-2))}`,
        () => load.acknowledged.length >= 200,
        60_000,
      );
      await load.stop();
      const found = await tally(load, primary);
      report('S4 orders', summaryOf(found, load));
      expect(found).toMatchObject({ acknowledged: load.answers.length, missing: [], twice: [], unexpected: [] });

      const operator = await operatorOf(primary);
      const shipment = JSON.parse(load.acknowledged[0]?.text ?? '{}').nbox.shipment_detail_id as string;
      const simulate = 'mutation($id: String!) { simulateShipment(id: $id, path: [DELIVERED]) { status } }';
      const walked = await service.client.graphql(simulate, { id: shipment }, operator);
      expect(walked.body).toMatchObject({ data: { simulateShipment: { status: 'DELIVERED' } } });
      await waitFor('every event is relayed', async () => {
        const [row] = await primary.sql('select count(*)::int as n from event where relayed_at is null');
        return row.n === 0;
      });
      const heard = await service.client.get(`/api/erp/shipments/${shipment}/events`, bearer(operator));
      expect(heard.status).toBe(200);
    }),
  );

  withPrograms('postgres', 'pgbouncer')(
    'tells a second process of a changed price within six seconds, and its subscribers of an order',
    () =>
      onBed(async (bed) => {
        const { primary, settings } = await pooled(bed);
        const [first, second] = [await Service.start(bed, 'first', settings), await Service.start(bed, 'second', settings)];
        const [shop] = await shopsIn(primary);
        if (!shop) throw new Error('There is no shop.');
        const operator = await operatorOf(primary);
        expect(await priceShownTo(second, shop)).not.toBe(7.5);

        await changePrice(first, operator, '7.50');
        const changedAt = performance.now();
        await waitFor('the other process shows the new price', async () => (await priceShownTo(second, shop)) === 7.5, 60_000);
        const seconds = (performance.now() - changedAt) / 1_000;
        report('S4 price', `known to the second process after ${seconds.toFixed(1)} s`);
        expect(seconds).toBeLessThanOrEqual(KNOWN_WITHIN_SECONDS);

        const heard = holderOf(second.url, operator).subscribe('subscription { shipmentChanged { reference to } }');
        bed.onClose(closeSubscribers);
        const load = new OrderLoad({ shops: [shop], perSecond: 5, url: () => first.url });
        await waitFor('the subscriber hears of an order placed at the other process', () => heard.received.length > 0, 60_000);
        await load.stop();
      }),
  );

  withPrograms('postgres', 'pgbouncer')('really ends the statement of a request that has taken too long', () =>
    onBed(async (bed) => {
      const { primary, settings } = await pooled(bed);
      const service = await Service.start(bed, 'service', { ...settings, ROLE: 'web', REQUEST_TIMEOUT_MS: '2000' });
      const operator = await operatorOf(primary);
      // Every reader and writer of a shipment now waits.
      const held = primary
        .sql(`begin; lock table "order", shipment in access exclusive mode; select pg_sleep(20); commit`)
        .catch(() => undefined);
      await waitFor('the table is locked', async () => (await locks(primary)) > 0);

      const { status } = await service.client.get('/api/erp/shipments?page=1', bearer(operator));
      expect([503, 504]).toContain(status);
      report('S4 cancelled', `answered ${status}`);
      await waitFor('no statement of the service waits any more', async () => (await waiting(primary)) === 0, 12_000);
      expect(await locks(primary)).toBeGreaterThan(0);
      await held;
    }),
  );
});

const locks = async (node: PostgresNode): Promise<number> =>
  (
    await node.sql(
      `select count(*)::int as n from pg_locks where mode = 'AccessExclusiveLock' and relation = 'shipgraph."order"'::regclass and granted`,
    )
  )[0].n;

const waiting = async (node: PostgresNode): Promise<number> =>
  (await node.sql(`select count(*)::int as n from pg_stat_activity where usename = 'shipgraph' and wait_event_type = 'Lock'`))[0].n;
