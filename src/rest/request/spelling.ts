import type { Spelling } from '../../platform/graphql/input-shape.js';

/** A row's names of input fields, by type and field: one or more, the preferred one first; null for fields it does not accept. */
export type Spellings = Readonly<Record<string, Readonly<Record<string, string | readonly string[] | null>>>>;

const COORDINATES = { lat: ['lat', 'latitude'], lng: ['lng', 'longitude'] };
const PAYMENT_STATUS = { orderPaymentStatus: ['orderPaymentStatus', 'paymentStatus'] };

/** Fields that every row also accepts under a second name. */
const ALSO_CALLED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AddressInput: COORDINATES,
  AddressCorrectionInput: COORDINATES,
  DestinationChangesInput: COORDINATES,
  LocationInput: COORDINATES,
  LocationUpdateInput: COORDINATES,
  ProductInput: { name: ['name', 'title'], price: ['price', 'amount'] },
  OrderLineChangesInput: { name: ['title', 'name'], price: ['amount', 'price'] },
  // The two requests name the amount differently, and callers mix them up.
  ConfirmCodInput: { amountCollected: ['amountCollected', 'amount'] },
  AdvanceCodHandoverInput: { amount: ['amount', 'amountHandedOver', 'amountCollected'] },
  UpdateOrderInput: PAYMENT_STATUS,
  UpdateShipmentInput: PAYMENT_STATUS,
};

/** The names under which a row accepts each field, the preferred one first. */
export const spellingOf =
  (own: Spellings = {}): Spelling =>
  (type, field) => {
    const spelled = own[type]?.[field];
    if (spelled === undefined) return ALSO_CALLED[type]?.[field] ?? [field];
    return typeof spelled === 'string' ? [spelled] : (spelled ?? []);
  };
