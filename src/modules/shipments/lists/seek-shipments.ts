import { PLANNED_EACH_TIME, type RunSql } from '../../../platform/db/sql.js';
import { DEEP, type Place, type Seek } from '../../../platform/graphql/sorted-page.js';
import type { ShipmentSort } from '../shipments.enums.js';
import { endOfDay } from './count-shipments.js';
import { DAY_TALLY } from './shipment-lists.sql.js';
import type { ShipmentWhere } from './shipment-where.js';

const MOMENTS = { createdAt: 'created', updatedAt: 'updated' } as const;

/**
 * Narrows a page to the days that contain it, for lists that the daily tally can count: deep pages, and all pages of pickup or delivery
 * date ranges, because no index has those in creation order. Undefined when the tally does not apply.
 */
export function seekFor(sql: RunSql, { conditions, values }: ShipmentWhere, sort: ShipmentSort): Seek | undefined {
  const tally = conditions.flatMap((condition) => condition.tally ?? []);
  if (sort === 'status' || tally.length < conditions.length) return undefined;
  const moment = MOMENTS[sort];
  const first = conditions.some(({ about }) => about === 'laterDate') ? 0 : DEEP;
  const whole = `select l.${moment}_day as day, l.amount as n from ${DAY_TALLY} l ${tally.length > 0 ? `where ${tally.join(' and ')}` : ''}`;
  const since = conditions.find(({ about }) => about === 'since');
  // Part of that day is outside the range, so count it row by row.
  const rest = since && [...conditions.map((condition) => condition.sql), `l.updated_at < ${endOfDay(since.sql)}`].join(' and ');
  const part = rest && ` union all select (l.${moment}_at at time zone 'UTC')::date, 1 from shipment l where ${rest}`;
  const days = `select day, sum(n) as n from (${whole}${part ?? ''}) l group by 1 having sum(n) > 0`;
  const bound = (day: string, sign: string) => (value: string) =>
    `l.${moment}_at ${sign} (${value}::date${day})::timestamp at time zone 'UTC'`;
  // With the creation days known, their index leads to the page; otherwise the whole delivery range would be read first.
  const within = { from: 'shipment l', where: conditions.map((condition) => condition.sql) };
  return async ({ limit, offset, descending }): Promise<Place | null> => {
    if (offset < first) return null;
    const [skip, most] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`];
    const [row] = await sql<{ first: string | null; last: string | null; before: string | null; total: string | null }>(
      `${PLANNED_EACH_TIME} with days as (${days}),
         running as (select day, n, sum(n) over (order by day ${descending ? 'desc' : 'asc'}) as upto from days)
       select min(day)::text as first, max(day)::text as last, min(upto - n) as before, (select sum(n) from days) as total
         from running where upto > ${skip} and upto - n < ${skip} + ${most}`,
      [...values, offset, limit],
    );
    const { first: from, last: to, before, total } = row ?? { first: null, last: null, before: null, total: null };
    const bounds =
      from === null || to === null
        ? []
        : [
            { value: from, sql: bound('', '>=') },
            { value: to, sql: bound(' + 1', '<') },
          ];
    return { bounds, within, skipped: Number(before ?? 0), total: Number(total ?? 0) };
  };
}
