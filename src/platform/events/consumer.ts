import pMap from 'p-map';
import type { DomainEvent, EventType } from '../../kernel/events.js';
import type { JobWork } from '../work/work.js';

/** An event that could not be handled as part of a batch. */
export interface FailedEvent {
  readonly event: DomainEvent;
  readonly error: unknown;
}

/**
 * A module's subscription to events. Events arrive in batches, in order and at least once: handling must be idempotent. An event that fails
 * becomes a job in `queue`, which is retried up to `retryLimit` times.
 */
export interface EventConsumer<Needs = unknown> {
  readonly queue: string;
  readonly events: readonly EventType[];
  /** False for events of these types that need no handling. Depends on the event alone; if absent, all are wanted. */
  readonly wants?: (event: DomainEvent) => boolean;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Called before the first events, and again after another worker may have handled some: cached state may be stale. */
  readonly begun?: () => void;
  /** The maximum number of events per call. */
  readonly batch: number;
  /** The maximum number of concurrent calls; 1 if absent. */
  readonly concurrency?: number;
  /** Returns the events that failed on their own. If it throws, none was handled, and each is tried separately. */
  readonly handleAll: (events: readonly DomainEvent[], context: JobWork<Needs>) => Promise<readonly FailedEvent[] | void>;
}

const AT_ONCE = 4;

/** For consumers whose events share nothing: each is handled separately, a few at a time. */
export const oneByOne =
  <Needs>(handle: (event: DomainEvent, context: JobWork<Needs>) => Promise<void>): EventConsumer<Needs>['handleAll'] =>
  async (events, context) => {
    const failed = await pMap(
      events,
      (event) =>
        handle(event, context.for(event)).then(
          () => [],
          (error: unknown) => [{ event, error }],
        ),
      { concurrency: AT_ONCE },
    );
    return failed.flat();
  };

/** True if a consumer is called for the event. */
export function isWanted({ events, wants }: Pick<EventConsumer, 'events' | 'wants'>, event: DomainEvent): boolean {
  return events.includes(event.type) && (wants === undefined || wants(event));
}
