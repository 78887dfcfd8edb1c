import { sql, type Expression } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { NO_ID } from '../../platform/ids.js';
import { CREDIT, DEBIT, PARTY } from './fold-day-totals.js';
import { db, postedAt } from './ledger.tables.js';

const SUMMED_DEBIT = sql<bigint>`sum(debit_minor)::bigint`;
const SUMMED_CREDIT = sql<bigint>`sum(credit_minor)::bigint`;

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

/**
 * Postings of the last minutes, up to a day, not yet folded into day totals. Bounding the range on both ends makes the planner expect few
 * rows and use the index.
 */
const tail = (day: Expression<string>) => sql`
  from posting p join journal_entry e on e.id = p.entry_id
 where p.seq > coalesce((select folded_seq from ledger_fold where id = 1), 0) and p.seq <= 9223372036854775807
   and ${postedAt} < (${day}::date + 1) at time zone 'UTC'`;

const accountTotals = statement(($: Named<{ day: string; currency: string | null }>) =>
  db
    .selectFrom(
      sql<AccountTotal>`(
        select account, currency, debit_minor, credit_minor from ledger_account_day where day <= ${$.day}::date
         union all
        select p.account, p.currency, ${DEBIT}, ${CREDIT} ${tail($.day)})`.as('part'),
    )
    .select(['account', 'currency', SUMMED_DEBIT.as('debitMinor'), SUMMED_CREDIT.as('creditMinor')])
    .where(sql<boolean>`${$.currency}::bpchar is null or currency = ${$.currency}::bpchar`)
    .groupBy(['account', 'currency'])
    .orderBy('currency')
    .orderBy('account'),
);

/** Debits and credits of every account up to the end of a posting date (YYYY-MM-DD in UTC). One statement. */
export const accountTotalsAt = (on: RunSql, day: string, currency: string | null): Promise<AccountTotal[]> =>
  accountTotals(on, { day, currency });

export interface PartyQuestion {
  readonly account: string;
  readonly currency: string;
  readonly day: string;
}

/** Finds the page first, by the key of the totals, and sums only its own days. */
const partyTotals = statement(($: Named<PartyQuestion & { after: string; limit: number; offset: number }>) =>
  db
    .selectFrom(
      sql<PartyTotal>`(
        with tail as materialized (
          select ${PARTY} as party_id, ${DEBIT} as debit_minor, ${CREDIT} as credit_minor
            ${tail($.day)} and p.account = ${$.account} and p.currency = ${$.currency}
        ), page as (
          select party_id from (
            (select party_id from ledger_party_day
              where account = ${$.account} and currency = ${$.currency} and day <= ${$.day}::date and party_id > ${$.after}::uuid
              group by party_id order by party_id limit ${$.limit}::int + ${$.offset}::int)
            union
            select party_id from tail where party_id > ${$.after}::uuid
          ) found order by party_id limit ${$.limit}::int offset ${$.offset}::int
        )
        select d.party_id, d.debit_minor, d.credit_minor from page join ledger_party_day d using (party_id)
         where d.account = ${$.account} and d.currency = ${$.currency} and d.day <= ${$.day}::date
         union all
        select t.party_id, t.debit_minor, t.credit_minor from page join tail t using (party_id))`.as('part'),
    )
    .select(['partyId', SUMMED_DEBIT.as('debitMinor'), SUMMED_CREDIT.as('creditMinor')])
    .groupBy('partyId')
    .orderBy('partyId'),
);

/** The sub-accounts of an account, by id. One statement. */
export const partyTotalsAt = (
  on: RunSql,
  question: PartyQuestion,
  { after, ...page }: { after: string | null; limit: number; offset: number },
): Promise<PartyTotal[]> => partyTotals(on, { ...question, ...page, after: after ?? NO_ID });

const countParties = statement(($: Named<PartyQuestion>) =>
  db
    .selectFrom(
      sql<{ partyId: string | null }>`(
        select party_id from ledger_party_day where account = ${$.account} and currency = ${$.currency} and day <= ${$.day}::date
         union
        select ${PARTY} ${tail($.day)} and p.account = ${$.account} and p.currency = ${$.currency})`.as('parties'),
    )
    .select((eb) => eb.fn.countAll<bigint>().as('count')),
);

export const countPartiesAt = async (on: RunSql, question: PartyQuestion): Promise<number> =>
  Number((await countParties.first(on, question))?.count ?? 0);
