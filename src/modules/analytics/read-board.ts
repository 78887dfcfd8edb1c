import { sql, type RawBuilder } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import { money, type Money } from '../../kernel/money.js';
import { now, statement, type Named, type Statement } from '../../platform/db/statement.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import type { LoaderDefinition } from '../../platform/work/loader.js';
import { KIND_TALLY, shipmentMachine, statusCatalogue, type ShipmentStatus } from '../shipments/index.js';
import { TO_COLLECT } from './read-figures.js';
import { db } from './analytics.tables.js';
import type { OpsStatusCountType } from './analytics.types.js';

/** Statuses in which a parcel waits for a decision. */
const stalledStatuses = ['pickup_failed', 'not_collected', 'on_hold', 'failed'] as const satisfies readonly ShipmentStatus[];
type Stalled = (typeof stalledStatuses)[number];

/** Kinds of open work. */
type Waiting =
  | Stalled
  | 'approvals'
  | 'adjustments'
  | 'disputes'
  | 'cash'
  | 'cash with carriers'
  | 'webhooks'
  | 'carrier codes'
  | 'carrier cancellations'
  | 'carrier invoices'
  | 'bookings';

/** Whose work is counted: that of all sellers, of one seller, or what one driver has. */
export interface BoardScope {
  readonly of: 'all' | 'seller' | 'driver';
  readonly id: string | null;
}

/** What a count of the board counts. */
export interface OpenWork {
  readonly scope: BoardScope;
  readonly what: Waiting;
}

/** The board of the operator; drivers see what they have. */
export const boardOf = ({ actor }: Context): BoardScope =>
  actor.seesAssignedOnly ? { of: 'driver', id: actor.id } : { of: 'all', id: null };

/** The board of a seller. FORBIDDEN for shops and drivers, SELLER_NOT_FOUND for another seller's. */
export function sellerBoardOf({ actor }: Context, given: string | null): BoardScope {
  if (actor.shopId !== undefined || actor.seesAssignedOnly) throw refuse('FORBIDDEN');
  const sellerId = given ?? actor.sellerId;
  if (sellerId === undefined || !isUuid(sellerId) || !actor.owns({ sellerId })) throw refuse('SELLER_NOT_FOUND');
  return { of: 'seller', id: sellerId };
}

interface Count {
  readonly what: 'status' | Waiting;
  /** Status, or currency of the amount. */
  readonly of: string | null;
  readonly count: bigint;
  readonly amount: bigint | null;
  readonly oldestAt: Date | null;
}

type Fragment = RawBuilder<unknown>;
const ANY = sql``;

const adjustments = (where: Fragment): Fragment => sql`
  select case status when 'unpaid' then 'adjustments' else 'disputes' end as what, currency as of, count(*) as count, sum(amount_minor)::bigint as amount,
         min(case status when 'unpaid' then created_at else (dispute ->> 'openedAt')::timestamptz end) as oldest_at
    from adjustment_invoice where status in ('unpaid', 'disputed') ${where} group by status, currency`;

const webhooks = (where: Fragment): Fragment => sql`
  select 'webhooks', null, count(*), null, min(coalesce(failing_since, updated_at)) from webhook_endpoint
   where deleted_at is null and (failing_since is not null or disabled_reason is not null) ${where}`;

const ofOperator = sql`
  select 'approvals', currency, count(*), sum(amount_minor)::bigint, min(created_at) from approval_request where status = 'pending' group by currency
  union all
  select case stage when 'with_carrier' then 'cash with carriers' else 'cash' end, currency, count(*), sum(remaining_minor)::bigint, min(collected_at)
    from cod_collection where reversed_at is null and stage <> 'deposited' and method = 'cash' group by 1, currency
  union all
  select 'bookings', null, count(*), null, min(problem_at) from carrier_booking where problem_at <= ${now}
  union all
  select 'carrier codes', null, count(*), null, min(since)
    from (select min(received_at) as since from carrier_scan where outcome = 'unknown_code' group by account_id, code) c
  union all
  select 'carrier invoices', null, count(*), null, min(created_at)
    from carrier_invoice where id in (select invoice_id from carrier_invoice_line where state = 'open')
  union all
  select 'carrier cancellations', null, count(distinct s.id), null, min(c.received_at)
    from carrier_scan c join shipment s on s.id = c.shipment_id
   where c.outcome = 'carrier_cancelled' and s.status not in ('delivered', 'cancelled') and s.rts_completed_at is null`;

const standing = (shipments: Fragment): Fragment => sql`select 'status', status, count, null, null from (${shipments}) s`;

const counted = (parts: readonly Fragment[]) =>
  db.selectFrom(sql<Count>`(${sql.join(parts, sql` union all `)})`.as('counts')).select(['what', 'of', 'count', 'amount', 'oldestAt']);

