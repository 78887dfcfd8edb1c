import { firstIdAt } from '../ids.js';
import type { RunSql } from './sql.js';
import type { Statement } from './statement.js';

/** The most rows that one statement deletes. Small deletions keep locks short, and bursts of WAL, which replicas must follow. */
export const PURGE_BATCH = 5_000;

/** Rows that are older than a time, whose ids are below the first one made at that time. */
export interface Old {
  readonly before: Date;
  readonly beforeId: string;
}

export const olderThan = (before: Date): Old => ({ before, beforeId: firstIdAt(before) });

/** Repeats a deletion of at most PURGE_BATCH rows until it finds fewer. Two workers that do so at once skip each other's rows. */
export async function purge<V>(sql: RunSql, deletion: Statement<V, unknown>, values: V): Promise<void> {
  while ((await deletion.count(sql, values)) === PURGE_BATCH);
}
