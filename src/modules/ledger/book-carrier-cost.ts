import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

export interface CarriedShipment {
  readonly shipmentId: string;
  readonly orderId: string;
  readonly carrierCode: string;
  readonly kind: 'shipment' | 'return';
  readonly amount: Money;
  readonly occurredAt: Date;
}

/** R10: books the cost owed to a carrier that has taken over a shipment, once. Touches no seller's account. One statement. */
export async function bookCarrierCost(
  tx: Tx<LedgerServices>,
  { shipmentId, orderId, carrierCode, kind, amount, occurredAt }: CarriedShipment,
): Promise<PostedEntry | null> {
  if (amount.minor === 0n) return null;
  const detail: PostingDetail = { source: kind, shipmentId, orderId };
  return postEntry(tx, {
    type: 'carrier_cost',
    sourceType: 'shipment',
    sourceId: shipmentId,
    idempotencyKey: `carrier-cost:${shipmentId}`,
    occurredAt,
    description: `Carried by ${carrierCode}`,
    lines: [debit('carrierCost', amount, detail), credit('carrierPayable', amount, detail)],
  });
}
