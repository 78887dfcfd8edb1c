import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import { entryById } from './read-entry.js';

export interface PayerRefund {
  /** The entry of the surplus. */
  readonly entryId: string;
  readonly reference: string;
  readonly occurredAt: Date;
}

/** R12, later: whoever paid too much has it back, all of it and once. NOT_FOUND for an entry that is no surplus. */
export async function refundPayer(tx: Tx, { entryId, reference, occurredAt }: PayerRefund): Promise<PostedEntry> {
  const surplus = await entryById(tx.sql, entryId);
  const owed = surplus?.postings.find(
    ({ account, direction }) => account === chartOfAccounts.refundsPayable.code && direction === 'credit',
  );
  if (!owed) throw refuse('NOT_FOUND', { message: 'Nobody is owed anything by this entry.' });
  const { shipmentId, invoiceId, amount } = owed;
  const detail: PostingDetail = { source: 'refund', shipmentId, invoiceId, reference };
  return postEntry(tx, {
    type: 'payer_refunded',
    sourceType: 'journal_entry',
    sourceId: entryId,
    idempotencyKey: `payer:${entryId}`,
    occurredAt,
    description: 'Sent back to the payer',
    lines: [debit('refundsPayable', amount, detail), credit('bank', amount, detail)],
  });
}
