import type { EventType } from '../../kernel/events.js';
import { instantOf, type RunSql } from '../db/sql.js';
import { cursorOf } from '../events/event-cursor.js';
import type { PlacedEvent } from './topic.js';

export interface EventPage {
  /** Up to where everything was read. */
  readonly position: bigint;
  /** How many events there were, also of types that nobody wants. */
  readonly seen: number;
  readonly events: readonly PlacedEvent[];
}

interface Row {
  readonly id: string;
  readonly type: EventType;
  readonly subject_id: string;
  readonly owner_id: string | null;
  readonly data: Record<string, unknown>;
  readonly occurred_at: string;
  readonly position: string;
}

/** What nobody wants is stepped over without being fetched. */
const NEXT = `
  select position, type, case when type = any($3) then id end as id, case when type = any($3) then subject_id end as subject_id,
         case when type = any($3) then owner_id end as owner_id, case when type = any($3) then data end as data,
         case when type = any($3) then occurred_at end as occurred_at
    from event where position > $1 and position <= $4 order by position limit $2`;

export interface Stretch {
  readonly after: bigint;
  readonly until?: bigint;
  readonly types: readonly string[];
  readonly limit: number;
}

const NO_END = 2n ** 63n - 1n;

/** The events after a place, in the order in which they became visible. */
export async function readEvents(sql: RunSql, { after, until = NO_END, types, limit }: Stretch): Promise<EventPage> {
  const rows = await sql<Row>(NEXT, [after, limit, types, until]);
  const last = rows.at(-1);
  const events = rows.filter(({ type }) => types.includes(type)).map(placedEvent);
  return { position: last ? BigInt(last.position) : after, seen: rows.length, events };
}

const placedEvent = (row: Row): PlacedEvent => ({
  id: row.id,
  type: row.type,
  subjectId: row.subject_id,
  ownerId: row.owner_id,
  data: row.data,
  occurredAt: instantOf(row.occurred_at),
  cursor: cursorOf(row.position),
});

/** The place of the newest event that can be seen. */
export async function newestPosition(sql: RunSql): Promise<bigint> {
  const [row] = await sql<{ position: string | null }>('select max(position) as position from event');
  return BigInt(row?.position ?? 0);
}
