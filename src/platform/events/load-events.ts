import type { DomainEvent } from '../../kernel/events.js';
import type { RunSql } from '../db/sql.js';
import { anyOf, statement, type Named } from '../db/statement.js';
import { db } from './events.tables.js';

/** An event with its position in the order in which events became visible. */
export type SequencedEvent = DomainEvent & { readonly position: bigint };

export const EVENT_COLUMNS = ['id', 'type', 'subjectId', 'data', 'ownerId', 'requestId', 'traceparent', 'occurredAt'] as const;

const byIds = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('event').select(EVENT_COLUMNS).where('id', '=', anyOf($.ids)).orderBy('position'),
);

/** Loads the events with these ids, in the order in which they became visible. */
export async function loadEvents(sql: RunSql, ids: readonly string[]): Promise<Map<string, DomainEvent>> {
  return new Map((await byIds(sql, { ids })).map((row) => [row.id, row as DomainEvent]));
}
