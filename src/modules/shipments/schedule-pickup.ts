import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ShipmentServices } from './services.js';
import { transitionShipment, type Transition } from './transition-shipment.js';

/** Books the pickup (edge 3), or rebooks it after a failure (edge 8), and bills the seller. INSUFFICIENT_BALANCE changes nothing. */
export const schedulePickup = (tx: Tx<ShipmentServices>, actor: Actor, id: string): Promise<Transition> =>
  transitionShipment(tx, actor, { id, status: 'pickup' });
