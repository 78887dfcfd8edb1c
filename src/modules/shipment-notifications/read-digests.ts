import { sql as raw } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, now, rowsOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { digestKinds, MAX_DIGEST_ROWS, type DigestRow, type DigestSection } from '../notifications/index.js';
import { shopperReason } from '../shipments/index.js';
import { listPage, shipmentPage } from './console-links.js';
import { factsOfShipments, isOwed, type NoticeFacts, type NoticeSeller } from './read-facts.js';
import { db } from './shipment-notifications.tables.js';

/** A digest that is due. */
export interface DueDigest {
  readonly seller: NoticeSeller;
  /** The day on which it is written. */
  readonly day: string;
  /** It tells of what happened before. */
  readonly before: Date;
  /** The day that it tells of. */
  readonly about: string;
}

interface GivenDigest extends Pick<DueDigest, 'day' | 'before'> {
  readonly sellerId: string;
}

/**
 * The key of `seller_digest` lets one worker through; others wait for it and find nothing. An attempt that was made good since is no news;
 * all other entries are listed as they happened, each parcel once in a section.
 */
const claim = statement(($: Named<{ due: readonly GivenDigest[] }>) =>
  db
    .with('given', (q) =>
      q.selectFrom(rowsOf($.due, { sellerId: 'uuid', day: 'date', before: 'timestamptz' }).as('g')).select(['sellerId', 'day', 'before']),
    )
    .with('claimed', (q) =>
      q
        .insertInto('sellerDigest')
        .columns(['sellerId', 'day', 'createdAt'])
        .expression(q.selectFrom('given').select(['sellerId', 'day', now.as('createdAt')]))
        .onConflict((conflict) => conflict.doNothing())
        .returning('sellerId'),
    )
    .with('taken', (q) =>
      q
        .updateTable('sellerDigestEntry as e')
        .from('claimed')
        .innerJoin('given', 'given.sellerId', 'claimed.sellerId')
        .set((eb) => ({ day: eb.ref('given.day') }))
        .whereRef('e.sellerId', '=', 'claimed.sellerId')
        .where('e.day', 'is', null)
        .whereRef('e.occurredAt', '<', 'given.before')
        .returning(['e.sellerId', 'e.eventId', 'e.shipmentId', 'e.transitionId', 'e.kind', 'e.occurredAt']),
    )
    .with('told', (q) =>
      q
        .selectFrom('taken as t')
        .innerJoin('shipment as s', 's.id', 't.shipmentId')
        .leftJoin('walletHold as h', (join) => join.onRef('h.shipmentId', '=', 's.id').on('h.status', '=', 'open'))
        .select(['t.sellerId', 't.shipmentId', 't.transitionId', 't.kind', 't.occurredAt'])
        .select([
          raw<number>`row_number() over (partition by t.seller_id, t.kind, t.shipment_id order by t.occurred_at desc, t.event_id desc)`.as(
            'turn',
          ),
          raw<boolean>`t.kind in ('order_placed', 'return_created') and ${isOwed}`.as('isOwed'),
        ])
        .where(
          raw<boolean>`case t.kind when 'attempt_failed' then s.status = 'on_hold' when 'failed' then s.status = 'failed' else true end`,
        ),
    )
    .with('numbered', (q) =>
      q
        .selectFrom('told')
        .select(['sellerId', 'shipmentId', 'transitionId', 'kind', 'occurredAt'])
        .select([
          raw<number>`(count(*) over (partition by seller_id, kind))::integer`.as('total'),
          raw<number>`row_number() over (partition by seller_id, kind order by occurred_at desc, shipment_id desc)`.as('place'),
          raw<boolean>`bool_or(is_owed) over (partition by seller_id)`.as('isUnpaid'),
        ])
        .where('turn', '=', 1),
    )
    .selectFrom('numbered')
    .select(['sellerId', 'shipmentId', 'transitionId', 'kind', 'occurredAt', 'total', 'isUnpaid'])
    .where('place', '<=', MAX_DIGEST_ROWS)
    .orderBy('sellerId')
    .orderBy('occurredAt', 'desc'),
);

