// The smallest metadata set (80 KB) covers trunk prefixes and lengths, which is all that a search needs.
import { parseIncompletePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asciiDigits } from '../../kernel/decimal-digits.js';

/** Digits of any script, common separators, and the directional marks that come along when a number is copied. */
const PHONE_LIKE = /^[+\p{Nd}\s().\-/\u200e\u200f\u202a-\u202e\u2066-\u2069]{6,60}$/u;
const FEWEST_DIGITS = 6;
/** From this length on, digits without a plus may begin with a country code. */
const FEWEST_WITH_COUNTRY = 11;
/** National numbers are dialled with a prefix of 0, 1, 8 or 06: one country for each, the first with the widest range of lengths. */
const TRUNKS = ['DE', 'US', 'RU', 'HU'] as const;

/**
 * The digits that find a typed phone number in any stored format: 050 123 4567, +971 50 123 4567 and 00971501234567 all contain 501234567,
 * the national number. Empty for a text that is not a phone number. The searched texts hold the digits of the number as given and, for
 * numbers that are dialled otherwise than written, the dialled form.
 */
export function phoneDigits(term: string): string[] {
  if (!PHONE_LIKE.test(term)) return [];
  const typed = parseIncompletePhoneNumber(asciiDigits(term.normalize('NFKC')));
  const digits = typed.replace('+', '');
  if (digits.length < FEWEST_DIGITS) return [];
  const forms = [...new Set([digits, ...nationalNumbers(typed)])];
  return forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
}

function nationalNumbers(typed: string): string[] {
  if (typed.startsWith('+')) return possible(typed);
  if (typed.startsWith('00')) return possible(`+${typed.slice(2)}`);
  const abroad = typed.length < FEWEST_WITH_COUNTRY ? undefined : parsePhoneNumberFromString(`+${typed}`);
  return [...(abroad?.isValid() ? [abroad.nationalNumber] : []), ...TRUNKS.flatMap((country) => possible(typed, country))];
}

function possible(typed: string, country?: (typeof TRUNKS)[number]): string[] {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() && number.nationalNumber.length >= FEWEST_DIGITS ? [number.nationalNumber] : [];
}
