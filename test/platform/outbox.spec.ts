import { JobWork } from '../../src/platform/work/work.js';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { emit } from '../../src/platform/events/emit.js';
import { newId } from '../../src/platform/ids.js';
import { declareQueues, startBoss } from '../../src/platform/jobs/boss.js';
import { startSchedule } from '../../src/platform/jobs/schedule.js';
import { startApp, type TestApp } from '../support/app.js';
import { adminOf, newSeller } from '../support/people.js';
import { connectShop, moveTo, placeOrder } from '../support/story.js';
import { eventsHandled, eventWith } from '../support/events.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const count = async (statement: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await app.database.sql<{ count: string }>(statement, values))[0]?.count);
const placedOf = (ids: readonly string[]): Promise<number> => count('select count(distinct position) from event where id = any($1)', [ids]);
const unrelayed = (): Promise<number> => count('select count(*) from event where relayed_at is null');

/** Without those of the schedule, which come when it is time. */
const JOBS_OF_EVENTS = `select count(*) from shipgraph_jobs.job where data ? 'eventId'`;

describe('The outbox', () => {
  it('holds the events of what was committed and nothing of what was thrown away: 1,000 transactions, half of them fail', async () => {
    const subject = newId();
    const committed: string[] = [];
    const lost: string[] = [];
    const transactions = Array.from({ length: 1000 }, (_, n) => async () => {
      const work = app.database.unitOfWork.run('req_outbox', async (tx) => {
        const id = await emit(
          tx,
          eventWith('shipment.status_changed', { to: 'new', n }, { subjectId: subject, occurredAt: app.clock.now() }),
        );
        if (n % 2 === 1) {
          lost.push(id);
          throw new Error('thrown after the event was written');
        }
        return id;
      });
      await work.then(
        (id) => committed.push(id),
        (error: Error) => expect(error.message).toBe('thrown after the event was written'),
      );
    });
    for (let start = 0; start < transactions.length; start += 20)
      await Promise.all(transactions.slice(start, start + 20).map((run) => run()));
    expect(committed).toHaveLength(500);

    await waitFor('all events are handed on', async () => (await unrelayed()) === 0);

    expect(await count('select count(*) from event where subject_id = $1', [subject])).toBe(500);
    await eventsHandled(app);
    expect([await placedOf(committed), await placedOf(lost)]).toEqual([500, 0]);
    expect(await count(JOBS_OF_EVENTS)).toBe(0);
  });

  it('holds nothing of a request that is refused in the middle of its work', async () => {
    const poor = await connectShop(app, await newSeller(app));
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await placeOrder(app, poor)).body.shipment_id);
    await eventsHandled(app);
    const before = [await count('select count(*) from event'), await count(JOBS_OF_EVENTS), await count('select count(*) from mail')];

    const answers = await Promise.all(ids.flatMap((id) => [moveTo(app, id, 'pickup'), moveTo(app, id, 'delivered')]));

    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect([await count('select count(*) from event'), await count(JOBS_OF_EVENTS), await count('select count(*) from mail')]).toEqual(
      before,
    );
  });

  it('hands every event on, in a number that agrees with the timeline and without a job for each', async () => {
    const admin = await adminOf(app);
    const shop = await connectShop(app);
    const placed = await Promise.all(Array.from({ length: 10 }, () => placeOrder(app, shop)));
    const simulate = 'mutation($id: String!) { simulateShipment(id: $id) { id } }';
    await Promise.all(placed.map(({ body }) => app.client.graphql(simulate, { id: body.shipment_id }, admin)));
    const ids = placed.map(({ body }) => body.nbox.shipment_detail_id);

    await waitFor('all events are handed on', async () => (await unrelayed()) === 0);
    const rows = await app.database.sql<{ subject_id: string; sequences: number[] }>(
      "select subject_id, array_agg((data->>'sequence')::int order by seq) as sequences from event where subject_id = any($1) group by subject_id",
      [ids],
    );

    expect(rows).toHaveLength(10);
    for (const { sequences } of rows) expect(sequences).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const events = await app.database.sql<{ id: string }>('select id from event where subject_id = any($1)', [ids]);
    await eventsHandled(app);
    expect(await placedOf(events.map(({ id }) => id))).toBe(90);
    expect(await count(JOBS_OF_EVENTS)).toBe(0);
  });

  it('is read on when a batch of it could not be handed on', async () => {
    const { mend, tries } = await breaking('event');
    const shop = await connectShop(app);
    await placeOrder(app, shop);
    // An event that is handed on is marked so, which fails as long as none can be changed.
    await waitFor('the pump has tried more than once', async () => (await tries()) > 1);
    expect(await unrelayed()).toBeGreaterThan(0);
    await mend();

    await waitFor('all events are handed on', async () => (await unrelayed()) === 0);
  });
});

