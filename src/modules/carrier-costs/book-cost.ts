import type { Selectable } from 'kysely';
import { amountIn } from '../../kernel/exchange.js';
import { money } from '../../kernel/money.js';
import { statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { bookedCost, type BookedCost } from '../bookings/index.js';
import { carrierCost, type CarrierCost, type RatingServices } from '../rating/index.js';
import { bookCarrierCost, CARRIER_BILLED, type LedgerServices } from '../ledger/index.js';
import { carriedParcel, placesOf, type Effect, type Shipment, type TakenStep } from '../shipments/index.js';
import { db, type CarrierCostTables } from './carrier-costs.tables.js';

/** Once a carrier, or the own fleet, takes a shipment over. Without a cost card nothing is booked, and the shipment shows that. */
export const bookCost: Effect<LedgerServices & RatingServices> = {
  says: 'books the cost of the carrier, once',
  postings: ['R10'],
  run: async (tx, taken) => {
    // A parcel moved back to an earlier step and forward again is still carried only once.
    const earlier = await findEarlier.first(tx.sql, { shipmentId: taken.shipment.id });
    if (!earlier?.isBooked) await book(tx, taken, earlier?.isBilled === true);
  },
};

const findEarlier = statement(($: Named<{ shipmentId: string }>) =>
  db.selectNoFrom((eb) => [
    eb
      .exists(eb.selectFrom('shipmentCost').select('shipmentId').where('shipmentId', '=', $.shipmentId).where('missing', 'is', null))
      .as('isBooked'),
    eb
      .or([
        eb.exists(
          eb
            .selectFrom('posting as p')
            .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
            .select('p.id')
            .where('p.shipmentId', '=', $.shipmentId)
            .where('e.type', '=', CARRIER_BILLED),
        ),
        eb.exists(
          eb.selectFrom('ledgerShipmentTotal').select('shipmentId').where('shipmentId', '=', $.shipmentId).where('isBilled', '=', true),
        ),
      ])
      .as('isBilled'),
  ]),
);

const keepCost = statement(($: Named<Selectable<CarrierCostTables['shipmentCost']>>) =>
  db
    .insertInto('shipmentCost')
    .values(valuesOf($, ['shipmentId', 'rateCardId', 'missing', 'entryId', 'amountMinor', 'currency', 'occurredAt']))
    .onConflict((conflict) =>
      conflict.column('shipmentId').doUpdateSet((eb) => ({
        rateCardId: eb.ref('excluded.rateCardId'),
        missing: eb.ref('excluded.missing'),
        entryId: eb.ref('excluded.entryId'),
        amountMinor: eb.ref('excluded.amountMinor'),
        currency: eb.ref('excluded.currency'),
        occurredAt: eb.ref('excluded.occurredAt'),
      })),
    ),
);

/** A carrier that has billed the parcel already is owed that, and nothing more. */
async function book(tx: Tx<LedgerServices & RatingServices>, { shipment, step }: TakenStep, isBilled: boolean): Promise<void> {
  const cost = await costOf(tx, shipment, step.occurredAt);
  const found = typeof cost === 'string' ? null : cost;
  const entry =
    found && !isBilled && (await bookCarrierCost(tx, { ...entryOf(shipment), amount: found.amount, occurredAt: step.occurredAt }));
  await keepCost(tx.sql, {
    shipmentId: shipment.id,
    rateCardId: found?.rateCardId ?? null,
    missing: typeof cost === 'string' ? cost : null,
    entryId: entry ? entry.id : null,
    amountMinor: found?.amount.minor ?? null,
    currency: shipment.currency,
    occurredAt: step.occurredAt,
  });
}

/** Costs are based on the measured parcel. */
async function costOf(tx: Tx<RatingServices>, shipment: Shipment, at: Date): Promise<KnownCost | string> {
  const booked = shipment.carrierAccountId === null ? undefined : await bookedCost(tx.sql, shipment.id);
  return booked ? costOfBooking(tx, booked, { currency: shipment.currency, at }) : costOfCard(tx, shipment, at);
}

interface KnownCost extends Omit<CarrierCost, 'rateCardId'> {
  /** Null for a price of a connected carrier. */
  readonly rateCardId: string | null;
}

/** A connected carrier asked it when it booked; it bills a seller's own account to the seller. */
function costOfBooking(
  tx: Tx<RatingServices>,
  { price, ownAccount }: BookedCost,
  { currency, at }: { currency: string; at: Date },
): KnownCost | string {
  if (ownAccount) return { rateCardId: null, amount: money(0n, currency) };
  if (!price) return 'NO_RATE_CARD';
  const { fx } = tx.services.rateBook.current();
  const minor = amountIn(fx, price.minor, { from: price.currency, to: currency, at: at.getTime() });
  return minor === undefined ? 'FX_MISSING' : { rateCardId: null, amount: money(minor, currency) };
}

const costOfCard = async (tx: Tx<RatingServices>, shipment: Shipment, at: Date): Promise<CarrierCost | string> =>
  carrierCost(tx.services.rateBook.current(), {
    serviceCode: shipment.serviceCode,
    parcel: carriedParcel(shipment),
    ...(await placesOf(tx, shipment)),
    currency: shipment.currency,
    at,
    isReturn: shipment.type === 'return',
  });

const entryOf = ({ id, orderId, carrierCode, type }: Shipment) => ({
  shipmentId: id,
  orderId,
  carrierCode,
  kind: type === 'return' ? ('return' as const) : ('shipment' as const),
});
