import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { FailoverManager } from './bed/failover-manager.js';
import { startHaproxy } from './bed/haproxy.js';
import { OrderLoad } from './bed/order-load.js';
import { pairOfServers, type Pair } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, secondsToFirstOrder, summaryOf, tally } from './bed/tally.js';

/** How long the manager waits before it takes a primary for dead. */
const TTL_MS = 5_000;
/** What the service may take on top of that. */
const GRACE_SECONDS = 3;
const ORDERS_PER_SECOND = 40;

describe('A primary that is killed under forty orders a second, and whose standby is promoted', () => {
  withPrograms('postgres')('costs no acknowledged order where DATABASE_URL lists both servers', () =>
    onBed(async (bed) => {
      const pair = await pairOfServers(bed);
      FailoverManager.over(bed, pair.primary, pair.standby, TTL_MS);
      await failsOverWithoutLoss(bed, 'S1 two hosts', pair, pair.bothUrl);
    }),
  );

  withPrograms('postgres', 'haproxy')('costs no acknowledged order where haproxy leads to the primary', () =>
    onBed(async (bed) => {
      const pair = await pairOfServers(bed);
      const manager = FailoverManager.over(bed, pair.primary, pair.standby, TTL_MS);
      const backends = [
        { name: 'primary', port: pair.primary.port, probePort: await manager.probeOf(pair.primary) },
        { name: 'standby', port: pair.standby.port, probePort: await manager.probeOf(pair.standby) },
      ];
      const port = await startHaproxy(bed, { backends });
      await failsOverWithoutLoss(bed, 'S1 haproxy', pair, pair.primary.url(port));
    }),
  );
});

async function failsOverWithoutLoss(bed: Bed, row: string, { primary, standby, shops }: Pair, url: string): Promise<void> {
  const service = await Service.start(bed, 'service', { DATABASE_URL: url, ROLE: 'all', DEMO: '0' });
  const { pid } = service;
  const load = new OrderLoad({ shops, perSecond: ORDERS_PER_SECOND, url: () => service.url });
  await waitFor('orders are placed', () => load.acknowledged.length >= 2 * ORDERS_PER_SECOND);

  await primary.kill();
  const killedAt = performance.now();
  await waitFor(
    () => `orders are placed on the other server; the last answers: ${JSON.stringify(load.answers.slice(-3))}`,
    () => load.acknowledged.filter(({ askedAt }) => askedAt > killedAt).length >= 3 * ORDERS_PER_SECOND,
  );
  await load.stop();
  const back = secondsToFirstOrder(load, killedAt);
  const found = await tally(load, standby);
  report(row, `${summaryOf(found, load)}, back after ${back.toFixed(1)} s`);

  // A shop sends again what was refused, under the same key: each order is there exactly once then.
  const retried = await load.retryRefused();
  const later = await tally(load, standby);
  expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
  expect(found.refused).toBeGreaterThan(0);
  expect(retried.map(({ status }) => status)).toEqual(retried.map(() => 200));
  expect(later).toMatchObject({ acknowledged: new Set(load.answers.map(({ number }) => number)).size, missing: [], twice: [] });
  expect(back).toBeLessThanOrEqual(TTL_MS / 1_000 + GRACE_SECONDS);
  expect(service.pid).toBe(pid);
  expect(service.running && (await service.isReady())).toBe(true);
}
