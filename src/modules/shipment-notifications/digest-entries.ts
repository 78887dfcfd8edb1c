import type { EventData } from '../../kernel/events.js';
import type { RunSql } from '../../platform/db/sql.js';
import { rowsLike, statement, type Named } from '../../platform/db/statement.js';
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
