import { subtract, zero } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOut, type MoneyType } from '../../platform/graphql/money.type.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import { shipmentResults, type ShipmentResult } from '../ledger/index.js';
import type { Shipment } from '../shipments/index.js';

export type CostStatus = 'not_due' | 'booked' | 'reversed' | 'unknown';

export interface ShipmentCost {
  readonly status: CostStatus;
  readonly missing: string | null;
  readonly rateCardId: string | null;
  readonly cost: MoneyType;
  readonly revenue: MoneyType;
  readonly margin: MoneyType | null;
}

interface CostRow {
  readonly shipment_id: string;
  readonly rate_card_id: string | null;
  readonly missing: string | null;
  readonly reversed: boolean;
}

const costLoader = loaderBy<string, CostRow>(
  (ids, { sql }) =>
    sql(
      `select c.shipment_id, c.rate_card_id, c.missing, exists (select 1 from journal_entry r where r.reverses_entry_id = c.entry_id) as reversed
         from shipment_cost c where c.shipment_id = any($1::uuid[])`,
      [ids],
    ),
  (row) => row.shipment_id,
);

const resultLoader = listLoaderBy<string, ShipmentResult>(
  (ids, { sql }) => shipmentResults(sql, ids),
  ({ shipmentId }) => shipmentId,
);

/** What a shipment earns the operator and costs it. For the operator's own eyes: the rules of access see to that. */
export async function costOfShipment(context: Context, shipment: Shipment): Promise<ShipmentCost> {
  const [row, results] = await Promise.all([context.load(costLoader, shipment.id), context.load(resultLoader, shipment.id)]);
  const result = results?.find(({ cost }) => cost.currency === shipment.currency);
  const revenue = result?.revenue ?? zero(shipment.currency);
  const cost = result?.cost ?? zero(shipment.currency);
  const known = row !== null && row.missing === null && !row.reversed;
  return {
    status: statusOf(row),
    missing: row?.missing ?? null,
    rateCardId: row?.rate_card_id ?? null,
    cost: moneyOut(cost),
    revenue: moneyOut(revenue),
    margin: known ? moneyOut(subtract(revenue, cost)) : null,
  };
}

function statusOf(row: CostRow | null): CostStatus {
  if (row === null) return 'not_due';
  if (row.missing !== null) return 'unknown';
  return row.reversed ? 'reversed' : 'booked';
}
