import { sql } from 'kysely';
import { runFree } from '../../../platform/db/free-query.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { whereOf, type Condition } from '../../../platform/db/where.js';
import type { Context } from '../../../platform/work/context.js';
import type { Page, PageArgs } from '../../../platform/graphql/connection.js';
import type { Selection } from '../../../platform/graphql/selected-columns.js';
import { loaded } from '../../../platform/graphql/list-of.js';
import { ID, readSortedPage, type SortKey, DEEP, type Place, type Seek } from '../../../platform/graphql/sorted-page.js';
import { shipmentLoaders } from '../read-shipment.js';
import type { Shipment } from '../shipment.entity.js';
import { countShipments, estimateSearch, sqlOf, type Source, restOfDay } from './count-shipments.js';
import { checkShipmentFilter, type ShipmentFilter } from './shipment-filter.rules.js';
import type { ShipmentSort } from '../shipments.enums.js';
import { readingOf, withReading, type ChangedPage } from './changes-since.js';
import { DAY_TALLY } from './shipment-lists.sql.js';
import { shipmentWhere, type ShipmentCondition } from './shipment-where.js';

export interface ShipmentOrder {
  readonly sortBy?: ShipmentSort | null;
  readonly sortOrder?: 'asc' | 'desc' | null;
}

const CREATED: SortKey = { sql: 'l.created_at', type: 'timestamptz' };
const SORTS: Readonly<Record<ShipmentSort, readonly SortKey[]>> = {
  createdAt: [CREATED, ID],
  updatedAt: [{ sql: 'l.updated_at', type: 'timestamptz' }, ID],
  status: [{ sql: 'l.status', type: 'text' }, CREATED, ID],
};

type ListArgs = PageArgs & ShipmentFilter & ShipmentOrder;

/**
 * Lists the shipments that the caller can see, with the requested columns only: newest first by default, or with `updatedSince` in the order
 * of their last change, in which those that change in the meantime move to the end.
 */
export async function listShipments(context: Context, args: ListArgs, selection: Selection): Promise<ChangedPage<Shipment>> {
  context.actor.require('shipment:read');
  if (args.updatedSince == null) return { ...(await readList(context, args, selection)), updatedUntil: null };
  const order: ShipmentOrder = args.sortBy == null ? { sortBy: 'updatedAt', sortOrder: args.sortOrder ?? 'asc' } : {};
  const reading = await readingOf(context, args);
  return withReading(await readList(context, { ...args, ...order, after: reading.after }, selection), reading);
}

async function readList(context: Context, args: ListArgs, selection: Selection): Promise<Page<Shipment>> {
  const { actor, sql } = context;
  const conditions = await shipmentWhere(sql, actor, checkShipmentFilter(args));
  const sort = args.sortBy ?? 'createdAt';
  const source = sourceOf(conditions, sort);
  return readSortedPage(sql, args, {
    from: source.from,
    where: source.where,
    sort: { keys: SORTS[sort], descending: args.sortOrder !== 'asc' },
    count: () => countShipments(sql, conditions, source),
    estimate: estimateSearch(sql, source),
    seek: seekFor(sql, conditions, sort),
    load: (ids) => loaded(context, ids, shipmentLoaders.of(selection)),
  });
}

/**
 * The search words live in their own table; when nothing else is filtered, shipments are not joined. Pickup and delivery date ranges are
 * selected by date first and sorted afterwards: the planner cannot see their correlation with the creation date and would scan along the
 * latter.
 */
function sourceOf(conditions: readonly ShipmentCondition[], sort: ShipmentSort): Source {
  const has = (about: ShipmentCondition['about']): boolean => conditions.some((condition) => condition.about === about);
  if (has('search')) {
    const wordsSuffice =
      sort === 'createdAt' && conditions.every(({ about }) => about === 'search' || about === 'seller' || about === 'shop');
    const sampled = (sample: string): string =>
      wordsSuffice
        ? `shipment_search l ${sample}`
        : `(select s.*, w.terms from shipment_search w ${sample} join shipment s on s.id = w.id) l`;
    return { from: sql.raw(sampled('')), where: sqlOf(conditions), sampled };
  }
  if (!has('laterDate')) return { from: sql.raw('shipment l'), where: sqlOf(conditions) };
  const dated = conditions.filter(({ about }) => about === 'laterDate');
  const others = conditions.filter(({ about }) => about !== 'laterDate');
  return { from: sql`(select * from shipment l ${whereOf(sqlOf(dated))} offset 0) l`, where: sqlOf(others) };
}

const MOMENTS = { createdAt: 'created', updatedAt: 'updated' } as const;

/**
 * Narrows a page to the days that contain it, for lists that the daily tally can count: deep pages, and all pages of pickup or delivery
 * date ranges, because no index has those in creation order. Undefined when the tally does not apply.
 */
function seekFor(on: RunSql, conditions: readonly ShipmentCondition[], sort: ShipmentSort): Seek | undefined {
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
