import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

export interface Overpayment {
  readonly invoiceId: string;
  readonly sellerId: string;
  /** Null for money that arrived for a test shipment, which no posting may name. */
  readonly shipmentId: string | null;
  readonly amount: Money;
  /** The provider's payment id; each payment is booked once. */
  readonly reference: string;
  readonly occurredAt: Date;
}

/** R12: books a payment for an invoice that no longer requests money as owed back to its payer. One statement. */
export async function oweBack(
  tx: Tx<LedgerServices>,
  { invoiceId, sellerId, shipmentId, amount, reference, occurredAt }: Overpayment,
): Promise<PostedEntry> {
  const detail: PostingDetail = { source: 'refund', sellerId, shipmentId, invoiceId, reference };
  return postEntry(tx, {
    type: 'overpayment',
    sourceType: 'invoice',
    sourceId: invoiceId,
    idempotencyKey: `overpayment:${invoiceId}:${reference}`,
    occurredAt,
    description: 'Payment to be given back',
    lines: [debit('clearing', amount, detail), credit('refundsPayable', amount, detail)],
  });
}
