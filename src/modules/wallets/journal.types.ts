import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { postingDirection, type PostingDirection } from '../ledger/index.js';
import { type SettlementSource, settlementSource } from './wallets.enums.js';

@ObjectType('Posting', { simpleResolvers: true, description: 'One amount on one side of one account. Immutable.' })
export class PostingType {
  @Field(() => ID, { description: 'UUID of the posting.' })
  id!: string;

  @Field(() => Int, { description: 'Line number within the entry, from 1.' })
  line!: number;

  @Field(() => String, { description: 'Code of the account, such as 2100.' })
  account!: string;

  @Field(() => enumType(postingDirection), { description: 'Debit or credit.' })
  direction!: PostingDirection;

  @Field(() => MoneyType, { description: 'Amount; always greater than 0.' })
  amount!: MoneyType;

  @Field(() => ID, { nullable: true, description: 'UUID of the seller whose account it is, or whom the posting concerns.' })
  sellerId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the worker concerned.' })
  workerId!: string | null;

  @Field(() => String, { description: 'Name of the account.' })
  accountName!: string;

  @Field(() => String, { description: 'Why the money moved, such as shipment or cod_fee.' })
  source!: string;

  @Field(() => String, { nullable: true, description: 'Company or name of the seller.' })
  sellerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the worker.' })
  workerName!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the shipment.' })
  shipmentId!: string | null;

  @Field(() => String, { nullable: true, description: 'Public reference of the shipment.' })
  shipmentReference!: string | null;

  @Field(() => String, { nullable: true, description: 'Order reference, as given by the store.' })
  orderReference!: string | null;

  @Field(() => String, { nullable: true, description: 'Bank slip or payment id.' })
  reference!: string | null;

  @Field(() => String, { description: 'Description as text.' })
  description!: string;

  @Field(() => MoneyType, { nullable: true, description: "Balance of the seller's account after the posting; null on other accounts." })
  balanceAfter!: MoneyType | null;
}

@ObjectType('JournalEntry', { description: 'A journal entry: one financial event. Immutable.' })
export class JournalEntryType {
  @Field(() => ID, { simple: true, description: 'UUID of the entry.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'What happened.' })
  type!: string;

  @Field(() => String, { simple: true, description: 'Description as text.' })
  description!: string;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the entry that it reverses.' })
  reversesEntryId!: string | null;

  @Field(() => Boolean, { simple: true, description: 'True when the entry already existed and nothing was written.' })
  replayed!: boolean;

  @Field(() => String, { simple: true, description: 'Kind of the related record, such as shipment.' })
  sourceType!: string;

  @Field(() => String, { simple: true, description: 'Id of the related record.' })
  sourceId!: string;
}

@ArgsType()
export class MovementArgs {
  @Field(() => DecimalScalar, { description: 'Amount in major units, greater than 0.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Bank slip or payment id. At most 100 characters.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'Repeats with the same key are booked once. At most 150 characters.' })
  idempotencyKey?: string | null;
}

@ArgsType()
export class SettleReceivableArgs extends MovementArgs {
  @Field(() => String, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => enumType(settlementSource), { nullable: true, description: 'Source of the money; the bank when absent.' })
  from?: SettlementSource | null;
}

@ArgsType()
export class WorkerShortageArgs extends MovementArgs {
  @Field(() => String, { description: 'UUID of the worker.' })
  workerId!: string;
}

@ArgsType()
export class PayCarrierArgs extends MovementArgs {
  @Field(() => String, { description: 'Code of the carrier.' })
  carrierCode!: string;
}

@ArgsType()
export class SettleEntryArgs {
  @Field(() => String, { description: 'UUID of the journal entry.' })
  entryId!: string;

  @Field(() => String, { description: 'Bank slip or settlement id of the provider. At most 100 characters.' })
  reference!: string;
}

@ArgsType()
export class ReverseEntryArgs {
  @Field(() => String, { description: 'UUID of the journal entry.' })
  entryId!: string;

  @Field(() => String, { description: 'Reason for the reversal; shown on the statement. At most 500 characters.' })
  reason!: string;
}
