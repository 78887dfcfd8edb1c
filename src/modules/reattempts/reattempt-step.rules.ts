import type { ActorType } from '../../kernel/actor.js';
import { Refusal, refuse, refuseAt } from '../../kernel/errors.js';
import {
  deliveryAttemptsLeft,
  exactEdge,
  factsOf,
  mayTake,
  quotedStatus,
  shipmentMachine,
  type Shipment,
  type ShipmentEdge,
  type StepRules,
} from '../shipments/index.js';
import type { RetryAction } from './reattempt.entity.js';

/** The step of an action for the shipment's current status, for the given kind of caller. RETRY_NOT_ALLOWED, RETRY_LIMIT. */
export function stepFor(action: RetryAction, shipment: Shipment, asker: ActorType, rules: StepRules): ShipmentEdge {
  try {
    return openStep(action, shipment, asker, rules);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INVALID_TRANSITION') throw notAllowed(action, shipment, asker, rules);
    throw error;
  }
}

function openStep(action: RetryAction, shipment: Shipment, asker: ActorType, rules: StepRules): ShipmentEdge {
  const { edges } = shipmentMachine;
  // A super administrator may exceed the usual number of delivery attempts.
  const settings = { ...rules.settings, ...(asker === 'super_admin' && { maxDeliveryAttempts: Infinity }) };
  const exact = (edge: ShipmentEdge): ShipmentEdge => exactEdge(edge, factsOf(shipment), asker, { steps: rules.steps, settings });
  switch (action) {
    case 'retry_pickup':
      return exact(edges.retry_pickup);
    case 'return_to_sender':
      return exact(edges.return_to_sender);
    case 'redeliver': {
      if (shipment.status !== 'failed') return exact(edges.redeliver);
      const edge = exact(edges.reattempt);
      if (deliveryAttemptsLeft(shipment, settings) === 0) throw refuse('RETRY_LIMIT');
      return edge;
    }
  }
}

const ACTIONS: readonly RetryAction[] = ['retry_pickup', 'redeliver', 'return_to_sender'];

/** Names the allowed actions instead. */
function notAllowed(action: RetryAction, shipment: Shipment, asker: ActorType, rules: StepRules): Refusal {
  const allowed = ACTIONS.filter((each) => isOpen(() => openStep(each, shipment, asker, rules)));
  const status = quotedStatus(shipment.status);
  if (allowed.length === 0) return refuseAt('action', 'RETRY_NOT_ALLOWED.noneNow', { action, status }, allowed);
  return refuseAt('action', 'RETRY_NOT_ALLOWED.othersNow', { action, status, actions: allowed.join(', ') }, allowed);
}

/** The edges of an action, by current status. */
const EDGES: Readonly<Record<RetryAction, readonly ShipmentEdge[]>> = {
  retry_pickup: [shipmentMachine.edges.retry_pickup],
  redeliver: [shipmentMachine.edges.redeliver, shipmentMachine.edges.reattempt],
  return_to_sender: [shipmentMachine.edges.return_to_sender],
};

/** Whether this kind of caller may request an action at all, regardless of status and attempts. */
export const mayAskFor = (action: RetryAction, asker: ActorType): boolean => EDGES[action].some((edge) => mayTake(asker, edge));

function isOpen(step: () => ShipmentEdge): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The attempt number that an action leads to; null for a return to sender. */
export function attemptOf(action: RetryAction, { pickupAttempts, deliveryAttempts }: Shipment): number | null {
  switch (action) {
    case 'retry_pickup':
      return pickupAttempts + 1;
    case 'redeliver':
      return deliveryAttempts + 1;
    case 'return_to_sender':
      return null;
  }
}

/** The kind of caller stored in a row. An unknown kind gets only the permissions of the system. */
export const askerOf = ({ requestedByType }: { readonly requestedByType: string }): ActorType =>
  askers.find((type) => type === requestedByType) ?? 'system';

const askers: readonly ActorType[] = ['erp', 'ops', 'dispatcher', 'super_admin'];
