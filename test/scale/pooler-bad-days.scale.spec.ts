import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { FailoverManager } from './bed/failover-manager.js';
import { startHaproxy } from './bed/haproxy.js';
import { OrderLoad } from './bed/order-load.js';
import { inSchema, pairOfServers, shopsIn } from './bed/pair.js';
import { startPgbouncer } from './bed/pgbouncer.js';
import { PostgresNode } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, secondsToFirstOrder, summaryOf, tally, untilRelayed } from './bed/tally.js';

const TTL_MS = 4_000;
const GRACE_SECONDS = 3;
const PER_SECOND = 40;

describe('Behind PgBouncer in transaction mode', () => {
  withPrograms(
    'postgres',
    'pgbouncer',
    'haproxy',
  )('a failover costs no acknowledged order', () =>
    onBed(async (bed) => {
      const pair = await pairOfServers(bed);
      const manager = FailoverManager.over(bed, pair.primary, pair.standby, TTL_MS);
      const backends = await Promise.all(
        [pair.primary, pair.standby].map(async (node) => ({ name: node.name, port: node.port, probePort: await manager.probeOf(node) })),
      );
      const haproxy = await startHaproxy(bed, { backends });
      const pooler = await startPgbouncer(bed, { server: haproxy });
      const settings = { DATABASE_URL: pooler.url(), DATABASE_DIRECT_URL: pair.bothUrl, ROLE: 'all', DEMO: '0' };
      const service = await Service.start(bed, 'service', settings);
      const load = new OrderLoad({ shops: pair.shops, perSecond: PER_SECOND, url: () => service.url });
      await waitFor(
        () => `orders are placed: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.length >= 2 * PER_SECOND,
      );
      await pair.primary.kill();
      const killedAt = performance.now();
      await waitFor(
        () => `orders are placed on the other: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.filter(({ askedAt }) => askedAt > killedAt).length >= 3 * PER_SECOND,
      );
      await load.stop();
      const back = secondsToFirstOrder(load, killedAt);
      const found = await tally(load, pair.standby);
      report('S1 PgBouncer and haproxy', `${summaryOf(found, load)}, back after ${back.toFixed(1)} s`);
      expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
      expect(back).toBeLessThanOrEqual(TTL_MS / 1_000 + GRACE_SECONDS);
      await untilRelayed(pair.standby);
    }),
  );

  withPrograms('postgres', 'pgbouncer')('its restart costs refusals at most, and its connections are taken up again', () =>
    onBed(async (bed) => {
      const { primary, service, shops, pooler } = await pooledService(bed);
      const load = new OrderLoad({ shops, perSecond: PER_SECOND, url: () => service.url });
      await waitFor(
        () => `orders are placed: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.length >= 2 * PER_SECOND,
      );
      await pooler.stop();
      await waitFor('orders are refused', () => load.answers.at(-1)?.status === 503);
      await pooler.start();
      const again = performance.now();
      await waitFor(
        () => `orders are placed again: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.filter(({ askedAt }) => askedAt > again).length >= 3 * PER_SECOND,
      );
      await load.stop();
      const found = await tally(load, primary);
      report('S4 PgBouncer restarted', `${summaryOf(found, load)}, back after ${secondsToFirstOrder(load, again).toFixed(1)} s`);
      expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
    }),
  );

  withPrograms('postgres', 'pgbouncer')(
    'two services with schemas of their own share its connections, and neither writes into the other',
    () =>
      onBed(async (bed) => {
        const primary = await PostgresNode.primary(bed, 'primary');
        const pooler = await startPgbouncer(bed, { server: primary.port, poolSize: 3 });
        const settings = { DATABASE_URL: pooler.url(), DATABASE_DIRECT_URL: primary.url(), DEMO: '0' };
        const schemas = ['one', 'two'];
        const sides = await Promise.all(
          schemas.map(async (schema, index) => {
            const service = await Service.start(bed, schema, { ...settings, DB_SCHEMA: schema });
            const shops = await shopsIn(inSchema(primary, schema));
            return { schema, load: new OrderLoad({ shops, perSecond: 20, url: () => service.url, firstNumber: 1 + index * 1_000_000 }) };
          }),
        );
        for (const { load } of sides)
          await waitFor(
            () => `orders are placed: ${load.answers.at(-1)?.text}`,
            () => load.acknowledged.length >= 150,
          );
        await Promise.all(sides.map(({ load }) => load.stop()));
        for (const { schema, load } of sides) {
          const found = await tally(load, inSchema(primary, schema));
          const [{ n }] = await primary.sql(`select count(*)::int as n from ${schema}."order"`);
          report(`S4 schema ${schema}`, summaryOf(found, load));
          expect(found).toMatchObject({ missing: [], twice: [], unexpected: [] });
          expect(n).toBe(load.answers.length);
        }
      }),
  );

  withPrograms('postgres', 'pgbouncer')(
    'whose few connections are all busy, orders are refused and not lost, and it is well again afterwards',
    () =>
      onBed(async (bed) => {
        const { primary, service, shops } = await pooledService(bed, { poolSize: 2, settings: { query_wait_timeout: '3' } });
        const load = new OrderLoad({ shops, perSecond: PER_SECOND, url: () => service.url });
        await waitFor(
          () => `orders are placed: ${load.answers.at(-1)?.text}`,
          () => load.acknowledged.length >= PER_SECOND,
        );
        await primary.sql(`begin; lock table "order" in exclusive mode; select pg_sleep(6); commit`);
        const freeAt = performance.now();
        await waitFor(
          () => `orders are placed again: ${load.answers.at(-1)?.text}`,
          () => load.acknowledged.filter(({ askedAt }) => askedAt > freeAt).length >= 3 * PER_SECOND,
        );
        await load.stop();
        const found = await tally(load, primary);
        report('S4 PgBouncer busy', `${summaryOf(found, load)}, back after ${secondsToFirstOrder(load, freeAt).toFixed(1)} s`);
        expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
      }),
  );
});

async function pooledService(bed: Bed, parts: { poolSize?: number; settings?: Readonly<Record<string, string>> } = {}) {
  const primary = await PostgresNode.primary(bed, 'primary');
  const pooler = await startPgbouncer(bed, { server: primary.port, ...parts });
  const service = await Service.start(bed, 'service', { DATABASE_URL: pooler.url(), DATABASE_DIRECT_URL: primary.url(), DEMO: '0' });
  return { primary, pooler, service, shops: await shopsIn(primary) };
}
