import { setTimeout as pause } from 'node:timers/promises';
import { isWanted, type EventConsumer, type FailedEvent } from './consumer.js';
import type { JobWork } from '../work/work.js';
import { handleEvents } from './handle-events.js';
import type { SequencedEvent } from './load-events.js';
import { readEvents } from './read-events.js';

/** The most events buffered for a slow consumer; it reads further ones from the table when it gets there. */
const MOST_WAITING = 2000;
const PAGE = 500;
const AGAIN_MS = 1000;
/** How long a stopping worker waits for work in flight. */
const STOP_MS = 10_000;

export interface LaneParts<Needs> {
  readonly context: JobWork<Needs>;
  readonly keep: (consumer: EventConsumer<Needs>, failed: readonly FailedEvent[]) => Promise<void>;
  readonly warn: (message: string, error: unknown) => void;
}

interface Batch {
  /** The position before its first event. */
  readonly after: bigint;
  readonly work: Promise<void>;
}

/** One consumer's progress through the events: from memory while it keeps up, from the table when it falls behind. */
export class EventLane<Needs> {
  private waiting: SequencedEvent[] = [];
  /** In the order in which they started. */
  private readonly underWay = new Set<Batch>();
  /** All wanted events up to this position have been buffered at some time. */
  private known: bigint;
  /** The last position offered while it read from the table. */
  private offered: bigint;
  private isBehind = true;
  /** True when events may have been sequenced that were not offered. */
  private mustRead = false;
  private reading: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly parts: LaneParts<Needs>,
    private readonly consumer: EventConsumer<Needs>,
    position: bigint,
  ) {
    this.known = this.offered = position;
    consumer.begun?.();
    this.proceed();
  }

  get queue(): string {
    return this.consumer.queue;
  }

  /** Everything up to this position was handled or became a job. */
  get position(): bigint {
    const [oldest] = this.underWay;
    return oldest?.after ?? this.beforeNext();
  }

  /** Accepts sequenced events; each call continues where the last one ended. */
  offer(events: readonly SequencedEvent[]): void {
    this.offered = events.at(-1)?.position ?? this.offered;
    if (!this.isBehind) {
      const wanted = events.filter((event) => event.position > this.known && isWanted(this.consumer, event));
      this.isBehind = this.waiting.length + wanted.length > MOST_WAITING;
      if (!this.isBehind) this.expect(wanted, this.offered);
    }
    this.proceed();
  }

  /** Reads what was sequenced and may not have been offered from the table. */
  readAgain(): void {
    this.isBehind = this.mustRead = true;
    this.proceed();
  }

  /** Starts nothing new; resolves when work in flight is done. Another worker handles the rest. */
  async stop(): Promise<void> {
    this.stopped = true;
    const finished = Promise.all([this.reading, ...[...this.underWay].map(({ work }) => work)]);
    await Promise.race([finished, pause(STOP_MS, undefined, { ref: false })]);
  }

  private expect(wanted: readonly SequencedEvent[], known: bigint): void {
    this.waiting.push(...wanted);
    if (known > this.known) this.known = known;
  }

  private beforeNext(): bigint {
    const [next] = this.waiting;
    return next ? next.position - 1n : this.known;
  }

  private proceed(): void {
    const { batch, concurrency = 1 } = this.consumer;
    while (!this.stopped && this.waiting.length > 0 && this.underWay.size < concurrency) {
      const after = this.beforeNext();
      this.start(this.waiting.splice(0, batch), after);
    }
    if (!this.stopped && this.isBehind && this.waiting.length === 0) this.readOn();
  }

  private start(events: readonly SequencedEvent[], after: bigint): void {
    const batch: Batch = {
      after,
      work: this.handle(events).then((isDone) => {
        if (isDone) this.underWay.delete(batch);
        this.proceed();
      }),
    };
    this.underWay.add(batch);
  }

  private readOn(): void {
    this.reading ??= this.read().then(() => {
      this.reading = undefined;
      this.proceed();
    });
  }

  private async read(): Promise<void> {
    const { sql } = this.parts.context;
    await this.insist('read', async () => {
      this.mustRead = false;
      const { position, hasMore, events } = await readEvents(sql, { after: this.known, types: this.consumer.events, limit: PAGE });
      this.expect(
        events.filter((event) => isWanted(this.consumer, event)),
        position,
      );
      this.isBehind = hasMore || this.known < this.offered || this.mustRead;
    });
  }

  /** False when it was stopped first. */
  private handle(events: readonly SequencedEvent[]): Promise<boolean> {
    const { context, keep } = this.parts;
    return this.insist('handled', async () => {
      const failed = await handleEvents(this.consumer, events, context);
      if (failed.length > 0) await keep(this.consumer, failed);
    });
  }

  /** Retries until it succeeds or the lane is stopped. */
  private async insist(what: string, work: () => Promise<void>): Promise<boolean> {
    for (;;) {
      try {
        await work();
        return true;
      } catch (error) {
        this.parts.warn(`Events of ${this.queue} could not be ${what}; retrying.`, error);
        if (this.stopped) return false;
        await pause(AGAIN_MS);
      }
      if (this.stopped) return false;
    }
  }
}
