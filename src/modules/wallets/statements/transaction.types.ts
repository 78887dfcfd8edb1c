import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';

export enum TransactionTypeEnum {
  CREDIT = 'credit',
  DEBIT = 'debit',
}
registerEnumType(TransactionTypeEnum, {
  name: 'TransactionType',
  description: 'Which way the money went, as the seller sees it.',
  valuesConfig: { CREDIT: { description: 'To the seller.' }, DEBIT: { description: 'From the seller.' } },
});

export enum TransactionAccountEnum {
  WALLET = 'wallet',
  RECEIVABLE = 'receivable',
}
registerEnumType(TransactionAccountEnum, {
  name: 'TransactionAccount',
  description: 'Which account of the seller moved.',
  valuesConfig: {
    WALLET: { description: 'What the operator owes the seller.' },
    RECEIVABLE: { description: 'What a contract seller owes the operator; shown below zero.' },
  },
});

export enum TransactionStatusEnum {
  POSTED = 'posted',
  PENDING = 'pending',
  REVERSED = 'reversed',
}
registerEnumType(TransactionStatusEnum, {
  name: 'TransactionStatus',
  description: 'Whether the money has moved.',
  valuesConfig: {
    POSTED: { description: 'It has.' },
    PENDING: { description: 'It is held for a shipment that is not billed yet; listed as long as the hold is open.' },
    REVERSED: { description: 'It has, and a later transaction has taken it back.' },
  },
});

export enum TransactionSourceEnum {
  TOPUP = 'topup',
  SHIPMENT = 'shipment',
  COD_COLLECTION = 'cod_collection',
  COD_FEE = 'cod_fee',
  ADJUSTMENT = 'adjustment',
  RETURN = 'return',
  REFUND = 'refund',
  PAYOUT = 'payout',
  MANUAL = 'manual',
  REVERSAL = 'reversal',
}
registerEnumType(TransactionSourceEnum, {
  name: 'TransactionSource',
  description: 'Why the money moved.',
  valuesConfig: {
    TOPUP: { description: 'The seller paid in.' },
    SHIPMENT: { description: 'Shipping.' },
    COD_COLLECTION: { description: 'Cash that was collected at the door.' },
    COD_FEE: { description: 'The fee for collecting it.' },
    ADJUSTMENT: { description: 'The parcel was not as heavy as declared.' },
    RETURN: { description: 'Shipping of a return, or the way back of what could not be delivered.' },
    REFUND: { description: 'Given back after a cancellation.' },
    PAYOUT: { description: 'Paid out, or set off against what the seller owed.' },
    MANUAL: { description: 'A credit at the expense of the operator.' },
    REVERSAL: { description: 'A correction.' },
  },
});

@ObjectType('Transaction', { description: 'One movement of an account of a seller, or money that is held for one.' })
export class TransactionType {
  @Field(() => ID, { simple: true, description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => TransactionAccountEnum, { simple: true, description: 'The account.' })
  account!: TransactionAccountEnum;

  @Field(() => TransactionTypeEnum, { simple: true, description: 'Which way the money went.' })
  type!: TransactionTypeEnum;

  @Field(() => TransactionSourceEnum, { simple: true, description: 'Why.' })
  source!: TransactionSourceEnum;

  @Field(() => TransactionStatusEnum, { simple: true, description: 'Whether it has moved.' })
  status!: TransactionStatusEnum;

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

  @Field(() => TransactionTypeEnum, { nullable: true, description: 'Only credits, or only debits.' })
  type?: TransactionTypeEnum | null;

  @Field(() => TransactionSourceEnum, { nullable: true, description: 'Only those for this reason.' })
  source?: TransactionSourceEnum | null;

  @Field(() => TransactionStatusEnum, { nullable: true, description: 'Only those of this status.' })
  status?: TransactionStatusEnum | null;

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
