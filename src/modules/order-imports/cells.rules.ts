import { exponentOf } from '../../kernel/currency.js';
import { formatScaled, parseScaled } from '../../kernel/decimal.js';

const MAX_NUMBER = 40;
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const COMMA = /^-?\d+,\d{1,3}$/;

/** A plain decimal out of what people and spreadsheets write: 1,234.50 or 12,50 or ١٢٫٥. Other text stays as it is. */
export function plainNumber(text: string): string {
  if (text.length > MAX_NUMBER) return text;
  const latin = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, '.')
    .replace(/[٬\s]/g, '');
  if (GROUPED.test(latin)) return latin.replace(/,/g, '');
  return COMMA.test(latin) ? latin.replace(',', '.') : latin;
}

/** An amount with the decimals of its currency; undefined if it is none. Stores export more zeros than the currency has. */
export function amountOf(text: string, currency: string): string | undefined {
  const scale = exponentOf(currency);
  const minor = parseScaled(plainNumber(text), scale);
  return minor === undefined ? undefined : formatScaled(minor, scale);
}

/** A number of at most three decimals; undefined if it is none. */
export function measureOf(text: string): number | undefined {
  const thousandths = parseScaled(plainNumber(text), 3);
  return thousandths === undefined ? undefined : Number(thousandths) / 1e3;
}

const COD = /\bcod\b|\bcash[ -]?on[ -]?delivery\b|\bcash[ -]?on[ -]?pick|الدفع عند الاستلام|الدفع عند التسليم|نقد\p{L}?\p{M}? عند/iu;

export const namesCashOnDelivery = (method: string): boolean => COD.test(method.slice(0, 200));

/** A spreadsheet marks a text that looks like a number with an apostrophe. */
export const withoutMark = (text: string): string => text.replace(/^'+/, '');
