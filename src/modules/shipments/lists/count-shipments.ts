import { sql, type RawBuilder } from 'kysely';
import { countOrEstimate } from '../../../platform/db/estimate.js';
import { runFree } from '../../../platform/db/free-query.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { whereOf, type Condition } from '../../../platform/db/where.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { DAY_TALLY, foldDayTallySql, foldTallySql, KIND_TALLY } from './shipment-lists.sql.js';
import type { ShipmentCondition } from './shipment-where.js';

/** FROM clause of a list, aliased `l`, and its conditions. */
export interface Source {
  readonly from: RawBuilder<unknown>;
  readonly where: readonly Condition[];
  /** The same over a sample of the search words, for searches. */
  readonly sampled?: (sample: string) => string;
}

type Conditions = readonly ShipmentCondition[];

/** Counts shipments by the tally of kinds, by the daily tally, or else row by row. */
export async function countShipments(on: RunSql, conditions: Conditions, source: Source): Promise<number> {
  if (conditions.every(({ about }) => about === 'kind'))
    return sumOf(on, 'coalesce(sum(l.amount), 0)', { from: sql.raw(`${KIND_TALLY} l`), where: sqlOf(conditions) });
  const tally = conditions.flatMap((condition) => condition.tally ?? []);
  if (tally.length < conditions.length) return sumOf(on, 'count(*)', source);
  const whole = await sumOf(on, 'coalesce(sum(l.amount), 0)', { from: sql.raw(`${DAY_TALLY} l`), where: tally });
  const rest = restOfDay(conditions);
  return rest ? whole + (await sumOf(on, 'count(*)', { from: sql.raw('shipment l'), where: rest })) : whole;
}

export const sqlOf = (conditions: Conditions): RawBuilder<unknown>[] => conditions.map((condition) => condition.sql);

/** The part of its first day that a list from a moment on includes, which the tally cannot count; null for other lists. */
export function restOfDay(conditions: Conditions): RawBuilder<unknown>[] | null {
  const since = conditions.find(({ about }) => about === 'since');
  return since ? [...sqlOf(conditions), sql`l.updated_at < ${endOfDay(since.value)}`] : null;
}

const endOfDay = (moment: unknown): RawBuilder<unknown> =>
  sql`(date_trunc('day', ${moment}::timestamptz at time zone 'UTC') + interval '1 day') at time zone 'UTC'`;

/** Frequent search words are slow to count exactly, so estimate them. */
export const estimateSearch = (on: RunSql, { where, sampled }: Source) =>
  sampled && (() => countOrEstimate(on, { table: 'shipment_search', from: sampled, where }));

async function sumOf(on: RunSql, sum: string, { from, where }: Source): Promise<number> {
  const [row] = await runFree<{ count: string | bigint }>(on, sql`select ${sql.raw(sum)} as count from ${from} ${whereOf(where)}`);
  return Number(row?.count ?? 0);
}

/** Runs every minute, so that a count adds up at most one minute of changes. */
export const foldTallyTask: ScheduledTask = {
  queue: 'shipment_tally',
  cron: '* * * * *',
  run: async ({ sql: on }) => {
    for (const statement of [...foldDayTallySql, foldTallySql]) await on(statement);
  },
};
