import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { topUpAccount, type TopUpAccount } from './wallets.enums.js';

@ObjectType('Wallet', { simpleResolvers: true, description: "A seller's money in one currency." })
export class WalletType {
  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => MoneyType, { description: "The operator's debt to the seller." })
  balance!: MoneyType;

  @Field(() => MoneyType, { description: 'Amount available for payout: the balance minus holds and uncleared cash.' })
  available!: MoneyType;

  @Field(() => MoneyType, { description: 'Held for shipments that are not billed yet.' })
  held!: MoneyType;

  @Field(() => MoneyType, { description: 'Collected cash not yet in the bank.' })
  uncleared!: MoneyType;
}

@ArgsType()
export class TopUpWalletArgs {
  @Field(() => String, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => DecimalScalar, { description: 'Amount in major units, greater than 0.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => enumType(topUpAccount), { nullable: true, description: 'Receiving account; the bank when absent.' })
  into?: TopUpAccount | null;

  @Field(() => String, { nullable: true, description: 'Bank slip or gateway id. At most 100 characters.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'Repeats with the same key are booked once. At most 200 characters.' })
  idempotencyKey?: string | null;
}

@ArgsType()
export class CreditWalletArgs {
  @Field(() => String, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => DecimalScalar, { description: 'Amount in major units, greater than 0.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { description: "Reason; shown on the seller's statement. At most 500 characters." })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'Case or ticket number. At most 100 characters.' })
  reference?: string | null;
}

@ArgsType()
export class RequestPayoutArgs {
  @Field(() => String, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => DecimalScalar, { description: 'Amount in major units, greater than 0.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Bank transfer or account. At most 100 characters.' })
  reference?: string | null;
}

@ObjectType('LedgerDifference', { simpleResolvers: true, description: 'A mismatch between a stored and a computed figure.' })
export class LedgerDifferenceType {
  @Field(() => String, { description: 'What was compared.' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The account.' })
  account!: string | null;

  @Field(() => String, { nullable: true, description: 'The currency.' })
  currency!: string | null;

  @Field(() => String, { description: 'Expected value.' })
  expected!: string;

  @Field(() => String, { description: 'Stored value.' })
  found!: string;
}

@ObjectType('LedgerIntegrity', { simpleResolvers: true, description: 'Result of a full integrity check of the ledger.' })
export class LedgerIntegrityType {
  @Field(() => Boolean, { description: 'True when all figures match.' })
  ok!: boolean;

  @Field(() => DateTimeScalar, { description: 'Time of the check.' })
  checkedAt!: Date;

  @Field(() => [LedgerDifferenceType], { description: 'The mismatches.' })
  differences!: readonly LedgerDifferenceType[];
}
