import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { giveTo } from '../../src/embedded-postgres/run-as.js';
import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { holdConnections } from './bed/held-connections.js';
import { OrderLoad } from './bed/order-load.js';
import { migratedPrimary } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, summaryOf, tally, untilRelayed } from './bed/tally.js';

const run = promisify(execFile);
const DISK_MIB = 400;
const CLOCK_OFFSET_MS = 600_000;

/** Loaded before everything else: the clock of the process is wrong, and its timers run as ever. */
const WRONG_CLOCK = `const Real = Date; globalThis.Date = class extends Real {
  constructor(...given) { if (given.length === 0) super(Real.now() + ${CLOCK_OFFSET_MS}); else super(...given); }
  static now() { return Real.now() + ${CLOCK_OFFSET_MS}; } };`;

describe('A bad day of the database', () => {
  withPrograms('postgres')('whose disk is full is answered with refusals, and it goes on when there is room again', () =>
    onBed(async (bed) => {
      const folder = await smallDisk(bed);
      if (folder === undefined) return console.warn('Skipped: a small disk cannot be mounted here; only root may.');
      const settings = { wal_keep_size: '0', max_wal_size: '64MB', min_wal_size: '32MB', full_page_writes: 'off' };
      const { primary, shops } = await migratedPrimary(bed, { folder, settings });
      const service = await Service.start(bed, 'service', { DATABASE_URL: primary.url(), DEMO: '0' });
      const load = new OrderLoad({ shops, perSecond: 20, url: () => service.url });
      await waitFor('orders are placed', () => load.acknowledged.length >= 20);

      const ballast = join(folder, 'ballast');
      await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M']).catch(() => undefined);
      await waitFor(
        () => `orders are refused: ${load.answers.at(-1)?.text}`,
        () => load.answers.at(-1)?.status !== 200,
        90_000,
      );
      const refused = load.answers.length;
      await waitFor('some more are', () => load.answers.length > refused + 20);
      await run('rm', [ballast]);
      // A server that could not write its log has ended, and its keeper starts it again.
      if (!(await primary.isWritable())) await primary.kill().then(() => primary.start());
      const placed = load.acknowledged.length;
      await waitFor(
        () => `orders are placed again: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.length >= placed + 40,
      );
      await load.stop();
      const found = await tally(load, primary);
      report('disk full', summaryOf(found, load));
      expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
    }),
  );

  withPrograms('postgres')('whose connections are all taken is answered with refusals, and those stop when there are some', () =>
    onBed(async (bed) => {
      const { primary, shops } = await migratedPrimary(bed, { settings: { max_connections: '100' } });
      // Twenty-five pools of two hundred: five thousand are wanted, and a hundred are allowed.
      const settings = { DATABASE_URL: primary.url(), DEMO: '0', DATABASE_POOL: '200', HEAP_LIMIT_MB: '256' };
      const few = [
        await Service.start(bed, 'web-1', settings),
        await Service.start(bed, 'web-2', settings),
        await Service.start(bed, 'web-3', settings),
      ];
      const holders = await holdConnections(bed, primary.url(), 85);
      const load = new OrderLoad({ shops, perSecond: 150, url: (number) => few[number % few.length]?.url ?? '' });
      await waitFor(
        () => `some are refused: ${JSON.stringify(load.answers.at(-1))}`,
        () => load.answers.some(({ status }) => status !== 200),
        60_000,
      );
      await waitFor('a thousand are sent', () => load.answers.length >= 1_000);
      await holders.release();
      const from = load.answers.length;
      await waitFor(
        () => `nothing is refused any more: ${JSON.stringify(load.answers.at(-1))}`,
        () => load.answers.length > from + 500 && load.answers.slice(-200).every(({ status }) => status === 200),
        90_000,
      );
      await load.stop();
      const found = await tally(load, primary);
      report('connections', summaryOf(found, load));
      expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
    }),
  );

  withPrograms('postgres')('is not made worse by a process whose clock is ten minutes wrong', () =>
    onBed(async (bed) => {
      const { primary, shops } = await migratedPrimary(bed);
      const settings = { DATABASE_URL: primary.url(), DEMO: '0', ROLE: 'all' };
      const clock = join(bed.folder, 'wrong-clock.mjs');
      await writeFile(clock, WRONG_CLOCK);
      await giveTo(bed.runAs, clock);
      const services = [
        await Service.start(bed, 'right', settings),
        await Service.start(bed, 'wrong', { ...settings, NODE_OPTIONS: `--import=${clock}` }),
      ];
      const load = new OrderLoad({ shops, perSecond: 20, url: (number) => services[number % 2]?.url ?? '' });
      await waitFor(
        () => `orders are placed by both: ${load.answers.at(-1)?.text}`,
        () => load.acknowledged.length >= 200,
      );
      await load.stop();
      // A repeat at the other process finds the answer of the first, whatever its clock says.
      const again = new OrderLoad({ shops, perSecond: 20, url: (number) => services[(number + 1) % 2]?.url ?? '' });
      await waitFor('they are sent again', () => again.answers.length >= 100);
      await again.stop();
      await untilRelayed(primary);
      const found = await tally(load, primary);
      report(
        'wrong clock',
        `${found.missing.length}/${found.twice.length}/${found.answersOf500.length} of ${load.answers.length + again.answers.length}`,
      );
      expect(found).toMatchObject({ missing: [], twice: [], unexpected: [] });
      expect(again.answers.filter(({ status }) => status !== 200)).toEqual([]);
    }),
  );
});

/** A disk in memory that holds little; undefined when this user may not mount one. */
async function smallDisk(bed: Bed): Promise<string | undefined> {
  const folder = await bed.folderFor('small-disk');
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) return undefined;
  // Its users have ended by then: what was started later is stopped earlier.
  bed.onClose(() => run('umount', ['-l', folder]));
  await giveTo(bed.runAs, folder);
  return folder;
}
