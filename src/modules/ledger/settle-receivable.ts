import { invalid, refuseFields } from '../../kernel/errors.js';
import { formatMoney, money, type Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { AccountName } from './chart-of-accounts.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { lockSellerAccounts } from './lock-seller-accounts.js';
import { postOnce } from './post-entry.js';
import { isKeyUsed } from './read-entry.js';
import type { LedgerServices } from './services.js';

export interface ReceivableSettlement {
  readonly sellerId: string;
  readonly amount: Money;
  /** Source of the money: a transfer, a card or link payment, or the seller's own wallet. */
  readonly from: 'bank' | 'clearing' | 'wallet';
  readonly idempotencyKey: string;
  readonly reference: string | null;
  readonly occurredAt: Date;
  /** The approved request, for an amount that one person may not book. */
  readonly approvalRequestId?: string;
}

const accounts: Readonly<Record<ReceivableSettlement['from'], AccountName>> = {
  bank: 'bank',
  clearing: 'clearing',
  wallet: 'sellerWallet',
};

/**
 * R13: books a payment of a contract seller's debt, or nets the debt against its wallet; never more than is owed. Netting uses available
 * money only.
 */
export async function settleReceivable(tx: Tx<LedgerServices>, settlement: ReceivableSettlement): Promise<PostedEntry> {
  const { sellerId, amount, from, reference, occurredAt, approvalRequestId } = settlement;
  const detail: PostingDetail = { source: from === 'wallet' ? 'payout' : 'topup', sellerId, reference, approvalRequestId };
  const lines = [debit(accounts[from], amount, detail), credit('sellerReceivable', amount, detail)];
  const idempotencyKey = `receivable:${settlement.idempotencyKey}`;
  const locked = await lockSellerAccounts(tx, lines);
  const owed = -(locked.find(({ kind }) => kind === 'receivable')?.balanceMinor ?? 0n);
  if (amount.minor > owed && !(await isKeyUsed(tx.sql, idempotencyKey))) {
    const most = `${formatMoney(money(owed > 0n ? owed : 0n, amount.currency))} ${amount.currency}`;
    throw refuseFields([invalid('amount', 'whatSellerOwes', { amount: most })]);
  }

  return postOnce(tx, {
    type: 'receivable_settled',
    sourceType: 'seller',
    sourceId: sellerId,
    idempotencyKey,
    occurredAt,
    description: from === 'wallet' ? 'Settled from the wallet' : 'Payment received',
    lines,
    spendUncleared: false,
  });
}
