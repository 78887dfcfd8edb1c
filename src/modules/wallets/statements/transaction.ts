import type { EventData } from '../../../kernel/events.js';
import { formatMoney, money, type Money } from '../../../kernel/money.js';
import { transactionId, type PostingSource } from '../../ledger/index.js';
import type { FoundTransaction } from './find-transactions.js';

/** A posting on a seller's account, or a hold that may become one. */
export interface Transaction {
  /** UUID of the posting or hold. */
  readonly id: string;
  readonly sellerId: string;
  readonly account: 'wallet' | 'receivable';
  readonly type: 'credit' | 'debit';
  readonly source: PostingSource;
  readonly status: 'posted' | 'pending' | 'reversed';
  readonly amount: Money;
  /** A hold moves no balance, so both are the current balance. */
  readonly balanceBefore: Money;
  readonly balanceAfter: Money;
  readonly shipmentId: string | null;
  /** The public reference of that shipment. */
  readonly shipmentReference: string | null;
  readonly orderId: string | null;
  readonly orderReference: string | null;
  readonly invoiceId: string | null;
  readonly approvalRequestId: string | null;
  readonly reference: string | null;
  readonly description: string;
  readonly journalEntryId: string | null;
  readonly reversesPostingId: string | null;
  readonly clearedAt: Date | null;
  readonly createdAt: Date;
}

/** Maps a posting or hold row. */
export function transactionOf(row: FoundTransaction): Transaction {
  const { direction, amountMinor, currency, balanceBeforeMinor, balanceAfterMinor, entryId, occurredAt, ...rest } = row;
  return {
    ...rest,
    type: direction,
    amount: money(amountMinor, currency),
    balanceBefore: money(balanceBeforeMinor, currency),
    balanceAfter: money(balanceAfterMinor, currency),
    journalEntryId: entryId,
    createdAt: occurredAt,
  };
}

const major = (amount: Money): number => Number(formatMoney(amount));

/** The transaction in the format of the ERP interface, for webhooks. */
export const transactionJson = (transaction: Transaction): EventData['wallet.transaction'] => ({
  id: transactionId(transaction.id),
  sellerId: transaction.sellerId,
  account: transaction.account,
  type: transaction.type,
  source: transaction.source,
  status: transaction.status,
  amount: major(transaction.amount),
  currency: transaction.amount.currency,
  balanceBefore: major(transaction.balanceBefore),
  balanceAfter: major(transaction.balanceAfter),
  shipmentId: transaction.shipmentReference,
  shipmentDetailId: transaction.shipmentId,
  orderId: transaction.orderId,
  orderReference: transaction.orderReference,
  invoiceId: transaction.invoiceId,
  approvalRequestId: transaction.approvalRequestId,
  reference: transaction.reference,
  description: transaction.description,
  journalEntryId: transaction.journalEntryId,
  reversesTransactionId: transaction.reversesPostingId && transactionId(transaction.reversesPostingId),
  clearedAt: transaction.clearedAt?.toISOString() ?? null,
  createdAt: transaction.createdAt.toISOString(),
});
