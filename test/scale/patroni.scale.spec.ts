import { waitFor } from '../support/wait-for.js';
import { onBed } from './bed/bed.js';
import { startHaproxy } from './bed/haproxy.js';
import { OrderLoad } from './bed/order-load.js';
import { shopsIn } from './bed/pair.js';
import { startPatroni } from './bed/patroni.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, secondsToFirstOrder, summaryOf, tally } from './bed/tally.js';

const TTL_SECONDS = 10;
const GRACE_SECONDS = 3;
const PER_SECOND = 40;

describe('A cluster that Patroni runs, whose leader loses power under forty orders a second', () => {
  for (const through of ['haproxy', 'both hosts'] as const)
    withPrograms(
      'postgres',
      'patroni',
      'etcd',
      'haproxy',
    )(`loses no acknowledged order, reached through ${through}, and its old leader follows`, () =>
      onBed(async (bed) => {
        const { leader, follower } = await startPatroni(bed, TTL_SECONDS);
        const url =
          through === 'haproxy'
            ? leader.url(await startHaproxy(bed, { backends: [leader, follower] }))
            : leader.url().replace(`:${leader.port}`, `:${leader.port},127.0.0.1:${follower.port}`);
        const service = await Service.start(bed, 'service', { DATABASE_URL: url, ROLE: 'all', DEMO: '0' });
        const load = new OrderLoad({ shops: await shopsIn(leader), perSecond: PER_SECOND, url: () => service.url });
        await waitFor(
          () => `orders are placed: ${load.answers.at(-1)?.text}`,
          () => load.acknowledged.length >= 2 * PER_SECOND,
        );

        await leader.kill();
        const killedAt = performance.now();
        const placed = (): number => load.acknowledged.filter(({ askedAt }) => askedAt > killedAt).length;
        await waitFor(
          () => `orders are placed on the other member: ${load.answers.at(-1)?.text}`,
          () => placed() >= 3 * PER_SECOND,
        );
        // The old leader comes back while orders go on, and has to become a standby.
        leader.start();
        await waitFor(
          () => `the old leader follows; it said: ${leader.said().slice(-2_000)}`,
          async () => {
            const [{ n }] = await follower.sql(`select count(*)::int as n from pg_stat_replication where state = 'streaming'`);
            return n === 1;
          },
        );
        await load.stop();
        const back = secondsToFirstOrder(load, killedAt);
        const found = await tally(load, follower);
        report(`S1 Patroni, ${through}`, `${summaryOf(found, load)}, back after ${back.toFixed(1)} s (ttl ${TTL_SECONDS} s)`);
        expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
        expect(back).toBeLessThanOrEqual(TTL_SECONDS + GRACE_SECONDS);
        expect(service.running && (await service.isReady())).toBe(true);
      }),
    );
});
