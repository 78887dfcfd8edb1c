import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { CREDIT, DEBIT } from './fold-day-totals.js';
import type { SellerAccountKind } from './ledger.enums.js';
import { db, postedAt } from './ledger.tables.js';

interface PostingDates {
  readonly from: Date;
  /** Exclusive. */
  readonly before: Date;
}

/** Positions of the journal, both exclusive. */
export interface JournalSpan {
  readonly after: bigint;
  readonly until: bigint;
}

/** Beyond any position in the journal. */
const END = 2n ** 62n;

const FOLDED = sql<bigint>`(select coalesce(max(folded_seq), 0) from ledger_fold)`;

/** The positions of the days, and whether a posting of the range is not folded yet. Days whose positions are not known may be anywhere. */
const findSpan = statement(($: Named<PostingDates>) =>
  db
    .selectFrom('ledgerAccountDay as d')
    .select([
      FOLDED.as('folded'),
      sql<boolean>`coalesce(bool_or(d.first_seq is null), false)`.as('isAnywhere'),
      sql<bigint | null>`min(d.first_seq)`.as('first'),
      sql<bigint | null>`max(d.last_seq)`.as('last'),
      sql<boolean>`exists (select 1 from posting p join journal_entry e on e.id = p.entry_id
        where p.seq > ${FOLDED} and ${postedAt} >= ${$.from} and ${postedAt} < ${$.before})`.as('goesOn'),
    ])
    .where(
      sql<boolean>`d.day >= (${$.from}::timestamptz at time zone 'UTC')::date and d.day <= ((${$.before}::timestamptz - interval '1 microsecond') at time zone 'UTC')::date`,
    ),
);

/** The stretch of the journal with the postings of a range of posting dates, and hardly any others. One statement. */
export async function journalSpanOf(on: RunSql, range: PostingDates): Promise<JournalSpan> {
  const { folded = 0n, isAnywhere = true, first = null, last = null, goesOn = true } = (await findSpan.first(on, range)) ?? {};
  if (isAnywhere) return { after: 0n, until: END };
  return { after: first === null ? folded : first - 1n, until: goesOn ? END : (last ?? folded) + 1n };
}

export interface SellerBalance {
  readonly account: SellerAccountKind;
  readonly currency: string;
  readonly balanceMinor: bigint;
}

const { sellerWallet, sellerReceivable } = chartOfAccounts;
const CODE = sql`case a.kind when 'wallet' then ${sql.lit(sellerWallet.code)} else ${sql.lit(sellerReceivable.code)} end`;
/** The postings `p` of the account `a`. */
const POSTINGS = sql`select sum(${CREDIT} - ${DEBIT}) from posting p join journal_entry e on e.id = p.entry_id
  where p.account in (${sql.lit(sellerReceivable.code)}, ${sql.lit(sellerWallet.code)}) and p.account = ${CODE}
    and p.seller_id = a.seller_id and p.currency = a.currency`;

/** Whole days by their totals, the postings of the last day, and those that are in no total yet. */
const findBalances = statement(($: Named<JournalSpan & { sellerId: string; at: Date; day: string }>) => {
  const days = sql`select sum(d.credit_minor - d.debit_minor) from ledger_party_day d
    where d.account = ${CODE} and d.currency = a.currency and d.party_id = a.seller_id and d.day < ${$.day}::date`;
  const lastDay = sql`${POSTINGS} and p.seq > ${$.after}::bigint and p.seq < ${$.until}::bigint and p.seq <= ${FOLDED}
    and ${postedAt} >= ${$.day}::date at time zone 'UTC' and ${postedAt} < ${$.at}`;
  const unfolded = sql`${POSTINGS} and p.seq > ${FOLDED} and ${postedAt} < ${$.at}`;
  return db
    .selectFrom('sellerAccount as a')
    .select(['a.kind as account', 'a.currency'])
    .select(sql<bigint>`(coalesce((${days}), 0) + coalesce((${lastDay}), 0) + coalesce((${unfolded}), 0))::bigint`.as('balanceMinor'))
    .where('a.sellerId', '=', $.sellerId)
    .orderBy('a.kind', 'desc')
    .orderBy('a.currency');
});

/**
 * The balances of a seller's accounts before an instant, by posting date: wallets, then receivables. Accounts that were opened later are 0.
 * Two statements, however long the journal is.
 */
export async function sellerBalancesAt(on: RunSql, sellerId: string, at: Date): Promise<SellerBalance[]> {
  const day = at.toISOString().slice(0, 10);
  const span = await journalSpanOf(on, { from: new Date(`${day}T00:00:00.000Z`), before: at });
  return findBalances(on, { sellerId, at, day, ...span });
}
