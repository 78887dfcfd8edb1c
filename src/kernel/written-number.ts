import { problem, type FieldProblem } from './field-errors.js';
import { withoutTrailing } from './text.js';

/** What separates the decimals of a number. */
export type DecimalMark = 'point' | 'comma';

/** The plain decimal that a text is with either mark; absent where it is no number with it. */
export interface Readings {
  readonly point?: string;
  readonly comma?: string;
}

/** What `readNumber` knows of a file. */
export interface NumberStyle {
  /** The mark that the other numbers of the file show; null if they show none, or both. */
  readonly mark: DecimalMark | null;
  readonly delimiter: string;
  /** The mark that its sender says, where one was asked for. */
  readonly said?: DecimalMark;
}

export type ReadNumber =
  /** `isUnusual` if the sender says that it has three decimals, which are more than such a number has. */
  { readonly value: string; readonly isUnusual?: true } | { readonly unclear: Required<Readings> };

const MAX_CHARACTERS = 40;
/** As many digits follow a mark for thousands. */
const THOUSANDTHS = 3;
const SIGN = /^[-\u2212+]/;
const PLAIN = /^\d+$/;
const WITH_POINT = /^(?:\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.\d+)?$/;
const WITH_COMMA = /^(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
const SPACED = /^(?:[1-9]\d{0,2}(?:[ '’]\d{3})+|[1-9]\d?(?:[ '’]\d{2})+[ '’]\d{3})(?:[.,]\d+)?$/;
const ARABIC_MARKS = /[٫٬]/;
const PRINTABLE_ASCII = /^[ -~]*$/;
/** The one block in which the digits of several alphabets follow each other. */
const MATHEMATICAL = { first: 0x1d7ce, last: 0x1d7ff };

/** Digits of every script as those that computers read, and every kind of space as a space. */
export const latinDigits = (text: string): string => (PRINTABLE_ASCII.test(text) ? text : folded(text));

const folded = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u200E\u200F\u061C]/g, '');

/** The digits of a script follow each other from its zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code >= MATHEMATICAL.first && code <= MATHEMATICAL.last) return (code - MATHEMATICAL.first) % 10;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** What a text says as a number, with a point or with a comma before its decimals: 1,234.50 or 1.234,50, 1'234.50, 1 234,50, ١٢٫٥. */
export function readingsOf(text: string): Readings {
  if (text.length > MAX_CHARACTERS) return {};
  const latin = latinDigits(text).trim();
  const sign = SIGN.test(latin) && !latin.startsWith('+') ? '-' : '';
  const digits = latin.replace(SIGN, '').replaceAll('،', ',');
  if (ARABIC_MARKS.test(digits)) return onlyOne(sign, digits.replaceAll('٬', '').replace('٫', '.'));
  if (SPACED.test(digits)) return onlyOne(sign, digits.replace(/[ '’]/g, '').replace(',', '.'));
  const point = WITH_POINT.test(digits) ? decimalOf(sign, digits.replaceAll(',', '')) : undefined;
  const comma = WITH_COMMA.test(digits) ? decimalOf(sign, digits.replaceAll('.', '').replace(',', '.')) : undefined;
  return { ...(point !== undefined && { point }), ...(comma !== undefined && { comma }) };
}

function onlyOne(sign: string, digits: string): Readings {
  const value = WITH_POINT.test(digits) ? decimalOf(sign, digits) : undefined;
  return value === undefined ? {} : { point: value, comma: value };
}

/** A decimal without the zeros that say nothing; undefined if it has no digits. */
function decimalOf(sign: string, digits: string): string | undefined {
  const [whole = '', fraction = ''] = digits.split('.');
  if (!PLAIN.test(whole + fraction)) return undefined;
  const decimals = withoutTrailing(fraction, '0');
  return `${sign}${whole || '0'}${decimals === '' ? '' : `.${decimals}`}`;
}

/** The mark that the numbers of a file show; null if they show none, or both. */
export function markOf(texts: Iterable<string>): DecimalMark | null {
  const shown = new Set<DecimalMark>();
  for (const text of texts) {
    const { point, comma } = readingsOf(text);
    if (point === undefined && comma !== undefined) shown.add('comma');
    if (comma === undefined && point !== undefined) shown.add('point');
    if (shown.size > 1) return null;
  }
  return [...shown][0] ?? null;
}

/**
 * Reads a number of a file that has at most so many decimals; undefined if it is none. Where it is another one with the other mark, as 1,500
 * is, the mark of the file decides, or its sender, or how its cells are separated: who writes 1,5 separates by semicolons, and who separates
 * by commas writes 1.5. But where no number has three decimals, none of these makes 1,500 one: only its sender does. Else it is unclear.
 */
export function readNumber(text: string, style: NumberStyle, decimals: number): ReadNumber | undefined {
  const { point, comma } = readingsOf(text);
  if (point === undefined || comma === undefined || point === comma) {
    const value = point ?? comma;
    return value === undefined ? undefined : { value };
  }
  const written = markIn(text);
  const meant = meantMark(written, style, decimals);
  if (meant === null) return { unclear: { point, comma } };
  return { value: meant === 'point' ? point : comma, ...(meant === written && decimals < THOUSANDTHS && { isUnusual: true as const }) };
}

/** The one mark in a number of which three digits follow it. */
export const markIn = (text: string): DecimalMark => (/[,،]/.test(text) ? 'comma' : 'point');

function meantMark(written: DecimalMark, { mark, delimiter, said }: NumberStyle, decimals: number): DecimalMark | null {
  const hasThousandths = decimals >= THOUSANDTHS;
  if (mark !== null && (mark !== written || hasThousandths)) return mark;
  const usual = hasThousandths && isUsual(written, delimiter) ? written : null;
  if (said === undefined) return usual;
  return usual === null || usual === said ? said : null;
}

const isUsual = (mark: DecimalMark, delimiter: string): boolean => delimiter === (mark === 'comma' ? ';' : ',');

/** Says that a number is unclear, and what would be clear. */
export const unclearNumber = (readings: Required<Readings>): FieldProblem => problem('unclearNumber', { ...readings });
