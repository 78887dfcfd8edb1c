import { sql, type RawBuilder } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { runOnce, statement } from '../../platform/db/statement.js';
import { NO_ID } from '../../platform/ids.js';
import { CREDIT, DEBIT, PARTY } from './fold-day-totals.js';
import { db, postedAt } from './ledger.tables.js';
import { momentAfter, nearestMoment, type Moment } from './moment.rules.js';

export interface AccountTotal {
  readonly account: string;
  readonly currency: string;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
}

export interface PartyTotal {
  readonly partyId: string;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
}

/** Limits totals to one account or currency. */
export interface TotalsFilter {
  readonly account?: string | null;
  readonly currency?: string | null;
}

type Condition = RawBuilder<boolean>;

const SUMMED_DEBIT = sql<bigint>`sum(debit_minor)::bigint`;
const SUMMED_CREDIT = sql<bigint>`sum(credit_minor)::bigint`;
const FOLDED = sql<bigint>`coalesce((select folded_seq from ledger_fold where id = 1), 0)`;

/**
 * Postings of the last minutes, before an instant, not yet folded into day totals. Bounding the range on both ends makes the planner expect
 * few rows and use the index.
 */
const tail = ({ instant }: Moment) => sql`
  from posting p join journal_entry e on e.id = p.entry_id
 where p.seq > ${FOLDED} and p.seq <= 9223372036854775807 and ${postedAt} < ${instant}`;

/** Folded postings between a midnight in UTC and an instant. */
const gap = ({ gap: { from, before } }: Moment) => sql`
  from journal_entry e join posting p on p.entry_id = e.id
 where ${postedAt} >= ${from} and ${postedAt} < ${before} and p.seq <= ${FOLDED}`;

/** Parts of the debits and credits of every account before an instant. */
function accountParts(moment: Moment, { account, currency }: TotalsFilter): RawBuilder<AccountTotal> {
  const sign = sql.lit(moment.gap.sign);
  const only = (column: RawBuilder<string>, value: string | null | undefined): Condition =>
    value == null ? sql`true` : sql`${column} = ${value}::bpchar`;
  const where = (row: RawBuilder<unknown>): Condition =>
    sql`${only(sql`${row}.account`, account)} and ${only(sql`${row}.currency`, currency)}`;
  const posted = where(sql.raw('p'));
  return sql<AccountTotal>`(
    select d.account, d.currency, d.debit_minor, d.credit_minor from ledger_account_day d
     where d.day < ${moment.midnight}::date and ${where(sql.raw('d'))}
     union all
    select p.account, p.currency, ${DEBIT}, ${CREDIT} ${tail(moment)} and ${posted}
     union all
    select p.account, p.currency, ${sign} * (${DEBIT}), ${sign} * (${CREDIT}) ${gap(moment)} and ${posted})`;
}

/** Debits and credits of every account before an instant, by currency and account. One statement. */
export const accountTotalsAt = (on: RunSql, before: Date, filter: TotalsFilter = {}): Promise<AccountTotal[]> =>
  runOnce(
    on,
    db
      .selectFrom(accountParts(nearestMoment(before), filter).as('part'))
      .select(['account', 'currency', SUMMED_DEBIT.as('debitMinor'), SUMMED_CREDIT.as('creditMinor')])
      .groupBy(['account', 'currency'])
      // What was taken away may be all that there was.
      .having(sql<boolean>`sum(debit_minor) <> 0 or sum(credit_minor) <> 0`)
      .orderBy('currency')
      .orderBy('account'),
  );

/** Debits and credits of an account up to both ends of a period. */
export interface PeriodTotal extends AccountTotal {
  readonly openingDebitMinor: bigint;
  readonly openingCreditMinor: bigint;
}

export interface Period {
  readonly from: Date;
  readonly before: Date;
}

const sumWhere = (column: 'debit_minor' | 'credit_minor', isOpening: boolean) =>
  sql<bigint>`coalesce(sum(${sql.ref(column)}) filter (where is_opening = ${sql.lit(isOpening)}), 0)::bigint`;

