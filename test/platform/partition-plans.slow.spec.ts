import { JobWork } from '../../src/platform/work/work.js';
import pg from 'pg';
import { mailReading } from '../../src/modules/notifications/index.js';
import type { RunSql } from '../../src/platform/db/sql.js';
import { valuesFor, writtenStatements, type Compiled } from '../../src/platform/db/statement.js';
import { mondayOf } from '../../src/platform/db/weekly-table.js';
import { consumerReading, eventReading } from '../../src/platform/events/event-reading.js';
import { firstIdAt } from '../../src/platform/ids.js';
import { partitionTasks } from '../../src/scheduled-tasks.js';
import { startApp, type TestApp } from '../support/app.js';
import { days } from '../support/clock.js';

/** Enough that reading a partition from end to end costs more than an index. */
const WEEKS = 14;
const EVENTS_A_WEEK = 10_000;
const MAILS_A_WEEK = 3_000;

/** So many of the newest have not been relayed, or sent. */
const WAITING = 10;
const WEEK = days(7);

/** The weeks that a statement has to read: those of its rows, the oldest two, or all of them, each by an index. */
type Reach = 'newest' | 'oldest' | 'each';

const STATEMENTS: readonly (readonly [name: string, begins: RegExp, reach: Reach])[] = [
  ['Events by their ids', /^select "id", "type", .* where "id" = any/, 'newest'],
  ['The next events of a consumer', /^select "position", case when/, 'each'],
  ['The next events of a feed', /^select "id", "position" from "event" .*\) order by/, 'each'],
  ["The next events of a seller's feed", /^select "id", "position" from "event" .* and "owner_id" = /, 'each'],
  ['The newest position', /^select max\("position"\)/, 'each'],
  ['The position at which a new consumer begins', /^insert into "event_consumer"/, 'each'],
  ['Events of a seller that are not messages yet', /^select \(exists \(select "id" from "event"/, 'each'],
  ['Placing events', /^with "leading" as/, 'each'],
  ['Deleting old events', /^delete from "event"/, 'oldest'],
  ['The metrics of the outbox', /^with waiting as/, 'each'],
  ['The metrics of consumers', /^select queue, greatest/, 'each'],
  ['Leasing mails', /^with "waiting" as/, 'newest'],
  ['Mails that were sent', /^update "mail" set "status" = 'sent'/, 'newest'],
  ['Mails that were not sent, of the few that wait', /^update "mail" set "status" = case/, 'each'],
  ['Events that have mails', /^select distinct "event_id"/, 'newest'],
  ['Deleting old mails', /^delete from "mail"/, 'oldest'],
  ['The metrics of mails', /^select s.status/, 'each'],
];

/** Inserts read nothing of these tables. */
const isRead = ({ text }: Compiled): boolean =>
  /\b(from|update|join) "?(event|mail)"?(?![_\w])/.test(text) && !/^insert into "mail"/.test(text);

const statements = (): Compiled[] =>
  [
    ...writtenStatements(),
    ...[eventReading, consumerReading, mailReading].map(({ text }) => ({ text: text.trim(), parameters: [] })),
  ].filter(isRead);

let app: TestApp;
let client: pg.Client;
let monday: Date;
let values: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  client = new pg.Client({ connectionString: app.databaseUrl, options: '-c search_path=shipgraph' });
  await client.connect();
  monday = mondayOf(app.clock.now());
  await fill();
  values = await valuesOfNewest();
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

it('Every statement that reads events or mails is in this list', () => {
  const matching = ({ text }: Compiled) => STATEMENTS.filter(([, begins]) => begins.test(text)).length;
  expect(statements().filter((each) => matching(each) !== 1)).toEqual([]);
  expect(STATEMENTS.filter(([, begins]) => !statements().some(({ text }) => begins.test(text)))).toEqual([]);
});

describe.each(STATEMENTS)('%s', (_name, begins, reach) => {
  it('reads only the weeks that it needs, and a table from end to end only to delete from it', async () => {
    for (const each of statements().filter(({ text }) => begins.test(text))) {
      const { weeks, endToEnd } = await readBy(each, 'force_custom_plan');
      if (reach === 'newest') expect(weeks).toEqual([WEEKS - 1]);
      if (reach === 'oldest') expect(weeks).toEqual([0, 1]);
      else expect(endToEnd).toEqual([]);
    }
  });

  it('is as careful with a plan that is kept for any values', async () => {
    for (const each of statements().filter(({ text }) => begins.test(text))) {
      const { weeks, endToEnd } = await readBy(each, 'force_generic_plan');
      if (reach === 'oldest') expect(weeks).toEqual([0, 1]);
      else expect(endToEnd).toEqual([]);
    }
  });
});

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** The weeks of the partitions that a run of the statement reads, and the partitions that it reads without an index. */
async function readBy(each: Compiled, mode: string): Promise<{ weeks: number[]; endToEnd: string[] }> {
  const given = valuesFor(each, values, { now: () => app.clock.now() } as RunSql).map(literal);
  await client.query('begin');
  try {
    await client.query(`set local plan_cache_mode = ${mode}`);
    await client.query(`prepare given as ${each.text}`);
    const run = `execute given${given.length > 0 ? ` (${given.join(', ')})` : ''}`;
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Step }[] }>(`explain (analyze, format json) ${run}`);
    const steps = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)));
    const scans = steps.filter((step) => step['Actual Loops'] > 0 && weekOf(step) !== undefined);
    return {
      weeks: [...new Set(scans.map((step) => weekOf(step) ?? NaN))].sort((one, other) => one - other),
      endToEnd: scans.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'] ?? ''),
    };
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

