import { enumType } from '../../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { transactionStatus, transactionDirection, type TransactionDirection, type TransactionStatus } from '../wallets.enums.js';
import { postingSource, type PostingSource, type SellerAccountKind, sellerAccountKind } from '../../ledger/index.js';

@ObjectType('Transaction', { description: 'One movement of an account of a seller, or money that is held for one.' })
export class TransactionType {
  @Field(() => ID, { simple: true, description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => enumType(sellerAccountKind), { simple: true, description: 'The account.' })
  account!: SellerAccountKind;

  @Field(() => enumType(transactionDirection), { simple: true, description: 'Which way the money went.' })
  type!: TransactionDirection;

  @Field(() => enumType(postingSource), { simple: true, description: 'Why.' })
  source!: PostingSource;

  @Field(() => enumType(transactionStatus), { simple: true, description: 'Whether it has moved.' })
  status!: TransactionStatus;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the shipment.' })
  shipmentId!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Public reference of the shipment.' })
  shipmentReference!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the order.' })
  orderId!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Reference of the order, as its store names it.' })
  orderReference!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the invoice that was paid.' })
  invoiceId!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the request that was approved for it.' })
  approvalRequestId!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Bank slip, or the id of a payment.' })
  reference!: string | null;

  @Field(() => String, { simple: true, description: 'What it was, in words.' })
  description!: string;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the journal entry; null while the money is only held.' })
  journalEntryId!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When collected cash reached the bank.' })
  clearedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it happened.' })
  createdAt!: Date;
}

export const TransactionConnection = connectionType('Transaction', () => TransactionType);

@ArgsType()
export class TransactionsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only those of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those of this shipment: any id of it. SHIPMENT_NOT_FOUND.' })
  shipmentId?: string | null;

  @Field(() => enumType(transactionDirection), { nullable: true, description: 'Only credits, or only debits.' })
  type?: TransactionDirection | null;

  @Field(() => enumType(postingSource), { nullable: true, description: 'Only those for this reason.' })
  source?: PostingSource | null;

  @Field(() => enumType(transactionStatus), { nullable: true, description: 'Only those of this status.' })
  status?: TransactionStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'First day, YYYY-MM-DD in UTC; at most 90 days before the last one. DATE_RANGE_TOO_LARGE.',
  })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, YYYY-MM-DD in UTC, itself included.' })
  endDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the reference; or an id of the shipment, or the id of the transaction, of its journal entry or of the request, such as a payout, that led to it.',
  })
  search?: string | null;
}
