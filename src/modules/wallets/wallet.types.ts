import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { topUpAccount, type TopUpAccount } from './wallets.enums.js';

@ObjectType('Wallet', { simpleResolvers: true, description: 'Money of a seller in one currency.' })
export class WalletType {
  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => MoneyType, { description: 'What the operator owes the seller.' })
  balance!: MoneyType;

  @Field(() => MoneyType, { description: 'What could be paid out: the balance less holds and less cash that has not reached the bank.' })
  available!: MoneyType;

  @Field(() => MoneyType, { description: 'Set aside for shipments that are not billed yet.' })
  held!: MoneyType;

  @Field(() => MoneyType, { description: 'Collected cash that has not reached the bank.' })
  uncleared!: MoneyType;
}

@ArgsType()
export class TopUpWalletArgs {
  @Field(() => String, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => DecimalScalar, { description: 'Amount in major units, more than 0.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => enumType(topUpAccount), { nullable: true, description: 'Where the money arrived; the bank when absent.' })
  into?: TopUpAccount | null;

  @Field(() => String, { nullable: true, description: 'Bank slip or gateway id. At most 100 characters.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'The same key twice tops up once. At most 200 characters.' })
  idempotencyKey?: string | null;
}

@ArgsType()
export class CreditWalletArgs {
  @Field(() => String, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => DecimalScalar, { description: 'Amount in major units, more than 0.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { description: 'Why; it stands on the statement of the seller. At most 500 characters.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'A case or ticket. At most 100 characters.' })
  reference?: string | null;
}

@ArgsType()
export class RequestPayoutArgs {
  @Field(() => String, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => DecimalScalar, { description: 'Amount in major units, more than 0.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'The bank transfer or account. At most 100 characters.' })
  reference?: string | null;
}

@ObjectType('LedgerDifference', { simpleResolvers: true, description: 'Two figures that should agree and do not.' })
export class LedgerDifferenceType {
  @Field(() => String, { description: 'What was compared.' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The account.' })
  account!: string | null;

  @Field(() => String, { nullable: true, description: 'The currency.' })
  currency!: string | null;

  @Field(() => String, { description: 'What it should be.' })
  expected!: string;

  @Field(() => String, { description: 'What it is.' })
  found!: string;
}

@ObjectType('LedgerIntegrity', { simpleResolvers: true, description: 'The outcome of adding up the whole ledger again.' })
export class LedgerIntegrityType {
  @Field(() => Boolean, { description: 'True when everything agrees.' })
  ok!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was checked.' })
  checkedAt!: Date;

  @Field(() => [LedgerDifferenceType], { description: 'What does not agree.' })
  differences!: readonly LedgerDifferenceType[];
}
