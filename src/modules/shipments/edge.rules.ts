import type { ActorType } from '../../kernel/actor.js';
import { refuse, refuseAt, type ErrorCode, type Refusal } from '../../kernel/errors.js';
import { shortestPath } from '../../kernel/state-machine.js';
import { quotedStatus } from './status-catalogue.js';
import { shipmentMachine, ShipmentEdge, type ShipmentStatus, MachineActor } from './shipment.machine.js';
import type { ShipmentFacts, StepRules, StepSettings } from './step-table.js';
import type { AdjustmentStatus } from './shipments.enums.js';
import type { Shipment } from './shipment.entity.js';

/** Why an edge is closed for every caller right now; undefined when it is open. */
export const closedBecause = (edge: ShipmentEdge, facts: ShipmentFacts, { steps, settings }: StepRules): ErrorCode | undefined =>
  steps.edges[edge.name].guards?.find(({ isOpen }) => !isOpen(facts, settings))?.code;

/** The target status of an edge. */
export const targetOf = (edge: ShipmentEdge, { heldFrom }: Pick<ShipmentFacts, 'heldFrom'>): ShipmentStatus | undefined =>
  edge.to === 'previous' ? (heldFrom ?? undefined) : edge.to;

/** The edges that the caller can take now. */
export function openEdges(facts: ShipmentFacts, actor: ActorType, rules: StepRules): readonly ShipmentEdge[] {
  return shipmentMachine
    .edgesFrom(facts.status)
    .filter(
      (edge) =>
        isTheirs(actor, edge, rules.settings) && targetOf(edge, facts) !== undefined && closedBecause(edge, facts, rules) === undefined,
    );
}

/** Finds the one edge to the wanted status that the caller can take. Otherwise throws a refusal that lists the allowed statuses. */
export function edgeTo(wanted: ShipmentStatus, facts: ShipmentFacts, actor: ActorType, rules: StepRules): ShipmentEdge {
  const candidates = shipmentMachine
    .edgesFrom(facts.status)
    .filter((edge) => targetOf(edge, facts) === wanted && isTheirs(actor, edge, rules.settings));
  const open = candidates.find((edge) => closedBecause(edge, facts, rules) === undefined);
  if (open) return open;
  const closed = candidates.map((edge) => closedBecause(edge, facts, rules));
  if (closed.includes('RETRY_LIMIT')) throw refuse('RETRY_LIMIT');
  if (closed.includes('COD_ALREADY_CONFIRMED')) throw refuse('COD_ALREADY_CONFIRMED.paidFor');
  throw refusedStep(wanted, facts, openEdges(facts, actor, rules));
}

/** Returns the named edge, ignoring others to the same status, or throws a refusal that says why it is closed. */
export function exactEdge(edge: ShipmentEdge, facts: ShipmentFacts, actor: ActorType, rules: StepRules): ShipmentEdge {
  const isOffered = edge.from.includes(facts.status) && isTheirs(actor, edge, rules.settings);
  const why = isOffered ? closedBecause(edge, facts, rules) : 'INVALID_TRANSITION';
  if (why === undefined) return edge;
  if (why !== 'INVALID_TRANSITION') throw refuse(why);
  throw refusedStep(targetOf(edge, facts) ?? facts.status, facts, openEdges(facts, actor, rules));
}

export function refusedStep(wanted: ShipmentStatus, facts: ShipmentFacts, open: readonly ShipmentEdge[]): Refusal {
  const allowed = [...new Set(open.flatMap((edge) => targetOf(edge, facts) ?? []))];
  const from = quotedStatus(facts.status);
  const next = allowed.map(quotedStatus);
  // Another edge may lead to the same status (such as the release from a hold), but the requested one is closed.
  if (allowed.includes(wanted)) return refuseAt('status', 'INVALID_TRANSITION.stepClosed', { status: from, next }, allowed);
  const change = { from, to: quotedStatus(wanted) };
  if (allowed.length === 0) return refuseAt('status', 'INVALID_TRANSITION.noFurtherStep', change, allowed);
  return refuseAt('status', 'INVALID_TRANSITION.noStep', { ...change, next }, allowed);
}

/** The shortest legal path that passes these statuses in order; undefined if one of them cannot be reached. */
export function pathThrough(stops: readonly ShipmentStatus[], facts: ShipmentFacts, rules: StepRules): readonly ShipmentEdge[] | undefined {
  const path: ShipmentEdge[] = [];
  let at = facts;
  for (const stop of stops) {
    const leg = pathTo(stop, at, rules);
    if (!leg) return undefined;
    path.push(...leg);
    // A hold ends with the step that leaves it.
    at = { ...at, status: stop, heldFrom: null, heldBy: null };
  }
  return path;
}

/**
 * Returns the shortest legal path to a reported status. A report is a fact, so permissions, attempt rules, unpaid adjustments and
 * collections do not block it.
 */
function pathTo(reported: ShipmentStatus, facts: ShipmentFacts, { steps }: StepRules): readonly ShipmentEdge[] | undefined {
  const unlimited = { steps, settings: { maxPickupAttempts: Infinity, maxDeliveryAttempts: Infinity, sellerPickups: true } };
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

/** The columns that the facts are derived from. */
export const FACTS = [
  'status',
  'heldFrom',
  'heldBy',
  'skipHub',
  'ownFleet',
  'pickupAttempts',
  'deliveryAttempts',
  'rtsCompletedAt',
  'adjustmentStatus',
  'codStage',
] as const;
export type StoredFacts = Pick<Shipment, (typeof FACTS)[number]>;

export const factsOf = (shipment: StoredFacts): ShipmentFacts => ({
  status: shipment.status,
  heldFrom: shipment.heldFrom,
  heldBy: shipment.heldBy,
  skipHub: shipment.skipHub,
  ownFleet: shipment.ownFleet,
  pickupAttempts: shipment.pickupAttempts,
  deliveryAttempts: shipment.deliveryAttempts,
  rtsCompletedAt: shipment.rtsCompletedAt,
  adjustmentDue: isDue(shipment.adjustmentStatus),
  codConfirmed: shipment.codStage !== null,
});

/** An adjustment that is neither paid nor dropped. */
const isDue = (status: AdjustmentStatus | null): boolean => status === 'unpaid' || status === 'pending_approval' || status === 'disputed';

const WORKS_AS: Readonly<Record<ActorType, readonly MachineActor[]>> = {
  shop: ['store'],
  seller: ['seller'],
  ops: ['ops', 'hub'],
  dispatcher: ['dispatcher'],
  driver: ['driver'],
  accounts: [],
  reception: [],
  super_admin: ['ops', 'hub', 'dispatcher', 'driver'],
  erp: ['erp'],
  system: ['system'],
  carrier: ['carrier'],
  public: [],
};

/** An ERP token acts for the operator: it may take every edge, but guards and money rules still apply. */
export const mayTake = (type: ActorType, edge: ShipmentEdge): boolean =>
  (type === 'erp' && edge.id !== 1) || WORKS_AS[type].some((actor) => edge.by.includes(actor));

/** Sellers book pickups only where the operator lets them. */
const isTheirs = (type: ActorType, edge: ShipmentEdge, { sellerPickups }: StepSettings): boolean =>
  mayTake(type, edge) && (sellerPickups || type !== 'seller' || edge.name !== 'schedule_pickup');
