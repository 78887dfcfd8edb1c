import { daysAfter } from '../../kernel/clock.js';
import type { RunSql } from '../db/sql.js';
import { mondayOf, WEEK_DAYS, type WeeklyTable } from '../db/weekly-table.js';
import type { Work } from '../work/work.js';
import { firstIdAt, timeOfId } from '../ids.js';
import type { ScheduledTask } from './schedule.js';

/** Partitions that are there beforehand, so that a service whose workers stand still for a while goes on as before. */
const AHEAD_WEEKS = 3;

const LAST_END = `
  select max(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([0-9a-f-]{36})''\\)')) as last
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass`;

/** Makes the partitions of this week and the next ones. Two workers that do so at once wait for each other. */
async function makePartitions(sql: RunSql, { name, key }: WeeklyTable, now: Date): Promise<void> {
  await claim(sql, name);
  const [row] = await sql<{ last: string | null }>(LAST_END, [name]);
  const monday = mondayOf(now);
  const last = row?.last ? timeOfId(row.last) : monday;
  for (let from = last > monday ? last : monday; from < daysAfter(monday, AHEAD_WEEKS * WEEK_DAYS); from = daysAfter(from, WEEK_DAYS)) {
    const [begin, end] = [firstIdAt(from), firstIdAt(daysAfter(from, WEEK_DAYS))];
    // Rows that the default partition has taken in the meantime stay there; their week gets no separate partition.
    const [taken] = await sql(`select from "${name}_default" where "${key[0]}" >= $1 and "${key[0]}" < $2 limit 1`, [begin, end]);
    const day = from.toISOString().slice(0, 10).replaceAll('-', '');
    if (!taken) await sql(`create table "${name}_${day}" partition of "${name}" for values from ('${begin}') to ('${end}')`);
  }
}

const PAST = `
  select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = $1::regclass
     and substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([0-9a-f-]{36})''\\)') <= $2 order by c.relname`;

interface Dropping {
  readonly before: Date;
  /** Whether nothing in a partition is needed. May take long. */
  readonly isDone: (sql: RunSql, partition: string) => Promise<boolean>;
  /** Whether it is so still, now that nothing can be written. Quick, because all writers wait. */
  readonly isStillDone: (sql: RunSql, partition: string) => Promise<boolean>;
}

/** Drops the partitions of the time before an instant in which nothing is needed. */
export async function dropPartitions({ sql, transact }: Work, { name }: WeeklyTable, dropping: Dropping): Promise<void> {
  const past = await sql<{ name: string }>(PAST, [name, firstIdAt(dropping.before)]);
  for (const { name: partition } of past)
    if (await dropping.isDone(sql, partition))
      await transact(async (tx) => {
        await claim(tx.sql, name);
        // The table first, as every statement does: in another order, two would wait for each other.
        await tx.sql(`lock table only "${name}" in access exclusive mode`);
        const [row] = await tx.sql<{ exists: boolean }>('select to_regclass($1) is not null as exists', [partition]);
        if (row?.exists && (await dropping.isStillDone(tx.sql, partition))) await tx.sql(`drop table "${partition}"`);
      });
}

/** Makes the partitions of a table ahead of time, in the worker's schedule and at its start. */
export const partitionTask = (table: WeeklyTable): ScheduledTask => ({
  queue: `${table.name}_partitions`,
  cron: '5 * * * *',
  run: ({ transact, services: { clock } }) => transact((tx) => makePartitions(tx.sql, table, clock.now())),
});

/** Statements queue behind a lock that is waited for, so it is given up soon; the task tries again. */
async function claim(sql: RunSql, name: string): Promise<void> {
  await sql(`set local lock_timeout = '1s'`);
  await sql('select pg_advisory_xact_lock(hashtext(current_schema()), hashtext($1))', [`partitions of ${name}`]);
}
