import type { Money } from '../model/run.js';
import { minorOf, decimalsOf } from '../model/money.js';
import { localeNow, t } from './words.js';

const MINUTE_MS = 60_000;

export const money = ({ amount, currency }: Money): string => {
  const decimals = decimalsOf(currency);
  const isWhole = (minorOf(amount, currency) ?? 1n) % 10n ** BigInt(decimals) === 0n;
  const digits = new Intl.NumberFormat('en', { minimumFractionDigits: isWhole ? 0 : decimals, maximumFractionDigits: decimals });
  // A string, not a number: amounts are exact.
  return `${currency} ${digits.format(amount as Intl.StringNumericLiteral)}`;
};

export const clockTime = (at: string | number, zone?: string): string =>
  new Intl.DateTimeFormat(localeNow(), { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone }).format(new Date(at));

/** A date such as 2026-11-24, as a day in words. */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(localeNow(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** How long ago, in the largest unit. */
export function ago(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 1) return t('justNow');
  const relative = new Intl.RelativeTimeFormat(localeNow(), { numeric: 'always' });
  if (minutes < 60) return relative.format(-minutes, 'minute');
  return minutes < 48 * 60 ? relative.format(-Math.round(minutes / 60), 'hour') : relative.format(-Math.round(minutes / 1440), 'day');
}

/** A time difference such as "3 h" or "25 min", in numbers. */
export function span(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  const unit = minutes >= 60 ? 'hour' : 'minute';
  const value = unit === 'hour' ? Math.round(minutes / 30) / 2 : minutes;
  return new Intl.NumberFormat(localeNow(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
