import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

export interface ReturnToSenderBill {
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly amount: Money;
  readonly payer: 'wallet' | 'receivable';
  readonly occurredAt: Date;
}

/** R14: bills the return of an undeliverable parcel, once. It has already been carried, so it is billed whether or not there is money. */
export async function billReturnToSender(tx: Tx<LedgerServices>, bill: ReturnToSenderBill): Promise<PostedEntry | null> {
  const { sellerId, shipmentId, orderId, amount, payer, occurredAt } = bill;
  if (amount.minor === 0n) return null;
  const detail: PostingDetail = { source: 'return', sellerId, shipmentId, orderId };
  return postEntry(tx, {
    type: 'return_to_sender_billed',
    sourceType: 'shipment',
    sourceId: shipmentId,
    idempotencyKey: `rts:${shipmentId}`,
    occurredAt,
    description: 'Return to sender',
    lines: [debit(payer === 'wallet' ? 'sellerWallet' : 'sellerReceivable', amount, detail), credit('returnRevenue', amount, detail)],
    force: true,
  });
}
