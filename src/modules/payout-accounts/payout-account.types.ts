import { InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, nullable, Text, When } from '../../platform/graphql/fields.js';
import { type PayoutAccountStatus, payoutAccountStatus } from './payout-accounts.enums.js';

@ObjectType('PayoutAccount', { description: "A seller's bank account for payouts in one currency." })
export class PayoutAccountType {
  @Id('UUID of this version of the account.') id!: string;
  @Text('ISO 4217 code of the payouts.') currency!: string;
  @Count('Version number within the seller and currency.') version!: number;
  @Text('Name of the account holder.') holder!: string;
  @Flag('True for an IBAN, false for another account number.') isIban!: boolean;
  @Text('BIC or national bank code.', nullable) bankCode!: string | null;
  @Text('Name of the bank.') bankName!: string;
  @Text('ISO 3166 code of the country of the account.') country!: string;
  @Choice(payoutAccountStatus, 'Whether payouts to it are allowed.') status!: PayoutAccountStatus;
  @Id('UUID of the request for approval by a second person.', nullable) approvalRequestId!: string | null;
  @When('When a second person approved it.', nullable) verifiedAt!: Date | null;
  @When('When it was entered.') createdAt!: Date;
}

@InputType({ description: 'A bank account for payouts: with an IBAN, or with an account number and a bank code.' })
export class SetPayoutAccountInput {
  @Text('UUID of the seller. Sellers set their own.', nullable) sellerId?: string | null;
  @Text(100, 'Name of the account holder.') holder!: string;
  @Text(60, 'IBAN, with or without blanks.', nullable) iban?: string | null;
  @Text(60, 'Account number, where there is no IBAN. 4 to 34 letters and digits.', nullable) accountNumber?: string | null;
  @Text(60, 'BIC or bank code; required without an IBAN. 3 to 20 letters and digits.', nullable) bankCode?: string | null;
  @Text(100, 'Name of the bank.') bankName!: string;
  @Text('ISO 3166 code of the country; that of the IBAN when absent.', nullable) country?: string | null;
  @Text('ISO 4217 code of the payouts; the base currency when absent.', nullable) currency?: string | null;
}
