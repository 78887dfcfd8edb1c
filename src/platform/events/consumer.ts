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

/**
 * A module's interest in events. Each event becomes one job of `queue`, run at least once:
 * `handle` must leave the same state when it runs twice.
 */
export interface EventConsumer {
  readonly queue: string;
  readonly events: readonly EventType[];
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  handle(event: DomainEvent, context: JobContext): Promise<void>;
}

/** The same for a module that takes many events at once: all of them are handled, or none is. */
export interface BatchConsumer extends Omit<EventConsumer, 'handle'> {
  /** How many events one call gets at most. */
  readonly batch: number;
  handleAll(events: readonly DomainEvent[], context: JobContext): Promise<void>;
}

export type Consumer = EventConsumer | BatchConsumer;
