import type { Tx } from '../../platform/db/unit-of-work.js';
import { refuseArchived } from './archive/archived-entries.js';
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
 * was never billed. If a correction of the bill was itself reversed, mirrors the entry that restored the bill. ENTRY_ARCHIVED if the bill is
 * archived. Three statements; two if never billed; one if already refunded.
 */
export async function refundShipment(tx: Tx<LedgerServices>, { shipmentId, occurredAt }: ShipmentRefund): Promise<PostedEntry | null> {
  const last = await lastEntryByKey(tx.sql, billKey(shipmentId));
  if (!last) {
    await refuseArchived(tx.sql, billKey(shipmentId));
    return null;
  }
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
