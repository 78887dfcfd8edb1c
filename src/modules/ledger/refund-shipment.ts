import type { Tx } from '../../platform/db/unit-of-work.js';
import { billKey } from './bill-shipment.js';
import type { PostedEntry } from './entry.js';
import { mirrorLines, reversalKey } from './mirror.rules.js';
import { postEntry } from './post-entry.js';
import { lastEntryByKey } from './read-entry.js';

export interface ShipmentRefund {
  readonly shipmentId: string;
  readonly occurredAt: Date;
}

const description = 'Refund of a cancelled shipment';

/**
 * R4: gives back what the shipment was billed, to whoever paid it, once. Answers the entry that gave it back, even when
 * that was a correction, and null for a shipment that was never billed. A bill that was corrected and put back is given
 * back by the mirror of the entry that put it back. Three statements; one when never billed or already given back.
 */
export async function refundShipment(tx: Tx, { shipmentId, occurredAt }: ShipmentRefund): Promise<PostedEntry | null> {
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
