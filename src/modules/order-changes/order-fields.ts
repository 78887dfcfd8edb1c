import { quotedStatus, type ShipmentStatus } from '../shipments/index.js';

/** What can be changed about a placed order. */
export const orderFields = ['customer', 'destinationAddress', 'products', 'orderPaymentStatus', 'collectionAmount'] as const;
export type OrderField = (typeof orderFields)[number];

/** At our hub the parcel is as much out of the store's hands as when it was collected. */
const collected: readonly ShipmentStatus[] = ['picked_up', 'at_sorting', 'verified', 'ready_to_book'];

/** The statuses in which a field stands as it is. A contact can always be corrected. */
const fixedAt: Readonly<Record<OrderField, ReadonlySet<ShipmentStatus>>> = {
  customer: new Set(),
  destinationAddress: new Set([...collected, 'in_transit_pickup', 'booked', 'in_transit', 'delivered', 'cancelled', 'return_to_sender']),
  products: new Set([...collected, 'in_transit', 'delivered', 'cancelled']),
  orderPaymentStatus: new Set([...collected, 'in_transit', 'delivered']),
  collectionAmount: new Set([...collected, 'in_transit', 'delivered']),
};

/** Once the money was taken at the door, what was to be taken is history. */
const fixedByCollection: ReadonlySet<OrderField> = new Set(['orderPaymentStatus', 'collectionAmount']);

export interface OrderStanding {
  readonly status: ShipmentStatus;
  /** True while a confirmed cash on delivery collection stands. */
  readonly collected: boolean;
}

/** Why a field cannot be changed any more; undefined when it can. */
export function whyFixed(field: OrderField, { status, collected: isCollected }: OrderStanding): string | undefined {
  if (isCollected && fixedByCollection.has(field)) return `${field} can no longer be changed: the money was collected.`;
  return fixedAt[field].has(status) ? `${field} can no longer be changed: the status is ${quotedStatus(status)}.` : undefined;
}

export const editableFields = (standing: OrderStanding): OrderField[] =>
  orderFields.filter((field) => whyFixed(field, standing) === undefined);
