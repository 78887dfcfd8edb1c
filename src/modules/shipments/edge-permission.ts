import type { ActorType } from '../../kernel/actor.js';
import { MachineActor, ShipmentEdge } from './shipment.machine.js';

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
