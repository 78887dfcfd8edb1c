import { quotedStatus, type ShipmentStatus } from '../shipments/index.js';

/** The changeable fields of a placed order. */
export const orderFields = ['customer', 'destinationAddress', 'products', 'orderPaymentStatus', 'collectionAmount'] as const;
export type OrderField = (typeof orderFields)[number];

/** At our hub the parcel is as far out of the store's control as after pickup. */
const collected: readonly ShipmentStatus[] = ['picked_up', 'at_sorting', 'verified', 'ready_to_book'];

/** The statuses in which a field is fixed. Contact data can always be corrected. */
const fixedAt: Readonly<Record<OrderField, ReadonlySet<ShipmentStatus>>> = {
  customer: new Set(),
  destinationAddress: new Set([...collected, 'in_transit_pickup', 'booked', 'in_transit', 'delivered', 'cancelled', 'return_to_sender']),
  products: new Set([...collected, 'in_transit', 'delivered', 'cancelled']),
  orderPaymentStatus: new Set([...collected, 'in_transit', 'delivered']),
  collectionAmount: new Set([...collected, 'in_transit', 'delivered']),
};

/** After the money was collected, the amount due can no longer change. */
const fixedByCollection: ReadonlySet<OrderField> = new Set(['orderPaymentStatus', 'collectionAmount']);

export interface OrderStanding {
  readonly status: ShipmentStatus;
  /** True while a confirmed cash on delivery collection exists. */
  readonly collected: boolean;
}

/** Why a field can no longer change; undefined when it can. */
export function whyFixed(field: OrderField, { status, collected: isCollected }: OrderStanding): string | undefined {
  if (isCollected && fixedByCollection.has(field)) return `${field} can no longer be changed: the money was collected.`;
  return fixedAt[field].has(status) ? `${field} can no longer be changed: the status is ${quotedStatus(status)}.` : undefined;
}

export const editableFields = (standing: OrderStanding): OrderField[] =>
  orderFields.filter((field) => whyFixed(field, standing) === undefined);
