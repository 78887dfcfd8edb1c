import { sql } from 'kysely';
import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import type { LoaderDefinition } from '../../platform/work/loader.js';
import { KIND_TALLY, shipmentMachine, statusCatalogue, type ShipmentStatus } from '../shipments/index.js';
import { db } from './analytics.tables.js';
import type { OpsCountType, OpsStatusCountType } from './analytics.types.js';

/** Kinds of open work besides stalled shipments. */
export type Waiting =
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

interface Count {
  readonly what: 'status' | Waiting;
  /** Status, or currency of the amount. */
  readonly of: string | null;
  readonly count: bigint;
  readonly amount: bigint | null;
}

/** Counts everything in one statement. Shipments are counted by their tally; the rest is counted directly, as open items are few. */
const countAll = statement(() => {
  const counts = sql<Count>`(
    select 'status' as what, status as of, sum(amount)::bigint as count, null::bigint as amount from ${sql.raw(KIND_TALLY)} l group by status
    union all
    select 'approvals', currency, count(*), sum(amount_minor)::bigint from approval_request where status = 'pending' group by currency
    union all
    select case status when 'unpaid' then 'adjustments' else 'disputes' end, currency, count(*), sum(amount_minor)::bigint
      from adjustment_invoice where status in ('unpaid', 'disputed') group by status, currency
    union all
    select case stage when 'with_carrier' then 'cash with carriers' else 'cash' end, currency, count(*), sum(remaining_minor)::bigint
      from cod_collection where reversed_at is null and stage <> 'deposited' and method = 'cash' group by 1, currency
    union all
    select 'webhooks', null, count(*), null from webhook_endpoint
     where deleted_at is null and (failing_since is not null or disabled_reason is not null)
    union all
    select 'bookings', null, count(*), null from carrier_booking where problem_at <= ${now}
    union all
    select 'carrier codes', null, count(*), null
      from (select distinct account_id, code from carrier_scan where outcome = 'unknown_code') c
    union all
    select 'carrier invoices', null, count(distinct invoice_id), null from carrier_invoice_line where state = 'open'
    union all
    select 'carrier cancellations', null, count(distinct s.id), null
      from carrier_scan c join shipment s on s.id = c.shipment_id
     where c.outcome = 'carrier_cancelled' and s.status not in ('delivered', 'cancelled') and s.rts_completed_at is null)`;
  return db.selectFrom(counts.as('counts')).select(['what', 'of', 'count', 'amount']);
});

const countOfDriver = statement(($: Named<{ driverId: string | null }>) =>
  db
    .selectFrom('shipment as s')
    .innerJoin('shipmentAssignment as held', 'held.shipmentId', 's.id')
    .select(['s.status as of', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('held.driverId', '=', $.driverId)
    .where('held.endedAt', 'is', null)
    .groupBy('s.status'),
);

const ofDriver = async (on: RunSql, driverId: string | null): Promise<Count[]> =>
  (await countOfDriver(on, { driverId })).map((row) => ({ ...row, what: 'status', amount: null }));

const countsLoader: LoaderDefinition<'board', readonly Count[]> = {
  load: async (keys, { sql: on, actor }) => {
    const rows = actor.seesAssignedOnly ? await ofDriver(on, actor.id) : await countAll(on, {});
    return keys.map(() => rows);
  },
};

const countsOf = async (context: Context): Promise<readonly Count[]> => (await context.load(countsLoader, 'board')) ?? [];

/** All statuses in catalogue order, including those without shipments. */
export async function statusCounts(context: Context): Promise<OpsStatusCountType[]> {
  const counts = new Map((await countsOf(context)).filter(({ what }) => what === 'status').map(({ of, count }) => [of, Number(count)]));
  return shipmentMachine.states.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

export async function standing(context: Context, status: ShipmentStatus): Promise<OpsCountType> {
  const row = (await countsOf(context)).find(({ what, of }) => what === 'status' && of === status);
  return { count: Number(row?.count ?? 0), amounts: [] };
}

export async function waiting(context: Context, what: Waiting): Promise<OpsCountType> {
  const rows = (await countsOf(context)).filter((row) => row.what === what);
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    amounts: rows.flatMap(({ of, amount }) => (of === null || amount === null ? [] : [money(amount, of)])),
  };
}

/** Statuses in which a shipment may still need attention. */
export const openStatuses: readonly ShipmentStatus[] = statusCatalogue.filter(({ terminal }) => !terminal).map(({ code }) => code);