type Read = Statement<{ id: string | null }, Count>;

/** Counts everything in one statement. Shipments of all sellers are counted by their tally; the rest directly, as open items are few. */
const countsIn: Readonly<Record<BoardScope['of'], Read>> = {
  all: statement((_$: Named<{ id: string | null }>) =>
    counted([
      adjustments(ANY),
      webhooks(ANY),
      ofOperator,
      standing(sql`select status, sum(amount)::bigint as count from ${sql.raw(KIND_TALLY)} l group by 1`),
    ]),
  ),
  seller: statement(($: Named<{ id: string | null }>) =>
    counted([
      adjustments(sql`and seller_id = ${$.id}`),
      webhooks(sql`and seller_id = ${$.id}`),
      standing(sql`select status, count(*) from shipment where seller_id = ${$.id} group by 1`),
    ]),
  ),
  driver: statement(($: Named<{ id: string | null }>) =>
    counted([
      sql`select 'status' as what, s.status as of, count(*) as count, null::bigint as amount, null::timestamptz as oldest_at
            from shipment s ${held($.id)} group by s.status`,
    ]),
  ),
};

const held = (driverId: unknown): Fragment =>
  sql`join shipment_assignment held on held.shipment_id = s.id and held.driver_id = ${driverId} and held.ended_at is null`;

const IS_AT_STAKE = sql`(${TO_COLLECT} and o.collection_minor > 0 and not s.test)`;

/** Few parcels stand still, so these are read. What is still to be collected for them is at stake. */
const stalled = (join: Fragment, where: Fragment) =>
  counted([
    sql`select s.status as what, case when ${IS_AT_STAKE} then o.currency end as of, count(*) as count,
               sum(case when ${IS_AT_STAKE} then o.collection_minor end)::bigint as amount, min(s.status_at) as oldest_at
          from shipment s join "order" o on o.id = s.order_id ${join}
         where s.status in ('pickup_failed', 'not_collected', 'on_hold', 'failed') ${where} group by 1, 2`,
  ]);

const stalledIn: Readonly<Record<BoardScope['of'], Read>> = {
  all: statement((_$: Named<{ id: string | null }>) => stalled(ANY, ANY)),
  seller: statement(($: Named<{ id: string | null }>) => stalled(ANY, sql`and s.seller_id = ${$.id}`)),
  driver: statement(($: Named<{ id: string | null }>) => stalled(held($.id), ANY)),
};

const loaderOf = (reads: Readonly<Record<BoardScope['of'], Read>>): LoaderDefinition<string, readonly Count[]> => ({
  load: (keys, { sql: on }) => Promise.all(keys.map((key) => readFor(on, reads, key))),
});

const keyOf = ({ of, id }: BoardScope): string => `${of} ${id ?? ''}`;

function readFor(on: RunSql, reads: Readonly<Record<BoardScope['of'], Read>>, key: string): Promise<Count[]> {
  const [of, id] = key.split(' ') as [BoardScope['of'], string];
  return reads[of](on, { id: id || null });
}

const countsLoader = loaderOf(countsIn);
const stalledLoader = loaderOf(stalledIn);

/** All statuses in catalogue order, including those without shipments. */
export async function statusCounts(context: Context): Promise<OpsStatusCountType[]> {
  const rows = (await context.load(countsLoader, keyOf(boardOf(context)))) ?? [];
  const counts = new Map(rows.filter(({ what }) => what === 'status').map(({ of, count }) => [of, Number(count)]));
  return shipmentMachine.states.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

export async function countOf(context: Context, { scope, what }: OpenWork): Promise<number> {
  const rows = (await context.load(countsLoader, keyOf(scope))) ?? [];
  return rows
    .filter((row) => row.what === what || (row.what === 'status' && row.of === what))
    .reduce((sum, { count }) => sum + Number(count), 0);
}

const isStalled = (what: Waiting): boolean => stalledStatuses.some((status) => status === what);

const detailsOf = async (context: Context, { scope, what }: OpenWork): Promise<Count[]> =>
  ((await context.load(isStalled(what) ? stalledLoader : countsLoader, keyOf(scope))) ?? []).filter((row) => row.what === what);

export async function amountsOf(context: Context, work: OpenWork): Promise<Money[]> {
  return (await detailsOf(context, work)).flatMap(({ of, amount }) => (of === null || amount === null ? [] : [money(amount, of)]));
}

export async function oldestOf(context: Context, work: OpenWork): Promise<Date | null> {
  const times = (await detailsOf(context, work)).flatMap(({ oldestAt }) => oldestAt?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Statuses in which a shipment may still need attention. */
export const openStatuses: readonly ShipmentStatus[] = statusCatalogue.filter(({ terminal }) => !terminal).map(({ code }) => code);
