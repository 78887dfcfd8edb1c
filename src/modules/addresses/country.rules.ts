import type { FieldChecks } from '../../kernel/errors.js';
import { countryCodeProblem, countryNamed } from './country-names.js';
import type { AddressInput } from './address.types.js';
import type { Coded } from '../../kernel/messages.js';
import { countries, type TCountryCode } from 'countries-list';

type GivenCountry = Pick<AddressInput, 'countryCode' | 'country'>;

/** The code in capitals. Without one, a name that only one country has stands for it. */
export function checkCountry(checks: FieldChecks, at: (field: string) => string, given: GivenCountry): string {
  const code = given.countryCode.trim();
  const named = countryNamed(given.country);
  if (code === '') return codeOfName(checks, at('countryCode'), { name: given.country ?? '', named });
  if (!isCountry(code.toUpperCase())) checks.failWith(at('countryCode'), countryCodeProblem(code));
  else if (named !== undefined && named !== code.toUpperCase()) {
    const country = namedCountry(code.toUpperCase());
    checks.warn(at('country'), 'COUNTRY_CONTRADICTS', { code: country.code, country, given: given.country ?? '', named });
  }
  return code.toUpperCase();
}

function codeOfName(checks: FieldChecks, field: string, { name, named }: { name: string; named: string | undefined }): string {
  if (named === undefined) checks.missing(field);
  else checks.warn(field, 'COUNTRY_ASSUMED', { name, country: named });
  return named ?? '';
}

/** Assigned ISO 3166-1 alpha-2 codes. The library adds Kosovo under a user-assigned code, which carriers use as well. */
export const isCountry = (code: string): boolean => code in countries;

export const namedCountry = (code: string): Coded => ({ code, words: countryName(code) });

export const countryName = (code: string): string => (isCountry(code) ? countries[code as TCountryCode].name : code);
