import { refuse, invalid, refuseFields } from '../../kernel/errors.js';
import { money, formatMoney, type Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { missingEntry } from './archive/archived-entries.js';
import { COLLECTION_SOURCE } from './book-collection.js';
import { chartOfAccounts, type AccountName } from './chart-of-accounts.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import { lockOrigin } from './entry-family.js';
import { db } from './ledger.tables.js';
import { lockSellerAccounts } from './lock-seller-accounts.js';
import { postEntry, postOnce } from './post-entry.js';
import { entryById, isKeyUsed } from './read-entry.js';
import type { LedgerServices } from './services.js';

export interface ClearingSettlement {
  /** The entry that brought the money into clearing: a top-up, a payment by link, a surplus. */
  readonly entryId: string;
  readonly reference: string;
  readonly occurredAt: Date;
  /** The approved request, for an amount that one person may not book. */
  readonly approvalRequestId?: string;
}

const findReversal = statement(($: Named<{ entryId: string }>) =>
  db.selectFrom('journalEntry').select('id').where('reversesEntryId', '=', $.entryId),
);

/**
 * R6e: settles in full what an entry brought into clearing, once; repeating the settlement returns the first entry. NOT_FOUND for an entry
 * that brought nothing into clearing, ENTRY_ARCHIVED for one that is archived, ENTRY_ALREADY_REVERSED for one that was reversed.
 * Collections and their reversals are excluded: they reach the bank by handover. Five statements.
 */
export async function settleClearing(
  tx: Tx<LedgerServices>,
  { entryId, reference, occurredAt, approvalRequestId }: ClearingSettlement,
): Promise<PostedEntry> {
  const origin = await lockOrigin(tx.sql, entryId);
  const entry = await entryById(tx.sql, entryId);
  const [arrived] =
    entry?.postings.filter(({ account, direction }) => account === chartOfAccounts.clearing.code && direction === 'debit') ?? [];
  if (!entry || !arrived || origin?.sourceType === COLLECTION_SOURCE)
    throw await missingEntry(tx.sql, entryId, 'NOT_FOUND.nothingInClearing');
  if (await findReversal.first(tx.sql, { entryId })) throw refuse('ENTRY_ALREADY_REVERSED');

  const { source, sellerId, shipmentId, orderId, orderReference, invoiceId } = arrived;
  const detail: PostingDetail = { source, sellerId, shipmentId, orderId, orderReference, invoiceId, reference, approvalRequestId };
  const amount = money(arrived.amount.minor, arrived.amount.currency);
  return postEntry(tx, {
    type: 'clearing_settled',
    sourceType: 'journal_entry',
    sourceId: entry.id,
    idempotencyKey: `settle:${entry.id}`,
    occurredAt,
    description: 'Settled by the provider',
    lines: [debit('bank', amount, detail), credit('clearing', amount, detail)],
  });
}

interface ReceivableSettlement {
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
