import { isCurrency, type Currency } from '../../kernel/currency.js';
import type { FieldChecks } from '../../kernel/field-checks.js';
import { checkFields } from '../../platform/graphql/check-fields.js';
import { isCountry } from '../addresses/index.js';
import { compactNumber, isIban } from './iban.rules.js';
import { SetPayoutAccountInput } from './payout-account.types.js';

export interface CheckedAccount {
  readonly holder: string;
  readonly number: string;
  readonly isIban: boolean;
  readonly bankCode: string | null;
  readonly bankName: string;
  readonly country: string;
  readonly currency: Currency;
}

const NUMBER = /^[A-Z0-9]{4,34}$/;
const BANK_CODE = /^[A-Z0-9]{3,20}$/;
const MAX_GIVEN = 60;

/** Validates the details of a bank account; errors are added to `checks`. */
export function readAccount(checks: FieldChecks, given: SetPayoutAccountInput, baseCurrency: Currency): CheckedAccount {
  checkFields(checks, '', SetPayoutAccountInput, given);
  const { number, isIban: usesIban } = readNumber(checks, given);
  const currency = (given.currency ?? baseCurrency).slice(0, MAX_GIVEN).trim().toUpperCase();
  if (!isCurrency(currency)) checks.fail('currency', 'must be an ISO 4217 currency code such as USD');
  return {
    holder: given.holder.trim(),
    number,
    isIban: usesIban,
    bankCode: readBankCode(checks, given, usesIban),
    bankName: given.bankName.trim(),
    country: readCountry(checks, given, usesIban ? number.slice(0, 2) : undefined),
    currency: isCurrency(currency) ? currency : baseCurrency,
  };
}

function readNumber(checks: FieldChecks, { iban, accountNumber }: SetPayoutAccountInput): { number: string; isIban: boolean } {
  const usesIban = Boolean(iban?.trim());
  if (usesIban === Boolean(accountNumber?.trim())) {
    checks.fail(usesIban ? 'accountNumber' : 'iban', usesIban ? 'must be absent where there is an IBAN' : 'or accountNumber is required');
    return { number: '', isIban: false };
  }
  const field = usesIban ? 'iban' : 'accountNumber';
  const given = (usesIban ? iban : accountNumber) ?? '';
  const number = compactNumber(given);
  if (usesIban && !isIban(number)) checks.fail(field, 'is not a valid IBAN; look for a mistyped digit');
  if (!usesIban && !NUMBER.test(number)) checks.fail(field, 'must be 4 to 34 letters and digits');
  return { number, isIban: usesIban };
}

function readBankCode(checks: FieldChecks, { bankCode }: SetPayoutAccountInput, usesIban: boolean): string | null {
  const code = compactNumber(bankCode ?? '');
  if (code === '') {
    if (!usesIban) checks.missing('bankCode');
    return null;
  }
  if (!BANK_CODE.test(code)) checks.fail('bankCode', 'must be a BIC or bank code of 3 to 20 letters and digits');
  return code;
}

/** With an IBAN, the country is taken from it. */
function readCountry(checks: FieldChecks, { country }: SetPayoutAccountInput, ofIban: string | undefined): string {
  const given = (country ?? '').slice(0, MAX_GIVEN).trim().toUpperCase();
  const code = given === '' ? (ofIban ?? '') : given;
  if (code === '') checks.missing('country');
  else if (!isCountry(code)) checks.fail('country', 'must be a country code such as AE');
  else if (ofIban !== undefined && code !== ofIban) checks.fail('country', `must be ${ofIban}, the country of the IBAN`);
  return code;
}
