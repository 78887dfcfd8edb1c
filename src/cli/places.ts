import { misused } from './exit-codes.js';

/** Parses `AE/Dubai`, or `SA/Riyadh/12211` with a postal code. The city stands in for a missing street. */
export function placeOf(text: string, street?: string) {
  const [countryCode = '', city = '', zip = ''] = text.split('/');
  if (!/^[a-z]{2}$/i.test(countryCode) || city === '') throw misused(`"${text}" is not a place such as AE/Dubai.`);
  return { countryCode: countryCode.toUpperCase(), city, state: city, zip, address: street ?? city };
}
