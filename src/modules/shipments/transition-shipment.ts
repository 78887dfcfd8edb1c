import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { assertNothingCollected, settleCollection } from './delivery-collection.js';
import { edgeTo } from './edge.rules.js';
import { lockShipment } from './change-shipment.js';
import { forceStatus } from './force-status.js';
import type { ShipmentServices } from './services.js';
import { factsOf } from './shipment-facts.js';
import type { Shipment } from './shipment.entity.js';
import type { EdgeName, ShipmentStatus } from './shipment.machine.js';
import { awaitsBooking } from './awaited-step.js';
import { checkReport, isLate, sourceOf, stepOf, type StatusReport } from './status-report.js';
import { takeEdge } from './take-edge.js';
import { isKnownEvent, unapplied, writeTimeline } from './timeline.js';
import type { TransitionShipmentInput } from './transition.types.js';

export interface Transition {
  readonly shipment: Shipment;
  readonly previousStatus: ShipmentStatus;
  readonly newStatus: ShipmentStatus;
  /** Null when the event was reported before, and while a connected carrier is being asked. */
  readonly transitionId: string | null;
}

/** Moves a shipment by one edge. INVALID_TRANSITION lists the allowed statuses. */
export async function transitionShipment(tx: Tx<ShipmentServices>, actor: Actor, request: TransitionShipmentInput): Promise<Transition> {
  actor.require('shipment:move');
  if (request.force && actor.type !== 'super_admin')
    throw refuse('FORBIDDEN_SCOPE', { message: 'Only a super administrator may force a status.' });
  const shipment = await lockShipment(tx, actor, request.id);
  const now = tx.services.clock.now();
  checkReport(request, now);

  const previousStatus = shipment.status;
  const unchanged = await settledWithoutMoving(tx, shipment, { actor, report: request });
  if (unchanged !== undefined) {
    assertNothingCollected(unchanged, request);
    return { shipment, previousStatus, newStatus: previousStatus, transitionId: unchanged };
  }
  const step = stepOf(request, actor, now);
  const edge = request.force ? null : commandedEdge(tx, shipment, request.status, actor);

  if (edge && awaitsBooking(shipment, edge)) {
    await tx.services.carrierBookings.request(tx, { shipment, edge, step });
    // The carrier may have booked it while it was on hold.
    return { shipment, previousStatus, newStatus: shipment.status, transitionId: null };
  }
  await settleCollection(tx, actor, shipment, request);
  const transitionId = edge ? await takeEdge(tx, shipment, edge, step) : await forceStatus(tx, shipment, request.status, step);
  return { shipment, previousStatus, newStatus: shipment.status, transitionId };
}

/** The measurements of `verify` do not fit into a plain status change. */
const NEEDS_DETAILS: ReadonlySet<EdgeName> = new Set(['verify']);

function commandedEdge(tx: Tx, shipment: Shipment, status: ShipmentStatus, actor: Actor) {
  const edge = edgeTo(status, factsOf(shipment), actor.type, tx.services.settings);
  if (NEEDS_DETAILS.has(edge.name)) {
    throw refuse('MISSING_FIELD', {
      message: 'Verification requires the weight and dimensions of the parcel.',
      errors: [{ field: 'weightKg', code: 'MISSING_FIELD', message: 'is required; use the verify operation' }],
    });
  }
  return edge;
}

/** Handles reports that move nothing: null for a repeated event, the entry id for a late one. Undefined when the report must be applied. */
export async function settledWithoutMoving(
  tx: Tx,
  shipment: Shipment,
  { actor, report }: { actor: Actor; report: StatusReport },
): Promise<string | null | undefined> {
  const source = sourceOf(report, actor);
  if (source && report.sourceEventId && (await isKnownEvent(tx, shipment.id, source, report.sourceEventId))) return null;
  if (!isLate(shipment, report)) return undefined;
  return writeTimeline(tx, shipment.id, unapplied(stepOf(report, actor, tx.services.clock.now()), report.status, 'late report'));
}

/**
 * Books the pickup (edge 3), or rebooks it after a failure (edge 8), and bills the seller. A connected carrier is asked first: the status
 * follows when it has booked. INSUFFICIENT_BALANCE changes nothing.
 */
export const schedulePickup = (tx: Tx<ShipmentServices>, actor: Actor, id: string): Promise<Transition> =>
  transitionShipment(tx, actor, { id, status: 'pickup' });
