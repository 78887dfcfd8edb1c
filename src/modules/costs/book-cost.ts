import type { Tx } from '../../platform/db/unit-of-work.js';
import { carrierCost, type CarrierCost } from '../carriers/index.js';
import { bookCarrierCost } from '../ledger/index.js';
import { carriedParcel, placesOf, type EdgeName, type Shipment, type StepListener, type TakenStep } from '../shipments/index.js';

/** The steps in which a carrier, or our own fleet, takes a shipment over. */
const TAKEN_OVER: ReadonlySet<EdgeName> = new Set<EdgeName>(['book', 'book_direct', 'depart_direct']);

/** Books what the carrier asks of us. Without a cost card nothing is booked, and the shipment says so. */
export const bookCost: StepListener = async (tx, taken) => {
  if (!TAKEN_OVER.has(taken.edge.name)) return;
  // Whoever brings a parcel back to an earlier step and forward again has it carried once all the same.
  const [known] = await tx.sql('select 1 from shipment_cost where shipment_id = $1 and missing is null', [taken.shipment.id]);
  if (!known) await book(tx, taken);
};

async function book(tx: Tx, { shipment, step }: TakenStep): Promise<void> {
  const cost = await costOf(tx, shipment, step.occurredAt);
  const found = typeof cost === 'string' ? null : cost;
  const entry = found && (await bookCarrierCost(tx, { ...entryOf(shipment), amount: found.amount, occurredAt: step.occurredAt }));
  await tx.sql(
    `insert into shipment_cost (shipment_id, rate_card_id, missing, entry_id, amount_minor, currency, occurred_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (shipment_id) do update set rate_card_id = excluded.rate_card_id, missing = excluded.missing, entry_id = excluded.entry_id,
       amount_minor = excluded.amount_minor, currency = excluded.currency, occurred_at = excluded.occurred_at`,
    [
      shipment.id,
      found?.rateCardId ?? null,
      typeof cost === 'string' ? cost : null,
      entry?.id ?? null,
      found?.amount.minor ?? null,
      shipment.currency,
      step.occurredAt,
    ],
  );
}

/** What was measured is what is carried. */
const costOf = async (tx: Tx, shipment: Shipment, at: Date): Promise<CarrierCost | string> =>
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
