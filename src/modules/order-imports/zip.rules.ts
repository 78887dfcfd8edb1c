/** Digits of the postal codes of countries where they can begin with a zero, which spreadsheets take away. */
const DIGITS: Readonly<Record<string, number>> = {
  AU: 4,
  ...Object.fromEntries('DE DZ ES FI FR IT KR LT MX MY PE PR SK TR UA US'.split(' ').map((country) => [country, 5])),
  ...Object.fromEntries('CN EC RO SG'.split(' ').map((country) => [country, 6])),
  JP: 7,
  BR: 8,
};
const MOST_ZEROS = 2;

/** The postal code with the zeros that a spreadsheet took from its beginning; undefined if it lacks none. */
export function restoredZip(countryCode: string, zip: string): string | undefined {
  const digits = Object.hasOwn(DIGITS, countryCode) ? DIGITS[countryCode] : undefined;
  if (digits === undefined || !/^\d{1,8}$/.test(zip)) return undefined;
  const lacking = digits - zip.length;
  return lacking > 0 && lacking <= MOST_ZEROS ? zip.padStart(digits, '0') : undefined;
}
