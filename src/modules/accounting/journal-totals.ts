import { sql, type Expression, type SqlBool } from 'kysely';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { runOnce } from '../../platform/db/statement.js';
import { periodTotals } from '../ledger/index.js';
import { db } from './accounting.tables.js';
import { all, inCurrency, subjectOf } from './journal-where.js';
import type { JournalQuestion } from './journal-filter.js';

/** Debits and credits of the listed entries in one currency: on the account or of the seller that was asked for, else on all accounts. */
export interface JournalTotal {
  readonly currency: string;
  readonly debit: Money;
  readonly credit: Money;
}

interface Sum {
  readonly currency: string;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
}

/** Sums up the entries of a list, by currency. Day totals answer for an account, a currency and days, so the length of the list is no matter. */
export async function journalTotals(on: RunSql, question: JournalQuestion, where: Expression<SqlBool>): Promise<JournalTotal[]> {
  const sums = isPlain(question) ? await sumOfDays(on, question) : await sumOfEntries(on, question, where);
  return sums
    .map(({ currency, debitMinor, creditMinor }) => ({
      currency,
      debit: money(question.direction === 'credit' ? 0n : debitMinor, currency),
      credit: money(question.direction === 'debit' ? 0n : creditMinor, currency),
    }))
    .filter(({ debit, credit }) => debit.minor !== 0n || credit.minor !== 0n);
}

const isPlain = ({ type, sellerId, shipmentId, amount, reference, search }: JournalQuestion): boolean =>
  !type && !sellerId && !shipmentId && !amount && !reference && !search?.trim();

const BEGINNING = new Date(0);
const END = new Date('9999-01-01T00:00:00.000Z');

async function sumOfDays(on: RunSql, { days, account, currency }: JournalQuestion): Promise<Sum[]> {
  const totals = await periodTotals(on, { from: days.from ?? BEGINNING, before: days.before ?? END }, { account, currency });
  return [...Map.groupBy(totals, (total) => total.currency)].map(([code, of]) => ({
    currency: code,
    debitMinor: of.reduce((sum, { debitMinor, openingDebitMinor }) => sum + debitMinor - openingDebitMinor, 0n),
    creditMinor: of.reduce((sum, { creditMinor, openingCreditMinor }) => sum + creditMinor - openingCreditMinor, 0n),
  }));
}

const sumOn = (side: 'debit' | 'credit') =>
  sql<bigint>`coalesce(sum(p.amount_minor) filter (where p.direction = ${sql.lit(side)}), 0)::bigint`;

function sumOfEntries(on: RunSql, question: JournalQuestion, where: Expression<SqlBool>): Promise<Sum[]> {
  const { currency } = question;
  const subject = all([...subjectOf(question), ...(currency ? [inCurrency(currency)] : [])]);
  const query = db
    .selectFrom('journalEntry as e')
    .innerJoin('posting as p', 'p.entryId', 'e.id')
    .select(['p.currency', sumOn('debit').as('debitMinor'), sumOn('credit').as('creditMinor')])
    .where(where)
    .where(subject)
    .groupBy('p.currency')
    .orderBy('p.currency');
  return runOnce(on, query);
}
