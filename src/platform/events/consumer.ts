import pMap from 'p-map';
import type { DomainEvent, EventType } from '../../kernel/events.js';
import type { UnitOfWork } from '../db/unit-of-work.js';
import type { RunSql } from '../db/sql.js';
import type { Services } from '../services.js';

/** What a job may use. It has no caller: it acts for the system. */
export interface JobContext {
  readonly unitOfWork: UnitOfWork;
  readonly sql: RunSql;
  readonly services: Services;
}

/** An event that a batch could not handle. */
export interface FailedEvent {
  readonly event: DomainEvent;
  readonly error: unknown;
}

/**
 * A module's interest in events. It gets many at a time, in their order and at least once: handling an event twice must leave the
 * same state. An event that fails becomes a job of `queue`, which is tried again until `retryLimit`.
 */
export interface EventConsumer {
  readonly queue: string;
  readonly events: readonly EventType[];
  /** False for events of these types that it has nothing to do with. Decided by the event alone; without it, all are wanted. */
  readonly wants?: (event: DomainEvent) => boolean;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Called before the first events, and again after others may have been handled elsewhere: what it remembers may be old. */
  readonly begun?: () => void;
  /** How many events one call gets at most. */
  readonly batch: number;
  /** How many calls may run at once; one when absent. */
  readonly concurrency?: number;
  /** Answers the events that failed alone. When it throws, none was handled, and each is tried on its own. */
  handleAll(events: readonly DomainEvent[], context: JobContext): Promise<readonly FailedEvent[] | void>;
}

const AT_ONCE = 4;

/** For consumers whose events have nothing to share: each is handled on its own, a few at a time. */
export const oneByOne =
  (handle: (event: DomainEvent, context: JobContext) => Promise<void>): EventConsumer['handleAll'] =>
  async (events, context) => {
    const failed = await pMap(
      events,
      (event) =>
        handle(event, context).then(
          () => [],
          (error: unknown) => [{ event, error }],
        ),
      { concurrency: AT_ONCE },
    );
    return failed.flat();
  };

/** Events that a consumer is called for. */
export function isWanted({ events, wants }: EventConsumer, event: DomainEvent): boolean {
  return events.includes(event.type) && (wants === undefined || wants(event));
}
