import type { DomainEvent } from '../../kernel/events.js';
import type { ShopperFact } from '../notifications/index.js';
import type { ShipmentStatus } from '../shipments/index.js';

/**
 * What a shopper is told of a change; undefined for the many that are nothing to them. Needs no database. The parcel is on its way
 * once it was collected from the shop: being booked or weighed is not. A hold is theirs only after somebody was at the door.
 */
export function shopperFact({ type, data }: DomainEvent): ShopperFact | undefined {
  const { from, to, isReturn } = data;
  if (type !== 'shipment.status_changed' || isReturn === true || from === to) return undefined;
  switch (to) {
    case 'picked_up':
      return 'on_its_way';
    case 'in_transit':
      return 'out_for_delivery';
    case 'on_hold':
      return from === 'in_transit' ? 'attempt_failed' : undefined;
    case 'failed':
      return 'failed';
    case 'return_to_sender':
      return 'returning';
    case 'delivered':
      return 'delivered';
    default:
      return undefined;
  }
}

const ON_ITS_WAY: readonly ShipmentStatus[] = ['picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'on_hold'];

const CURRENT: Readonly<Record<ShopperFact, readonly ShipmentStatus[]>> = {
  on_its_way: ON_ITS_WAY,
  out_for_delivery: ['in_transit'],
  attempt_failed: ['on_hold'],
  failed: ['failed'],
  returning: ['return_to_sender'],
  delivered: ['delivered'],
};

/** A parcel that has moved on meanwhile, as after a report that implies several steps, is told of by its last step alone. */
export const isStillTrue = (fact: ShopperFact, status: ShipmentStatus): boolean => CURRENT[fact].includes(status);

/** These happen to a parcel once; a correction that repeats them is not told again. */
export const happensOnce = (fact: ShopperFact): boolean => fact === 'on_its_way' || fact === 'delivered' || fact === 'returning';
