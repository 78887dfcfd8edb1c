import { FieldChecks } from '../../kernel/errors.js';
import { endOfDay, readDays, startOfDay } from '../../kernel/day-range.js';
import { money, type Money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { ledgerAccounts, periodTotals, type LedgerAccount, type PeriodTotal } from '../ledger/index.js';
import { columnsOf } from './accounts.js';
import type { LedgerPeriodArgs } from './accounting.types.js';
import { checkCurrency, readZone, refuseArchivedMoment } from './days.js';

/** The days of a year. */
const MOST_DAYS = 366;

/** Six columns of a trial balance: a balance stands on the side that is larger. */
export interface PeriodColumns {
  readonly openingDebit: Money;
  readonly openingCredit: Money;
  /** What was posted within the period. */
  readonly debit: Money;
  readonly credit: Money;
  readonly closingDebit: Money;
  readonly closingCredit: Money;
}

export interface PeriodAccount extends LedgerAccount, PeriodColumns {}

/** The columns are totals; each pair is equal. */
export interface LedgerPeriod extends PeriodColumns {
  readonly currency: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
  readonly from: Date;
  readonly before: Date;
  readonly accounts: readonly PeriodAccount[];
}

interface CheckedPeriod extends Pick<LedgerPeriod, 'startDate' | 'endDate' | 'timeZone' | 'from' | 'before'> {
  readonly account: string | null;
  readonly currency: string | null;
}

/** Opening balances, movements and closing balances of a range of days, by currency. One statement. */
export async function ledgerPeriods(context: Context, args: LedgerPeriodArgs): Promise<LedgerPeriod[]> {
  const { account, currency, ...period } = readPeriod(args, context.services.settings.operatorTimeZone);
  for (const instant of [period.from, period.before]) await refuseArchivedMoment(context, { instant, timeZone: period.timeZone });
  const totals = await periodTotals(context.sql, period, { account, currency });
  return [...Map.groupBy(totals, (total) => total.currency)].map(([code, of]) => {
    const accounts = of.flatMap((total) => accountOf(total));
    return { ...period, currency: code, accounts, ...sumOf(accounts, code) };
  });
}

/** Throws VALIDATION_FAILED with all problems, or DATE_RANGE_TOO_LARGE. */
function readPeriod({ startDate, endDate, ...args }: LedgerPeriodArgs, operatorZone: string): CheckedPeriod {
  const checks = new FieldChecks();
  const timeZone = readZone(checks, args.timeZone, operatorZone);
  readDays(checks, { fields: ['startDate', 'endDate'], start: startDate, end: endDate, most: MOST_DAYS });
  const { account = null, currency = null } = args;
  if (account !== null && !ledgerAccounts.has(account)) checks.fail('account', 'ledgerAccount', {}, [...ledgerAccounts.keys()]);
  checkCurrency(checks, currency);
  checks.settle();
  const [from, before] = [startOfDay(startDate, timeZone), endOfDay(endDate, timeZone)];
  return { startDate, endDate, timeZone, from, before, account, currency };
}

function accountOf(total: PeriodTotal): PeriodAccount[] {
  const known = ledgerAccounts.get(total.account);
  if (!known) return [];
  const amount = (minor: bigint): Money => money(minor, total.currency);
  const opening = columnsOf({ debit: amount(total.openingDebitMinor), credit: amount(total.openingCreditMinor) });
  const closing = columnsOf({ debit: amount(total.debitMinor), credit: amount(total.creditMinor) });
  return [
    {
      ...known,
      openingDebit: opening.debitBalance,
      openingCredit: opening.creditBalance,
      debit: amount(total.debitMinor - total.openingDebitMinor),
      credit: amount(total.creditMinor - total.openingCreditMinor),
      closingDebit: closing.debitBalance,
      closingCredit: closing.creditBalance,
    },
  ];
}

function sumOf(accounts: readonly PeriodColumns[], currency: string): PeriodColumns {
  const sum = (column: keyof PeriodColumns): Money => money(accounts.reduce((total, { [column]: { minor } }) => total + minor, 0n), currency); // prettier-ignore
  return {
    openingDebit: sum('openingDebit'),
    openingCredit: sum('openingCredit'),
    debit: sum('debit'),
    credit: sum('credit'),
    closingDebit: sum('closingDebit'),
    closingCredit: sum('closingCredit'),
  };
}
