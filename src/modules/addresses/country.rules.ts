import type { FieldChecks } from '../../kernel/field-checks.js';
import { isCountry, namedCountry } from './countries.js';
import { countryCodeProblem, countryNamed } from './country-names.js';
import type { AddressInput } from './address.types.js';

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
