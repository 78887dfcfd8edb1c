import { sql, type RawBuilder } from 'kysely';
import { statement, type Named } from '../../platform/db/statement.js';
import { postedAt, type JournalSpan, type PostingDirection, type PostingSource, type SellerAccountKind } from '../ledger/index.js';
import { db } from './statements.tables.js';

interface Month extends JournalSpan {
  readonly sellerId: string;
  readonly from: Date;
  /** Exclusive. */
  readonly before: Date;
}

const ACCOUNT = sql<SellerAccountKind>`case p.account when '2100' then 'wallet' else 'receivable' end`;
const SIGNED = sql`case p.direction when 'credit' then p.amount_minor else -p.amount_minor end`;

/** The postings `p` on a seller's accounts in a month, with their entries `e`. */
const inMonth = ($: Named<Month>): RawBuilder<unknown> => sql`
  posting p join journal_entry e on e.id = p.entry_id
   where p.account in ('1200', '2100') and p.seller_id = ${$.sellerId} and p.seq > ${$.after}::bigint and p.seq < ${$.until}::bigint
     and ${postedAt} >= ${$.from} and ${postedAt} < ${$.before}`;

export interface MovementSum {
  readonly account: SellerAccountKind;
  readonly currency: string;
  readonly source: PostingSource;
  readonly direction: PostingDirection;
  readonly movements: number;
  readonly amountMinor: bigint;
}

/** The movements of a month, summed by account, currency, reason and direction. */
export const findSums = statement(($: Named<Month>) =>
  db
    .selectFrom(
      sql<MovementSum>`(select ${ACCOUNT} as account, p.currency, p.source, p.direction, count(*)::int as movements,
        sum(p.amount_minor)::bigint as amount_minor from ${inMonth($)} group by 1, 2, 3, 4)`.as('m'),
    )
    .select(['m.account', 'm.currency', 'm.source', 'm.direction', 'm.movements', 'm.amountMinor'])
    .orderBy('m.source')
    .orderBy('m.direction'),
);

interface Moved {
  readonly id: string;
  readonly seq: bigint;
  readonly account: SellerAccountKind;
  readonly currency: string;
  readonly source: PostingSource;
  /** Negative for a debit. */
  readonly signedMinor: bigint;
  /** The change of the account since the month began, this movement included. */
  readonly movedMinor: bigint;
  readonly shipmentId: string | null;
  readonly orderId: string | null;
  readonly orderReference: string | null;
  readonly reference: string | null;
  readonly description: string;
  readonly postedAt: Date;
}

/** The position of a movement in a statement. */
export interface Place {
  readonly at: Date;
  readonly seq: bigint;
}

/** Before any movement. */
export const START: Place = { at: new Date(0), seq: 0n };

/** The movements of a month in the order in which they were booked, from a place on. */
export const findMovements = statement(($: Named<Month & Place & { limit: number }>) =>
  db
    .selectFrom(
      sql<Moved>`(select p.id, p.seq, ${ACCOUNT} as account, p.currency, p.source, ${SIGNED} as signed_minor,
        (sum(${SIGNED}) over (partition by p.account, p.currency order by ${postedAt}, p.seq))::bigint as moved_minor,
        p.shipment_id, p.order_id, p.order_reference, p.reference, p.description, ${postedAt} as posted_at from ${inMonth($)})`.as('m'),
    )
    .leftJoin('shipment as s', 's.id', 'm.shipmentId')
    .leftJoin('order as o', 'o.id', 'm.orderId')
    .select(['m.id', 'm.seq', 'm.account', 'm.currency', 'm.source', 'm.signedMinor', 'm.movedMinor', 'm.reference', 'm.description'])
    .select(['m.postedAt', 's.reference as shipmentReference'])
    .select((eb) => eb.fn.coalesce('m.orderReference', 'o.orderReference').as('orderReference'))
    .where(sql<boolean>`(m.posted_at, m.seq) > (${$.at}::timestamptz, ${$.seq}::bigint)`)
    .orderBy('m.postedAt')
    .orderBy('m.seq')
    .limit($.limit),
);

export type Movement = Awaited<ReturnType<typeof findMovements>>[number];
