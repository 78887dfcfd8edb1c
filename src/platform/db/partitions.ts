import { daysAfter } from '../../kernel/clock.js';
import { firstIdAt, timeOfId } from '../ids.js';
import type { RunSql } from './sql.js';
import type { UnitOfWork } from './unit-of-work.js';

/** A table that is partitioned by ranges of an id, which begins with its time: one partition a week. */
export interface WeeklyTable {
  readonly name: string;
  /** The primary key: first the id that decides about the week. */
  readonly key: readonly [string, ...string[]];
  /** The other indexes. None is unique across partitions. */
  readonly indexes: readonly { readonly name: string; readonly on: string }[];
}

export const WEEK_DAYS = 7;
/** Partitions that are there beforehand, so that a service whose workers stand still for a while goes on as before. */
const AHEAD_WEEKS = 3;

/**
 * Makes a plain table the first partition of a new one with its name, which holds everything until the end of this week. No row is copied,
 * except those whose ids say a later time. What no partition is made for goes to the default one: nothing is ever refused.
 */
export function partitionSql({ name, key, indexes }: WeeklyTable, now: Date): readonly string[] {
  const end = firstIdAt(daysAfter(mondayOf(now), WEEK_DAYS));
  const earlier = `${name}_earlier`;
  return [
    `alter table "${name}" rename to "${earlier}"`,
    `alter index "${name}_pkey" rename to "${earlier}_pkey"`,
    ...indexes.map((index) => `alter index "${index.name}" rename to "${earlier}_${index.name}"`),
    `create table "${name}" (like "${earlier}" including defaults including constraints) partition by range ("${key[0]}")`,
    `alter table "${name}" add primary key (${key.map((column) => `"${column}"`).join(', ')})`,
    ...indexes.map((index) => `create index "${index.name}" on "${name}" ${index.on}`),
    `create table "${name}_default" partition of "${name}" default`,
    `with later as (delete from "${earlier}" where "${key[0]}" >= '${end}' returning *) insert into "${name}" select * from later`,
    `alter table "${name}" attach partition "${earlier}" for values from (minvalue) to ('${end}')`,
  ];
}

const LAST_END = `
  select max(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([0-9a-f-]{36})''\\)')) as last
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass`;

/** Makes the partitions of this week and the next ones. Two workers that do so at once wait for each other. */
export async function makePartitions(sql: RunSql, { name, key }: WeeklyTable, now: Date): Promise<void> {
  await claim(sql, name);
  const [row] = await sql<{ last: string | null }>(LAST_END, [name]);
  const monday = mondayOf(now);
  const last = row?.last ? timeOfId(row.last) : monday;
  for (let from = last > monday ? last : monday; from < daysAfter(monday, AHEAD_WEEKS * WEEK_DAYS); from = daysAfter(from, WEEK_DAYS)) {
    const [begin, end] = [firstIdAt(from), firstIdAt(daysAfter(from, WEEK_DAYS))];
    // Rows that the default partition has taken meanwhile stay there; their week gets no partition of its own.
    const [taken] = await sql(`select from "${name}_default" where "${key[0]}" >= $1 and "${key[0]}" < $2 limit 1`, [begin, end]);
    const day = from.toISOString().slice(0, 10).replaceAll('-', '');
    if (!taken) await sql(`create table "${name}_${day}" partition of "${name}" for values from ('${begin}') to ('${end}')`);
  }
}

const PAST = `
  select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = $1::regclass
     and substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([0-9a-f-]{36})''\\)') <= $2 order by c.relname`;

interface Access {
  readonly sql: RunSql;
  readonly unitOfWork: UnitOfWork<unknown>;
}

interface Dropping {
  readonly before: Date;
  /** Whether nothing in a partition is needed. May take long. */
  readonly isDone: (sql: RunSql, partition: string) => Promise<boolean>;
  /** Whether it is so still, now that nothing can be written. Quick, because all writers wait. */
  readonly isStillDone: (sql: RunSql, partition: string) => Promise<boolean>;
}

/** Drops the partitions of the time before an instant in which nothing is needed. */
export async function dropPartitions({ sql, unitOfWork }: Access, { name }: WeeklyTable, dropping: Dropping): Promise<void> {
  const past = await sql<{ name: string }>(PAST, [name, firstIdAt(dropping.before)]);
  for (const { name: partition } of past)
    if (await dropping.isDone(sql, partition))
      await unitOfWork.run(null, async (tx) => {
        await claim(tx.sql, name);
        // The table first, as every statement does: in another order, two would wait for each other.
        await tx.sql(`lock table only "${name}" in access exclusive mode`);
        const [row] = await tx.sql<{ exists: boolean }>('select to_regclass($1) is not null as exists', [partition]);
        if (row?.exists && (await dropping.isStillDone(tx.sql, partition))) await tx.sql(`drop table "${partition}"`);
      });
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
