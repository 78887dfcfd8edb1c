import { countOrEstimate } from '../../../platform/db/estimate.js';
import { runFree } from '../../../platform/db/free-query.js';
import type { RunSql } from '../../../platform/db/sql.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { DAY_TALLY, foldDayTallySql, foldTallySql, KIND_TALLY } from './shipment-lists.sql.js';
import type { ShipmentWhere } from './shipment-where.js';

/** FROM clause of a list, aliased `l`, and its conditions. */
export interface Source {
  readonly from: string;
  readonly where: readonly string[];
  /** The same over a sample of the search words, for searches. */
  readonly sampled?: (sample: string) => string;
}

/** Counts shipments by the tally of kinds, by the daily tally, or else row by row. */
export async function countShipments(sql: RunSql, { conditions, values }: ShipmentWhere, source: Source): Promise<number> {
  if (conditions.every(({ about }) => about === 'kind')) {
    return sumOf(sql, 'coalesce(sum(l.amount), 0)', { from: `${KIND_TALLY} l`, where: conditions.map((each) => each.sql) }, values);
  }
  const tally = conditions.flatMap((condition) => condition.tally ?? []);
  if (tally.length < conditions.length) return sumOf(sql, 'count(*)', source, values);
  const whole = await sumOf(sql, 'coalesce(sum(l.amount), 0)', { from: `${DAY_TALLY} l`, where: tally }, values);
  const since = conditions.find(({ about }) => about === 'since');
  if (!since) return whole;
  const rest = [...conditions.map((each) => each.sql), `l.updated_at < ${endOfDay(since.sql)}`];
  return whole + (await sumOf(sql, 'count(*)', { from: 'shipment l', where: rest }, values));
}

/** Frequent search words are slow to count exactly, so estimate them. */
export const estimateSearch = (sql: RunSql, { values }: ShipmentWhere, { where, sampled }: Source) =>
  sampled && (() => countOrEstimate(sql, { table: 'shipment_search', from: sampled, where, values }));

async function sumOf(sql: RunSql, sum: string, { from, where }: Source, values: readonly unknown[]): Promise<number> {
  const all = where.length === 0 ? '' : `where ${where.join(' and ')}`;
  const [row] = await runFree<{ count: string | bigint }>(sql, `select ${sum} as count from ${from} ${all}`, values);
  return Number(row?.count ?? 0);
}

/** The end of the UTC day that contains the condition's moment. */
export function endOfDay(condition: string): string {
  const place = condition.slice(condition.indexOf('$'));
  return `(date_trunc('day', ${place}::timestamptz at time zone 'UTC') + interval '1 day') at time zone 'UTC'`;
}

/** Runs every minute, so that a count adds up at most one minute of changes. */
export const foldTallyTask: ScheduledTask = {
  queue: 'shipment_tally',
  cron: '* * * * *',
  run: async ({ sql }) => {
    for (const statement of [...foldDayTallySql, foldTallySql]) await sql(statement);
  },
};
