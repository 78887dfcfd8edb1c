import { closeSubscribers, holderOf } from '../support/live.js';
import { waitFor } from '../support/wait-for.js';
import { Balancer } from './bed/balancer.js';
import { onBed, type Bed } from './bed/bed.js';
import { OrderLoad } from './bed/order-load.js';
import { shopsIn } from './bed/pair.js';
import { startPgbouncer } from './bed/pgbouncer.js';
import { PostgresNode } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service, type Settings } from './bed/service.js';
import { operatorOf } from './bed/stories.js';
import { report, tally, untilRelayed } from './bed/tally.js';

const PER_SECOND = 30;
const LIMIT = 7;

const grounds = {
  'on one database': async (_: Bed, primary: PostgresNode): Promise<Settings> => ({ DATABASE_URL: primary.url() }),
  'behind PgBouncer': async (bed: Bed, primary: PostgresNode): Promise<Settings> => {
    const pooler = await startPgbouncer(bed, { server: primary.port, poolSize: 20 });
    return { DATABASE_URL: pooler.url(), DATABASE_DIRECT_URL: primary.url() };
  },
};

async function four(bed: Bed, settingsOn: (bed: Bed, primary: PostgresNode) => Promise<Settings>) {
  const primary = await PostgresNode.primary(bed, 'primary');
  const settings = { ...(await settingsOn(bed, primary)), DEMO: '0', DATABASE_POOL: '10', PUBLIC_RATE_LIMIT: `${LIMIT}/60` };
  const [first, second] = [await Service.start(bed, 'web-1', settings), await Service.start(bed, 'web-2', settings)];
  const workers = await Promise.all(['worker-1', 'worker-2'].map((name) => Service.start(bed, name, { ...settings, ROLE: 'worker' })));
  return { primary, first, second, workers, webs: [first, second], shops: await shopsIn(primary) };
}

for (const [where, settingsOn] of Object.entries(grounds)) {
  const test = where === 'behind PgBouncer' ? withPrograms('postgres', 'pgbouncer') : withPrograms('postgres');

  describe(`Two web and two worker processes ${where}`, () => {
    test('count a limit together, tell subscribers of either, and run a schedule once', () =>
      onBed(async (bed) => {
        const { primary, first, second, webs, shops } = await four(bed, settingsOn);
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? first : second).client.get('/track/SVC00000000000')),
        );
        const limited = answers.filter(({ status }) => status === 429).length;

        const operator = await operatorOf(primary);
        const heard = webs.map(({ url }) => holderOf(url, operator).subscribe('subscription { shipmentChanged { reference } }'));
        bed.onClose(closeSubscribers);
        const load = new OrderLoad({ shops, perSecond: 10, url: (number) => (number % 2 === 0 ? first : second).url });
        await waitFor('each subscriber hears of orders of both', () => heard.every(({ received }) => received.length >= 10));
        await load.stop();

        // Each schedule has its moment once, whichever worker leads: a minute passes until the next.
        const doubled = await doubledJobs(primary);
        report(
          `S9 ${where}`,
          `${limited} of 20 limited at ${LIMIT}, ${heard.map(({ received }) => received.length).join(' and ')} changes heard, ${doubled.length} schedules twice`,
        );
        expect(limited).toBe(20 - LIMIT);
        expect(doubled).toEqual([]);
        expect(await tally(load, primary)).toMatchObject({ missing: [], twice: [], unexpected: [] });
      }));

    test('are restarted in turns without a failed request', () =>
      onBed(async (bed) => {
        const { primary, webs, workers, shops } = await four(bed, settingsOn);
        const balancer = new Balancer(bed, webs);
        const load = new OrderLoad({ shops, perSecond: PER_SECOND, url: balancer.url });
        await waitFor('orders are placed', () => load.acknowledged.length >= PER_SECOND);
        for (const service of [...webs, ...workers]) {
          await service.restart();
          const placed = load.acknowledged.length;
          await waitFor('orders are placed', () => load.acknowledged.length >= placed + PER_SECOND);
        }
        await load.stop();
        const found = await tally(load, primary);
        report(
          `S9 rolling ${where}`,
          `${found.unexpected.length + found.refused} of ${load.answers.length} requests failed while ${webs.length + workers.length} processes were restarted`,
        );
        expect(found).toMatchObject({ missing: [], twice: [], unexpected: [], refused: 0 });
        await untilRelayed(primary);
      }));
  });
}

/** Schedules with more than one job for the same moment. */
async function doubledJobs(primary: PostgresNode): Promise<unknown[]> {
  const scheduled = () =>
    primary.sql(
      `select count(*)::int as n from shipgraph_jobs.job j where exists (select 1 from shipgraph_jobs.schedule s where s.name = j.name)`,
    );
  await waitFor('a schedule has run', async () => (await scheduled())[0].n > 0, 150_000);
  return primary.sql(
    `select j.name, date_trunc('minute', j.created_on) as at, count(*)::int as n from shipgraph_jobs.job j
     where exists (select 1 from shipgraph_jobs.schedule s where s.name = j.name) group by 1, 2 having count(*) > 1`,
  );
}