type Entry = RowOf<typeof claim>;

const findReasons = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('timelineEntry').select(['id', 'reasonCode']).where('id', '=', anyOf($.ids)),
);

const countWarnings = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('order')
    .select((eb) => ['id', raw<number>`jsonb_array_length(${eb.ref('warnings')})`.as('count')])
    .where('id', '=', anyOf($.ids)),
);

/** The content of a digest that this transaction has claimed. */
export interface ClaimedDigest {
  readonly due: DueDigest;
  readonly sections: readonly DigestSection[];
  /** Whether shipments among them wait because the wallet does not cover them. */
  readonly isUnpaid: boolean;
}

/** Claims digests with their entries and reads the facts as they are now. Those that another worker has claimed are absent. */
export async function claimDigests(tx: Tx, all: readonly DueDigest[]): Promise<ClaimedDigest[]> {
  const entries = await claim(tx.sql, { due: all.map(({ seller, day, before }) => ({ sellerId: seller.id, day, before })) });
  const facts = await factsOfEntries(tx, entries);
  const bySeller = Map.groupBy(entries, ({ sellerId }) => sellerId);
  return all.flatMap((due) => {
    const own = bySeller.get(due.seller.id);
    return own ? [{ due, sections: sectionsOf(tx, own, { due, facts }), isUnpaid: own.some(({ isUnpaid }) => isUnpaid) }] : [];
  });
}

interface EntryFacts {
  readonly shipments: ReadonlyMap<string, NoticeFacts>;
  /** By the id of the row of the timeline. */
  readonly reasons: ReadonlyMap<string, string | null>;
  /** By the id of the order. */
  readonly warnings: ReadonlyMap<string, number>;
}

async function factsOfEntries({ sql, services }: Tx, entries: readonly Entry[]): Promise<EntryFacts> {
  const shipments = await factsOfShipments({ sql, services }, [...new Set(entries.map(({ shipmentId }) => shipmentId))]);
  const failed = entries.filter(({ kind }) => kind === 'failed' || kind === 'attempt_failed');
  const placed = entries
    .filter(({ kind }) => kind === 'order_placed')
    .flatMap(({ shipmentId }) => shipments.get(shipmentId)?.orderId ?? []);
  const [reasons, warnings] = await Promise.all([
    readIf(failed, sql, (on) => findReasons(on, { ids: failed.map(({ transitionId }) => transitionId) })),
    readIf(placed, sql, (on) => countWarnings(on, { ids: placed })),
  ]);
  return {
    shipments,
    reasons: new Map(reasons.map(({ id, reasonCode }) => [id, reasonCode])),
    warnings: new Map(warnings.map(({ id, count }) => [id, count])),
  };
}

const readIf = async <R>(needed: readonly unknown[], sql: RunSql, read: (on: RunSql) => Promise<R[]>): Promise<R[]> =>
  needed.length === 0 ? [] : read(sql);

function sectionsOf(tx: Tx, entries: readonly Entry[], { due, facts }: { due: DueDigest; facts: EntryFacts }): DigestSection[] {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  return digestKinds.flatMap((kind) => {
    const [first, ...others] = byKind.get(kind) ?? [];
    if (!first) return [];
    const rows = [first, ...others].flatMap((entry) => rowOf(tx, entry, { due, facts }) ?? []);
    return [{ kind, total: first.total, rows, listUrl: listPage(tx.services, kind, due.about) }];
  });
}

function rowOf({ services }: Tx, entry: Entry, { due, facts }: { due: DueDigest; facts: EntryFacts }): DigestRow | undefined {
  const shipment = facts.shipments.get(entry.shipmentId);
  if (!shipment) return undefined;
  const { orderReference, orderNumber, consignee, orderId, shipmentReference } = shipment;
  return {
    order: orderReference ?? orderNumber,
    consignee,
    reason: shopperReason(facts.reasons.get(entry.transitionId), due.seller.language),
    warnings: entry.kind === 'order_placed' ? (facts.warnings.get(orderId) ?? 0) : 0,
    url: shipmentPage(services, shipmentReference),
  };
}
