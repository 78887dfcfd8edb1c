import { countOrEstimate } from '../../../platform/db/estimate.js';
import { runFree } from '../../../platform/db/free-query.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { DAY_TALLY, KIND_TALLY } from './shipment-lists.sql.js';
import type { ShipmentWhere } from './shipment-where.js';

/** Where the rows of a list come from, as `l`, and the conditions on them. */
export interface Source {
  readonly from: string;
  readonly where: readonly string[];
  /** The same from a sample of the words, for lists that are searched. */
  readonly sampled?: (sample: string) => string;
}

/** How many shipments there are: by the tally of kinds, by that of days, or else one by one. */
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

/** Words that many shipments have take long to count. */
export const estimateSearch = (sql: RunSql, { values }: ShipmentWhere, { where, sampled }: Source) =>
  sampled && (() => countOrEstimate(sql, { table: 'shipment_search', from: sampled, where, values }));

async function sumOf(sql: RunSql, sum: string, { from, where }: Source, values: readonly unknown[]): Promise<number> {
  const all = where.length === 0 ? '' : `where ${where.join(' and ')}`;
  const [row] = await runFree<{ count: string | bigint }>(sql, `select ${sum} as count from ${from} ${all}`, values);
  return Number(row?.count ?? 0);
}

/** The end of the day, in UTC, of the moment that the condition names. */
export function endOfDay(condition: string): string {
  const place = condition.slice(condition.indexOf('$'));
  return `(date_trunc('day', ${place}::timestamptz at time zone 'UTC') + interval '1 day') at time zone 'UTC'`;
}
