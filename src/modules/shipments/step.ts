import type { Actor, ActorIdentity } from '../../kernel/actor.js';
import type { DoorCollection, NotCollected } from './door-collection.types.js';
import type { ScanDetails } from './scan-details.js';

/** The details of one step. */
export interface Step {
  readonly actor: Pick<ActorIdentity, 'type' | 'id'>;
  readonly occurredAt: Date;
  readonly reasonCode: string | null;
  readonly note: string | null;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  /** Implied by a later report, or part of its path: it happened, whatever the cost. */
  readonly inferred: boolean;
  /** Reported by the carrier rather than decided by us; money never blocks it. */
  readonly reported: boolean;
  readonly source: string | null;
  readonly sourceEventId: string | null;
  /** Null unless a carrier's scan reported it. */
  readonly scan: ScanDetails | null;
  /** Who stands at the door, and what they say of its cash. */
  readonly door: { readonly by: Actor; readonly collection: DoorCollection | NotCollected | null };
}
