import type { RunSql } from '../../platform/db/sql.js';
import { CREDIT, DEBIT, PARTY } from './fold-day-totals.js';
import { POSTED_AT } from './journal-entry.entity.js';

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

interface TotalRow {
  readonly account: string;
  readonly currency: string;
  readonly party_id: string;
  readonly debit_minor: string;
  readonly credit_minor: string;
}

/**
 * The postings that no day total has yet, up to the day $1: those of the last minutes. With both ends of the range the planner
 * expects few of them and takes the index.
 */
const TAIL = `
  from posting p join journal_entry e on e.id = p.entry_id
 where p.seq > coalesce((select folded_seq from ledger_fold where id = 1), 0) and p.seq <= 9223372036854775807
   and ${POSTED_AT} < ($1::date + 1) at time zone 'UTC'`;

const accountTotals = `
  select account, currency, sum(debit_minor)::text as debit_minor, sum(credit_minor)::text as credit_minor
    from (select account, currency, debit_minor, credit_minor from ledger_account_day where day <= $1::date
          union all
          select p.account, p.currency, ${DEBIT}, ${CREDIT} ${TAIL}) part
   where $2::bpchar is null or currency = $2::bpchar
   group by account, currency order by currency, account`;

/** Debits and credits of every account up to the end of a posting date (YYYY-MM-DD in UTC). One statement. */
export async function accountTotalsAt(sql: RunSql, day: string, currency: string | null): Promise<AccountTotal[]> {
  const rows = await sql<TotalRow>(accountTotals, [day, currency]);
  return rows.map((row) => ({ account: row.account, currency: row.currency, ...minorOf(row) }));
}

export interface PartyQuestion {
  readonly account: string;
  readonly currency: string;
  readonly day: string;
}

/** The page is found first, by the key of the totals, and only its own days are added up. */
const partyTotals = `
  with tail as materialized (
    select ${PARTY} as party_id, ${DEBIT} as debit_minor, ${CREDIT} as credit_minor ${TAIL} and p.account = $2 and p.currency = $3
  ), page as (
    select party_id from (
      (select party_id from ledger_party_day where account = $2 and currency = $3 and day <= $1::date and party_id > $4::uuid
        group by party_id order by party_id limit $5::int + $6::int)
      union
      select party_id from tail where party_id > $4::uuid
    ) found order by party_id limit $5::int offset $6::int
  )
  select part.party_id, sum(part.debit_minor)::text as debit_minor, sum(part.credit_minor)::text as credit_minor
    from (select d.party_id, d.debit_minor, d.credit_minor from page join ledger_party_day d using (party_id)
           where d.account = $2 and d.currency = $3 and d.day <= $1::date
          union all
          select t.party_id, t.debit_minor, t.credit_minor from page join tail t using (party_id)) part
   group by part.party_id order by part.party_id`;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** The sub-accounts of an account in the order of their ids. One statement. */
export async function partyTotalsAt(
  sql: RunSql,
  { account, currency, day }: PartyQuestion,
  { after, limit, offset }: { after: string | null; limit: number; offset: number },
): Promise<PartyTotal[]> {
  const rows = await sql<TotalRow>(partyTotals, [day, account, currency, after ?? FIRST, limit, offset]);
  return rows.map((row) => ({ partyId: row.party_id, ...minorOf(row) }));
}

const partyCount = `
  select count(*) as count from (
    select party_id from ledger_party_day where account = $2 and currency = $3 and day <= $1::date
    union
    select ${PARTY} ${TAIL} and p.account = $2 and p.currency = $3) parties`;

export async function countPartiesAt(sql: RunSql, { account, currency, day }: PartyQuestion): Promise<number> {
  const [row] = await sql<{ count: string }>(partyCount, [day, account, currency]);
  return Number(row?.count ?? 0);
}

const minorOf = (row: TotalRow) => ({ debitMinor: BigInt(row.debit_minor), creditMinor: BigInt(row.credit_minor) });
