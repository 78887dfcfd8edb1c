import { sql } from 'kysely';
import { subtract, zero } from '../../kernel/money.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import type { MoneyType } from '../../platform/graphql/money.type.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { shipmentResults, type ShipmentResult } from '../ledger/index.js';
import type { Shipment } from '../shipments/index.js';
import { db } from './carrier-costs.tables.js';

export type CostStatus = 'not_due' | 'booked' | 'reversed' | 'unknown';

export interface ShipmentCost {
  readonly status: CostStatus;
  readonly billed: boolean;
  readonly missing: string | null;
  readonly rateCardId: string | null;
  readonly cost: MoneyType;
  readonly revenue: MoneyType;
  readonly margin: MoneyType | null;
}

const findCosts = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('shipmentCost as c')
    .select(['c.shipmentId', 'c.rateCardId', 'c.missing'])
    .select((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('journalEntry as r').select('r.id').whereRef('r.reversesEntryId', '=', 'c.entryId')),
          eb.exists(
            eb
              .selectFrom('ledgerArchivedEntry as a')
              .select('a.entryId')
              .where(sql<boolean>`a.idempotency_key = 'reverse:' || c.entry_id`),
          ),
        ])
        .as('reversed'),
    )
    .where('c.shipmentId', '=', anyOf($.shipmentIds)),
);

type BookedCost = Awaited<ReturnType<typeof findCosts>>[number];

const costLoader = loaderBy<string, BookedCost>(
  (shipmentIds, { sql }) => findCosts(sql, { shipmentIds }),
  (cost) => cost.shipmentId,
);

const resultLoader = listLoaderBy<string, ShipmentResult>(
  (ids, { sql }) => shipmentResults(sql, ids),
  ({ shipmentId }) => shipmentId,
);

/** Reads revenue and cost of a shipment. Operator only; the access rules enforce it. */
export async function costOfShipment(context: Context, shipment: Shipment): Promise<ShipmentCost> {
  const [row, results] = await Promise.all([context.load(costLoader, shipment.id), context.load(resultLoader, shipment.id)]);
  const result = results?.find(({ cost }) => cost.currency === shipment.currency);
  const revenue = result?.revenue ?? zero(shipment.currency);
  const cost = result?.cost ?? zero(shipment.currency);
  const isBilled = result?.isBilled === true;
  const isKnown = isBilled || (row !== null && row.missing === null && !row.reversed);
  return {
    // A bill replaces whatever was computed, or could not be.
    status: isBilled ? 'booked' : statusOf(row),
    billed: isBilled,
    missing: isBilled ? null : (row?.missing ?? null),
    rateCardId: row?.rateCardId ?? null,
    cost,
    revenue,
    margin: isKnown ? subtract(revenue, cost) : null,
  };
}

function statusOf(row: BookedCost | null): CostStatus {
  if (row === null) return 'not_due';
  if (row.missing !== null) return 'unknown';
  return row.reversed ? 'reversed' : 'booked';
}
