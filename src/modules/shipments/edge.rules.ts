import type { ActorType } from '../../kernel/actor.js';
import { refuse, type ErrorCode, type Refusal } from '../../kernel/errors.js';
import { shortestPath } from '../../kernel/state-machine.js';
import { mayTake } from './edge-permission.js';
import { quotedStatus } from './status-catalogue.js';
import { isBeforePickup, shipmentMachine, type EdgeName, type ShipmentEdge, type ShipmentStatus } from './shipment.machine.js';

/** What the guards look at. A shipment has all of it; a walk in thought carries it along. */
export interface ShipmentFacts {
  readonly status: ShipmentStatus;
  readonly heldFrom: ShipmentStatus | null;
  readonly heldBy: EdgeName | null;
  readonly skipHub: boolean;
  readonly ownFleet: boolean;
  readonly pickupAttempts: number;
  readonly deliveryAttempts: number;
  readonly rtsCompletedAt: Date | null;
  /** True while the seller owes a difference that the hub found. */
  readonly adjustmentDue: boolean;
  /** True while money that was collected for it is with us, on its way to the seller's bank. */
  readonly codConfirmed: boolean;
}

export interface AttemptLimits {
  readonly maxPickupAttempts: number;
  readonly maxDeliveryAttempts: number;
}

/** Why an edge is closed right now, whoever asks; undefined when it is open. */
export function closedBecause(edge: ShipmentEdge, facts: ShipmentFacts, limits: AttemptLimits): ErrorCode | undefined {
  switch (edge.name) {
    case 'retry_pickup':
      return facts.pickupAttempts >= limits.maxPickupAttempts ? 'RETRY_LIMIT' : undefined;
    case 'redeliver':
      if (facts.heldBy !== 'fail_attempt') return 'INVALID_TRANSITION';
      return facts.deliveryAttempts >= limits.maxDeliveryAttempts ? 'RETRY_LIMIT' : undefined;
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

/** What was paid for is delivered, or the money goes back first. */
const closedByCollection = ({ codConfirmed }: ShipmentFacts): ErrorCode | undefined => (codConfirmed ? 'COD_ALREADY_CONFIRMED' : undefined);

const heldBeforePickup = ({ heldFrom }: ShipmentFacts): boolean => heldFrom !== null && isBeforePickup(heldFrom);

/** Where an edge leads from here. */
export const targetOf = (edge: ShipmentEdge, { heldFrom }: Pick<ShipmentFacts, 'heldFrom'>): ShipmentStatus | undefined =>
  edge.to === 'previous' ? (heldFrom ?? undefined) : edge.to;

/** The edges that this caller could take now. */
export function openEdges(facts: ShipmentFacts, actor: ActorType, limits: AttemptLimits): readonly ShipmentEdge[] {
  return shipmentMachine
    .edgesFrom(facts.status)
    .filter((edge) => mayTake(actor, edge) && targetOf(edge, facts) !== undefined && closedBecause(edge, facts, limits) === undefined);
}

/** The one edge to the wanted status that this caller may take, or the refusal that says what is possible instead. */
export function edgeTo(wanted: ShipmentStatus, facts: ShipmentFacts, actor: ActorType, limits: AttemptLimits): ShipmentEdge {
  const candidates = shipmentMachine.edgesFrom(facts.status).filter((edge) => targetOf(edge, facts) === wanted && mayTake(actor, edge));
  const open = candidates.find((edge) => closedBecause(edge, facts, limits) === undefined);
  if (open) return open;
  const closed = candidates.map((edge) => closedBecause(edge, facts, limits));
  if (closed.includes('RETRY_LIMIT')) throw refuse('RETRY_LIMIT');
  if (closed.includes('COD_ALREADY_CONFIRMED')) throw refuse('COD_ALREADY_CONFIRMED', { message: PAID_FOR });
  throw refusedStep(wanted, facts, openEdges(facts, actor, limits));
}

/** The named edge and no other one to the same status, or the refusal that says why it is closed to this caller. */
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
  // Another edge may lead to the same status, as the release from a hold does; the one that was asked for is closed all the same.
  const refused = allowed.includes(wanted)
    ? `This is not possible while the status is ${quotedStatus(facts.status)}.`
    : `The status cannot change from ${quotedStatus(facts.status)} to ${quotedStatus(wanted)}.`;
  const message = `${refused} ${nextSteps(allowed)}`;
  return refuse('INVALID_TRANSITION', { message, errors: [{ field: 'status', code: 'INVALID_TRANSITION', message, allowed }] });
}

const nextSteps = (allowed: readonly ShipmentStatus[]): string =>
  allowed.length === 0 ? 'No further step is open to you.' : `Possible next: ${allowed.map(quotedStatus).join(', ')}.`;

/**
 * The steps by which a carrier's report became true: the shortest legal way to the reported status.
 * A report is a fact, so neither the actor column nor attempt limits, an unpaid difference or a collection stand in its way.
 */
export function pathTo(reported: ShipmentStatus, facts: ShipmentFacts): readonly ShipmentEdge[] | undefined {
  const unlimited: AttemptLimits = { maxPickupAttempts: Infinity, maxDeliveryAttempts: Infinity };
  return shortestPath(shipmentMachine, {
    start: facts.status,
    goal: reported,
    allowed: (edge, at) => {
      // A hold is remembered only for where the shipment stands now; no walk passes through a second one.
      const here: ShipmentFacts = { ...facts, status: at, adjustmentDue: false, codConfirmed: false };
      return closedBecause(edge, here, unlimited) === undefined ? targetOf(edge, here) : undefined;
    },
  });
}
