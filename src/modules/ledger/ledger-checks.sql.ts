import { ARCHIVED_SEQ } from './archive/ledger-archive.sql.js';
import { BOOKED, bookedWhere } from './booked.sql.js';
import { chartOfAccounts } from './chart-of-accounts.js';

const wallet = chartOfAccounts.sellerWallet.code;
const receivable = chartOfAccounts.sellerReceivable.code;

/** The movements that the day totals include. All archived postings are among them. */
const BOOKED_UNTIL_FOLD = bookedWhere('seq <= coalesce((select folded_seq from ledger_fold where id = 1), 0)');

/** Maximum differences per check; one is enough to show that the books are wrong. */
const MOST = 100;

const signed = `case direction when 'credit' then amount_minor else -amount_minor end`;
const kindOfAccount = `case account when '${wallet}' then 'wallet' else 'receivable' end`;
const onSellerAccount = `account in ('${wallet}', '${receivable}')`;

/**
 * Invariants of the books, each as a query for violations. What is archived counts by its opening balances. Each query is one statement,
 * so it sees a consistent snapshot and raises no false alarms under concurrent posting. Columns: account, currency, expected, found.
 */
export const ledgerChecks = [
  {
    /** Total debits equal total credits in each currency. */
    kind: 'currency_sum',
    text: `
      select 'all' as account, currency, '0' as expected, sum(minor) as found
        from ${BOOKED} booked group by currency having sum(minor) <> 0 limit ${MOST}`,
  },
  {
    /** Debits equal credits within each entry. */
    kind: 'entry_balance',
    text: `
      select 'entry:' || entry_id as account, currency, coalesce(sum(amount_minor) filter (where direction = 'debit'), 0) as expected,
             coalesce(sum(amount_minor) filter (where direction = 'credit'), 0) as found
        from posting group by entry_id, currency having sum(${signed}) <> 0 limit ${MOST}`,
  },
  {
    /** Each entry has at least two postings. */
    kind: 'entry_lines',
    text: `
      select 'entry:' || e.id as account, null as currency, '2' as expected, count(p.id) as found
        from journal_entry e left join posting p on p.entry_id = e.id group by e.id having count(p.id) < 2 limit ${MOST}`,
  },
  {
    /** The balance of a seller's account is the sum of its postings. */
    kind: 'account_balance',
    text: `
      select kind || ':' || seller_id as account, currency, coalesce(p.total, 0) as expected, coalesce(a.balance_minor, 0) as found
        from (select party_id as seller_id, ${kindOfAccount} as kind, currency, sum(minor) as total
                from ${BOOKED} booked where ${onSellerAccount} group by 1, 2, 3) p
        full join seller_account a using (seller_id, kind, currency)
       where coalesce(p.total, 0) <> coalesce(a.balance_minor, 0) limit ${MOST}`,
  },
  {
    /** The posting count of a seller's account is that of the journal and of what was deleted from it. */
    kind: 'account_postings',
    text: `
      select kind || ':' || seller_id as account, null as currency, coalesce(p.total, 0) as expected, coalesce(a.posting_count, 0) as found
        from (select seller_id, ${kindOfAccount} as kind, currency, sum(postings) as total
                from (select seller_id, account, currency, count(*) as postings from posting where ${onSellerAccount} group by 1, 2, 3
                       union all
                      select party_id, account, currency, removed from ledger_opening where ${onSellerAccount}) each group by 1, 2, 3) p
        full join seller_account a using (seller_id, kind, currency)
       where coalesce(p.total, 0) <> coalesce(a.posting_count, 0) limit ${MOST}`,
  },
  {
    /** The held amount is the sum of the open holds. */
    kind: 'account_held',
    text: `
      select kind || ':' || seller_id as account, currency, coalesce(h.total, 0) as expected, coalesce(a.held_minor, 0) as found
        from (select seller_id, 'wallet' as kind, currency, sum(amount_minor) as total
                from wallet_hold where status = 'open' group by 1, 2, 3) h
        full join seller_account a using (seller_id, kind, currency)
       where coalesce(h.total, 0) <> coalesce(a.held_minor, 0) limit ${MOST}`,
  },
  {
    /** The uncleared amount is the sum of the collections not yet in the bank. */
    kind: 'account_uncleared',
    text: `
      select kind || ':' || seller_id as account, currency, coalesce(u.total, 0) as expected, coalesce(a.uncleared_minor, 0) as found
        from (select seller_id, 'wallet' as kind, currency, sum(amount_minor) as total
                from uncleared_credit where status = 'open' group by 1, 2, 3) u
        full join seller_account a using (seller_id, kind, currency)
       where coalesce(u.total, 0) <> coalesce(a.uncleared_minor, 0) limit ${MOST}`,
  },
  {
    /** Every posting starts at the end balance of the previous one, the first at the opening balance, or 0. */
    kind: 'account_chain',
    text: `
      select kind || ':' || seller_id as account, currency, previous as expected, balance_before_minor as found
        from (select seller_id, ${kindOfAccount} as kind, currency, p.balance_before_minor,
                     coalesce(lag(p.balance_after_minor) over (partition by seller_id, account, currency order by p.seq),
                              o.credit_minor - o.debit_minor, 0) as previous
                from (select * from posting where ${onSellerAccount} and seq > ${ARCHIVED_SEQ}) p
                left join (select account, currency, party_id as seller_id, credit_minor, debit_minor from ledger_opening) o
               using (account, currency, seller_id)) chain
       where balance_before_minor <> previous limit ${MOST}`,
  },
  {
    /** Every posting ends at its start balance plus its movement. */
    kind: 'account_step',
    text: `
      select ${kindOfAccount} || ':' || seller_id as account, currency, balance_before_minor + ${signed} as expected,
             balance_after_minor as found
        from posting
       where ${onSellerAccount} and balance_after_minor <> balance_before_minor + ${signed} limit ${MOST}`,
  },
  {
    /** The day totals match the postings that they include. */
    kind: 'day_totals',
    text: `
      select account, currency, coalesce(p.total, 0) as expected, coalesce(t.total, 0) as found
        from (select account, currency, sum(minor) as total from ${BOOKED_UNTIL_FOLD} booked group by 1, 2) p
        full join (select account, currency, sum(credit_minor - debit_minor) as total from ledger_account_day group by 1, 2) t
       using (account, currency)
       where coalesce(p.total, 0) <> coalesce(t.total, 0) limit ${MOST}`,
  },
  {
    /** Each archive begins where the one before ends, and names its hash. */
    kind: 'archive_chain',
    text: `
      select 'archive:' || to_char(month, 'YYYY-MM') as account, null as currency, expected, found
        from (select month, first_seq, previous_sha256,
                     concat_ws(' ', (lag(month) over months + interval '1 month')::date, lag(last_seq) over months + 1, lag(sha256) over months) as expected,
                     concat_ws(' ', month, first_seq, previous_sha256) as found, lag(month) over months as previous
                from ledger_archive window months as (order by month)) chain
       where previous is not null and expected <> found limit ${MOST}`,
  },
  {
    /** The archived postings are in the journal, or were counted when they were deleted from it. */
    kind: 'archive_postings',
    text: `
      select 'all' as account, null as currency, expected, found
        from (select coalesce((select sum(postings) from ledger_archive), 0) as expected,
                     (select count(*) from posting where seq <= ${ARCHIVED_SEQ}) + coalesce((select sum(removed) from ledger_opening), 0) as found) counts
       where expected <> found`,
  },
] as const;
