import { daysAfter } from '../../kernel/clock.js';
import { isCurrency } from '../../kernel/currency.js';
import { MAX_DAYS, readDays, type DayRange } from '../../kernel/day-range.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { parseMoney, type Money } from '../../kernel/money.js';
import { isUuid } from '../../platform/ids.js';
import { ledgerAccounts, POSTED_AT } from '../ledger/index.js';

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
}

/** Conditions on entries `e`, with the values that they name from $1 on. */
export interface Where {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A filter that was checked. */
export interface JournalQuestion extends Omit<JournalFilter, 'amount' | 'startDate' | 'endDate'> {
  readonly amount: Money | undefined;
  readonly days: DayRange;
}

const MAX_SEARCH = 100;
const MAX_REFERENCE = 255;
const MAX_TYPE = 40;

/** Throws VALIDATION_FAILED with everything that is wrong, or DATE_RANGE_TOO_LARGE. */
export function readFilter(filter: JournalFilter, now: Date, baseCurrency: string): JournalQuestion {
  const checks = new FieldChecks();
  const { account, type, reference, search } = filter;
  if (account != null && !ledgerAccounts.has(account))
    checks.fail('account', 'is not an account of the ledger', [...ledgerAccounts.keys()]);
  checks.atMost('type', type, MAX_TYPE);
  checks.atMost('reference', reference, MAX_REFERENCE);
  checks.atMost('search', search, MAX_SEARCH);
  const amount = readAmount(checks, filter, baseCurrency);
  const days = readDays(checks, { fields: ['startDate', 'endDate'], start: filter.startDate, end: filter.endDate });
  checks.settle();
  return { ...filter, amount, days: wholeRange(days, isSlow(filter), now) };
}

function readAmount(checks: FieldChecks, { amount, currency }: JournalFilter, baseCurrency: string): Money | undefined {
  if (currency != null && !isCurrency(currency)) checks.fail('currency', 'must be an ISO 4217 code such as USD');
  else if (amount != null) {
    const money = parseMoney(amount, currency ?? baseCurrency);
    if (!money || money.minor <= 0n) checks.fail('amount', `must be an amount of ${currency ?? baseCurrency} that is more than 0`);
    return money;
  }
  return undefined;
}

/** No index finds these, so they are looked for in a limited time. */
const isSlow = ({ type, amount, search }: JournalFilter): boolean => Boolean(type) || amount != null || Boolean(search?.trim());

/** One end alone makes a range of 90 days. */
function wholeRange({ from, before }: DayRange, isNeeded: boolean, now: Date): DayRange {
  if (from && !before) return { from, before: daysAfter(from, MAX_DAYS + 1) };
  if (before && !from) return { from: daysAfter(before, -(MAX_DAYS + 1)), before };
  return from || !isNeeded ? { from, before } : { from: daysAfter(now, -MAX_DAYS), before: null };
}

const posting = (condition: string): string => `e.id in (select p.entry_id from posting p where ${condition})`;

export function journalWhere(question: JournalQuestion): Where {
  const texts: string[] = [];
  const values: unknown[] = [];
  const demand = (condition: string, ...given: readonly unknown[]): void => {
    let index = values.length;
    values.push(...given);
    texts.push(condition.replaceAll('?', () => `$${++index}`));
  };
  const { account, type, sellerId, shipmentId, amount, currency, reference, search, days } = question;
  if (days.from) demand(`${POSTED_AT} >= ?`, days.from);
  if (days.before) demand(`${POSTED_AT} < ?`, days.before);
  if (type) demand('e.type = ?', type);
  // The account is one of the chart, and written out so that the index of rare accounts is seen to fit.
  if (account) demand(posting(`p.account = '${account}'`));
  if (sellerId) demand(posting(`p.account in ('1200', '2100') and p.seller_id = ?`), isUuid(sellerId) ? sellerId : NOBODY);
  if (shipmentId) demand(posting('p.shipment_id = ?'), shipmentId);
  if (reference) demand(posting('p.reference = ?'), reference);
  if (currency) demand(`exists (select 1 from posting p where p.entry_id = e.id and p.currency = ?)`, currency);
  if (amount) {
    demand(
      `exists (select 1 from posting p where p.entry_id = e.id and p.amount_minor = ? and p.currency = ?)`,
      amount.minor,
      amount.currency,
    );
  }
  const term = search?.trim();
  if (term) demandTerm(demand, term);
  return { text: texts.map((text) => ` and ${text}`).join(''), values };
}

/** An id is looked up; anything else is part of a description, a reference or an order reference. */
function demandTerm(demand: (condition: string, ...values: readonly unknown[]) => void, term: string): void {
  if (isUuid(term)) {
    demand('(e.id = ?::uuid or e.source_id = ?)', term, term.toLowerCase());
    return;
  }
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  demand(
    `(e.description ilike ? or exists (select 1 from posting p where p.entry_id = e.id
        and (p.description ilike ? or p.reference ilike ? or p.order_reference ilike ?)))`,
    pattern,
    pattern,
    pattern,
    pattern,
  );
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
