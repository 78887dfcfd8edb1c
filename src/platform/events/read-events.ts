import type { ExpressionBuilder } from 'kysely';
import type { EventType } from '../../kernel/events.js';
import type { RunSql } from '../db/sql.js';
import { anyOf, statement, type Named } from '../db/statement.js';
import { db, type EventTables } from './events.tables.js';
import { EVENT_COLUMNS, type SequencedEvent } from './load-events.js';

export interface EventPage {
  /** Everything up to this position was read. */
  readonly position: bigint;
  /** True when there may be more after it. */
  readonly hasMore: boolean;
  readonly events: readonly SequencedEvent[];
}

export interface Stretch {
  readonly after: bigint;
  readonly until?: bigint;
  readonly types: readonly EventType[];
  readonly limit: number;
}

const NO_END = 2n ** 63n - 1n;

/** Skips events that no consumer wants without fetching them. */
const nextEvents = statement(($: Named<Required<Stretch>>) => {
  const ifWanted = (eb: ExpressionBuilder<EventTables, 'event'>) =>
    EVENT_COLUMNS.map((column) => eb.case().when('type', '=', anyOf($.types)).then(eb.ref(column)).end().as(column));
  return db
    .selectFrom('event')
    .select('position')
    .select(ifWanted)
    .where('position', '>', $.after)
    .where('position', '<=', $.until)
    .orderBy('position')
    .limit($.limit);
});

/** Reads the events after a position, in the order in which they became visible. */
export async function readEvents(sql: RunSql, { after, until = NO_END, types, limit }: Stretch): Promise<EventPage> {
  const rows = await nextEvents(sql, { after, until, types, limit });
  // A row has either all columns or only its position.
  const events = rows.filter((row): row is typeof row & SequencedEvent => row.id !== null);
  return { position: rows.at(-1)?.position ?? after, hasMore: rows.length === limit, events };
}

const newest = statement(() => db.selectFrom('event').select((eb) => eb.fn.max('position').as('position')));

/** The position of the newest visible event. */
export async function newestPosition(sql: RunSql): Promise<bigint> {
  return (await newest.first(sql, {}))?.position ?? 0n;
}
