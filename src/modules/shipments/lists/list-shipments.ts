import { sql as raw } from 'kysely';
import { whereOf } from '../../../platform/db/where.js';
import type { Context } from '../../../platform/work/context.js';
import type { Page, PageArgs } from '../../../platform/graphql/connection.js';
import type { Selection } from '../../../platform/graphql/selected-columns.js';
import { loaded } from '../../../platform/graphql/list-of.js';
import { ID, readSortedPage, type SortKey } from '../../../platform/graphql/sorted-page.js';
import { shipmentLoaders } from '../read-shipment.js';
import type { Shipment } from '../shipment.entity.js';
import { countShipments, estimateSearch, sqlOf, type Source } from './count-shipments.js';
import { seekFor } from './seek-shipments.js';
import { checkShipmentFilter, type ShipmentFilter } from './shipment-filter.rules.js';
import type { ShipmentSort } from '../shipments.enums.js';
import { readingOf, withReading, type ChangedPage } from './changes-since.js';
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
 * of their last change, in which those that change meanwhile move to the end.
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
    return { from: raw.raw(sampled('')), where: sqlOf(conditions), sampled };
  }
  if (!has('laterDate')) return { from: raw.raw('shipment l'), where: sqlOf(conditions) };
  const dated = conditions.filter(({ about }) => about === 'laterDate');
  const others = conditions.filter(({ about }) => about !== 'laterDate');
  return { from: raw`(select * from shipment l ${whereOf(sqlOf(dated))} offset 0) l`, where: sqlOf(others) };
}
