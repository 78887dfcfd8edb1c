import type { Spelling } from '../../platform/graphql/input-shape.js';

/** How a row spells fields of input types, by type and field: one name or several, the usual one first; null for those that it does not take. */
export type Spellings = Readonly<Record<string, Readonly<Record<string, string | readonly string[] | null>>>>;

const COORDINATES = { lat: ['lat', 'latitude'], lng: ['lng', 'longitude'] };
const PAYMENT_STATUS = { orderPaymentStatus: ['orderPaymentStatus', 'paymentStatus'] };

/** Fields that REST takes under a second name as well, in every row. */
const ALSO_CALLED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AddressInput: COORDINATES,
  AddressCorrectionInput: COORDINATES,
  DestinationChangesInput: COORDINATES,
  LocationInput: COORDINATES,
  LocationUpdateInput: COORDINATES,
  ProductInput: { name: ['name', 'title'], price: ['price', 'amount'] },
  OrderLineChangesInput: { name: ['title', 'name'], price: ['amount', 'price'] },
  UpdateOrderInput: PAYMENT_STATUS,
  UpdateShipmentInput: PAYMENT_STATUS,
};

/** The names under which a row takes each field, the usual one first. */
export const spellingOf =
  (own: Spellings = {}): Spelling =>
  (type, field) => {
    const spelled = own[type]?.[field];
    if (spelled === undefined) return ALSO_CALLED[type]?.[field] ?? [field];
    return typeof spelled === 'string' ? [spelled] : (spelled ?? []);
  };
