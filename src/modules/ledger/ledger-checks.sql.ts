import { chartOfAccounts } from './chart-of-accounts.js';

const wallet = chartOfAccounts.sellerWallet.code;
const receivable = chartOfAccounts.sellerReceivable.code;

/** Maximum differences per check; one is enough to show that the books are wrong. */
const MOST = 100;

const signed = `case direction when 'credit' then amount_minor else -amount_minor end`;
const kindOfAccount = `case account when '${wallet}' then 'wallet' else 'receivable' end`;
const onSellerAccount = `account in ('${wallet}', '${receivable}')`;

/**
 * Invariants of the books, each as a query for violations. Each query is one statement, so it sees a consistent snapshot and raises no
 * false alarms under concurrent posting. Columns: account, currency, expected, found.
 */
export const ledgerChecks = [
  {
    /** Total debits equal total credits in each currency. */
    kind: 'currency_sum',
    text: `
      select 'all' as account, currency, '0' as expected, sum(${signed}) as found
        from posting group by currency having sum(${signed}) <> 0 limit ${MOST}`,
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
        from (select seller_id, ${kindOfAccount} as kind, currency, sum(${signed}) as total
                from posting where ${onSellerAccount} group by 1, 2, 3) p
        full join seller_account a using (seller_id, kind, currency)
       where coalesce(p.total, 0) <> coalesce(a.balance_minor, 0) limit ${MOST}`,
  },
  {
    /** The posting count of a seller's account is correct. */
    kind: 'account_postings',
    text: `
      select kind || ':' || seller_id as account, null as currency, coalesce(p.total, 0) as expected, coalesce(a.posting_count, 0) as found
        from (select seller_id, ${kindOfAccount} as kind, currency, count(*) as total
                from posting where ${onSellerAccount} group by 1, 2, 3) p
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
    /** Every posting starts at the end balance of the previous one, the first at 0. */
    kind: 'account_chain',
    text: `
      select kind || ':' || seller_id as account, currency, previous as expected, balance_before_minor as found
        from (select seller_id, ${kindOfAccount} as kind, currency, balance_before_minor,
                     coalesce(lag(balance_after_minor) over (partition by seller_id, account, currency order by seq), 0) as previous
                from posting where ${onSellerAccount}) chain
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
        from (select account, currency, sum(${signed}) as total from posting
               where seq <= coalesce((select folded_seq from ledger_fold where id = 1), 0) group by 1, 2) p
        full join (select account, currency, sum(credit_minor - debit_minor) as total from ledger_account_day group by 1, 2) t
       using (account, currency)
       where coalesce(p.total, 0) <> coalesce(t.total, 0) limit ${MOST}`,
  },
] as const;
