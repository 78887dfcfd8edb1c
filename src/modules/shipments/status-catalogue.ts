import type { ShipmentStatus } from './shipment.machine.js';

export type Phase = 'before pickup' | 'first mile' | 'hub' | 'last mile' | 'any' | 'end';

export interface StatusEntry {
  readonly code: ShipmentStatus;
  readonly label: string;
  readonly description: string;
  readonly phase: Phase;
  readonly terminal: boolean;
  /** False for hub statuses, which stores hear of only when they ask to. */
  readonly visibleToStore: boolean;
  readonly webhookEvents: readonly string[];
}

const entry = (
  code: ShipmentStatus,
  label: string,
  phase: Phase,
  description: string,
  more: { event?: string; terminal?: boolean; hub?: boolean } = {},
): StatusEntry => ({
  code,
  label,
  description,
  phase,
  terminal: more.terminal ?? false,
  visibleToStore: !more.hub,
  webhookEvents: ['shipment.update', ...(more.event ? [more.event] : [])],
});

export const statusCatalogue: readonly StatusEntry[] = [
  entry('new', 'New', 'before pickup', 'The order was received.'),
  entry('fulfilled', 'Fulfilled', 'before pickup', 'The store has packed it.'),
  entry('pickup', 'Ready for pickup', 'first mile', 'Pickup is booked; AWB and label exist.', { event: 'shipment.pickup' }),
  entry('in_transit_pickup', 'Driver on the way', 'first mile', 'The pickup driver is on the way to the sender.'),
  entry('pickup_failed', 'Pickup failed', 'first mile', 'The driver came but could not collect.'),
  entry('not_collected', 'Not collected', 'first mile', 'The pickup confirmation says that the parcel was not handed over.'),
  entry('picked_up', 'Picked up', 'first mile', 'The parcel is in the hands of the carrier.'),
  entry('at_sorting', 'At sorting', 'hub', 'The parcel arrived at the hub, or is back there after repacking.', { hub: true }),
  entry('verified', 'Verified', 'hub', 'The parcel was weighed and measured.', { hub: true }),
  entry('ready_to_book', 'Ready to book', 'hub', 'Nothing is owed; the parcel can go to the delivering carrier.', { hub: true }),
  entry('booked', 'Booked', 'hub', 'The delivering carrier or route has accepted the parcel.'),
  entry('in_transit', 'Out for delivery', 'last mile', 'The driver has started the delivery.', { event: 'shipment.in_transit' }),
  entry('on_hold', 'On hold', 'any', 'The shipment is paused by a failed attempt or a question.'),
  entry('failed', 'Failed', 'last mile', 'Delivery is impossible.', { event: 'shipment.failed' }),
  entry('return_to_sender', 'Return to sender', 'last mile', 'The parcel goes back to the sender.', { event: 'shipment.failed' }),
  entry('delivered', 'Delivered', 'end', 'The receiver has the parcel.', { event: 'shipment.completed', terminal: true }),
  entry('cancelled', 'Cancelled', 'end', 'The order was stopped before collection.', { terminal: true }),
];

/** Statuses that stores are told of only when they ask to. */
export const hubStatuses: ReadonlySet<ShipmentStatus> = new Set(statusCatalogue.filter((s) => !s.visibleToStore).map(({ code }) => code));
