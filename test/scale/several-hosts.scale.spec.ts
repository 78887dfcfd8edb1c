import { waitFor } from '../support/wait-for.js';
import { onBed } from './bed/bed.js';
import { FailoverManager } from './bed/failover-manager.js';
import { OrderLoad } from './bed/order-load.js';
import { pairOfServers, urlOf } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, secondsToFirstOrder, summaryOf, tally } from './bed/tally.js';

const TTL_MS = 3_000;

describe('A service whose DATABASE_URL lists several hosts', () => {
  withPrograms('postgres')('uses the one that takes writes where the first is a standby, and the other after a failover', () =>
    onBed(async (bed) => {
      const { primary, standby, shops } = await pairOfServers(bed);
      const service = await Service.start(bed, 'service', { DATABASE_URL: urlOf(standby, primary), ROLE: 'all', DEMO: '0' });
      const load = new OrderLoad({ shops, perSecond: 20, url: () => service.url });
      await waitFor(
        () => `orders are placed: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.length >= 40,
      );
      expect(load.answers.filter(({ status }) => status !== 200)).toEqual([]);

      FailoverManager.over(bed, primary, standby, TTL_MS);
      await primary.kill();
      const killedAt = performance.now();
      await waitFor('orders are placed on the other', () => load.acknowledged.filter(({ askedAt }) => askedAt > killedAt).length >= 40);
      await load.stop();
      const found = await tally(load, standby);
      report('S3 standby first', `${summaryOf(found, load)}, back after ${secondsToFirstOrder(load, killedAt).toFixed(1)} s`);
      expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
    }),
  );

  withPrograms('postgres')('starts while one of them is away', () =>
    onBed(async (bed) => {
      const { primary, standby } = await pairOfServers(bed);
      await primary.sql(`alter system reset synchronous_standby_names`);
      await primary.sql('select pg_reload_conf()');
      await standby.stop();
      const service = await Service.start(bed, 'service', { DATABASE_URL: urlOf(standby, primary), DEMO: '0' });
      expect(await service.isReady()).toBe(true);
    }),
  );

  withPrograms('postgres')('says in a sentence that none of them takes writes, and ends', () =>
    onBed(async (bed) => {
      const { primary, standby, bothUrl } = await pairOfServers(bed);
      await primary.kill();
      const service = Service.begin(bed, 'service', { DATABASE_URL: bothUrl, DEMO: '0' });
      await waitFor('it ends', () => !service.running, 60_000);
      report('S3 none writable', service.said().trim().split('\n').at(-1) ?? '');
      expect(service.exitCode).toBe(1);
      expect(service.said()).toContain('accepts writes');
      expect(standby.running).toBe(true);
    }),
  );

  withPrograms('postgres')('says what is wrong where none of them lets it in', () =>
    onBed(async (bed) => {
      const { bothUrl } = await pairOfServers(bed);
      const service = Service.begin(bed, 'service', { DATABASE_URL: bothUrl.replace(/:[^:@]+@/, ':mistaken@'), DEMO: '0' });
      await waitFor('it ends', () => !service.running, 60_000);
      report('S3 wrong password', service.said().trim().split('\n').at(-1) ?? '');
      expect(service.said()).toMatch(/password/);
    }),
  );
});
