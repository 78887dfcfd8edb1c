import { isCurrency, type Currency } from '../../kernel/money.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { isCountry } from '../addresses/index.js';
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
  if (!isCurrency(currency)) checks.fail('currency', 'currencyCodeSuch', { example: 'USD' });
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
    if (usesIban) checks.fail('accountNumber', 'absentWithIban');
    else checks.fail('iban', 'ibanOrNumber');
    return { number: '', isIban: false };
  }
  const field = usesIban ? 'iban' : 'accountNumber';
  const given = (usesIban ? iban : accountNumber) ?? '';
  const number = compactNumber(given);
  if (usesIban && !isIban(number)) checks.fail(field, 'iban');
  if (!usesIban && !NUMBER.test(number)) checks.fail(field, 'accountNumber', { min: 4, max: 34 });
  return { number, isIban: usesIban };
}

function readBankCode(checks: FieldChecks, { bankCode }: SetPayoutAccountInput, usesIban: boolean): string | null {
  const code = compactNumber(bankCode ?? '');
  if (code === '') {
    if (!usesIban) checks.missing('bankCode');
    return null;
  }
  if (!BANK_CODE.test(code)) checks.fail('bankCode', 'bic', { min: 3, max: 20 });
  return code;
}

/** With an IBAN, the country is taken from it. */
function readCountry(checks: FieldChecks, { country }: SetPayoutAccountInput, ofIban: string | undefined): string {
  const given = (country ?? '').slice(0, MAX_GIVEN).trim().toUpperCase();
  const code = given === '' ? (ofIban ?? '') : given;
  if (code === '') checks.missing('country');
  else if (!isCountry(code)) checks.fail('country', 'countryCodeOf', { example: 'AE' });
  else if (ofIban !== undefined && code !== ofIban) checks.fail('country', 'ibanCountry', { country: ofIban });
  return code;
}

const SHAPE = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;

/** Normalises an account number: upper case, without blanks and dashes. */
const compactNumber = (given: string): string => given.slice(0, MAX_GIVEN).replace(/[\s-]/g, '').toUpperCase();

/** True for an IBAN with valid check digits (ISO 13616: the remainder modulo 97 is 1). */
function isIban(compact: string): boolean {
  if (compact.length > 34 || !SHAPE.test(compact)) return false;
  const rearranged = compact.slice(4) + compact.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    // Letters count as two digits, from A = 10.
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
