import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry } from './post-entry.js';
import { assertNotArchived } from './post-once.js';
import type { LedgerServices } from './services.js';

export interface TopUp {
  readonly sellerId: string;
  readonly amount: Money;
  /** Where the money arrived: transfers and cash in the bank, card payments in clearing until the provider settles. */
  readonly into: 'bank' | 'clearing';
  readonly idempotencyKey: string;
  readonly occurredAt: Date;
  /** The approved request, for an amount that one person may not book. */
  readonly approvalRequestId?: string;
  readonly reference?: string | null;
  readonly description?: string;
}

/** R1: credits incoming money to the seller's wallet. Two statements, as `postEntry`. */
export async function topUpWallet(tx: Tx<LedgerServices>, topUp: TopUp): Promise<PostedEntry> {
  const { sellerId, amount } = topUp;
  if (amount.minor <= 0n) throw refuseFields([invalid('amount', 'positive')]);

  const detail: PostingDetail = {
    source: 'topup',
    sellerId,
    reference: topUp.reference,
    approvalRequestId: topUp.approvalRequestId,
  };
  const entry = await postEntry(tx, {
    type: 'topup',
    sourceType: 'seller',
    sourceId: sellerId,
    idempotencyKey: `topup:${topUp.idempotencyKey}`,
    occurredAt: topUp.occurredAt,
    description: topUp.description ?? 'Wallet top-up',
    lines: [debit(topUp.into, amount, detail), credit('sellerWallet', amount, detail)],
  });
  assertNotArchived(entry);
  if (entry.replayed && !isSameTopUp(entry, topUp)) throw refuse('IDEMPOTENCY_KEY_REUSED');
  return entry;
}

/** The key comes from outside and may be reused for a different payment; returning the first entry would then lose the second. */
const isSameTopUp = (entry: PostedEntry, { sellerId, amount }: TopUp): boolean =>
  entry.postings.every(
    (posting) => posting.sellerId === sellerId && posting.amount.minor === amount.minor && posting.amount.currency === amount.currency,
  );
