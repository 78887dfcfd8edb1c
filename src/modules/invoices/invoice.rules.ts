import { divideRounded } from '../../kernel/decimal.js';

/** Billable items, by revenue account of the ledger. */
export const lineKinds = {
  '4100': ['shipping', 'shipping_credit'],
  '4110': ['cod_fee', 'cod_fee_credit'],
  '4120': ['adjustment', 'adjustment_credit'],
  '4130': ['return', 'return_credit'],
} as const;

export type RevenueAccount = keyof typeof lineKinds;
export type InvoiceLineKind = (typeof lineKinds)[RevenueAccount][number];

export const isRevenueAccount = (account: string): account is RevenueAccount => Object.hasOwn(lineKinds, account);

export const kindOfLine = (account: RevenueAccount, direction: 'debit' | 'credit'): InvoiceLineKind =>
  lineKinds[account][direction === 'credit' ? 0 : 1];

const WHOLE = 10_000n;

/**
 * Splits a gross amount into net and VAT: net = gross / (1 + rate), rounded half away from zero per line; the tax is the rest. Totals are
 * sums of the rounded lines, so that they match the printed figures.
 */
export function splitVat(grossMinor: bigint, basisPoints: bigint): { readonly netMinor: bigint; readonly vatMinor: bigint } {
  const netMinor = divideRounded(grossMinor * WHOLE, WHOLE + basisPoints);
  return { netMinor, vatMinor: grossMinor - netMinor };
}

/** First day of a month (YYYY-MM) and first day after it; undefined if malformed. */
export function monthRange(month: string): { readonly from: Date; readonly before: Date } | undefined {
  const match = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month);
  if (!match) return undefined;
  const [year, number] = [Number(match[1]), Number(match[2])];
  return { from: new Date(Date.UTC(year, number - 1, 1)), before: new Date(Date.UTC(year, number, 1)) };
}

/** Entries that began before midnight are committed by then: no request lasts longer. */
const SETTLING_MS = 10 * 60_000;

/** True if nothing can be posted in the month any more. */
export const isMonthOver = (before: Date, now: Date): boolean => now.getTime() >= before.getTime() + SETTLING_MS;

/** The month before the given moment. */
export const lastMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);

export const invoiceReference = (prefix: string, number: number): string => `${prefix}${String(number).padStart(6, '0')}`;
