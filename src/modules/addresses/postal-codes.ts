import { ADDRESS_PARTS, POSTAL_CODES } from './postal-data.generated.js';

/** Longer and shorter forms that are in use besides those of the data set. */
const OTHER_FORMS: Readonly<Record<string, RegExp>> = {
  EG: /^\d{7}$/,
  LV: /^\d{4}$/,
  SA: /^\d{9}$/,
};

/** A country that the data set lacks is asked for nothing. */
const partsOf = (country: string): readonly [has: string, needs: string] => ADDRESS_PARTS[country] ?? ['', ''];

export const needsPostalCode = (country: string): boolean => partsOf(country)[1].includes('Z');

export const needsSubdivision = (country: string): boolean => partsOf(country)[1].includes('S');

/** Whether addresses of the country name a subdivision. */
export const hasSubdivision = (country: string): boolean => partsOf(country)[0].includes('S');

export const looksLikePostalCode = (country: string, zip: string): boolean => {
  const known = POSTAL_CODES[country];
  if (!known) return true;
  const other = OTHER_FORMS[country];
  return zipForms(country, zip).some((form) => known[0].test(form) || other?.test(form) === true);
};

export const postalCodeExample = (country: string): string | undefined => POSTAL_CODES[country]?.[1] || undefined;

/** The ways in which one postal code is written: with and without separators and the prefix of its country, in Latin digits. */
export function zipForms(country: string, zip: string): readonly string[] {
  const given = inLatinDigits(zip.trim().toUpperCase());
  const joined = given.replace(/[\s-]+/g, '');
  const prefix = POSTAL_CODES[country]?.[2] ?? '';
  if (prefix === '') return [given, joined];
  return given.startsWith(prefix) ? [given, given.slice(prefix.length)] : [given, joined, prefix + joined];
}

const DIGITS_BEGIN = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

const inLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (DIGITS_BEGIN.find((first) => code >= first && code < first + 10) ?? code));
  });
