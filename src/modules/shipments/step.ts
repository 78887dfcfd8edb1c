import type { ActorIdentity } from '../../kernel/actor.js';

/** Everything that is known about one step. */
export interface Step {
  readonly actor: Pick<ActorIdentity, 'type' | 'id'>;
  readonly occurredAt: Date;
  readonly reasonCode: string | null;
  readonly note: string | null;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  /** Follows from a later report, or was taken by one: it happened, whatever it costs. */
  readonly inferred: boolean;
  /** Reported by the carrier rather than decided by us; money never stops it. */
  readonly reported: boolean;
  readonly source: string | null;
  readonly sourceEventId: string | null;
}
