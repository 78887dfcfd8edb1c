import { sql } from 'kysely';
import { runFree } from '../../../platform/db/free-query.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { whereOf, type Condition } from '../../../platform/db/where.js';
import { DEEP, type Place, type Seek } from '../../../platform/graphql/sorted-page.js';
import type { ShipmentSort } from '../shipments.enums.js';
import { restOfDay, sqlOf } from './count-shipments.js';
import { DAY_TALLY } from './shipment-lists.sql.js';
import type { ShipmentCondition } from './shipment-where.js';

const MOMENTS = { createdAt: 'created', updatedAt: 'updated' } as const;

/**
 * Narrows a page to the days that contain it, for lists that the daily tally can count: deep pages, and all pages of pickup or delivery
 * date ranges, because no index has those in creation order. Undefined when the tally does not apply.
 */
export function seekFor(on: RunSql, conditions: readonly ShipmentCondition[], sort: ShipmentSort): Seek | undefined {
  const tally = conditions.flatMap((condition) => condition.tally ?? []);
  if (sort === 'status' || tally.length < conditions.length) return undefined;
  const moment = MOMENTS[sort];
  const first = conditions.some(({ about }) => about === 'laterDate') ? 0 : DEEP;
  const whole = sql`select ${sql.raw(`l.${moment}_day`)} as day, l.amount as n from ${sql.raw(DAY_TALLY)} l ${whereOf(tally)}`;
  // Part of that day is outside the range, so count it row by row.
  const rest = restOfDay(conditions);
  const part = sql`union all select ${sql.raw(`(l.${moment}_at at time zone 'UTC')::date`)}, 1 from shipment l ${whereOf(rest ?? [])}`;
  const days = sql`select day, sum(n) as n from (${whole} ${rest ? part : sql.raw('')}) l group by 1 having sum(n) > 0`;
  const bound = (sign: string, day: string, later: string): Condition =>
    sql`${sql.raw(`l.${moment}_at ${sign}`)} (${day}::date${sql.raw(later)})::timestamp at time zone 'UTC'`;
  // With the creation days known, their index leads to the page; otherwise the whole delivery range would be read first.
  const within = { from: sql.raw('shipment l'), where: sqlOf(conditions) };
  return async ({ limit, offset, descending }): Promise<Place | null> => {
    if (offset < first) return null;
    const [row] = await runFree<{ first: string | null; last: string | null; before: string | null; total: string | null }>(
      on,
      sql`with days as (${days}),
         running as (select day, n, sum(n) over (order by day ${sql.raw(descending ? 'desc' : 'asc')}) as upto from days)
       select min(day)::text as first, max(day)::text as last, min(upto - n) as before, (select sum(n) from days) as total
         from running where upto > ${offset}::bigint and upto - n < ${offset}::bigint + ${limit}::bigint`,
    );
    const { first: from, last: to, before, total } = row ?? { first: null, last: null, before: null, total: null };
    const bounds = from === null || to === null ? [] : [bound('>=', from, ''), bound('<', to, ' + 1')];
    return { bounds, within, skipped: Number(before ?? 0), total: Number(total ?? 0) };
  };
}
