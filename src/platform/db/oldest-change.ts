import type { RunSql } from './sql.js';

/**
 * A change is stamped by the clock of a process, before its statement reaches the database. This is more than a statement waits for a
 * connection, and than clocks of machines differ.
 */
const MARGIN_MS = 60_000;

const OLDEST = `select coalesce(max(extract(epoch from clock_timestamp() - xact_start) * 1000), 0)::float8 as age
  from pg_stat_activity where datname = current_database() and backend_xid is not null`;

/**
 * The time before which everything that was ever changed is committed: a transaction that began earlier commits its changes later, with the
 * times at which it made them. To be read from the primary, before the rows are read.
 */
export async function changedBefore(primary: RunSql, now: Date): Promise<Date> {
  const [row] = await primary<{ age: number }>(OLDEST);
  return new Date(now.getTime() - Math.ceil(row?.age ?? 0) - MARGIN_MS);
}
