import { setTimeout as pause } from 'node:timers/promises';
import type { EventConsumer, FailedEvent } from './consumer.js';
import type { JobWork } from '../work/work.js';
import { EventLane } from './event-lane.js';
import { sequenceEvents, Positions, release, takeOver, type SequencedBatch, type Progress } from './sequence-events.js';

/** A nudge triggers sequencing at once; the poll covers lost nudges and renews the lease. */
const POLL_MS = 500;
/** Under load, one batch serves all commits within this time. */
const GATHER_MS = 10;

export interface PumpParts<Needs> {
  readonly context: JobWork<Needs>;
  readonly consumers: readonly EventConsumer<Needs>[];
  /** Turns each of these events into a job. */
  readonly keep: (consumer: EventConsumer<Needs>, failed: readonly FailedEvent[]) => Promise<void>;
  /** Called when events have become visible; must not throw. */
  readonly sequenced: () => void;
  readonly warn: (message: string, error: unknown) => void;
}

/**
 * Assigns positions to committed events and delivers them to consumers. One worker at a time does so, under a lease that each batch
 * renews; the others try to acquire it periodically and resume where the last one stopped.
 */
export class EventPump<Needs> {
  /** Those of the term that this worker believes to be in. */
  private positions: Positions | undefined;
  private lanes: readonly EventLane<Needs>[] = [];
  /** True after a batch that failed: it may have been committed nevertheless. */
  private isUnsure = false;
  private running: Promise<void> | undefined;
  private again = false;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly parts: PumpParts<Needs>) {}

  /** True while this worker believes that it holds the lease. */
  get leads(): boolean {
    return this.positions !== undefined;
  }

  start(): void {
    this.timer = setInterval(() => this.proceed(), POLL_MS);
    this.timer.unref();
    this.proceed();
  }

  /** Finishes work in flight and leaves the rest to the next leader. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    if (this.positions) await release(this.parts.context.sql, this.positions.term, this.progress());
    this.positions = undefined;
  }

  /** Signals new events. Has no effect on a worker that does not lead. */
  nudge(): void {
    if (this.leads) this.proceed();
  }

  private proceed(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.sequenceAll().finally(() => (this.running = undefined));
  }

  private async sequenceAll(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        if (!this.leads) await this.takeOver();
        else if ((await this.sequence()) > 0) await pause(GATHER_MS);
      }
    } catch (error) {
      this.parts.warn('Events could not be sequenced; they stay in the outbox and are retried.', error);
    }
  }

  private async takeOver(): Promise<void> {
    const { context, consumers } = this.parts;
    const taken = await takeOver(
      context.sql,
      consumers.map(({ queue }) => queue),
    );
    if (!taken) return;
    this.positions = new Positions(taken.term);
    this.lanes = consumers.map((consumer) => new EventLane(this.parts, consumer, taken.positions.get(consumer.queue) ?? 0n));
    this.again = true;
  }

  private async sequence(): Promise<number> {
    const { sequenced } = this.parts;
    const batch = this.positions && (await this.sequenceBatch(this.positions));
    if (!batch) return this.resign();
    // By now an earlier batch has been committed or not: both write the row of the lease.
    if (this.isUnsure) {
      for (const lane of this.lanes) lane.readAgain();
      sequenced();
    }
    this.isUnsure = false;
    if (batch.isFull) this.again = true;
    if (batch.events.length === 0) return 0;
    for (const lane of this.lanes) lane.offer(batch.events);
    sequenced();
    return batch.events.length;
  }

  private async sequenceBatch(positions: Positions): Promise<SequencedBatch | undefined> {
    try {
      return await sequenceEvents(this.parts.context.sql, positions, this.progress());
    } catch (error) {
      this.isUnsure = true;
      throw error;
    }
  }

  private progress(): Progress {
    return new Map(this.lanes.map(({ queue, position }) => [queue, position]));
  }

  /** Another worker took over while this one was stalled. Work in flight finishes here and may be repeated there. */
  private resign(): number {
    this.positions = undefined;
    for (const lane of this.lanes) void lane.stop();
    this.lanes = [];
    return 0;
  }
}