describe('Work that fails', () => {
  it('of 100 events is kept with its last error when it was tried often enough, and all of it is done once it is given back', async () => {
    const shop = await connectShop(app);
    await app.database.sql("update shipgraph_jobs.queue set retry_limit = 0 where name = 'notices'");
    await eventsHandled(app);
    const sent = (): Promise<number> => count("select count(*) from mail where status = 'sent'");
    const sentBefore = await sent();
    const { mend } = await breaking('mail', 'insert');
    for (let n = 0; n < 100; n += 20) await Promise.all(Array.from({ length: 20 }, () => placeOrder(app, shop)));
    const dead = (): Promise<number> => count("select count(*) from shipgraph_jobs.job where name = 'dead_letters'");
    await waitFor('all have failed for good', async () => (await dead()) === 100);

    const shown = await redrive('--dry-run');
    expect(shown.match(/ notices .* The table mail is broken/g)).toHaveLength(100);
    expect(await dead()).toBe(100);
    expect(await sent()).toBe(sentBefore);

    await mend();
    expect(await redrive()).toContain('100 of 100 jobs were returned to their queues.');
    await waitFor('every mail is sent', async () => (await sent()) === sentBefore + 200);
    expect(await dead()).toBe(0);
  });

  it('in a task of the schedule is noted with its reason, and the worker goes on', async () => {
    const { database, services } = app;
    const boss = await startBoss(database.settings, () => undefined);
    try {
      const runs: string[] = [];
      const tasks = ['broken_task', 'whole_task'].map((queue) => ({
        queue,
        cron: '0 0 1 1 *',
        run: async () => {
          runs.push(queue);
          if (queue === 'broken_task') throw new Error('a defect in a task');
        },
      }));
      for (const { queue } of tasks) {
        await boss.createQueue(queue, { policy: 'singleton', retryLimit: 3 });
        await boss.send(queue);
      }
      await startSchedule(boss, tasks, new JobWork(services, database.sql, database.unitOfWork));
      const kept = (): Promise<object[]> =>
        database.sql(
          "select name, state::text, output->>'message' as reason from shipgraph_jobs.job where name like '%_task' order by name",
        );

      await waitFor('both are noted', async () => JSON.stringify(await kept()).match(/retry.*completed/) !== null);
      expect(await kept()).toEqual([
        { name: 'broken_task', state: 'retry', reason: 'a defect in a task' },
        { name: 'whole_task', state: 'completed', reason: null },
      ]);
      expect(runs.sort()).toEqual(['broken_task', 'whole_task']);
    } finally {
      await boss.stop({ graceful: false });
    }
  });
});

describe('The queues', () => {
  it('are not changed by a start when they are correct, and get the limits of this release when they differ', async () => {
    const { database, services } = app;
    const boss = await startBoss(database.settings, () => undefined);
    try {
      const consumer = {
        queue: 'kept_queue',
        events: [],
        retryLimit: 3,
        retryDelaySeconds: 2,
        batch: 1,
        handleAll: () => Promise.resolve(),
      };
      const task = { queue: 'kept_schedule', cron: '0 0 1 1 *', run: () => Promise.resolve() };
      const start = async (cron = task.cron): Promise<void> => {
        await declareQueues(boss, [consumer]);
        await startSchedule(boss, [{ ...task, cron }], new JobWork(services, database.sql, database.unitOfWork));
      };
      const kept = () =>
        database.sql(
          `select q.name, q.updated_on::text as written, q.retry_limit as limit, s.cron, s.updated_on::text as scheduled
             from shipgraph_jobs.queue q left join shipgraph_jobs.schedule s on s.name = q.name
            where q.name in ('kept_queue', 'kept_schedule') order by q.name`,
        );
      await start();
      const made = await kept();
      await start();

      expect(made).toMatchObject([{ limit: 3, cron: null }, { limit: 3, cron: task.cron }]); // prettier-ignore
      expect(await kept()).toEqual(made);

      await boss.updateQueue('kept_queue', { retryLimit: 9 });
      await start('0 12 1 1 *');
      expect(await kept()).toMatchObject([{ limit: 3 }, { limit: 3, cron: '0 12 1 1 *' }]);
    } finally {
      await boss.stop({ graceful: false });
    }
  });
});

/** From now on nothing of this table can be changed, however often it is tried, until it is mended. */
async function breaking(
  table: string,
  what: 'insert' | 'update' = 'update',
): Promise<{ mend: () => Promise<void>; tries: () => Promise<number> }> {
  const name = `break_${table}`;
  // What a sequence counts is not undone with the transaction.
  await app.database.sql(`create sequence ${name}`);
  await app.database.sql(
    `create function ${name}() returns trigger language plpgsql as
     $$ begin perform nextval('${name}'); raise exception 'The table ${table} is broken'; end $$`,
  );
  await app.database.sql(`create trigger ${name} before ${what} on ${table} for each row execute function ${name}()`);
  return {
    mend: async () => void (await app.database.sql(`drop trigger ${name} on ${table}`)),
    tries: () => count(`select last_value as count from ${name}`),
  };
}

/** What operators run. */
async function redrive(...words: string[]): Promise<string> {
  const command = ['--no-warnings', '--import', './test/support/load-typescript.mjs', 'src/commands/redrive.ts', ...words];
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { PATH, HOME, DATABASE_URL: app.databaseUrl } });
  return stdout;
}
