import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { postingDirection, type PostingDirection } from '../ledger/index.js';
import { type SettlementSource, settlementSource } from './wallets.enums.js';

@ObjectType('Posting', { simpleResolvers: true, description: 'One amount on one side of one account. Never changed.' })
export class PostingType {
  @Field(() => ID, { description: 'UUID of the posting.' })
  id!: string;

  @Field(() => Int, { description: 'Its position within the entry, from 1.' })
  line!: number;

  @Field(() => String, { description: 'Code of the account, such as 2100.' })
  account!: string;

  @Field(() => enumType(postingDirection), { description: 'The side of the account.' })
  direction!: PostingDirection;

  @Field(() => MoneyType, { description: 'How much; always more than 0.' })
  amount!: MoneyType;

  @Field(() => ID, { nullable: true, description: 'UUID of the seller whose account it is or whom it concerns.' })
  sellerId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the worker whom it concerns.' })
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

  @Field(() => String, { nullable: true, description: 'Reference of the order, as its store names it.' })
  orderReference!: string | null;

  @Field(() => String, { nullable: true, description: 'Bank slip, or the id of a payment.' })
  reference!: string | null;

  @Field(() => String, { description: 'What it is, in words.' })
  description!: string;

  @Field(() => MoneyType, { nullable: true, description: "Balance of the seller's account after it; null on other accounts." })
  balanceAfter!: MoneyType | null;
}

@ObjectType('JournalEntry', { description: 'One thing that happened to money. Never changed.' })
export class JournalEntryType {
  @Field(() => ID, { simple: true, description: 'UUID of the entry.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'What happened.' })
  type!: string;

  @Field(() => String, { simple: true, description: 'The same in words.' })
  description!: string;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the entry that it undoes.' })
  reversesEntryId!: string | null;

  @Field(() => Boolean, { simple: true, description: 'True when it was there before and nothing was written now.' })
  replayed!: boolean;

  @Field(() => String, { simple: true, description: 'The kind of record that it is about, such as shipment.' })
  sourceType!: string;

  @Field(() => String, { simple: true, description: 'Id of that record.' })
  sourceId!: string;
}

@ArgsType()
export class MovementArgs {
  @Field(() => DecimalScalar, { description: 'Amount in major units, more than 0.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Bank slip or the id of the payment. At most 100 characters.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'The same key twice is booked once. At most 150 characters.' })
  idempotencyKey?: string | null;
}

@ArgsType()
export class SettleReceivableArgs extends MovementArgs {
  @Field(() => String, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => enumType(settlementSource), { nullable: true, description: 'Where the money comes from; the bank when absent.' })
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

  @Field(() => String, { description: 'Bank slip or settlement of the provider. At most 100 characters.' })
  reference!: string;
}

@ArgsType()
export class ReverseEntryArgs {
  @Field(() => String, { description: 'UUID of the journal entry.' })
  entryId!: string;

  @Field(() => String, { description: 'Why it was wrong; it stands on the statement. At most 500 characters.' })
  reason!: string;
}