/** Partitions without rows, which are read in no time, have none. */
function weekOf({ 'Relation Name': relation = '', 'Node Type': type }: Step): number | undefined {
  const [, day] = /^(?:event|mail)_(earlier|\d{8})$/.exec(relation) ?? [];
  if (day === undefined || !type.includes('Scan')) return undefined;
  const week = day === 'earlier' ? 0 : Math.round((Date.parse(day.replace(/(....)(..)/, '$1-$2-')) - monday.getTime()) / WEEK);
  return week < WEEKS ? week : undefined;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Weeks of events and mails from this one on, the last of which wait. */
async function fill(): Promise<void> {
  const context = new JobWork(app.services, app.database.sql, app.database.unitOfWork);
  for (let week = 0; week < WEEKS; week++) {
    for (const task of partitionTasks) await task.run(context);
    app.clock.advance(WEEK);
  }
  const idOf = (perWeek: number) =>
    `(lpad(to_hex(${monday.getTime()} + n * ${WEEK} / ${perWeek}), 12, '0') || substr(md5(n::text), 1, 20))::uuid`;
  const [events, mails] = [WEEKS * EVENTS_A_WEEK, WEEKS * MAILS_A_WEEK];
  await client.query(
    `insert into event (id, type, subject_id, data, owner_id, occurred_at, relayed_at, position)
     select ${idOf(EVENTS_A_WEEK)}, (array['order.updated', 'shipment.status_changed', 'mails.written'])[n % 3 + 1], gen_random_uuid(), '{"to":"new"}',
            gen_random_uuid(), now(), case when n < ${events - WAITING} then now() end, case when n < ${events - WAITING} then n end
       from generate_series(0::bigint, ${events - 1}) n`,
  );
  await client.query(
    `insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, status, attempts, sent_at, created_at)
     select gen_random_uuid(), ${idOf(MAILS_A_WEEK)}, 'test', 'seller', 'a@b.example', 's', repeat('t', 300), repeat('h', 900),
            case when n < ${mails - WAITING} then 'sent' else 'queued' end, 1, now(), now()
       from generate_series(0::bigint, ${mails - 1}) n`,
  );
  await client.query('vacuum analyze event, mail');
}

/** By the names that the statements give them. */
async function valuesOfNewest(): Promise<Readonly<Record<string, unknown>>> {
  const events = await client.query<{ id: string }>(`select id from event order by id desc limit ${WAITING}`);
  const mails = await client.query<{ id: string; eventId: string }>(
    `select id, event_id as "eventId" from mail order by event_id desc limit ${WAITING}`,
  );
  const ids = events.rows.map(({ id }) => id);
  const newest = BigInt(WEEKS * EVENTS_A_WEEK - WAITING - 1);
  return {
    ...{ ids, eventIds: mails.rows.map(({ eventId }) => eventId), sellerId: ids[0], shopId: null },
    mails: mails.rows.map((row) => ({ ...row, attempt: 1, reason: 'refused' })),
    ...{ beforeId: firstIdAt(new Date(monday.getTime() + 1.5 * WEEK)), before: new Date(Date.now() + WEEK), status: 'sent' },
    ...{ after: newest - 50n, until: 2n ** 63n - 1n, limit: 100, types: ['order.updated'], names: ['order.updated'], except: ['new'] },
    ...{ term: (await client.query<{ term: string }>('select term from event_pump')).rows[0]?.term ?? 0, progress: [], queues: ['new'] },
  };
}
