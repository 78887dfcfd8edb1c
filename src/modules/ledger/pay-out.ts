import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

export interface Payout {
  readonly sellerId: string;
  readonly amount: Money;
  readonly approvalRequestId: string;
  readonly reference: string | null;
  readonly occurredAt: Date;
}

/**
 * R9: pays wallet money out by bank, once per approval. Only available money: neither credit nor held money, and uncleared cash only with
 * PAYOUT_UNCLEARED. Two statements, as `postEntry`.
 */
export async function payOut(
  tx: Tx<LedgerServices>,
  { sellerId, amount, approvalRequestId, reference, occurredAt }: Payout,
): Promise<PostedEntry> {
  const detail: PostingDetail = { source: 'payout', sellerId, approvalRequestId, reference };
  return postEntry(tx, {
    type: 'payout',
    sourceType: 'approval_request',
    sourceId: approvalRequestId,
    idempotencyKey: `payout:${approvalRequestId}`,
    occurredAt,
    description: 'Payout',
    lines: [debit('sellerWallet', amount, detail), credit('bank', amount, detail)],
    spendUncleared: tx.services.settings.payoutUncleared,
  });
}
