import { bearer } from '../support/client.js';
import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { FailoverManager } from './bed/failover-manager.js';
import { OrderLoad } from './bed/order-load.js';
import { pairOfServers } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { askOf, operatorOf } from './bed/stories.js';
import { report, summaryOf, tally } from './bed/tally.js';

const FIGURES = '{ shipmentFigures { statuses { status count } } }';
const READS = 30;
/** A read that falls back may wait for the replica this long, and must not come near the limit of a request. */
const SLOWEST_MS = 8_000;

describe('A replica that is read from', () => {
  withPrograms('postgres')('and falls silent costs readers no error', () =>
    onBed(async (bed) => {
      const { primary, standby, service } = await reading(bed);
      const reader = await operatorOf(primary);
      await askOf(service, reader, FIGURES);
      // The primary must not wait for it.
      await primary.sql('alter system reset synchronous_standby_names');
      await primary.sql('select pg_reload_conf()');
      await standby.freeze();
      const { failed, slowest } = await readMany(service, reader);
      await standby.thaw();
      report('S7 silent replica', `${failed.length} of ${READS} reads failed, the slowest took ${(slowest / 1_000).toFixed(1)} s`);
      expect(failed).toEqual([]);
      expect(slowest).toBeLessThanOrEqual(SLOWEST_MS);
    }),
  );

  withPrograms('postgres')('and is promoted in a failover becomes the primary of its readers too', () =>
    onBed(async (bed) => {
      const { primary, standby, shops, service } = await reading(bed);
      const reader = await operatorOf(primary);
      const load = new OrderLoad({ shops, perSecond: 20, url: () => service.url });
      await waitFor('orders are placed', () => load.acknowledged.length >= 40);
      FailoverManager.over(bed, primary, standby, 3_000);
      await primary.kill();
      const killedAt = performance.now();
      await waitFor('orders are placed on the other', () => load.acknowledged.filter(({ askedAt }) => askedAt > killedAt).length >= 40);
      await load.stop();
      const found = await tally(load, standby);
      const { failed } = await readMany(service, reader);
      const { shipmentFigures } = await askOf(service, reader, FIGURES);
      const counted = (shipmentFigures.statuses as readonly { count: number }[]).reduce((sum, { count }) => sum + count, 0);
      report('S7 promoted replica', `${summaryOf(found, load)}, ${failed.length} of ${READS} reads failed, ${counted} orders counted`);
      expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
      expect(failed).toEqual([]);
      expect(counted).toBeGreaterThanOrEqual(found.acknowledged);
    }),
  );

  withPrograms('postgres')('and is away when the service starts does not keep it from starting', () =>
    onBed(async (bed) => {
      const { primary, standby } = await pairOfServers(bed);
      await primary.sql('alter system reset synchronous_standby_names');
      await primary.sql('select pg_reload_conf()');
      await standby.kill();
      const service = await Service.start(bed, 'service', { DATABASE_URL: primary.url(), DATABASE_READ_URL: standby.url(), DEMO: '0' });
      const answer = await service.client.get('/api/erp/shipments?page=1', bearer(await operatorOf(primary)));
      expect(answer.status).toBe(200);
    }),
  );
});

async function reading(bed: Bed) {
  const pair = await pairOfServers(bed);
  const service = await Service.start(bed, 'service', { DATABASE_URL: pair.bothUrl, DATABASE_READ_URL: pair.standby.url(), DEMO: '0' });
  return { ...pair, service };
}

/** One after another, so that each meets the replica as it is by then. */
async function readMany(service: Service, reader: string): Promise<{ failed: string[]; slowest: number }> {
  const failed: string[] = [];
  let slowest = 0;
  for (let n = 0; n < READS; n++) {
    const began = performance.now();
    const answer = await service.client.graphql(FIGURES, {}, reader);
    slowest = Math.max(slowest, performance.now() - began);
    if (answer.status !== 200 || answer.body.errors) failed.push(answer.text);
  }
  return { failed, slowest };
}
