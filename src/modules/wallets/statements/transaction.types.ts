import { MoneyType } from '../../../platform/graphql/money.type.js';
import { enumType } from '../../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { transactionStatus, transactionDirection, type TransactionDirection, type TransactionStatus } from '../wallets.enums.js';
import { postingSource, type PostingSource, type SellerAccountKind, sellerAccountKind } from '../../ledger/index.js';

@ObjectType('Transaction', { description: "A movement on a seller's account, or money held for one." })
export class TransactionType {
  @Field(() => ID, { simple: true, description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => enumType(sellerAccountKind), { simple: true, description: 'The account.' })
  account!: SellerAccountKind;

  @Field(() => enumType(transactionDirection), { simple: true, description: "Credit or debit, from the seller's point of view." })
  type!: TransactionDirection;

  @Field(() => enumType(postingSource), { simple: true, description: 'Why.' })
  source!: PostingSource;

  @Field(() => enumType(transactionStatus), { simple: true, description: 'Whether the money has moved.' })
  status!: TransactionStatus;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the shipment.' })
  shipmentId!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Public reference of the shipment.' })
  shipmentReference!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the order.' })
  orderId!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Order reference, as given by the store.' })
  orderReference!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the paid invoice.' })
  invoiceId!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the approved request behind it.' })
  approvalRequestId!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Bank slip or payment id.' })
  reference!: string | null;

  @Field(() => String, { simple: true, description: 'Description as text.' })
  description!: string;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the journal entry; null for a hold.' })
  journalEntryId!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When collected cash reached the bank.' })
  clearedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => MoneyType, { description: 'Amount; always greater than 0.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Account balance before the transaction.' })
  balanceBefore!: MoneyType;

  @Field(() => MoneyType, { description: 'Account balance after the transaction.' })
  balanceAfter!: MoneyType;
}

export const TransactionConnection = connectionType('Transaction', () => TransactionType);

@ArgsType()
export class TransactionsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only transactions of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only transactions of this shipment, by any of its ids. SHIPMENT_NOT_FOUND, ENTRY_ARCHIVED.',
  })
  shipmentId?: string | null;

  @Field(() => enumType(transactionDirection), { nullable: true, description: 'Only credits, or only debits.' })
  type?: TransactionDirection | null;

  @Field(() => enumType(postingSource), { nullable: true, description: 'Only transactions with this reason.' })
  source?: PostingSource | null;

  @Field(() => enumType(transactionStatus), { nullable: true, description: 'Only transactions with this status.' })
  status?: TransactionStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'First day, YYYY-MM-DD in UTC; at most 90 days before the last. DATE_RANGE_TOO_LARGE, PERIOD_ARCHIVED.',
  })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, YYYY-MM-DD in UTC, inclusive.' })
  endDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the reference; or an id of the shipment, the transaction, its journal entry, or the request behind it, ' +
      'such as a payout.',
  })
  search?: string | null;
}
