import type { ActorType } from '../../kernel/actor.js';
import { refuse, type ErrorCode, type Refusal } from '../../kernel/errors.js';
import { shortestPath } from '../../kernel/state-machine.js';
import { mayTake } from './edge-permission.js';
import { quotedStatus } from './status-catalogue.js';
import { isBeforePickup, shipmentMachine, type EdgeName, type ShipmentEdge, type ShipmentStatus } from './shipment.machine.js';

/** Input of the guards. A shipment provides all of it; path search simulates it. */
export interface ShipmentFacts {
  readonly status: ShipmentStatus;
  readonly heldFrom: ShipmentStatus | null;
  readonly heldBy: EdgeName | null;
  readonly skipHub: boolean;
  readonly ownFleet: boolean;
  readonly pickupAttempts: number;
  readonly deliveryAttempts: number;
  readonly rtsCompletedAt: Date | null;
  /** True while the seller owes a weight adjustment. */
  readonly adjustmentDue: boolean;
  /** True while collected money is on its way to the seller's bank. */
  readonly codConfirmed: boolean;
}

export interface AttemptLimits {
  readonly maxPickupAttempts: number;
  readonly maxDeliveryAttempts: number;
}

/** How many more deliveries can fail before no further attempt can be booked. Reports and super administrators may exceed the limit. */
export const deliveryAttemptsLeft = (
  { deliveryAttempts }: Pick<ShipmentFacts, 'deliveryAttempts'>,
  { maxDeliveryAttempts }: Pick<AttemptLimits, 'maxDeliveryAttempts'>,
): number => Math.max(0, maxDeliveryAttempts - deliveryAttempts);

/** How many more pickups can fail before no further one can be booked. */
export const pickupAttemptsLeft = (
  { pickupAttempts }: Pick<ShipmentFacts, 'pickupAttempts'>,
  { maxPickupAttempts }: Pick<AttemptLimits, 'maxPickupAttempts'>,
): number => Math.max(0, maxPickupAttempts - pickupAttempts);

/** Why an edge is closed for every caller right now; undefined when it is open. */
export function closedBecause(edge: ShipmentEdge, facts: ShipmentFacts, limits: AttemptLimits): ErrorCode | undefined {
  switch (edge.name) {
    case 'retry_pickup':
      return pickupAttemptsLeft(facts, limits) === 0 ? 'RETRY_LIMIT' : undefined;
    case 'redeliver':
      if (facts.heldBy !== 'fail_attempt') return 'INVALID_TRANSITION';
      return deliveryAttemptsLeft(facts, limits) === 0 ? 'RETRY_LIMIT' : undefined;
    case 'release':
      return openIf(facts.heldBy === 'hold' && facts.heldFrom !== null);
    case 'clear':
      return openIf(!facts.adjustmentDue);
    case 'book_direct':
      return openIf(facts.skipHub);
    case 'depart_direct':
      return openIf(facts.skipHub && facts.ownFleet);
    case 'fail':
    case 'return_to_sender':
      return closedByHold(facts, heldBeforePickup(facts)) ?? closedByCollection(facts);
    case 'cancel':
      return closedByHold(facts, !heldBeforePickup(facts)) ?? closedByCollection(facts);
    case 'complete_return':
      return openIf(facts.rtsCompletedAt === null);
    default:
      return undefined;
  }
}

const openIf = (condition: boolean): ErrorCode | undefined => (condition ? undefined : 'INVALID_TRANSITION');

const closedByHold = ({ status }: ShipmentFacts, wrongHold: boolean): ErrorCode | undefined => openIf(status !== 'on_hold' || !wrongHold);

/** A paid-for parcel must be delivered, or the money reversed first. */
const closedByCollection = ({ codConfirmed }: ShipmentFacts): ErrorCode | undefined => (codConfirmed ? 'COD_ALREADY_CONFIRMED' : undefined);

const heldBeforePickup = ({ heldFrom }: ShipmentFacts): boolean => heldFrom !== null && isBeforePickup(heldFrom);

/** The target status of an edge. */
export const targetOf = (edge: ShipmentEdge, { heldFrom }: Pick<ShipmentFacts, 'heldFrom'>): ShipmentStatus | undefined =>
  edge.to === 'previous' ? (heldFrom ?? undefined) : edge.to;

