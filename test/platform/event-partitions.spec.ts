import { JobWork } from '../../src/platform/work/work.js';
import { v7 } from 'uuid';
import { scheduledTasks } from '../../src/scheduled-tasks.js';
import { emit } from '../../src/platform/events/emit.js';
import { startApp, type TestApp } from '../support/app.js';
import { days } from '../support/clock.js';
import { eventWith } from '../support/events.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ ROLE: 'web' });
  // The Thursday of this week, on whichever day this runs: what is kept depends on how far its end is.
  app.clock.advance(days(3 - ((app.clock.now().getUTCDay() + 6) % 7)));
});
afterEach(() => app.stop());

const WEEK = days(7);
const run = async (queue: string): Promise<void> => {
  const task = scheduledTasks(() => undefined).find((each) => each.queue === queue);
  await task?.run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
};
const prepare = () => run('event_partitions');
const forget = () => run('event_retention');

const partitions = async (): Promise<string[]> =>
  (
    await app.database.sql<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'event'::regclass order by 1`,
    )
  ).map(({ name }) => name);

/** An event of that time that became visible then. Answers the partition that it went to. */
async function write(at: Date, position: number | null): Promise<string> {
  const [row] = await app.database.sql<{ partition: string }>(
    `insert into event (id, type, subject_id, data, occurred_at, relayed_at, position)
     values ($1, 'order.updated', $2, '{"fields":[]}', $3, $4, $5) returning tableoid::regclass::text as partition`,
    [v7({ msecs: at.getTime() }), v7(), at, position === null ? null : at, position],
  );
  return row?.partition ?? '';
}
const inWeeks = (count: number): Date => new Date(app.clock.now().getTime() + count * WEEK);

it('A week has a partition before it begins, however often and by however many workers they are made', async () => {
  await Promise.all([prepare(), prepare(), prepare()]);
  const made = await partitions();
  expect(made).toHaveLength(4);
  await prepare();
  expect(await partitions()).toEqual(made);
  app.clock.advance(WEEK);
  await prepare();
  expect(await partitions()).toHaveLength(5);
  for (const weeks of [0, 1, 2]) expect(await write(inWeeks(weeks), 1)).toMatch(/^event_\d{8}$/);
});

it('An event is never refused: without a partition it goes to the default one, and its week stays there', async () => {
  await prepare();
  expect(await write(inWeeks(5), null)).toBe('event_default');
  app.clock.advance(5 * WEEK);
  await prepare();
  expect(await write(inWeeks(0), null)).toBe('event_default');
  expect(await write(inWeeks(1), null)).toMatch(/^event_\d{8}$/);
  await app.database.unitOfWork.run(null, (tx) => emit(tx, eventWith('order.updated', { fields: [] }, { occurredAt: app.clock.now() })));
});

it('A partition is dropped whole once all in it was read and is old, and with it no other', async () => {
  await prepare();
  await app.database.sql('update event_consumer set position = 1000');
  await app.database.sql(`insert into event_consumer (queue, position) values ('slow', 20)`);
  const [first, second, third] = [await write(inWeeks(1), 10), await write(inWeeks(2), 15), await write(inWeeks(2), 21)];
  expect(third).toBe(second);
  app.clock.advance(5 * WEEK);
  await forget();
  expect(await partitions()).toEqual(expect.arrayContaining([first, second]));

  app.clock.advance(WEEK);
  await forget();
  expect(await partitions()).not.toContain(first);
  app.clock.advance(WEEK);
  await forget();
  // The slow consumer has not read its last event.
  expect(await partitions()).toContain(second);
  await app.database.sql(`update event_consumer set position = 21 where queue = 'slow'`);
  await forget();
  expect(await partitions()).not.toContain(second);
});

it('An event that no consumer has seen yet keeps its partition', async () => {
  await prepare();
  await app.database.sql('delete from event_consumer');
  const partition = await write(inWeeks(1), null);
  app.clock.advance(20 * WEEK);
  await forget();
  expect(await partitions()).toContain(partition);
});

it('Dropping gives way to a transaction that takes long, and is done the next time', async () => {
  await prepare();
  await app.database.sql('delete from event_consumer');
  const partition = await write(inWeeks(1), 1);
  app.clock.advance(20 * WEEK);
  await app.database.unitOfWork.run(null, async (tx) => {
    await emit(tx, eventWith('order.updated', { fields: [] }, { occurredAt: app.clock.now() }));
    await expect(forget()).rejects.toThrow('lock timeout');
  });
  expect(await partitions()).toContain(partition);
  await forget();
  expect(await partitions()).not.toContain(partition);
});
