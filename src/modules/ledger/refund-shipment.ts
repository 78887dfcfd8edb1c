import type { Tx } from '../../platform/db/unit-of-work.js';
import { billKey } from './bill-shipment.js';
import type { PostedEntry } from './entry.js';
import { mirrorLines, reversalKey } from './mirror.rules.js';
import { postEntry } from './post-entry.js';
import { lastEntryByKey } from './read-entry.js';
import type { LedgerServices } from './services.js';

export interface ShipmentRefund {
  readonly shipmentId: string;
  readonly occurredAt: Date;
}

const description = 'Refund of a cancelled shipment';

/**
 * R4: refunds a shipment's bill to its payer, once. Returns the refunding entry, even if that was a correction; null for a shipment that
 * was never billed. If a correction of the bill was itself reversed, mirrors the entry that restored the bill. Three statements; one if
 * never billed or already refunded.
 */
export async function refundShipment(tx: Tx<LedgerServices>, { shipmentId, occurredAt }: ShipmentRefund): Promise<PostedEntry | null> {
  const last = await lastEntryByKey(tx.sql, billKey(shipmentId));
  if (!last) return null;
  const { entry: bill, isUndone } = last;
  if (isUndone) return { ...bill, replayed: true };

  return postEntry(tx, {
    type: 'refund',
    sourceType: 'shipment',
    sourceId: shipmentId,
    idempotencyKey: reversalKey(bill.id),
    occurredAt,
    description,
    reversesEntryId: bill.id,
    lines: mirrorLines(bill, 'refund', description),
    force: true,
  });
}
