import type { RunSql } from '../../platform/db/sql.js';
import { POSTED_AT } from '../ledger/index.js';
import { isRevenueAccount, kindOfLine, type InvoiceLineKind } from './invoice.rules.js';

/** How a charge was paid: from the wallet, on account, or by payment link. */
export type Funding = 'wallet' | 'account' | 'link';

/** Charges of one kind of one seller, or what was given back of them. */
export interface Charge {
  readonly sellerId: string;
  readonly currency: string;
  readonly kind: InvoiceLineKind;
  readonly funding: Funding;
  readonly quantity: number;
  /** Below zero for what was given back. */
  readonly grossMinor: bigint;
}

interface ChargeRow {
  readonly seller_id: string;
  readonly currency: string;
  readonly account: string;
  readonly direction: 'debit' | 'credit';
  readonly funding: Funding;
  readonly quantity: string;
  readonly gross_minor: string;
}

/**
 * What was earned from each seller within a range of posting dates, and not invoiced before. Fees that were waived are an expense of
 * the operator, and no charge: the other side of their entry is 5100.
 */
const charges = `
  select p.seller_id, p.currency, p.account, p.direction, f.funding, count(*) as quantity,
         sum(case p.direction when 'credit' then p.amount_minor else -p.amount_minor end)::text as gross_minor
    from journal_entry e
    join posting p on p.entry_id = e.id and p.account in ('4100', '4110', '4120', '4130') and p.seller_id is not null
   cross join lateral (
         select case o.account when '2100' then 'wallet' when '1200' then 'account' else 'link' end as funding
           from posting o where o.entry_id = e.id and o.account in ('2100', '1200', '1140') limit 1) f
   where ${POSTED_AT} >= $1 and ${POSTED_AT} < $2
     and not exists (select 1 from seller_invoice i where i.seller_id = p.seller_id and i.currency = p.currency and i.month = ($1 at time zone 'UTC')::date)
   group by 1, 2, 3, 4, 5
   order by 1, 2, 3, 4, 5`;

/** One statement, which reads the entries of the month by their posting date. */
export async function readCharges(sql: RunSql, { from, before }: { from: Date; before: Date }): Promise<Charge[]> {
  const rows = await sql<ChargeRow>(charges, [from, before]);
  return rows.flatMap((row) => {
    if (!isRevenueAccount(row.account)) return [];
    return [
      {
        sellerId: row.seller_id,
        currency: row.currency,
        kind: kindOfLine(row.account, row.direction),
        funding: row.funding,
        quantity: Number(row.quantity),
        grossMinor: BigInt(row.gross_minor),
      },
    ];
  });
}
