import { formatMoney, money, type Money } from '../../kernel/money.js';
import { instantOf, instantOrNull } from '../../platform/db/sql.js';
import { transactionId, type PostingSource } from '../ledger/index.js';

/** One posting on an account of a seller, or a hold that may become one. */
export interface Transaction {
  /** UUID of the posting or hold. */
  readonly id: string;
  readonly sellerId: string;
  readonly account: 'wallet' | 'receivable';
  readonly type: 'credit' | 'debit';
  readonly source: PostingSource;
  readonly status: 'posted' | 'pending' | 'reversed';
  readonly amount: Money;
  /** Around a hold, which moves no balance, both are the balance of now. */
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

export interface TransactionRow {
  readonly id: string;
  readonly seller_id: string;
  readonly account: 'wallet' | 'receivable';
  readonly direction: 'credit' | 'debit';
  readonly source: PostingSource;
  readonly status: Transaction['status'];
  readonly amount_minor: string;
  readonly currency: string;
  readonly balance_before_minor: string;
  readonly balance_after_minor: string;
  readonly shipment_id: string | null;
  readonly shipment_reference: string | null;
  readonly order_id: string | null;
  readonly order_reference: string | null;
  readonly invoice_id: string | null;
  readonly approval_request_id: string | null;
  readonly reference: string | null;
  readonly description: string;
  readonly entry_id: string | null;
  readonly reverses_posting_id: string | null;
  readonly cleared_at: string | null;
  readonly occurred_at: string;
}

export function transactionOf(row: TransactionRow): Transaction {
  const of = (minor: string): Money => money(BigInt(minor), row.currency);
  return {
    id: row.id,
    sellerId: row.seller_id,
    account: row.account,
    type: row.direction,
    source: row.source,
    status: row.status,
    amount: of(row.amount_minor),
    balanceBefore: of(row.balance_before_minor),
    balanceAfter: of(row.balance_after_minor),
    shipmentId: row.shipment_id,
    shipmentReference: row.shipment_reference,
    orderId: row.order_id,
    orderReference: row.order_reference,
    invoiceId: row.invoice_id,
    approvalRequestId: row.approval_request_id,
    reference: row.reference,
    description: row.description,
    journalEntryId: row.entry_id,
    reversesPostingId: row.reverses_posting_id,
    clearedAt: instantOrNull(row.cleared_at),
    createdAt: instantOf(row.occurred_at),
  };
}

const major = (amount: Money): number => Number(formatMoney(amount));

/** The transaction as the ERP interface prints it, for those who are told of it by a webhook. */
export const transactionJson = (transaction: Transaction): Record<string, unknown> => ({
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
