import type { Actor, Permission } from '../../kernel/actor.js';
import type { EventType } from '../../kernel/events.js';
import { cursorOf } from '../events/event-cursor.js';
import type { PlacedEvent } from '../events/load-events.js';

/** Something that has happened, as those who subscribe to it are told of it. */
export interface LiveChange {
  /** The event behind it; the same in every subscription and webhook that hears of it. */
  readonly eventId: string;
  /** Where to go on after it. */
  readonly cursor: string;
  readonly occurredAt: Date;
}

export type { PlacedEvent };

/** One kind of change that can be subscribed to. */
export interface Topic<Change, Filter> {
  /** What a subscriber must be permitted: asked when it begins, and again for each change. */
  readonly permission: Permission;
  /**
   * True when the change is the actor's to hear of, and one that was asked for. Asked for every subscriber and change, of facts that travel
   * with the change: this is where sellers and shops are kept apart.
   */
  readonly concerns: (change: Change, actor: Actor, filter: Filter) => boolean;
}

/** A kind of change that events tell of. */
export interface EventTopic<Change, Filter> extends Topic<Change, Filter> {
  readonly events: readonly EventType[];
  /** Reads an event once for all subscribers of a process; null when there is nothing to tell, as for events of an older release. */
  readonly read: (event: PlacedEvent) => Change | null;
}

/** The part that all changes have in common. */
export const changeOf = ({ id, position, occurredAt }: PlacedEvent): LiveChange => ({
  eventId: id,
  cursor: cursorOf(position),
  occurredAt,
});
