import { daysAfter } from '../../kernel/clock.js';
import { firstIdAt, timeOfId } from '../ids.js';
import type { RunSql } from './sql.js';

/** A table that is partitioned by ranges of ids, which begin with their time: one partition a week. */
export interface WeeklyTable {
  readonly name: string;
  /** The indexes besides the primary key, which is the id. */
  readonly indexes: readonly { readonly name: string; readonly on: string }[];
}

const WEEK_DAYS = 7;
/** Partitions that are there beforehand, so that a service whose workers stand still for a while goes on as before. */
const AHEAD_WEEKS = 3;

/**
 * Makes a plain table the first partition of a new one with its name, which holds everything until the end of this week. No row is copied,
 * except those whose ids say a later time. What no partition is made for goes to the default one: nothing is ever refused.
 */
export function partitionSql({ name, indexes }: WeeklyTable, now: Date): readonly string[] {
  const end = firstIdAt(daysAfter(mondayOf(now), WEEK_DAYS));
  const earlier = `${name}_earlier`;
  return [
    `alter table "${name}" rename to "${earlier}"`,
    `alter index "${name}_pkey" rename to "${earlier}_pkey"`,
    ...indexes.map((index) => `alter index "${index.name}" rename to "${earlier}_${index.name}"`),
    `create table "${name}" (like "${earlier}" including defaults) partition by range ("id")`,
    `alter table "${name}" add primary key ("id")`,
    ...indexes.map((index) => `create index "${index.name}" on "${name}" ${index.on}`),
    `create table "${name}_default" partition of "${name}" default`,
    `with later as (delete from "${earlier}" where "id" >= '${end}' returning *) insert into "${name}" select * from later`,
    `alter table "${name}" attach partition "${earlier}" for values from (minvalue) to ('${end}')`,
  ];
}

const LAST_END = `
  select max(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([0-9a-f-]{36})''\\)')) as last
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass`;

/** Makes the partitions of this week and the next ones. Two workers that do so at once wait for each other. */
export async function makePartitions(sql: RunSql, { name }: Pick<WeeklyTable, 'name'>, now: Date): Promise<void> {
  await claim(sql, name);
  const [row] = await sql<{ last: string | null }>(LAST_END, [name]);
  const monday = mondayOf(now);
  const last = row?.last ? timeOfId(row.last) : monday;
  for (let from = last > monday ? last : monday; from < daysAfter(monday, AHEAD_WEEKS * WEEK_DAYS); from = daysAfter(from, WEEK_DAYS)) {
    const [begin, end] = [firstIdAt(from), firstIdAt(daysAfter(from, WEEK_DAYS))];
    // Rows that the default partition has taken meanwhile stay there; their week gets no partition of its own.
    const [taken] = await sql(`select from "${name}_default" where "id" >= $1 and "id" < $2 limit 1`, [begin, end]);
    const day = from.toISOString().slice(0, 10).replaceAll('-', '');
    if (!taken) await sql(`create table "${name}_${day}" partition of "${name}" for values from ('${begin}') to ('${end}')`);
  }
}

const PAST = `
  select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = $1::regclass
     and substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([0-9a-f-]{36})''\\)') <= $2 order by c.relname`;

/** Drops the partitions of the time before an instant of which `isDone` says that nothing in them is needed. Run it in a transaction. */
export async function dropPartitions(
  sql: RunSql,
  { name }: Pick<WeeklyTable, 'name'>,
  { before, isDone }: { before: Date; isDone: (partition: string) => Promise<boolean> },
): Promise<void> {
  const past = await sql<{ name: string }>(PAST, [name, firstIdAt(before)]);
  if (past.length === 0) return;
  await claim(sql, name);
  // The table first, as every statement does: in another order, two would wait for each other.
  await sql(`lock table only "${name}" in access exclusive mode`);
  for (const { name: partition } of past) if (await isDone(partition)) await sql(`drop table if exists "${partition}"`);
}

/** Statements queue behind a lock that is waited for, so it is given up soon; the task tries again. */
async function claim(sql: RunSql, name: string): Promise<void> {
  await sql(`set local lock_timeout = '1s'`);
  await sql('select pg_advisory_xact_lock(hashtext(current_schema()), hashtext($1))', [`partitions of ${name}`]);
}

/** The beginning of the week in UTC. */
function mondayOf(now: Date): Date {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return daysAfter(midnight, -((midnight.getUTCDay() + 6) % WEEK_DAYS));
}
