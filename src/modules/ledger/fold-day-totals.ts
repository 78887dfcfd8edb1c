import type { RunSql } from '../../platform/db/sql.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { POSTED_AT } from './journal-entry.entity.js';

/** Postings of one statement, so that the first fold of a long journal locks nothing for long. */
const MOST = 200_000;

const { sellerReceivable, sellerWallet, driverShortage } = chartOfAccounts;

/** Whose sub-account the posting `p` is on. */
export const PARTY = `case when p.account in ('${sellerReceivable.code}', '${sellerWallet.code}') then p.seller_id
  when p.account = '${driverShortage.code}' then p.worker_id end`;
export const DEBIT = `case p.direction when 'debit' then p.amount_minor else 0 end`;
export const CREDIT = `case p.direction when 'credit' then p.amount_minor else 0 end`;

const begin = 'insert into ledger_fold (id, folded_seq, next_seq, next_xid) values (1, 0, 0, 0) on conflict do nothing';

/**
 * Adds postings to the totals of their days, in two steps. A place is noted first, with the next transaction id. When every transaction
 * before that id has ended, no posting up to the place can appear any more, and all of them are added.
 */
const foldDayTotals = `
  with state as (
    select * from ledger_fold where id = 1 for update
  ), step as (
    select folded_seq as low, least(next_seq, folded_seq + ${MOST}) as high from state
     where next_seq > folded_seq and next_xid <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
  ), moved as (
    select p.account, p.currency, ${PARTY} as party_id, (${POSTED_AT} at time zone 'UTC')::date as day,
           sum(${DEBIT})::bigint as debit_minor, sum(${CREDIT})::bigint as credit_minor
      from step join posting p on p.seq > step.low and p.seq <= step.high join journal_entry e on e.id = p.entry_id
     group by 1, 2, 3, 4
  ), accounts as (
    insert into ledger_account_day as t (account, currency, day, debit_minor, credit_minor)
    select account, currency, day, sum(debit_minor)::bigint, sum(credit_minor)::bigint from moved group by 1, 2, 3
        on conflict (account, currency, day) do update
       set debit_minor = t.debit_minor + excluded.debit_minor, credit_minor = t.credit_minor + excluded.credit_minor
  ), parties as (
    insert into ledger_party_day as t (account, currency, party_id, day, debit_minor, credit_minor)
    select account, currency, party_id, day, debit_minor, credit_minor from moved where party_id is not null
        on conflict (account, currency, party_id, day) do update
       set debit_minor = t.debit_minor + excluded.debit_minor, credit_minor = t.credit_minor + excluded.credit_minor
  )
  update ledger_fold f
     set folded_seq = coalesce(step.high, f.folded_seq),
         next_seq = case when f.next_seq > coalesce(step.high, f.folded_seq) then f.next_seq else coalesce(newest.seq, 0) end,
         next_xid = case when f.next_seq > coalesce(step.high, f.folded_seq) then f.next_xid
                         else pg_snapshot_xmax(pg_current_snapshot())::text::bigint end
    from state left join step on true left join (select max(seq) as seq from posting) newest on true
   where f.id = 1
  returning f.folded_seq < f.next_seq as more, step.high is not null as folded`;

/** Folds until nothing is left, or until a transaction that is still open has to end first. */
export async function foldLedgerDays(sql: RunSql): Promise<void> {
  await sql(begin);
  for (let waited = false; ;) {
    const [step] = await sql<{ more: boolean; folded: boolean }>(foldDayTotals);
    if (!step?.more || (!step.folded && waited)) return;
    waited = !step.folded;
  }
}

export const foldLedgerDayTotals: ScheduledTask = { queue: 'ledger_day_totals', cron: '* * * * *', run: ({ sql }) => foldLedgerDays(sql) };
