/** The conditions under which the indexes of statements are kept, word for word: only then are they used. */
export const ON_SELLER_ACCOUNT = `p.account in ('1200', '2100')`;

const isReversed = 'exists (select 1 from journal_entry r where r.reverses_entry_id = p.entry_id)';

/** What a status demands of a posting; a pending one is no posting at all. */
export const STATUS_CONDITIONS = { posted: `not ${isReversed}`, reversed: isReversed, pending: 'false' } as const;

/** The same for the tally of postings `t`. */
export const TALLY_CONDITIONS = { posted: 'not t.reversed', reversed: 't.reversed', pending: 'false' } as const;

/** When a collection was over: all of it is in the bank, or known to be missing. */
const clearedAt = `
  case when p.source in ('cod_collection', 'cod_fee') then (select c.cleared_at from uncleared_credit c where c.id = e.source_id::uuid) end`;

/** Postings in full, found by their place in the journal. */
export const POSTINGS = `
  select p.id, p.seller_id, case p.account when '2100' then 'wallet' else 'receivable' end as account, p.direction, p.source,
         case when ${isReversed} then 'reversed' else 'posted' end as status, p.amount_minor, p.currency, p.balance_before_minor,
         p.balance_after_minor, p.shipment_id, s.reference as shipment_reference, p.order_id, coalesce(p.order_reference, o.order_reference) as order_reference, p.invoice_id,
         p.approval_request_id, p.reference, p.description, p.entry_id, p.reverses_posting_id, ${clearedAt} as cleared_at, p.occurred_at
    from posting p
    join journal_entry e on e.id = p.entry_id
    left join "order" o on o.id = p.order_id
    left join shipment s on s.id = p.shipment_id
   where ${ON_SELLER_ACCOUNT}`;

/** Open holds as what they may become: the debit of a shipment or return. */
export const HOLDS = `
  select h.id, h.seller_id, 'wallet' as account, 'debit' as direction, case s.type when 'return' then 'return' else 'shipment' end as source,
         'pending' as status, h.amount_minor, h.currency, a.balance_minor as balance_before_minor, a.balance_minor as balance_after_minor,
         h.shipment_id, s.reference as shipment_reference, s.order_id, o.order_reference, null as invoice_id, null as approval_request_id, null as reference,
         'Held for shipping' as description, null as entry_id, null as reverses_posting_id, null as cleared_at, h.created_at as occurred_at
    from wallet_hold h
    join seller_account a on a.seller_id = h.seller_id and a.kind = 'wallet' and a.currency = h.currency
    join shipment s on s.id = h.shipment_id
    join "order" o on o.id = s.order_id
   where h.status = 'open'`;
