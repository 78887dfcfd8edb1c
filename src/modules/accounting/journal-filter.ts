import { daysAfter } from '../../kernel/clock.js';
import { MAX_DAYS, readDays, type DayRange } from '../../kernel/day-range.js';
import { FieldChecks } from '../../kernel/errors.js';
import { isCurrency, parseMoney, type Money } from '../../kernel/money.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { ledgerAccounts, type PostingDirection } from '../ledger/index.js';
import { JournalArgs } from './accounting.types.js';
import { readZone } from './days.js';

export interface JournalFilter {
  readonly account?: string | null;
  readonly type?: string | null;
  readonly sellerId?: string | null;
  /** UUID of the shipment. */
  readonly shipmentId?: string | null;
  readonly amount?: string | null;
  readonly currency?: string | null;
  readonly reference?: string | null;
  readonly search?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly timeZone?: string | null;
  readonly direction?: PostingDirection | null;
}

/** A validated filter. */
export interface JournalQuestion extends Omit<JournalFilter, 'amount' | 'startDate' | 'endDate' | 'timeZone'> {
  readonly amount: Money | undefined;
  readonly days: DayRange;
  readonly zone: string;
}

/** Validates a filter. Throws VALIDATION_FAILED with all problems, or DATE_RANGE_TOO_LARGE. */
export function readFilter(filter: JournalFilter, now: Date, baseCurrency: string): JournalQuestion {
  const checks = new FieldChecks();
  const { account } = filter;
  if (account != null && !ledgerAccounts.has(account)) checks.fail('account', 'ledgerAccount', {}, [...ledgerAccounts.keys()]);
  if (filter.direction != null && account == null) checks.missing('account');
  checkFields(checks, '', JournalArgs, filter);
  const amount = readAmount(checks, filter, baseCurrency);
  const timeZone = readZone(checks, filter.timeZone, 'UTC');
  const days = readDays(checks, { fields: ['startDate', 'endDate'], start: filter.startDate, end: filter.endDate, timeZone });
  checks.settle();
  return { ...filter, amount, days: wholeRange(days, isSlow(filter), now), zone: timeZone };
}

function readAmount(checks: FieldChecks, { amount, currency }: JournalFilter, baseCurrency: string): Money | undefined {
  if (currency != null && !isCurrency(currency)) checks.fail('currency', 'iso4217', { example: 'USD' });
  else if (amount != null) {
    const money = parseMoney(amount, currency ?? baseCurrency);
    if (!money || money.minor <= 0n) checks.fail('amount', 'amountOf', { currency: currency ?? baseCurrency });
    return money;
  }
  return undefined;
}

/** No index serves these filters, so they are limited to a date range. */
const isSlow = ({ type, amount, search }: JournalFilter): boolean => Boolean(type) || amount != null || Boolean(search?.trim());

/** Completes a half-open range to 90 days. */
function wholeRange({ from, before }: DayRange, isNeeded: boolean, now: Date): DayRange {
  if (from && !before) return { from, before: daysAfter(from, MAX_DAYS + 1) };
  if (before && !from) return { from: daysAfter(before, -(MAX_DAYS + 1)), before };
  return from || !isNeeded ? { from, before } : { from: daysAfter(now, -MAX_DAYS), before: null };
}
