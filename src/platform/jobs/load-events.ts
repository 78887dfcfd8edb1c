import type { DomainEvent, EventType } from '../../kernel/events.js';
import { instantOf, type RunSql } from '../db/sql.js';

/** The events of these ids, in the order in which they became visible. */
export async function loadEvents(sql: RunSql, ids: readonly string[]): Promise<Map<string, DomainEvent>> {
  const rows = await sql<EventRow>(
    'select id, type, subject_id, data, owner_id, request_id, traceparent, occurred_at from event where id = any($1::uuid[]) order by position',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, toEvent(row)]));
}

interface EventRow {
  readonly id: string;
  readonly type: EventType;
  readonly subject_id: string;
  readonly data: Record<string, unknown>;
  readonly owner_id: string | null;
  readonly request_id: string | null;
  readonly traceparent: string | null;
  readonly occurred_at: string;
}

const toEvent = (row: EventRow): DomainEvent => ({
  id: row.id,
  type: row.type,
  subjectId: row.subject_id,
  data: row.data,
  ownerId: row.owner_id,
  requestId: row.request_id,
  traceparent: row.traceparent,
  occurredAt: instantOf(row.occurred_at),
});