/** The edges that the caller can take now. */
export function openEdges(facts: ShipmentFacts, actor: ActorType, limits: AttemptLimits): readonly ShipmentEdge[] {
  return shipmentMachine
    .edgesFrom(facts.status)
    .filter((edge) => mayTake(actor, edge) && targetOf(edge, facts) !== undefined && closedBecause(edge, facts, limits) === undefined);
}

/** Finds the one edge to the wanted status that the caller can take. Otherwise throws a refusal that lists the allowed statuses. */
export function edgeTo(wanted: ShipmentStatus, facts: ShipmentFacts, actor: ActorType, limits: AttemptLimits): ShipmentEdge {
  const candidates = shipmentMachine.edgesFrom(facts.status).filter((edge) => targetOf(edge, facts) === wanted && mayTake(actor, edge));
  const open = candidates.find((edge) => closedBecause(edge, facts, limits) === undefined);
  if (open) return open;
  const closed = candidates.map((edge) => closedBecause(edge, facts, limits));
  if (closed.includes('RETRY_LIMIT')) throw refuse('RETRY_LIMIT');
  if (closed.includes('COD_ALREADY_CONFIRMED')) throw refuse('COD_ALREADY_CONFIRMED', { message: PAID_FOR });
  throw refusedStep(wanted, facts, openEdges(facts, actor, limits));
}

/** Returns the named edge, ignoring others to the same status, or throws a refusal that says why it is closed. */
export function exactEdge(edge: ShipmentEdge, facts: ShipmentFacts, actor: ActorType, limits: AttemptLimits): ShipmentEdge {
  const isTheirs = edge.from.includes(facts.status) && mayTake(actor, edge);
  const why = isTheirs ? closedBecause(edge, facts, limits) : 'INVALID_TRANSITION';
  if (why === undefined) return edge;
  if (why !== 'INVALID_TRANSITION') throw refuse(why);
  throw refusedStep(targetOf(edge, facts) ?? facts.status, facts, openEdges(facts, actor, limits));
}

const PAID_FOR = 'The shopper has paid for this parcel: reverse the collection first.';

export function refusedStep(wanted: ShipmentStatus, facts: ShipmentFacts, open: readonly ShipmentEdge[]): Refusal {
  const allowed = [...new Set(open.flatMap((edge) => targetOf(edge, facts) ?? []))];
  // Another edge may lead to the same status (such as the release from a hold), but the requested one is closed.
  const refused = allowed.includes(wanted)
    ? `This is not possible in status ${quotedStatus(facts.status)}.`
    : `The status cannot change from ${quotedStatus(facts.status)} to ${quotedStatus(wanted)}.`;
  const message = `${refused} ${nextSteps(allowed)}`;
  return refuse('INVALID_TRANSITION', { message, errors: [{ field: 'status', code: 'INVALID_TRANSITION', message, allowed }] });
}

const nextSteps = (allowed: readonly ShipmentStatus[]): string =>
  allowed.length === 0 ? 'No further step is open to you.' : `Possible next: ${allowed.map(quotedStatus).join(', ')}.`;

/** The shortest legal path that passes these statuses in order; undefined if one of them cannot be reached. */
export function pathThrough(stops: readonly ShipmentStatus[], facts: ShipmentFacts): readonly ShipmentEdge[] | undefined {
  const path: ShipmentEdge[] = [];
  let at = facts;
  for (const stop of stops) {
    const leg = pathTo(stop, at);
    if (!leg) return undefined;
    path.push(...leg);
    // A hold ends with the step that leaves it.
    at = { ...at, status: stop, heldFrom: null, heldBy: null };
  }
  return path;
}

/**
 * Returns the shortest legal path to a reported status. A report is a fact, so permissions, attempt limits, unpaid adjustments and
 * collections do not block it.
 */
export function pathTo(reported: ShipmentStatus, facts: ShipmentFacts): readonly ShipmentEdge[] | undefined {
  const unlimited: AttemptLimits = { maxPickupAttempts: Infinity, maxDeliveryAttempts: Infinity };
  return shortestPath(shipmentMachine, {
    start: facts.status,
    goal: reported,
    allowed: (edge, at) => {
      // A hold belongs to the current status only; no path passes through a second hold.
      const here: ShipmentFacts = { ...facts, status: at, adjustmentDue: false, codConfirmed: false };
      return closedBecause(edge, here, unlimited) === undefined ? targetOf(edge, here) : undefined;
    },
  });
}
