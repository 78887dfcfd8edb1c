import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import type { LoaderDefinition } from '../../platform/graphql/loader.js';
import { moneyOut } from '../../platform/graphql/money.type.js';
import { HELD_BY_DRIVER, shipmentMachine, statusCatalogue, type ShipmentStatus } from '../shipments/index.js';
import type { OpsCountType, OpsStatusCountType } from './board.types.js';

/** Things that wait for a person, beside shipments that stand still. */
export type Waiting = 'approvals' | 'adjustments' | 'disputes' | 'cash' | 'webhooks';

interface CountRow {
  readonly what: 'status' | Waiting;
  /** The status, or the currency of the amount. */
  readonly of: string | null;
  readonly count: string;
  readonly amount: string | null;
}

/** Everything in one statement. Shipments are counted by their tally, the rest by what is open, which is little. */
const COUNTS = `
  select 'status' as what, status as of, sum(amount) as count, null::numeric as amount from shipment_tally group by status
  union all
  select 'approvals', currency, count(*), sum(amount_minor) from approval_request where status = 'pending' group by currency
  union all
  select case status when 'unpaid' then 'adjustments' else 'disputes' end, currency, count(*), sum(amount_minor) from adjustment_invoice
   where status in ('unpaid', 'disputed') group by status, currency
  union all
  select 'cash', currency, count(*), sum(remaining_minor) from cod_collection
   where reversed_at is null and stage <> 'deposited' and method = 'cash' group by currency
  union all
  select 'webhooks', null, count(*), null from webhook_endpoint
   where deleted_at is null and (failing_since is not null or disabled_reason is not null)`;

const OF_DRIVER = `select 'status' as what, s.status as of, count(*), null::numeric as amount from shipment s
   where s.id in (${HELD_BY_DRIVER('$1')}) group by s.status`;

const countsLoader: LoaderDefinition<'board', readonly CountRow[]> = {
  load: async (keys, { sql, actor }) => {
    const rows = actor.seesAssignedOnly ? await sql<CountRow>(OF_DRIVER, [actor.id]) : await sql<CountRow>(COUNTS);
    return keys.map(() => rows);
  },
};

const countsOf = async (context: Context): Promise<readonly CountRow[]> => (await context.load(countsLoader, 'board')) ?? [];

/** Every status in the order of the catalogue, those without a shipment included. */
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
    amounts: rows.flatMap(({ of, amount }) => (of === null || amount === null ? [] : [moneyOut(money(BigInt(amount), of))])),
  };
}

/** Where a shipment may still need somebody. */
export const openStatuses: readonly ShipmentStatus[] = statusCatalogue.filter(({ terminal }) => !terminal).map(({ code }) => code);
