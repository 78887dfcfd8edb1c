import { getCountryDataList } from 'countries-list';
import { problem, type FieldProblem } from '../../kernel/errors.js';
import { closeKey } from './place-key.js';

/** Common names of countries besides the official ones. */
const COLLOQUIAL: Readonly<Record<string, string>> = {
  UAE: 'AE',
  Emirates: 'AE',
  الإمارات: 'AE',
  'دولة الإمارات العربية المتحدة': 'AE',
  KSA: 'SA',
  'Kingdom of Saudi Arabia': 'SA',
  السعودية: 'SA',
  'State of Kuwait': 'KW',
  'Kingdom of Bahrain': 'BH',
  'Sultanate of Oman': 'OM',
  UK: 'GB',
  'Great Britain': 'GB',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  'Northern Ireland': 'GB',
  America: 'US',
  'United States of America': 'US',
  Holland: 'NL',
  Turkey: 'TR',
  'The Netherlands': 'NL',
};

/** Names that several countries share. */
const SHARED = ['Congo', 'Kongo', 'Korea', 'Virgin Islands', 'Saint Martin', 'St. Martin'];

/** Languages whose names of countries are understood, besides that of the country itself. */
const LANGUAGES = ['en', 'ar', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'tr', 'ru', 'fa', 'ur', 'hi', 'zh'];

const MAX_NAME = 100;

/** Undefined where several countries share the name. */
let codes: ReadonlyMap<string, string | undefined> | undefined;

/** Built on first use. */
function codesByName(): ReadonlyMap<string, string | undefined> {
  if (codes) return codes;
  const found = new Map<string, string | undefined>();
  for (const [name, code] of namesOfCountries()) {
    const key = closeKey(name);
    found.set(key, found.has(key) && found.get(key) !== code ? undefined : code);
  }
  for (const [name, code] of Object.entries(COLLOQUIAL)) found.set(closeKey(name), code);
  for (const name of SHARED) found.set(closeKey(name), undefined);
  codes = found;
  return found;
}

function* namesOfCountries(): Generator<readonly [name: string, code: string]> {
  const countries = getCountryDataList();
  for (const { name, native, iso2, iso3 } of countries) for (const each of [name, native, iso3]) yield [each, iso2];
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const { iso2 } of countries) {
      const name = names.of(iso2);
      if (name !== undefined) yield [name, iso2];
    }
  }
}

/** The country that a name or an alpha-3 code names; undefined for none and for several. */
export function countryNamed(name: string | null | undefined): string | undefined {
  if (name == null || name.length > MAX_NAME) return undefined;
  const key = closeKey(name);
  return key === '' ? undefined : codesByName().get(key);
}

/** Explains an invalid country code and suggests the intended one if it can be inferred. */
export function countryCodeProblem(given: string): FieldProblem {
  const meant = countryNamed(given);
  return meant === undefined ? problem('countryCodeSuch', { example: 'AE' }) : problem('notCountryCodeUse', { given, meant });
}
