import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { type PayoutAccountStatus, payoutAccountStatus } from './payout-accounts.enums.js';

@ObjectType('PayoutAccount', { description: "A seller's bank account for payouts in one currency." })
export class PayoutAccountType {
  @Field(() => ID, { simple: true, description: 'UUID of this version of the account.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'ISO 4217 code of the payouts.' })
  currency!: string;

  @Field(() => Int, { simple: true, description: 'Version number within the seller and currency.' })
  version!: number;

  @Field(() => String, { simple: true, description: 'Name of the account holder.' })
  holder!: string;

  @Field(() => Boolean, { simple: true, description: 'True for an IBAN, false for another account number.' })
  isIban!: boolean;

  @Field(() => String, { simple: true, nullable: true, description: 'BIC or national bank code.' })
  bankCode!: string | null;

  @Field(() => String, { simple: true, description: 'Name of the bank.' })
  bankName!: string;

  @Field(() => String, { simple: true, description: 'ISO 3166 code of the country of the account.' })
  country!: string;

  @Field(() => enumType(payoutAccountStatus), { simple: true, description: 'Whether payouts to it are allowed.' })
  status!: PayoutAccountStatus;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the request for approval by a second person.' })
  approvalRequestId!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When a second person approved it.' })
  verifiedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it was entered.' })
  createdAt!: Date;
}

@InputType({ description: 'A bank account for payouts: with an IBAN, or with an account number and a bank code.' })
export class SetPayoutAccountInput {
  @Field(() => String, { nullable: true, description: 'UUID of the seller. Sellers set their own.' })
  sellerId?: string | null;

  @Field(() => String, { description: 'Name of the account holder. At most 100 characters.' })
  holder!: string;

  @Field(() => String, { nullable: true, description: 'IBAN, with or without blanks.' })
  iban?: string | null;

  @Field(() => String, { nullable: true, description: 'Account number, where there is no IBAN. 4 to 34 letters and digits.' })
  accountNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'BIC or bank code; required without an IBAN. 3 to 20 letters and digits.' })
  bankCode?: string | null;

  @Field(() => String, { description: 'Name of the bank. At most 100 characters.' })
  bankName!: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166 code of the country; that of the IBAN when absent.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the payouts; the base currency when absent.' })
  currency?: string | null;
}
