import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { OrderLoad } from './bed/order-load.js';
import { migratedPrimary } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, secondsToFirstOrder, summaryOf, tally, untilRelayed } from './bed/tally.js';
import { Wire } from './bed/wire.js';

const PER_SECOND = 40;
const SILENT_MS = 12_000;
const READY_SECONDS = 15;

/** What may happen to bytes on their way, each for twelve seconds under forty orders a second. */
const silences: Readonly<Record<string, (wire: Wire) => void>> = {
  'holds everything back and delivers it late': (wire) => wire.hold(),
  'loses what the server answers': (wire) => wire.swallow('to the client'),
  'loses what the service asks': (wire) => wire.swallow('to the server'),
  'breaks every connection and refuses new ones': (wire) => {
    wire.refuse();
    wire.cut();
  },
};

describe('A network between service and database that', () => {
  for (const [what, silence] of Object.entries(silences))
    withPrograms('postgres')(`${what} costs no acknowledged order, and none is placed twice when it is sent again`, () =>
      onBed((bed) => survives(bed, what, silence)),
    );
});

async function survives(bed: Bed, what: string, silence: (wire: Wire) => void): Promise<void> {
  const { primary, shops } = await migratedPrimary(bed);
  const wire = await Wire.to(bed, primary.port);
  const service = await Service.start(bed, 'service', { DATABASE_URL: primary.url(wire.port), ROLE: 'all', DEMO: '0' });
  const load = new OrderLoad({ shops, perSecond: PER_SECOND, url: () => service.url });
  await waitFor('orders are placed', () => load.acknowledged.length >= PER_SECOND);
  silence(wire);
  // The silence itself is what is tested: it has to last.
  await pause(SILENT_MS);
  wire.mend();
  const mendedAt = performance.now();
  await waitFor(
    () => `orders are placed: ${load.answers.at(-1)?.text}`,
    () => load.acknowledged.filter(({ askedAt }) => askedAt > mendedAt).length >= 3 * PER_SECOND,
    60_000,
  );
  await load.stop();
  const back = secondsToFirstOrder(load, mendedAt);
  const found = await tally(load, primary);
  const retried = await load.retryRefused();
  const later = await tally(load, primary);
  report(
    `S2 ${what}`,
    `${summaryOf(found, load)}, back after ${back.toFixed(1)} s, ${retried.filter(({ status }) => status !== 200).length} of ${retried.length} refused again`,
  );
  expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
  expect(retried.map(({ status }) => status)).toEqual(retried.map(() => 200));
  expect(later).toMatchObject({ missing: [], twice: [] });
  expect(back).toBeLessThanOrEqual(READY_SECONDS);
  await untilRelayed(primary);
}
