import { sql } from 'kysely';
import { statement, type Named } from '../../../platform/db/statement.js';
import { IS_REVERSED, ON_SELLER_ACCOUNT } from './conditions.js';
import { db } from '../wallets.tables.js';

/** When a collection was settled: fully in the bank, or known to be missing. */
const CLEARED_AT = sql<Date | null>`
  case when p.source in ('cod_collection', 'cod_fee') then (select c.cleared_at from uncleared_credit c where c.id = e.source_id::uuid) end`;

/** Full postings by journal position. Those on seller accounts have a seller and balances. */
export const postings = () =>
  db
    .selectFrom('posting as p')
    .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
    .leftJoin('order as o', 'o.id', 'p.orderId')
    .leftJoin('shipment as s', 's.id', 'p.shipmentId')
    .select(['p.id', 'p.direction', 'p.source', 'p.amountMinor', 'p.currency', 'p.shipmentId', 's.reference as shipmentReference'])
    .select(['p.orderId', 'p.invoiceId', 'p.approvalRequestId', 'p.reference', 'p.description', 'p.entryId', 'p.reversesPostingId'])
    .select([
      'p.occurredAt',
      sql<string>`p.seller_id`.as('sellerId'),
      sql<'wallet' | 'receivable'>`case p.account when '2100' then 'wallet' else 'receivable' end`.as('account'),
      sql<'posted' | 'reversed'>`case when ${IS_REVERSED} then 'reversed' else 'posted' end`.as('status'),
      sql<bigint>`p.balance_before_minor`.as('balanceBeforeMinor'),
      sql<bigint>`p.balance_after_minor`.as('balanceAfterMinor'),
      CLEARED_AT.as('clearedAt'),
    ])
    .select((eb) => eb.fn.coalesce('p.orderReference', 'o.orderReference').as('orderReference'))
    .where(ON_SELLER_ACCOUNT);

const NONE = sql<null>`null`;

/** Open holds, shown as what they may become: the debit of a shipment or return. */
export const holds = () =>
  db
    .selectFrom('walletHold as h')
    .innerJoin('sellerAccount as a', (join) =>
      join
        .onRef('a.sellerId', '=', 'h.sellerId')
        .on('a.kind', '=', sql<'wallet'>`'wallet'`)
        .onRef('a.currency', '=', 'h.currency'),
    )
    .innerJoin('shipment as s', 's.id', 'h.shipmentId')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .select(['h.id', 'h.sellerId', 'h.amountMinor', 'h.currency', 'h.shipmentId', 's.reference as shipmentReference', 's.orderId'])
    .select(['a.balanceMinor as balanceBeforeMinor', 'a.balanceMinor as balanceAfterMinor', 'o.orderReference'])
    .select([
      sql<'wallet'>`'wallet'`.as('account'),
      sql<'debit'>`'debit'`.as('direction'),
      sql<'return' | 'shipment'>`case s.type when 'return' then 'return' else 'shipment' end`.as('source'),
      sql<'pending'>`'pending'`.as('status'),
      sql<string>`'Held for shipping'`.as('description'),
      'h.createdAt as occurredAt',
    ])
    .select([NONE.as('invoiceId'), NONE.as('approvalRequestId'), NONE.as('reference'), NONE.as('entryId')])
    .select([NONE.as('reversesPostingId'), NONE.as('clearedAt')])
    .where(sql<boolean>`h.status = 'open'`);

export const findPosting = statement(($: Named<{ id: string }>) => postings().where('p.id', '=', $.id));
export const findHold = statement(($: Named<{ id: string }>) => holds().where('h.id', '=', $.id));

export type FoundTransaction = Awaited<ReturnType<typeof findPosting>>[number] | Awaited<ReturnType<typeof findHold>>[number];
