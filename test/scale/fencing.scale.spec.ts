import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { FailoverManager } from './bed/failover-manager.js';
import { startHaproxy } from './bed/haproxy.js';
import { OrderLoad } from './bed/order-load.js';
import { pairOfServers, type Pair } from './bed/pair.js';
import type { PostgresNode, ServerSettings } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, summaryOf, tally } from './bed/tally.js';

const TTL_MS = 3_000;
const PER_SECOND = 20;
/** Long enough that new connections are opened in the meantime. */
const BOTH_CLAIM_MS = 10_000;

describe('An old primary that comes back and still thinks that it is one', () => {
  withPrograms('postgres')('acknowledges nothing where it waits for a standby that it no longer has', () =>
    onBed(async (bed) => {
      const pair = await pairOfServers(bed);
      FailoverManager.over(bed, pair.primary, pair.standby, TTL_MS);
      await staysFenced(bed, 'S1 fenced by synchronous commit', pair, pair.bothUrl);
    }),
  );

  withPrograms('postgres')('acknowledges nothing where nothing but its older timeline gives it away', () =>
    onBed(async (bed) => {
      const pair = await pairOfServers(bed);
      await waitFor('the standby has everything', async () => {
        const [{ rest }] = await pair.primary.sql('select max(pg_current_wal_lsn() - replay_lsn)::int as rest from pg_stat_replication');
        return rest === 0;
      });
      FailoverManager.over(bed, pair.primary, pair.standby, TTL_MS);
      // What it knew about its standby is lost with its settings.
      await staysFenced(bed, 'S1 fenced by timeline', pair, pair.bothUrl, { synchronous_standby_names: '' });
    }),
  );

  withPrograms('postgres', 'haproxy')('is reached by nobody where haproxy asks the manager who leads', () =>
    onBed(async (bed) => {
      const pair = await pairOfServers(bed);
      const manager = FailoverManager.over(bed, pair.primary, pair.standby, TTL_MS);
      const backends = await Promise.all(
        [pair.primary, pair.standby].map(async (node) => ({ name: node.name, port: node.port, probePort: await manager.probeOf(node) })),
      );
      await staysFenced(bed, 'S1 fenced by haproxy', pair, pair.primary.url(await startHaproxy(bed, { backends })));
    }),
  );
});

describe('A primary that waits for a standby which is gone', () => {
  withPrograms('postgres')('acknowledges no order, neither at first nor when it is sent again', () =>
    onBed(async (bed) => {
      const { primary, standby, shops } = await pairOfServers(bed);
      const service = await Service.start(bed, 'service', { DATABASE_URL: primary.url(), DEMO: '0', REQUEST_TIMEOUT_MS: '3000' });
      const load = new OrderLoad({ shops, perSecond: PER_SECOND, url: () => service.url });
      await waitFor('orders are placed', () => load.acknowledged.length >= PER_SECOND);
      await standby.kill();
      await waitFor('orders are refused', () => load.answers.at(-1)?.status === 503);
      await load.stop();
      const before = load.acknowledged.length;
      const again = await load.retryRefused();
      const confirmed = again.filter(({ status }) => status === 200).length;
      report(
        'S1 without its standby',
        `${summaryOf(await tally(load, primary), load)}, ${confirmed} of ${again.length} acknowledged when sent again`,
      );
      expect(again.length).toBeGreaterThan(0);
      expect(load.acknowledged.length - confirmed).toBe(before);
      expect(confirmed).toBe(0);
    }),
  );
});

/** Orders go on while both servers claim to take writes, and the service starts again in the meantime: whatever is acknowledged is on the new primary. */
async function staysFenced(
  bed: Bed,
  row: string,
  { primary, standby, shops }: Pair,
  url: string,
  settings?: ServerSettings,
): Promise<void> {
  const service = await Service.start(bed, 'service', { DATABASE_URL: url, DEMO: '0' });
  const load = new OrderLoad({ shops, perSecond: PER_SECOND, url: () => service.url });
  await waitFor('orders are placed', () => load.acknowledged.length >= PER_SECOND);
  await primary.kill();
  const killedAt = performance.now();
  await waitFor('orders are placed on the other', () => load.acknowledged.some(({ askedAt }) => askedAt > killedAt));

  await primary.start(settings);
  expect(await primary.isWritable()).toBe(true);
  await pause(BOTH_CLAIM_MS);
  const before = load.acknowledged.length;
  await standby.sql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'shipgraph%'`);
  await pause(BOTH_CLAIM_MS);
  await load.stop();

  const found = await tally(load, standby);
  const strays = await ordersOnlyOn(primary, standby);
  report(
    row,
    `${found.missing.length}/${found.twice.length}/${found.answersOf500.length} of ${load.answers.length}, ${strays} orders on the old primary alone, ${load.acknowledged.length - before} placed after its connections broke, unexpected ${found.unexpected.length}`,
  );
  expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [] });
  expect(load.acknowledged.length).toBeGreaterThan(before);
}

async function ordersOnlyOn(one: PostgresNode, other: PostgresNode): Promise<number> {
  const idsOf = async (node: PostgresNode) => (await node.sql('select id from "order"')).map(({ id }) => id as string);
  const there = new Set(await idsOf(other));
  return (await idsOf(one)).filter((id) => !there.has(id)).length;
}
