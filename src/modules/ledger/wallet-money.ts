import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { postEntry, assertNotArchived } from './post-entry.js';
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