/** Debits and credits of every account before the start and before the end of a period, by currency and account. One statement. */
export const periodTotals = (on: RunSql, { from, before }: Period, filter: TotalsFilter = {}): Promise<PeriodTotal[]> =>
  runOnce(
    on,
    db
      .selectFrom(
        sql<AccountTotal & { isOpening: boolean }>`(
          select opening.*, true as is_opening from ${accountParts(nearestMoment(from), filter)} opening
           union all
          select closing.*, false from ${accountParts(nearestMoment(before), filter)} closing)`.as('part'),
      )
      .select(['account', 'currency'])
      .select([
        sumWhere('debit_minor', true).as('openingDebitMinor'),
        sumWhere('credit_minor', true).as('openingCreditMinor'),
        sumWhere('debit_minor', false).as('debitMinor'),
        sumWhere('credit_minor', false).as('creditMinor'),
      ])
      .groupBy(['account', 'currency'])
      .having(sql<boolean>`${sumWhere('debit_minor', false)} <> 0 or ${sumWhere('credit_minor', false)} <> 0`)
      .orderBy('currency')
      .orderBy('account'),
  );

export interface PartyQuestion {
  readonly account: string;
  readonly currency: string;
  readonly before: Date;
}

const partyDays = ({ account, currency, before }: PartyQuestion): Condition =>
  sql`account = ${account}::bpchar and currency = ${currency}::bpchar and day < ${momentAfter(before).midnight}::date`;

/** Postings of an account that are not in the totals of whole days. */
const partyPostings = ({ account, currency, before }: PartyQuestion) => {
  const moment = momentAfter(before);
  const row = sql`select ${PARTY} as party_id, ${DEBIT} as debit_minor, ${CREDIT} as credit_minor`;
  const of = sql`p.account = ${account}::bpchar and p.currency = ${currency}::bpchar`;
  return sql`${row} ${tail(moment)} and ${of} union all ${row} ${gap(moment)} and ${of}`;
};

/** The sub-accounts of an account, by id. Finds the page first, by the key of the totals, and sums only its own days. One statement. */
export const partyTotalsAt = (
  on: RunSql,
  question: PartyQuestion,
  { after, limit, offset }: { after: string | null; limit: number; offset: number },
): Promise<PartyTotal[]> =>
  runOnce(
    on,
    db
      .selectFrom(
        sql<PartyTotal>`(
          with posted as materialized (${partyPostings(question)}), page as (
            select party_id from (
              (select party_id from ledger_party_day where ${partyDays(question)} and party_id > ${after ?? NO_ID}::uuid
                group by party_id order by party_id limit ${limit}::int + ${offset}::int)
              union
              select party_id from posted where party_id > ${after ?? NO_ID}::uuid
            ) found order by party_id limit ${limit}::int offset ${offset}::int
          )
          select d.party_id, d.debit_minor, d.credit_minor from page join ledger_party_day d using (party_id) where ${partyDays(question)}
           union all
          select t.party_id, t.debit_minor, t.credit_minor from page join posted t using (party_id))`.as('part'),
      )
      .select(['partyId', SUMMED_DEBIT.as('debitMinor'), SUMMED_CREDIT.as('creditMinor')])
      .groupBy('partyId')
      .orderBy('partyId'),
  );

export async function countPartiesAt(on: RunSql, question: PartyQuestion): Promise<number> {
  const [row] = await runOnce(
    on,
    db
      .selectFrom(
        sql<{ partyId: string | null }>`(
          select party_id from ledger_party_day where ${partyDays(question)}
           union
          select party_id from (${partyPostings(question)}) posted)`.as('parties'),
      )
      .select((eb) => eb.fn.countAll<bigint>().as('count')),
  );
  return Number(row?.count ?? 0);
}

const findFirst = statement(() =>
  db
    .selectFrom(sql<{ entry: Date | null }>`(select min(${postedAt}) as entry from journal_entry e)`.as('journal'))
    .innerJoin(
      sql<{ midnight: Date | null }>`(select min(day)::timestamp at time zone 'UTC' as midnight from ledger_account_day)`.as('days'),
      (join) => join.onTrue(),
    )
    .select(sql<Date | null>`case when entry >= midnight + interval '1 day' or entry is null then midnight else entry end`.as('postedAt')),
);

/** When the first posting was written; at midnight in UTC if that is archived. One statement. */
export const firstPosted = async (on: RunSql): Promise<Date | null> => (await findFirst.first(on, {}))?.postedAt ?? null;
