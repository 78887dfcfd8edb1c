import { waitFor } from '../support/wait-for.js';
import { onBed } from './bed/bed.js';
import { OrderLoad } from './bed/order-load.js';
import { pairOfServers } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report, summaryOf, tally } from './bed/tally.js';

const CANCEL_WAITS = `
  select count(pg_cancel_backend(pid))::int as n from pg_stat_activity where application_name = 'shipgraph' and wait_event = 'SyncRep'`;

withPrograms('postgres')('An order whose commit the synchronous standby never confirmed is not acknowledged, and its retry is', () =>
  onBed(async (bed) => {
    const { primary, standby, shops } = await pairOfServers(bed);
    const service = await Service.start(bed, 'service', { DATABASE_URL: primary.url(), DEMO: '0', ROLE: 'web' });
    const load = new OrderLoad({ shops, perSecond: 4, url: () => service.url });
    await waitFor('orders are placed', () => load.acknowledged.length >= 4);

    await standby.freeze();
    const frozenAt = performance.now();
    const whileFrozen = () => load.answers.filter(({ askedAt }) => askedAt > frozenAt);
    // PostgreSQL calls a commit a success whose wait somebody has ended.
    await waitFor('waits for the standby are ended', async () => (await primary.sql(CANCEL_WAITS))[0].n > 0);
    await waitFor('the orders are answered', () => whileFrozen().length > 0);
    const statuses = whileFrozen().map(({ status }) => status);
    await standby.thaw();
    await load.stop();
    expect(statuses).toEqual(statuses.map(() => 503));

    const retried = await load.retryRefused();
    expect(retried.map(({ status }) => status)).toEqual(retried.map(() => 200));
    const found = await tally(load, primary);
    report('S1 unconfirmed commits', summaryOf(found, load));
    expect(found).toMatchObject({ missing: [], twice: [], answersOf500: [], unexpected: [] });
  }),
);
