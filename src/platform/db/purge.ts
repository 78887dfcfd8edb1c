import { sql as raw, type Expression, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { firstIdAt } from '../ids.js';
import type { RunSql } from './sql.js';
import { statement, type Named, type Statement } from './statement.js';
import type { Tables } from './tables.js';

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

/**
 * Deletes rows of a table by their id, oldest first, if they are below `beforeId` and `isOver` says so, such as by a column of times before
 * `before`.
 */
export const deletionOf = <Own, All, T extends keyof Own & keyof All & string>(
  db: Tables<Own, All>,
  table: T,
  isOver: (row: ExpressionBuilder<All, T>, $: Named<Old>) => Expression<SqlBool>,
): Statement<Old, unknown> => {
  const rows = db as unknown as Tables<ById, ById>;
  const name = table as unknown as 'rows';
  return statement(($: Named<Old>) =>
    rows.deleteFrom(name).where('id', 'in', (eb) =>
      eb
        .selectFrom(name)
        .select('id')
        .where('id', '<', $.beforeId)
        .where((row) => isOver(row as unknown as ExpressionBuilder<All, T>, $))
        .orderBy('id')
        .limit(PURGE_BATCH)
        .forUpdate()
        .skipLocked(),
    ),
  );
};

/** The first PURGE_BATCH of the rows of a table without an id that no other worker is deleting, by their place in the table. */
export const batchOf = <All, T extends keyof All>(rows: SelectQueryBuilder<All, T, object>): RawBuilder<SqlBool> =>
  raw`ctid = any(array(${rows
    .select(raw`ctid`.as('place'))
    .limit(PURGE_BATCH)
    .forUpdate()
    .skipLocked()}))`;

interface ById {
  readonly rows: { readonly id: string };
}
