import { sql, type RawBuilder } from 'kysely';
import { runFree } from './free-query.js';
import type { RunSql } from './sql.js';
import { whereOf, type Condition } from './where.js';

/** The most rows that are counted exactly. */
const EXACT_UP_TO = 10_000;
/** Approximate size of a sample. It is at least one percent of a large table, so that it includes some of everything counted here. */
const SAMPLED = 10_000;
const LEAST_PERCENT = 1;

export interface Countable {
  /** The table to sample, and the source of the rows when `sample` follows the table's name. */
  readonly table: string;
  readonly from: (sample: string) => string;
  readonly where: readonly Condition[];
}

/**
 * Counts up to 10,000 rows exactly and estimates the total beyond that from a sample of the table. The same table gives the same sample.
 */
export async function countOrEstimate(on: RunSql, list: Countable): Promise<{ readonly count: number; readonly isEstimate: boolean }> {
  const found = await count(on, list, { sample: '', limit: `limit ${EXACT_UP_TO + 1}` });
  if (found <= EXACT_UP_TO) return { count: found, isEstimate: false };
  const percent = await samplePercent(on, list.table);
  const inSample = await count(on, list, { sample: `tablesample system (${percent}) repeatable (1)`, limit: '' });
  return { count: Math.max(found, rounded((inSample * 100) / percent)), isEstimate: true };
}

async function count(on: RunSql, { from, where }: Countable, { sample, limit }: { sample: string; limit: string }): Promise<number> {
  const rows: RawBuilder<unknown> = sql`select from ${sql.raw(from(sample))} ${whereOf(where)} ${sql.raw(limit)}`;
  const [row] = await runFree<{ count: string | bigint }>(on, sql`select count(*) as count from (${rows}) found`);
  return Number(row?.count ?? 0);
}

/** Based on the table's size at its last analysis. */
async function samplePercent(on: RunSql, table: string): Promise<number> {
  const [row] = await on<{ rows: number }>('select greatest(reltuples, 1)::float8 as rows from pg_class where oid = $1::regclass', [table]);
  return Math.min(100, Math.max(LEAST_PERCENT, Math.ceil((1_000 * SAMPLED) / Number(row?.rows ?? 1)) / 10));
}

/** To two digits, about the precision of a sample. */
const rounded = (value: number): number => Number(value.toPrecision(2));
