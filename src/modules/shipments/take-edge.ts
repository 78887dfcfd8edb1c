import type { ActorIdentity } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { applyEffects } from './edge-effects.js';
import { targetOf } from './edge.rules.js';
import { factsOf } from './shipment-facts.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge, ShipmentStatus } from './shipment.machine.js';
import { emitStatusChange } from './status-event.js';
import { writeTimeline } from './timeline.js';

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

/**
 * Takes one open edge: the only way in which a status changes. Status, timeline, money and event are of one transaction.
 * The caller has locked the shipment and decided that the edge is open.
 */
export async function takeEdge(tx: Tx, shipment: Shipment, edge: ShipmentEdge, step: Step): Promise<string> {
  const from = shipment.status;
  const to = targetOf(edge, factsOf(shipment));
  if (to === undefined) throw new Error(`The edge ${edge.name} leads nowhere from ${from}.`);

  await applyEffects(tx, shipment, edge, step);
  for (const listen of tx.services.stepListeners) await listen(tx, { shipment, edge, step });

  return enter(tx, shipment, { from, to, edge, step, forced: false });
}

interface Entering {
  readonly from: ShipmentStatus;
  readonly to: ShipmentStatus;
  readonly edge: ShipmentEdge | null;
  readonly step: Step;
  readonly forced: boolean;
}

/** Writes the new status, its timeline row and, when the status differs, its event. Answers the id of the row. */
export async function enter(tx: Tx, shipment: Shipment, { from, to, edge, step, forced }: Entering): Promise<string> {
  shipment.status = to;
  shipment.statusAt = step.occurredAt;
  shipment.updatedAt = tx.services.clock.now();
  shipment.sequence += 1;
  const transitionId = await writeTimeline(tx, shipment.id, {
    ...step,
    from,
    to,
    reportedStatus: to,
    edge: edge?.name ?? null,
    trigger: edge?.trigger ?? 'forced',
    applied: true,
    forced,
  });
  // Completing a return changes no status, so nobody is told of one.
  if (from !== to) {
    await emitStatusChange(tx, shipment, { transitionId, from, to, sequence: shipment.sequence, occurredAt: step.occurredAt });
  }
  return transitionId;
}
