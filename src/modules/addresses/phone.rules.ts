// The set `min` knows the ranges of each country's plan, not the prefixes in use today: new mobile prefixes are dialled without an update.
import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { asciiDigits } from '../../kernel/decimal-digits.js';
import { MAX_PHONE, type FieldChecks } from '../../kernel/errors.js';
import { warning, type FieldWarning } from '../../kernel/field-warnings.js';

/** What was understood of a phone number. The number as given is kept beside it. */
export interface PhoneReading {
  /** `+` and the digits to dial, from any country; null if it cannot be dialled. */
  readonly e164: string | null;
  readonly extension: string | null;
  /** What a person should look at, of no field yet; null if the whole field is one number. */
  readonly problem: FieldWarning | null;
}

/** A phone number as given and as dialled. */
export interface StoredPhone {
  readonly phone: string | null;
  readonly phoneE164: string | null;
}

/** Accepts every phone number of at most 30 characters. What cannot be dialled, or only in part, is the warning PHONE_FORMAT. */
export function checkPhone(checks: FieldChecks, field: string, given: string | null | undefined, countryCode: string): StoredPhone {
  if (!given?.trim() || given.length > MAX_PHONE) return { phone: null, phoneE164: null };
  const { e164, problem } = readPhone(given, countryCode);
  if (problem !== null) checks.warnings.push({ ...problem, field });
  return { phone: given, phoneE164: e164 };
}

/**
 * The same for a correction, which was always refused a text without 7 to 15 digits, as somebody who corrects a number is there to correct
 * it again. Whatever can be dialled is taken.
 */
export function checkCorrectedPhone(checks: FieldChecks, field: string, given: string | null | undefined, countryCode: string): void {
  if (given == null || given.length > MAX_PHONE || readPhone(given, countryCode).e164 !== null) return;
  const digits = asciiDigits(given.normalize('NFKC')).replace(/[\s\-.()[\]]/g, '');
  if (!/^\+?[0-9]{7,15}$/.test(digits)) checks.fail(field, 'digitsPlus');
}

/** The number to dial; null without a phone, and for one that cannot be dialled. */
export const phoneE164 = (given: string | null | undefined, countryCode: string): string | null =>
  given == null ? null : readPhone(given, countryCode).e164;

/** The number to print or to tell a carrier: as dialled, else as given. */
export const phoneToDial = (given: string | null, countryCode: string): string | null => phoneE164(given, countryCode) ?? given;

const MAX_READ = 200;

/**
 * Reads a phone number as people write it at an address of this country: in the digits of any script, with or without its country code.
 * A number with a plus or 00 stands by itself. Of several numbers the first that can be dialled counts.
 */
export function readPhone(given: string, countryCode: string): PhoneReading {
  const text = cleaned(given.slice(0, MAX_READ));
  const country = countryCode.toUpperCase();
  if (SHORTENED.test(text)) return unreadable(warning(null, 'PHONE_FORMAT.shortened'));
  const whole = dialled(text, country);
  if (whole) return readingOf(whole, null);
  const part = text
    .split(/[^\d+\s.-]+/)
    .flatMap(pieces)
    .map((piece) => dialled(piece, country))
    .find((each) => each !== undefined);
  if (part) return readingOf(part, warning(null, 'PHONE_FORMAT.firstOfSeveral'));
  const abroad = FEWEST_WITH_COUNTRY.test(text) ? dialled(`+${text}`, country) : undefined;
  if (abroad) return readingOf(abroad, warning(null, 'PHONE_FORMAT.abroad', { country, callingCode: abroad.countryCallingCode }));
  return unreadable(warning(null, 'PHONE_FORMAT'));
}

const readingOf = ({ number, ext }: PhoneNumber, problem: FieldWarning | null): PhoneReading => ({
  e164: number,
  extension: ext ?? null,
  problem,
});
const unreadable = (problem: FieldWarning): PhoneReading => ({ e164: null, extension: null, problem });

/** Digits that a spreadsheet has shortened, such as 9.71501E+11. */
const SHORTENED = /^\d(?:[.,]\d{1,14})?e\+?\d{1,2}$/i;
/** So many digits without a plus may begin with a country code. */
const FEWEST_WITH_COUNTRY = /^[\d\s.-]{11,}$/;
/** Marks of direction and of width, which come along when a number is copied. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function cleaned(given: string): string {
  const text = asciiDigits(given.normalize('NFKC')).replace(INVISIBLE, '').trim();
  return text
    .replace(/^'|^(?:tel|callto|whatsapp|phone|mobile|mob)\s?[:.]/i, '')
    .replace(/[()[\]]/g, ' ')
    .replace(/^[\s+]*(?=\+)/, '')
    .trim();
}

/** Numbers that stand beside one another. */
const pieces = (run: string): string[] => [run, ...run.split(/\s+-\s+|\s{2,}/), ...run.split(/\s+/)].map((piece) => piece.trim());

function dialled(text: string, country: string): PhoneNumber | undefined {
  if (!/\d/.test(text)) return undefined;
  const abroad = /^\+?\s?00/.test(text) ? parsed(text.replace(/^\+?\s?00/, '+'), country) : undefined;
  return abroad ?? parsed(text, country);
}

function parsed(text: string, country: string): PhoneNumber | undefined {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(text, { ...home, extract: false });
  return number && canBeDialled(number) ? number : undefined;
}

/** North America gets new area codes every year, and the set knows only those of its date. */
const canBeDialled = (number: PhoneNumber): boolean =>
  number.isValid() || (number.countryCallingCode === '1' && /^[2-9]\d{9}$/.test(number.nationalNumber));
