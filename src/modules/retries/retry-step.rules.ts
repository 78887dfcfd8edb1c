import type { ActorType } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { DomainSettings } from '../../kernel/settings.js';
import { exactEdge, factsOf, shipmentMachine, type Shipment, type ShipmentEdge } from '../shipments/index.js';
import type { RetryAction } from './shipment-retry.entity.js';

/** The step that an action means for a shipment as it stands, for whoever asked. INVALID_TRANSITION, RETRY_LIMIT. */
export function stepFor(action: RetryAction, shipment: Shipment, asker: ActorType, settings: DomainSettings): ShipmentEdge {
  const { edges } = shipmentMachine;
  // A super administrator may send a driver once more than is usual.
  const limits = { ...settings, ...(asker === 'super_admin' && { maxDeliveryAttempts: Infinity }) };
  const exact = (edge: ShipmentEdge): ShipmentEdge => exactEdge(edge, factsOf(shipment), asker, limits);
  switch (action) {
    case 'retry_pickup':
      return exact(edges.retry_pickup);
    case 'return_to_sender':
      return exact(edges.return_to_sender);
    case 'redeliver': {
      if (shipment.status !== 'failed') return exact(edges.redeliver);
      const edge = exact(edges.reattempt);
      if (shipment.deliveryAttempts >= limits.maxDeliveryAttempts) throw refuse('RETRY_LIMIT');
      return edge;
    }
  }
}

/** The number of the attempt that an action leads to; null for the way back. */
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

/** The kind of caller that a row remembers. What is not known any more may do nothing that the system may not. */
export const askerOf = ({ requestedByType }: { readonly requestedByType: string }): ActorType =>
  askers.find((type) => type === requestedByType) ?? 'system';

const askers: readonly ActorType[] = ['erp', 'ops', 'dispatcher', 'super_admin'];
