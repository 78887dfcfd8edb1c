import { POSTED_AT } from '../ledger/index.js';
import { sellerNameSql } from '../sellers/index.js';

/** The entries of a page, without their postings. */
export const ENTRIES = `
  select e.id, e.type, e.source_type, e.source_id, e.description, e.occurred_at, e.reverses_entry_id, ${POSTED_AT} as posted_at,
         (select r.id from journal_entry r where r.reverses_entry_id = e.id) as reversed_by
    from journal_entry e`;

export interface EntryRow {
  readonly id: string;
  readonly type: string;
  readonly source_type: string;
  readonly source_id: string;
  readonly description: string;
  readonly occurred_at: string;
  readonly posted_at: string;
  readonly reverses_entry_id: string | null;
  readonly reversed_by: string | null;
}

/** The postings of these entries with the names that people know. */
export const POSTINGS_OF = `
  select p.id, p.entry_id, p.line, p.seq, p.account, p.direction, p.amount_minor, p.currency, p.source, p.seller_id, p.worker_id, p.shipment_id,
         p.reference, p.description, p.balance_after_minor, coalesce(p.order_reference, o.order_reference) as order_reference,
         s.reference as shipment_reference, ${sellerNameSql('u')} as seller_name, w.name as worker_name
    from posting p
    left join shipment s on s.id = p.shipment_id
    left join "order" o on o.id = p.order_id
    left join seller u on u.id = p.seller_id
    left join staff w on w.id = p.worker_id
   where p.entry_id = any($1::uuid[])
   order by p.entry_id, p.line`;

export interface PostingRow {
  readonly id: string;
  readonly entry_id: string;
  readonly line: number;
  readonly seq: string;
  readonly account: string;
  readonly direction: 'debit' | 'credit';
  readonly amount_minor: string;
  readonly currency: string;
  readonly source: string;
  readonly seller_id: string | null;
  readonly seller_name: string | null;
  readonly worker_id: string | null;
  readonly worker_name: string | null;
  readonly shipment_id: string | null;
  readonly shipment_reference: string | null;
  readonly order_reference: string | null;
  readonly reference: string | null;
  readonly description: string;
  readonly balance_after_minor: string | null;
}
