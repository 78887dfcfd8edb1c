import type { Actor, Permission } from '../../kernel/actor.js';
import type { EventType } from '../../kernel/events.js';
import { cursorOf } from '../events/event-cursor.js';
import type { SequencedEvent } from '../events/load-events.js';

/** A change, as delivered to subscribers. */
export interface LiveChange {
  /** The underlying event; the same in every subscription and webhook. */
  readonly eventId: string;
  /** Where to resume after it. */
  readonly cursor: string;
  readonly occurredAt: Date;
}

export type { SequencedEvent };

/** One kind of change that clients can subscribe to. */
export interface Topic<Change, Filter> {
  /** The permission that a subscriber needs: checked when the subscription begins and again for each change. */
  readonly permission: Permission;
  /**
   * True if the actor may see the change and its filter matches. Evaluated per subscriber and change, on facts that travel with the change:
   * this check separates sellers and shops.
   */
  readonly concerns: (change: Change, actor: Actor, filter: Filter) => boolean;
}

/** A kind of change that is derived from events. */
export interface EventTopic<Change, Filter> extends Topic<Change, Filter> {
  readonly events: readonly EventType[];
  /** Reads an event once for all subscribers of a process; null if there is nothing to deliver, as for events of an older release. */
  readonly read: (event: SequencedEvent) => Change | null;
}

/** The fields common to all changes. */
export const changeOf = ({ id, position, occurredAt }: SequencedEvent): LiveChange => ({
  eventId: id,
  cursor: cursorOf(position),
  occurredAt,
});
