import { PLANNED_EACH_TIME, type RunSql } from './sql.js';

/** Rows that are counted one by one. */
const EXACT_UP_TO = 10_000;
/** Rows that a sample has about; of a large table it is at least one in a hundred, so that it finds some of everything that is counted here. */
const SAMPLED = 10_000;
const LEAST_PERCENT = 1;

export interface Countable {
  /** The table of which a sample is taken, and where the rows come from when `sample` stands behind its name. */
  readonly table: string;
  readonly from: (sample: string) => string;
  readonly where: readonly string[];
  readonly values: readonly unknown[];
}

/** Counts rows, up to 10,000 of them; what there is beyond is estimated by a sample of the table. The same table gives the same sample. */
export async function countOrEstimate(sql: RunSql, list: Countable): Promise<{ readonly count: number; readonly isEstimate: boolean }> {
  const found = await count(sql, { ...list, from: list.from('') }, `limit ${EXACT_UP_TO + 1}`);
  if (found <= EXACT_UP_TO) return { count: found, isEstimate: false };
  const percent = await samplePercent(sql, list.table);
  const inSample = await count(sql, { ...list, from: list.from(`tablesample system (${percent}) repeatable (1)`) }, '');
  return { count: Math.max(found, rounded((inSample * 100) / percent)), isEstimate: true };
}

async function count(
  sql: RunSql,
  { from, where, values }: Omit<Countable, 'from' | 'table'> & { from: string },
  limit: string,
): Promise<number> {
  const all = where.length === 0 ? '' : `where ${where.join(' and ')}`;
  const [row] = await sql<{ count: string }>(
    `${PLANNED_EACH_TIME} select count(*) as count from (select from ${from} ${all} ${limit}) found`,
    values,
  );
  return Number(row?.count ?? 0);
}

/** By the size of the table when it was last looked at. */
async function samplePercent(sql: RunSql, table: string): Promise<number> {
  const [row] = await sql<{ rows: number }>('select greatest(reltuples, 1)::float8 as rows from pg_class where oid = $1::regclass', [
    table,
  ]);
  return Math.min(100, Math.max(LEAST_PERCENT, Math.ceil((1_000 * SAMPLED) / Number(row?.rows ?? 1)) / 10));
}

/** To two digits, which is about what a sample can tell. */
const rounded = (value: number): number => Number(value.toPrecision(2));
