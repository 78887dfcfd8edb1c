import type { Money } from './run.js';

/** The decimals of a currency: 2 for AED, 3 for KWD, 0 for JPY. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Whole minor units of an amount such as "12.50"; undefined if it is not one. */
export function minorOf(amount: string, currency: string): bigint | undefined {
  const decimals = decimalsOf(currency);
  const [, whole, part = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(amount.trim()) ?? [];
  if (whole === undefined || part.length > decimals) return undefined;
  return BigInt(whole + part.padEnd(decimals, '0'));
}

export function moneyOf(minor: bigint, currency: string): Money {
  const decimals = decimalsOf(currency);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return { amount: minor < 0n ? `-${text}` : text, currency };
}

/** Sums by currency, in minor units. */
export function sumsOf(all: readonly Money[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of all) sums.set(currency, (sums.get(currency) ?? 0n) + (minorOf(amount, currency) ?? 0n));
  return sums;
}

export const moneysOf = (sums: ReadonlyMap<string, bigint>): Money[] => [...sums].map(([currency, minor]) => moneyOf(minor, currency));

/** Notes and coins from the largest down, in major units, where they are known. */
const PIECES: Readonly<Record<string, readonly string[]>> = {
  AED: ['1000', '500', '200', '100', '50', '20', '10', '5', '1', '0.50', '0.25'],
  SAR: ['500', '200', '100', '50', '20', '10', '5', '2', '1', '0.50', '0.25'],
  QAR: ['500', '200', '100', '50', '10', '5', '1', '0.50', '0.25'],
  INR: ['500', '200', '100', '50', '20', '10', '5', '2', '1'],
  PKR: ['5000', '1000', '500', '100', '75', '50', '20', '10', '5', '2', '1'],
  USD: ['100', '50', '20', '10', '5', '1', '0.25', '0.10', '0.05', '0.01'],
  EUR: ['200', '100', '50', '20', '10', '5', '2', '1', '0.50', '0.20', '0.10', '0.05'],
  GBP: ['50', '20', '10', '5', '2', '1', '0.50', '0.20', '0.10', '0.05'],
  KWD: ['20', '10', '5', '1', '0.5', '0.25', '0.1', '0.05'],
  OMR: ['50', '20', '10', '5', '1', '0.5', '0.1', '0.05'],
  BHD: ['20', '10', '5', '1', '0.5', '0.1', '0.05'],
};

export const piecesOf = (currency: string): readonly string[] => PIECES[currency] ?? [];

/** What people hand over for an amount: exactly it, or the next sums of notes that are not too small for it. At most four. */
export function likelyGiven(due: bigint, currency: string): bigint[] {
  const notes = piecesOf(currency).flatMap((piece) => minorOf(piece, currency) ?? []);
  const rounded = notes.filter((note) => note * 50n >= due).map((note) => ((due + note - 1n) / note) * note);
  const above = [...new Set(rounded)].filter((sum) => sum > due);
  return [due, ...above.sort((one, other) => (one < other ? -1 : 1)).slice(0, 3)];
}

/** What the consignee pays: by card the amount due, in cash what coins make of it. A run from before an update names only the first. */
export const dueIn = <Amount>(method: 'CASH' | 'POS', { collect, collectInCash }: { collect: Amount; collectInCash?: Amount }): Amount =>
  method === 'CASH' ? (collectInCash ?? collect) : collect;
