import { sql as raw } from 'kysely';
import type { RunSql } from '../db/sql.js';
import { now, rowsOf, statement, type Named } from '../db/statement.js';
import { db } from './events.tables.js';
import { EVENT_COLUMNS, type SequencedEvent } from './load-events.js';

const BATCH = 500;
/** How many positions are drawn at once. Those that a term leaves unused are skipped. */
const DRAWN = 2_000;
/** A killed worker is replaced after this time; a stopping worker releases the lease. */
const LEASE_SECONDS = 5;

/** Each consumer's position. */
export type Progress = ReadonlyMap<string, bigint>;

export interface SequencedBatch {
  readonly events: readonly SequencedEvent[];
  /** True when more may be waiting. */
  readonly isFull: boolean;
}

interface Saved {
  readonly term: bigint;
  readonly progress: readonly { readonly queue: string; readonly position: bigint }[];
}

const leased = raw<Date>`now() + ${LEASE_SECONDS} * interval '1 s'`;

const given = ($: Named<Saved>) => rowsOf($.progress, { queue: 'text', position: 'bigint' }).as('given');

const drawPositions = statement(() =>
  db
    .selectFrom(raw`generate_series(1, ${raw.lit(DRAWN)})`.as<'drawn'>(raw`drawn (n)`))
    .select(raw<bigint>`min(nextval('event_position'))`.as('first')),
);

/** Positions for the events of one term. They are drawn after it has begun, so every position that an earlier term has used is lower. */
export class Positions {
  private next = 0n;
  private left = 0;

  constructor(readonly term: bigint) {}

  /** Takes as many positions as a batch may need. Answers the first one. */
  async take(sql: RunSql): Promise<bigint> {
    if (this.left < BATCH) {
      const drawn = await drawPositions.first(sql, {});
      if (!drawn) throw new Error('No positions were drawn.');
      this.next = drawn.first;
      this.left = DRAWN;
    }
    const first = this.next;
    this.next += BigInt(BATCH);
    this.left -= BATCH;
    return first;
  }

  /** Gives back what a batch did not need. A batch whose outcome is unknown gives nothing back. */
  giveBack(count: number): void {
    this.next -= BigInt(count);
    this.left += count;
  }
}

interface Batch extends Saved {
  readonly first: bigint;
}

/**
 * Renews the lease, saves consumer positions and assigns positions to the oldest events without one. One worker at a time does so, by the row
 * of the lease, so positions become visible in order and a reader of the feed skips none.
 */
const sequence = statement(($: Named<Batch>) =>
  db
    .with('leading', (q) => q.updateTable('eventPump').set({ leasedUntil: leased }).where('term', '=', $.term).returning('eventPump.term'))
    .with('saved', (q) =>
      q
        .updateTable('eventConsumer')
        .from('leading')
        .from(given($))
        .set((eb) => ({ position: eb.ref('given.position') }))
        .whereRef('eventConsumer.queue', '=', 'given.queue')
        .whereRef('eventConsumer.position', '<', 'given.position'),
    )
    .with('next', (q) =>
      q
        .selectFrom((from) =>
          from
            .selectFrom('event')
            .select(['id', 'seq'])
            .where('relayedAt', 'is', null)
            .where((eb) => eb.exists(eb.selectFrom('leading').select('leading.term')))
            .orderBy('seq')
            .limit(BATCH)
            .as('waiting'),
        )
        .select(['waiting.id', raw<bigint>`${$.first} + row_number() over (order by waiting.seq) - 1`.as('position')]),
    )
    .with('sequenced', (q) =>
      q
        .updateTable('event')
        .from('next')
        .set((eb) => ({ relayedAt: now, position: eb.ref('next.position') }))
        .whereRef('event.id', '=', 'next.id')
        .where('event.relayedAt', 'is', null)
        .returning('event.position')
        .returning(EVENT_COLUMNS.map((column) => `event.${column}` as const)),
    )
    .selectFrom('leading')
    .leftJoin('sequenced', (join) => join.onTrue())
    .select('sequenced.position')
    .select(EVENT_COLUMNS.map((column) => `sequenced.${column}` as const))
    .orderBy('sequenced.position'),
);

/** Undefined when another worker has begun a later term. */
export async function sequenceEvents(sql: RunSql, positions: Positions, progress: Progress): Promise<SequencedBatch | undefined> {
  const rows = await sequence(sql, { ...savedOf(positions.term, progress), first: await positions.take(sql) });
  if (rows.length === 0) return undefined;
  // Without events there is one row, for the lease.
  const events = rows.filter((row): row is typeof row & SequencedEvent => row.id !== null);
  positions.giveBack(BATCH - events.length);
  return { events, isFull: events.length === BATCH };
}

const savedOf = (term: bigint, progress: Progress): Saved => ({
  term,
  progress: [...progress].map(([queue, position]) => ({ queue, position })),
});

const beginTerm = statement(() =>
  db
    .updateTable('eventPump')
    .set({ term: raw<bigint>`term + 1`, leasedUntil: leased })
    .where('leasedUntil', '<=', raw<Date>`now()`)
    .returning('term'),
);

const forgetOthers = statement(($: Named<{ queues: readonly string[] }>) =>
  db.deleteFrom('eventConsumer').where('queue', '<>', raw<string>`all(${$.queues})`),
);

const addNew = statement(($: Named<{ queues: readonly string[] }>) =>
  db
    .insertInto('eventConsumer')
    .columns(['queue', 'position'])
    .expression((eb) =>
      eb
        .selectFrom(raw<{ queue: string }>`unnest(${$.queues}::text[])`.as<'given'>(raw`given (queue)`))
        .select(['given.queue', raw<bigint>`(select coalesce(max(position), 0) from event)`.as('position')]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

const consumerPositions = statement(() => db.selectFrom('eventConsumer').select(['queue', 'position']));

export interface TakenOver {
  readonly term: bigint;
  readonly positions: Progress;
}

/** Undefined while another worker leads. A new consumer starts with the next event; removed consumers are deleted. */
export async function takeOver(sql: RunSql, queues: readonly string[]): Promise<TakenOver | undefined> {
  const pump = await beginTerm.first(sql, {});
  if (!pump) return undefined;
  await forgetOthers(sql, { queues });
  await addNew(sql, { queues });
  const rows = await consumerPositions(sql, {});
  return { term: pump.term, positions: new Map(rows.map(({ queue, position }) => [queue, position])) };
}

const saveAndRelease = statement(($: Named<Saved>) =>
  db
    .with('pump', (q) =>
      q
        .updateTable('eventPump')
        .set({ leasedUntil: raw<Date>`now()` })
        .where('term', '=', $.term)
        .returning('eventPump.term'),
    )
    .updateTable('eventConsumer')
    .from('pump')
    .from(given($))
    .set((eb) => ({ position: eb.ref('given.position') }))
    .whereRef('eventConsumer.queue', '=', 'given.queue')
    .whereRef('eventConsumer.position', '<', 'given.position'),
);

/** Saves consumer positions and lets another worker take over at once. */
export async function release(sql: RunSql, term: bigint, progress: Progress): Promise<void> {
  await saveAndRelease(sql, savedOf(term, progress));
}
