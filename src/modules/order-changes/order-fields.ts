import { warning, type FieldWarning } from '../../kernel/field-warnings.js';
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

/** A connected carrier has received these, and cannot be sent another value. */
const fixedByBooking: ReadonlySet<OrderField> = new Set(['destinationAddress', 'products', 'orderPaymentStatus', 'collectionAmount']);

export interface OrderStanding {
  readonly status: ShipmentStatus;
  /** True while a connected carrier knows of the parcel, or may. */
  readonly booked: boolean;
  /** True while a confirmed cash on delivery collection exists. */
  readonly collected: boolean;
}

/** Why a field can no longer change; undefined when it can. */
export function whyFixed(field: OrderField, { status, booked, collected: isCollected }: OrderStanding): FieldWarning | undefined {
  if (isCollected && fixedByCollection.has(field)) return warning(field, 'FIELD_UPDATE_BLOCKED.moneyCollected', { field });
  if (fixedAt[field].has(status)) return warning(field, 'FIELD_UPDATE_BLOCKED.statusIs', { field, status: quotedStatus(status) });
  return booked && fixedByBooking.has(field) ? warning(field, 'FIELD_UPDATE_BLOCKED.atCarrier', { field }) : undefined;
}

export const editableFields = (standing: OrderStanding): OrderField[] =>
  orderFields.filter((field) => whyFixed(field, standing) === undefined);
