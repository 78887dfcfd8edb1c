import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

export interface ManualCredit {
  readonly sellerId: string;
  readonly amount: Money;
  readonly approvalRequestId: string;
  readonly reference: string | null;
  readonly reason: string;
  readonly occurredAt: Date;
}

/** Credits a wallet without incoming money: goodwill at the operator's expense. Once per approval. */
export async function creditWallet(tx: Tx<LedgerServices>, manual: ManualCredit): Promise<PostedEntry> {
  const { sellerId, amount, approvalRequestId, reference } = manual;
  const detail: PostingDetail = { source: 'manual', sellerId, approvalRequestId, reference };
  return postEntry(tx, {
    type: 'manual_credit',
    sourceType: 'approval_request',
    sourceId: approvalRequestId,
    idempotencyKey: `manual-credit:${approvalRequestId}`,
    occurredAt: manual.occurredAt,
    description: manual.reason,
    lines: [debit('waivedFees', amount, detail), credit('sellerWallet', amount, detail)],
  });
}
