import { getCountryDataList } from 'countries-list';
import { isCountry } from './countries.js';

/** Common names of countries besides the official ones. */
const COLLOQUIAL: Readonly<Record<string, string>> = {
  UAE: 'AE',
  EMIRATES: 'AE',
  KSA: 'SA',
  UK: 'GB',
  'GREAT BRITAIN': 'GB',
  ENGLAND: 'GB',
  SCOTLAND: 'GB',
  WALES: 'GB',
  AMERICA: 'US',
  HOLLAND: 'NL',
};

const MAX_NAME = 60;

const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('.', '').trim();

/** Keyed by names in English and in the language of the country, and by alpha-3 codes. */
let codes: ReadonlyMap<string, string> | undefined;

/** Built on first use. */
const codesByName = (): ReadonlyMap<string, string> =>
  (codes ??= new Map([
    ...getCountryDataList().flatMap(({ name, native, iso2, iso3 }) => [name, native, iso3].map((each) => [folded(each), iso2] as const)),
    ...englishNames(),
    ...Object.entries(COLLOQUIAL),
  ]));

function englishNames(): (readonly [string, string])[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return getCountryDataList().flatMap(({ iso2 }) => {
    const name = names.of(iso2);
    return name === undefined ? [] : [[folded(name), iso2] as const];
  });
}

/** The code of a country that is named in English or in its language, or by a code; undefined if it is not known. */
export function countryCodeOf(name: string): string | undefined {
  if (name.length > MAX_NAME) return undefined;
  const code = name.trim().toUpperCase();
  return isCountry(code) ? code : codesByName().get(folded(name));
}

/** Explains an invalid country code and suggests the intended one if it can be inferred. */
export function countryCodeProblem(given: string): string {
  const meant = given.length > MAX_NAME ? undefined : codesByName().get(folded(given));
  if (meant !== undefined) return `"${given}" is not a country code; use ${meant}`;
  return 'must be an ISO 3166-1 alpha-2 country code such as AE';
}
