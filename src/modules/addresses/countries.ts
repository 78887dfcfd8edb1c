import { countries, type TCountryCode } from 'countries-list';

/** Assigned ISO 3166-1 alpha-2 codes. The library adds Kosovo under a user-assigned code, which carriers use as well. */
export const isCountry = (code: string): boolean => code in countries;

export const countryName = (code: string): string => (isCountry(code) ? countries[code as TCountryCode].name : code);

/** Countries without postal codes, where an empty zip is correct. */
const WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MS MW NR NU ' +
    'QA RW SB SC SL SR ST SY TD TG TK TL TO TT TV UG VU YE ZW'
  ).split(' '),
);

export const needsPostalCode = (country: string): boolean => !WITHOUT_POSTAL_CODES.has(country);

/** Postal code formats that are simple enough to warn about typos. */
const POSTAL_CODE: Readonly<Record<string, RegExp>> = {
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CH: /^\d{4}$/,
  CN: /^\d{6}$/,
  DE: /^\d{5}$/,
  EG: /^\d{5}(\d{2})?$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IN: /^\d{3} ?\d{3}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  MX: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  OM: /^\d{3}$/,
  SA: /^\d{5}(-\d{4})?$/,
  US: /^\d{5}(-\d{4})?$/,
};

export const looksLikePostalCode = (country: string, zip: string): boolean => POSTAL_CODE[country]?.test(zip.trim()) ?? true;
