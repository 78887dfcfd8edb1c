import type { Actor } from '../../kernel/actor.js';
import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import type { DomainSettings } from '../../kernel/settings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { edgeTo, factsOf } from './edge.rules.js';
import { lockShipment, type ShipmentChanges } from './change-shipment.js';
import type { ShipmentServices } from './services.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge, ShipmentStatus } from './shipment.machine.js';
import { checkReport, isLate, reportOf, sourceOf, stepOf, type StatusReport, type Step } from './status-report.js';
import { takeEdge, enter } from './take-edge.js';
import { isKnownEvent, unapplied, writeTimeline } from './timeline.js';
import type { TransitionShipmentInput } from './transition.types.js';
import type { Context } from '../../platform/work/context.js';
import { findShipmentId } from './find-shipment.js';
import { quotedStatus } from './status-catalogue.js';
import { assignedAwb } from './step-columns.js';

export interface Transition {
  readonly shipment: Shipment;
  readonly previousStatus: ShipmentStatus;
  readonly newStatus: ShipmentStatus;
  /** Null when the event was reported before, and while a connected carrier is being asked. */
  readonly transitionId: string | null;
}

/** Moves a shipment by one edge. INVALID_TRANSITION lists the allowed statuses. */
export function transitionShipment(tx: Tx<ShipmentServices>, actor: Actor, request: TransitionShipmentInput): Promise<Transition> {
  actor.require('shipment:move');
  return move(tx, actor, request);
}

async function move(tx: Tx<ShipmentServices>, actor: Actor, request: TransitionShipmentInput): Promise<Transition> {
  if (request.force && actor.type !== 'super_admin') throw refuse('FORBIDDEN_SCOPE.forceOnlySuper');
  const shipment = await lockShipment(tx, actor, request.id);
  const now = tx.services.clock.now();
  const report = reportOf(request);
  checkReport(report, now);

  const previousStatus = shipment.status;
  const unchanged = await settledWithoutMoving(tx, shipment, { actor, report });
  if (unchanged !== undefined) return { shipment, previousStatus, newStatus: previousStatus, transitionId: unchanged };
  const step = stepOf(report, actor, now);
  const edge = request.force ? null : commandedEdge(tx, shipment, request.status, actor);

  const transitionId = edge ? await commandEdge(tx, shipment, edge, step) : await forceStatus(tx, shipment, request.status, step);
  return { shipment, previousStatus, newStatus: shipment.status, transitionId };
}

function commandedEdge(tx: Tx<ShipmentServices>, shipment: Shipment, status: ShipmentStatus, actor: Actor): ShipmentEdge {
  const edge = edgeTo(status, factsOf(shipment), actor.type, tx.services);
  const { details } = tx.services.steps.edges[edge.name];
  if (details) throw details.refusal();
  return edge;
}

/**
 * Takes an open edge, or asks for what it has to wait for: then it follows later, unless the answer is there already, and there is no
 * timeline row yet.
 */
export async function commandEdge(tx: Tx<ShipmentServices>, shipment: Shipment, edge: ShipmentEdge, step: Step): Promise<string | null> {
  const { wait } = tx.services.steps.edges[edge.name];
  if (!wait?.isNeeded(shipment)) return takeEdge(tx, shipment, edge, step);
  await wait.request(tx, { shipment, edge, step });
  return null;
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
  // It records no collection, so it must not carry one.
  if (report.collection) throw refuseFields([invalid('occurredAt', 'beforeStatus')]);
  return writeTimeline(tx, shipment.id, unapplied(stepOf(report, actor, tx.services.clock.now()), report.status, 'late report'));
}

/** Whether someone may book pickups: the operator, and sellers for their own parcels where SELLER_PICKUPS lets them. */
export const mayBookPickups = (actor: Actor, { sellerPickups }: Pick<DomainSettings, 'sellerPickups'>): boolean =>
  actor.can('shipment:move') || (sellerPickups && actor.can('pickup:book'));

/**
 * Books the pickup (edge 3), or rebooks it after a failure (edge 8), and bills the seller. Sellers book the first pickup of
 * their parcels, where SELLER_PICKUPS lets them. A connected carrier is asked first: the status follows when it has booked. INSUFFICIENT_BALANCE
 * changes nothing.
 */
export function schedulePickup(tx: Tx<ShipmentServices>, actor: Actor, id: string): Promise<Transition> {
  if (!mayBookPickups(actor, tx.services.settings)) {
    actor.require('pickup:book');
    throw refuse('FORBIDDEN.pickupsByOperator');
  }
  return move(tx, actor, { id, status: 'pickup' });
}

/** Moves a shipment by command. Before it is cancelled, a connected carrier is asked, which takes a call and thus no transaction. */
export async function moveShipment(context: Context<ShipmentServices>, request: TransitionShipmentInput): Promise<Transition> {
  const { actor, services, sql } = context;
  if (request.status === 'cancelled' && !request.force)
    await services.steps.edges.cancel.consent?.ask(undefined, actor, await findShipmentId(sql, actor, request.id));
  return context.transact((tx) => transitionShipment(tx, actor, request));
}

/** Statuses in which the air waybill does not exist yet or no longer matters. */
const WITHOUT_AWB: ReadonlySet<ShipmentStatus> = new Set(['new', 'fulfilled', 'on_hold', 'cancelled']);

/** Sets any status, marked as forced and with a reason. Moves no money: the next regular step bills what is due. */
async function forceStatus(tx: Tx<ShipmentServices>, shipment: Shipment, to: ShipmentStatus, step: Step): Promise<string> {
  if (!step.note?.trim()) throw refuseFields([invalid('note', 'forceReason')]);
  const from = shipment.status;
  if (to === from) throw refuseFields([invalid('status', 'statusAlready', { status: quotedStatus(to) })]);
  for (const effect of to === 'delivered' ? tx.services.steps.forced[to] : []) await effect.run(tx, { shipment, step });
  const isHeld = to === 'on_hold';
  const changes: ShipmentChanges = {
    ...(!shipment.awbAssigned && !WITHOUT_AWB.has(to) && assignedAwb(tx.services, shipment, step)),
    heldFrom: isHeld ? from : null,
    heldBy: isHeld ? (from === 'in_transit' ? 'fail_attempt' : 'hold') : null,
  };
  return enter(tx, shipment, { from, to, edge: null, step, forced: true, changes });
}
