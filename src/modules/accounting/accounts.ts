import { sql } from 'kysely';
import { invalid, refuseFields, FieldChecks } from '../../kernel/errors.js';
import { money, type Money } from '../../kernel/money.js';
import { endOfDay, readDays } from '../../kernel/day-range.js';
import { localDay } from '../../kernel/local-time.js';
import type { PageKey } from '../../kernel/page.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { accountTotalsAt, countPartiesAt, ledgerAccounts, partyTotalsAt, type LedgerAccount, type PartyTotal } from '../ledger/index.js';
import { sellerNameSql } from '../sellers/index.js';
import { db } from './accounting.tables.js';
import type { SubAccountsArgs } from './accounting.types.js';
import { checkCurrency, readZone, refuseArchivedMoment } from './days.js';

/** An account in one currency, as of the end of a day. */
export interface AccountBalance extends LedgerAccount {
  readonly currency: string;
  readonly debit: Money;
  readonly credit: Money;
}

export interface PartyBalance extends PageKey {
  readonly party: 'seller' | 'worker';
  readonly account: LedgerAccount;
  readonly name: string | null;
  readonly debit: Money;
  readonly credit: Money;
}

export interface AccountsQuestion {
  readonly at?: string | null;
  readonly timeZone?: string | null;
  readonly currency?: string | null;
}

/** A day as YYYY-MM-DD, and the instant at which it ends. */
interface DayEnd {
  readonly at: string;
  readonly before: Date;
}

/** The day; defaults to today in UTC, or in the given time zone. PERIOD_ARCHIVED if it ends within an archived month. */
export async function dayOf(context: Context, { at, timeZone, currency }: AccountsQuestion): Promise<DayEnd> {
  const checks = new FieldChecks();
  const zone = readZone(checks, timeZone, 'UTC');
  readDays(checks, { fields: ['at', 'at'], start: at, end: null });
  checkCurrency(checks, currency);
  checks.settle();
  const day = at ?? localDay(context.services.clock.now(), zone);
  const before = endOfDay(day, zone);
  await refuseArchivedMoment(context, { instant: before, timeZone: zone });
  return { at: day, before };
}

/** Lists every account that has postings, by currency and code. */
export async function accountsAt(context: Context, question: AccountsQuestion): Promise<AccountBalance[]> {
  const { before } = await dayOf(context, question);
  return accountsBefore(context, before, question.currency);
}

export async function accountsBefore(context: Context, before: Date, currency?: string | null): Promise<AccountBalance[]> {
  const totals = await accountTotalsAt(context.sql, before, { currency });
  return totals.flatMap(({ account, currency, debitMinor, creditMinor }) => {
    const known = ledgerAccounts.get(account);
    return known ? [{ ...known, currency, debit: money(debitMinor, currency), credit: money(creditMinor, currency) }] : [];
  });
}

/** Lists the sub-accounts of one account by id. VALIDATION_FAILED for an account without sub-accounts. */
export async function subAccountsAt(context: Context, args: PageArgs & SubAccountsArgs): Promise<Page<PartyBalance>> {
  const account = ledgerAccounts.get(args.account);
  if (!account?.party) throw refuseFields([invalid('account', 'splitAccount', {}, splitAccounts)]);
  const { before } = await dayOf(context, args);
  const question = { account: account.code, currency: args.currency, before };
  return readPage(args, {
    count: () => countPartiesAt(context.sql, question),
    rows: async ({ limit, after, offset }) => {
      const totals = await partyTotalsAt(context.sql, question, { after: after?.id ?? null, limit, offset });
      const names = await namesOf(context, totals, account.party ?? 'seller');
      return totals.map((total) => partyOf(total, account, { name: names.get(total.partyId) ?? null, currency: args.currency }));
    },
  });
}

const splitAccounts = [...ledgerAccounts.values()].flatMap(({ code, party }) => (party ? [code] : []));

/** Sub-accounts are sorted by id alone, so their cursors share one timestamp. */
const NO_MOMENT = new Date(0);

const partyOf = (
  { partyId, debitMinor, creditMinor }: PartyTotal,
  account: LedgerAccount,
  { name, currency }: { name: string | null; currency: string },
): PartyBalance => ({
  id: partyId,
  createdAt: NO_MOMENT,
  party: account.party ?? 'seller',
  account,
  name,
  debit: money(debitMinor, currency),
  credit: money(creditMinor, currency),
});

const findNames = {
  seller: statement(($: Named<{ ids: readonly string[] }>) =>
    db
      .selectFrom('seller')
      .select(['id', sql.raw<string>(sellerNameSql('seller')).as('name')])
      .where('id', '=', anyOf($.ids)),
  ),
  worker: statement(($: Named<{ ids: readonly string[] }>) => db.selectFrom('staff').select(['id', 'name']).where('id', '=', anyOf($.ids))),
} as const;

async function namesOf(context: Context, totals: readonly PartyTotal[], party: 'seller' | 'worker'): Promise<Map<string, string>> {
  const found = await findNames[party](context.sql, { ids: totals.map(({ partyId }) => partyId) });
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Balance on the normal side of the account: debit for assets and expenses, credit for liabilities and revenue. */
export const balanceOf = ({ type }: LedgerAccount, { debit, credit }: { debit: Money; credit: Money }): Money =>
  money(type === 'asset' || type === 'expense' ? debit.minor - credit.minor : credit.minor - debit.minor, debit.currency);

/** Puts the balance in the debit or credit column, as in a trial balance. */
export const columnsOf = ({ debit, credit }: { debit: Money; credit: Money }): { debitBalance: Money; creditBalance: Money } => {
  const net = debit.minor - credit.minor;
  return {
    debitBalance: money(net > 0n ? net : 0n, debit.currency),
    creditBalance: money(net < 0n ? -net : 0n, debit.currency),
  };
};
