import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { OrderLoad } from './bed/order-load.js';
import { migratedPrimary, type Ground } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, secondsToFirstOrder, summaryOf, tally, untilRelayed } from './bed/tally.js';
import { Wire } from './bed/wire.js';

const ORDERS_PER_SECOND = 60;
/** Longer than any limit of a request, so that every connection has met the silence. */
const SILENT_MS = 20_000;
/** What the service may take to be ready when the database answers again. */
const READY_SECONDS = 15;
/** Beside the pool: what listens, what cancels statements, and what runs jobs. */
const BESIDE_POOL = 12;
const POOL = 20;

describe('A primary that falls silent under sixty orders a second and comes back', () => {
  withPrograms('postgres')('is used again within fifteen seconds where its processes stood still', () =>
    onBed(async (bed) => {
      const ground = await migratedPrimary(bed);
      const { primary } = ground;
      await comesBack(bed, 'S2 stopped processes', ground, {
        port: primary.port,
        connections: () => primary.connections(),
        fallSilent: () => primary.freeze(),
        answerAgain: () => primary.thaw(),
      });
    }),
  );

  withPrograms('postgres')('is used again within fifteen seconds where the network lost what was sent', () =>
    onBed(async (bed) => {
      const ground = await migratedPrimary(bed);
      const wire = await Wire.to(bed, ground.primary.port);
      await comesBack(bed, 'S2 lost bytes', ground, {
        port: wire.port,
        // The server never hears that a lost connection was given up: only this side counts.
        connections: async () => wire.open,
        fallSilent: async () => wire.swallow(),
        answerAgain: async () => wire.mend(),
      });
    }),
  );
});

interface Silence {
  readonly port: number;
  /** How many connections the service has open. */
  readonly connections: () => Promise<number>;
  readonly fallSilent: () => Promise<void>;
  readonly answerAgain: () => Promise<void>;
}

async function comesBack(bed: Bed, row: string, { primary, shops }: Ground, silence: Silence): Promise<void> {
  const service = await Service.start(bed, 'service', {
    DATABASE_URL: primary.url(silence.port),
    ROLE: 'all',
    DEMO: '0',
    DATABASE_POOL: String(POOL),
  });
  const load = new OrderLoad({ shops, perSecond: ORDERS_PER_SECOND, url: () => service.url });
  await waitFor('orders are placed', () => load.acknowledged.length >= ORDERS_PER_SECOND);

  await silence.fallSilent();
  const silentAt = performance.now();
  await waitFor('it says that it is not ready', async () => !(await service.isReady()));
  // The silence itself is what is tested: it has to last.
  await pause(Math.max(0, silentAt + SILENT_MS - performance.now()));
  await silence.answerAgain();
  const answersAt = performance.now();
  // The orders go on in the meantime.
  const readyAfter = await waitFor(
    () => `it is ready; the last answers: ${JSON.stringify(load.answers.slice(-2))}`,
    () => service.isReady(),
    60_000,
  ).then(() => (performance.now() - answersAt) / 1_000);
  await waitFor(
    () => `orders are placed; the last answers: ${JSON.stringify(load.answers.slice(-2))}`,
    () => load.acknowledged.filter(({ askedAt }) => askedAt > answersAt).length >= 5 * ORDERS_PER_SECOND,
    60_000,
  );
  await load.stop();
  const back = secondsToFirstOrder(load, answersAt);
  const found = await tally(load, primary);
  report(row, `${summaryOf(found, load)}, ready after ${readyAfter.toFixed(1)} s, first order after ${back.toFixed(1)} s`);

  expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
  expect(readyAfter).toBeLessThanOrEqual(READY_SECONDS);
  expect(back).toBeLessThanOrEqual(READY_SECONDS);
  await untilRelayed(primary);
  await holdsNoConnection(row, service, silence.connections);
}

/** Nothing runs any more: no connection of the pool is in use, and there are no more than the pool may have. */
async function holdsNoConnection(row: string, service: Service, connections: () => Promise<number>): Promise<void> {
  let seen = '';
  await waitFor(
    () => `no connection is left behind: ${seen}`,
    async () => {
      const { used, idle, waiting } = await service.pool();
      const known = await connections();
      seen = `pool: ${used} in use, ${idle} idle, ${waiting} waiting; ${known} connections of ${POOL} and ${BESIDE_POOL}`;
      return used === 0 && waiting === 0 && idle <= POOL && known <= POOL + BESIDE_POOL;
    },
    30_000,
  );
  report(row, seen);
}
