import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postOnce } from './post-once.js';
import type { LedgerServices } from './services.js';

export interface OutgoingPayment {
  /** Payee or purpose, as recorded in the books. */
  readonly subject: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly reference: string | null;
  readonly occurredAt: Date;
  /** The approved request, for an amount that one person may not book. */
  readonly approvalRequestId?: string;
}

/** R10b: books a bank payment to a carrier. One statement. */
export async function payCarrier(
  tx: Tx<LedgerServices>,
  { subject, amount, idempotencyKey, reference, occurredAt, approvalRequestId }: OutgoingPayment,
): Promise<PostedEntry> {
  const detail: PostingDetail = { source: 'payout', reference, approvalRequestId };
  return postOnce(tx, {
    type: 'carrier_paid',
    sourceType: 'carrier',
    sourceId: subject,
    idempotencyKey: `carrier:${idempotencyKey}`,
    occurredAt,
    description: `Paid to the carrier ${subject}`,
    lines: [debit('carrierPayable', amount, detail), credit('bank', amount, detail)],
  });
}
