import { fromKysely, type JobInsert, type PgBoss } from 'pg-boss';
import type { UnitOfWork, Tx } from '../db/unit-of-work.js';
import type { Consumer } from './consumer.js';

const BATCH = 500;
/** Events are handed on at once by a nudge; this only bounds the wait when a nudge is lost. */
const POLL_MS = 500;

/** Several operators may share a database, each in its schema. */
const ONE_AT_A_TIME = 'select pg_advisory_xact_lock($1::int, hashtext(current_schema()))';
const RELAY_LOCK = 746_120_377;

const PLACE = `
  update event set relayed_at = $1, position = placed.position
  from (select unnest($2::bigint[]) as seq, nextval('event_position') as position) as placed
  where event.seq = placed.seq`;

interface OutboxRow {
  readonly seq: string;
  readonly id: string;
  readonly type: string;
  readonly request_id: string | null;
}

/** Moves committed events from the outbox into the queues of their consumers, many per transaction. */
export class Relay {
  private running: Promise<void> | undefined;
  private again = false;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly boss: PgBoss,
    private readonly consumers: readonly Consumer[],
    private readonly warn: (message: string, error: unknown) => void,
    /** Called when events have become visible; must not throw. */
    private readonly placed: () => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.nudge(), POLL_MS);
    this.timer.unref();
    this.nudge();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  nudge(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.drain().finally(() => (this.running = undefined));
  }

  private async drain(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        // A full batch means that more is waiting, whether or not anybody nudged again.
        let count;
        do {
          count = await this.relayBatch();
          if (count > 0) this.placed();
        } while (count === BATCH && !this.stopped);
      }
    } catch (error) {
      this.warn('Events could not be relayed; they stay in the outbox and are tried again.', error);
    }
  }

  private relayBatch(): Promise<number> {
    return this.unitOfWork.run(null, async (tx) => {
      // One relay at a time: positions must become visible in their order, or a reader of the feed would skip some.
      await tx.sql(ONE_AT_A_TIME, [RELAY_LOCK]);
      const events = await tx.sql<OutboxRow>(
        `select seq, id, type, request_id from event where relayed_at is null order by seq limit ${BATCH} for update skip locked`,
      );
      if (events.length === 0) return 0;
      for (const consumer of this.consumers) await this.enqueue(tx, consumer, events);
      await tx.sql(PLACE, [tx.services.clock.now(), events.map((event) => event.seq)]);
      return events.length;
    });
  }

  private async enqueue(tx: Tx, consumer: Consumer, events: readonly OutboxRow[]): Promise<void> {
    const wanted: readonly string[] = consumer.events;
    const jobs: JobInsert[] = events
      .filter(({ type }) => wanted.includes(type))
      .map(({ id, request_id: requestId }) => ({ data: { eventId: id, requestId } }));
    if (jobs.length > 0) await this.boss.insert(consumer.queue, jobs, { db: fromKysely(tx.kysely) });
  }
}
