import type { DomainEvent, EventData } from '../../kernel/events.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, rowsLike, statement, type Named } from '../../platform/db/statement.js';
import type { DigestKind } from '../notifications/index.js';
import { db } from './shipment-notifications.tables.js';

export interface DigestEntry {
  readonly sellerId: string;
  readonly eventId: string;
  readonly shipmentId: string;
  readonly transitionId: EventData['shipment.status_changed']['transitionId'];
  readonly kind: DigestKind;
  readonly occurredAt: Date;
}

const COLUMNS = ['sellerId', 'eventId', 'shipmentId', 'transitionId', 'kind', 'occurredAt'] as const;

const insert = statement(($: Named<{ entries: readonly DigestEntry[] }>) =>
  db
    .insertInto('sellerDigestEntry')
    .columns(COLUMNS)
    .expression((eb) => eb.selectFrom(rowsLike('seller_digest_entry', $.entries).as('given')).select(COLUMNS))
    .onConflict((conflict) => conflict.doNothing()),
);

/** Keeps what the next digests tell. An event that is handled again is there once. */
export async function keepForDigests(on: RunSql, entries: readonly DigestEntry[]): Promise<void> {
  if (entries.length > 0) await insert(on, { entries });
}

const findKept = statement(($: Named<{ sellerIds: readonly string[]; eventIds: readonly string[] }>) =>
  db.selectFrom('sellerDigestEntry').select('eventId').where('sellerId', '=', anyOf($.sellerIds)).where('eventId', '=', anyOf($.eventIds)),
);

/** Filters events to those that are in digests: they are not mailed as well when the seller has chosen otherwise since. */
export async function eventsInDigests(on: RunSql, events: readonly DomainEvent[]): Promise<ReadonlySet<string>> {
  const sellerIds = [...new Set(events.flatMap(({ ownerId }) => ownerId ?? []))];
  const kept = await findKept(on, { sellerIds, eventIds: events.map(({ id }) => id) });
  return new Set(kept.map(({ eventId }) => eventId));
}
