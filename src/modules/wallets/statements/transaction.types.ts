import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Id, nullable, Text, When, Money } from '../../../platform/graphql/fields.js';
import type { MoneyType } from '../../../platform/graphql/money.type.js';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { transactionStatus, transactionDirection, type TransactionDirection, type TransactionStatus } from '../wallets.enums.js';
import { postingSource, type PostingSource, type SellerAccountKind, sellerAccountKind } from '../../ledger/index.js';

@ObjectType('Transaction', { description: "A movement on a seller's account, or money held for one." })
export class TransactionType {
  @Id('UUID of the seller.') sellerId!: string;
  @Choice(sellerAccountKind, 'The account.') account!: SellerAccountKind;
  @Choice(transactionDirection, "Credit or debit, from the seller's point of view.") type!: TransactionDirection;
  @Choice(postingSource, 'Why.') source!: PostingSource;
  @Choice(transactionStatus, 'Whether the money has moved.') status!: TransactionStatus;
  @Id('UUID of the shipment.', nullable) shipmentId!: string | null;
  @Text('Public reference of the shipment.', nullable) shipmentReference!: string | null;
  @Id('UUID of the order.', nullable) orderId!: string | null;
  @Text('Order reference, as given by the store.', nullable) orderReference!: string | null;
  @Id('UUID of the paid invoice.', nullable) invoiceId!: string | null;
  @Id('UUID of the approved request behind it.', nullable) approvalRequestId!: string | null;
  @Text('Transfer reference or payment id.', nullable) reference!: string | null;
  @Text('Description as text.') description!: string;
  @Id('UUID of the journal entry; null for a hold.', nullable) journalEntryId!: string | null;
  @When('When collected cash reached the bank.', nullable) clearedAt!: Date | null;
  @When('When it happened.') createdAt!: Date;
  @Money('Amount; always greater than 0.') amount!: MoneyType;
  @Money('Account balance before the transaction.') balanceBefore!: MoneyType;
  @Money('Account balance after the transaction.') balanceAfter!: MoneyType;
}

export const TransactionConnection = connectionType('Transaction', () => TransactionType);

@ArgsType()
export class TransactionsArgs extends PageArgs {
  @Text('Only transactions of the seller with this UUID.', nullable) sellerId?: string | null;
  @Text('Only transactions of this shipment, by any of its ids. SHIPMENT_NOT_FOUND, ENTRY_ARCHIVED.', nullable) shipmentId?: string | null;
  @Choice(transactionDirection, 'Only credits, or only debits.', nullable) type?: TransactionDirection | null;
  @Choice(postingSource, 'Only transactions with this reason.', nullable) source?: PostingSource | null;
  @Choice(transactionStatus, 'Only transactions with this status.', nullable) status?: TransactionStatus | null;

  @Text('First day, YYYY-MM-DD in UTC; at most 90 days before the last. DATE_RANGE_TOO_LARGE, PERIOD_ARCHIVED.', nullable)
  startDate?: string | null;

  @Text('Last day, YYYY-MM-DD in UTC, inclusive.', nullable) endDate?: string | null;

  @Text(
    'Part of the reference; or an id of the shipment, the transaction, its journal entry, or the request behind it, ' + 'such as a payout.',
    nullable,
  )
  search?: string | null;
}
