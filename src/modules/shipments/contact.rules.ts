import type { Actor } from '../../kernel/actor.js';
import type { Shipment } from './shipment.entity.js';

export type ContactFacts = Pick<Shipment, 'status' | 'ownFleet' | 'skipHub'>;

/** A driver knows how to reach the consignee only while a parcel is being collected or delivered. */
export function mayReachConsignee(
  { seesAssignedOnly }: Pick<Actor, 'seesAssignedOnly'>,
  { status, ownFleet, skipHub }: ContactFacts,
): boolean {
  if (!seesAssignedOnly) return true;
  switch (status) {
    case 'pickup':
    case 'in_transit_pickup':
    case 'booked':
    case 'in_transit':
      return true;
    case 'picked_up':
      return ownFleet && skipHub;
    default:
      return false;
  }
}
