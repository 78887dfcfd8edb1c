import { JobWork } from '../../../src/platform/work/work.js';
import { v4, v7 } from 'uuid';
import { scheduledTasks } from '../../../src/scheduled-tasks.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days } from '../../support/clock.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

const WEEK = days(7);
const run = async (queue: string): Promise<void> => {
  const task = scheduledTasks(() => undefined).find((each) => each.queue === queue);
  await task?.run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
};
const weeks = async (): Promise<string[]> =>
  (
    await app.database.sql<{ name: string }>(`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'mail'::regclass`)
  ).map(({ name }) => name);

/** A mail about an event of some weeks from now. Answers the partition that it went to. */
async function write(week: number, { status = 'sent', sentWeeksLater = 0 } = {}): Promise<string> {
  const at = app.clock.now().getTime() + week * WEEK;
  const sentAt = status === 'sent' ? new Date(at + sentWeeksLater * WEEK) : null;
  const [row] = await app.database.sql<{ partition: string }>(
    `insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, status, attempts, created_at, sent_at)
     values ($1, $2, 'test', 'seller', 'a@b.example', 's', 't', 'h', $3, 1, $4, $5) returning tableoid::regclass::text as partition`,
    [v4(), v7({ msecs: at }), status, new Date(at), sentAt],
  );
  return row?.partition ?? '';
}

it('Mails of a week go whole once all were sent long ago; one that failed, waits or was sent late keeps the partition', async () => {
  await run('mail_partitions');
  app.clock.advance(2 * WEEK);
  await run('mail_partitions');
  const [sent, late, failed, waiting] = [await write(0), await write(1), await write(2), await write(3)];
  expect(new Set([sent, late, failed, waiting]).size).toBe(4);
  await write(1, { sentWeeksLater: 2 });
  await write(2, { status: 'failed' });
  await write(3, { status: 'queued' });
  const all = [sent, late, failed, waiting];
  const left = async (): Promise<string[]> => {
    await run('message_retention');
    const found = await weeks();
    return all.filter((week) => found.includes(week));
  };

  app.clock.advance(4 * WEEK);
  expect(await left()).toEqual(all);
  app.clock.advance(2 * WEEK);
  // The late mail was sent three weeks ago.
  expect(await left()).toEqual([late, failed, waiting]);
  app.clock.advance(2 * WEEK);
  expect(await left()).toEqual([failed, waiting]);
  app.clock.advance(18 * WEEK);
  expect(await left()).toEqual([failed, waiting]);
  expect(await app.database.sql('select status from mail order by status')).toEqual([{ status: 'failed' }, { status: 'queued' }]);
  app.clock.advance(7 * WEEK);
  await left();
  // The failed mail was deleted, and so its week can go.
  expect(await left()).toEqual([waiting]);
});
