import type { DomainEvent } from '../../kernel/events.js';
import type { ShopperFact } from '../notifications/index.js';
import type { ShipmentStatus } from '../shipments/index.js';

/**
 * What a shopper is sent about a change; undefined for most changes. Needs no database. A parcel is on its way once it was picked up from
 * the shop, not when booked or weighed. A hold concerns the shopper only after a delivery attempt.
 */
export function shopperFact({ type, data }: DomainEvent): ShopperFact | undefined {
  if (type !== 'shipment.status_changed') return undefined;
  const { from, to, isReturn, test } = data;
  if (isReturn || test || from === to) return undefined;
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

/** A parcel that has moved on, for example after a report that implies several steps, is reported by its last step only. */
export const isStillTrue = (fact: ShopperFact, status: ShipmentStatus): boolean => CURRENT[fact].includes(status);

/** These occur once per parcel; a correction that repeats them is not mailed again. */
export const happensOnce = (fact: ShopperFact): boolean => fact === 'on_its_way' || fact === 'delivered' || fact === 'returning';
