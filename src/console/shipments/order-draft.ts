import type { PaymentStatus, UpdateOrderInput } from '../../schema-types.generated.js';
import type { OrderDetails } from './shipment-details.js';

/** Editable fields of an order. */
export interface Draft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly deliveryNote: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly countryCode: string;
  readonly paymentStatus: PaymentStatus;
  readonly collectionAmount: string;
}

export const draftOf = ({ customer, destination, paymentStatus, collectionAmount }: OrderDetails): Draft => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phone: customer.phone ?? '',
  company: customer.company ?? '',
  deliveryNote: customer.deliveryNote ?? '',
  address: destination.address,
  city: destination.city,
  state: destination.state ?? '',
  zip: destination.zip,
  countryCode: destination.countryCode,
  paymentStatus,
  collectionAmount: collectionAmount.amount,
});

/** Only edited fields, plus the version displayed, so that concurrent changes are not overwritten. */
export function changesOf(order: OrderDetails, draft: Draft): UpdateOrderInput {
  const before = draftOf(order);
  const isChanged = (...names: readonly (keyof Draft)[]): boolean => names.some((name) => before[name] !== draft[name]);
  const customer = {
    firstName: draft.firstName,
    lastName: draft.lastName,
    // An order that was typed may have none.
    ...(draft.email !== '' && { email: draft.email }),
    phone: draft.phone.trim() || null,
    company: draft.company.trim() || null,
    deliveryNote: draft.deliveryNote.trim() || null,
  };
  const { address, city, zip } = draft;
  // Keep the country name only while the country code is unchanged.
  const country = isChanged('countryCode') ? { countryCode: draft.countryCode.trim().toUpperCase(), country: null } : {};
  const destinationAddress = { address, city, zip, state: draft.state.trim() || null, ...country };
  return {
    expectedVersions: [order.version],
    ...(isChanged('firstName', 'lastName', 'email', 'phone', 'company', 'deliveryNote') && { customer }),
    ...(isChanged('address', 'city', 'state', 'zip', 'countryCode') && { destinationAddress }),
    ...(isChanged('paymentStatus') && { orderPaymentStatus: draft.paymentStatus }),
    ...(isChanged('collectionAmount') && draft.paymentStatus === 'POSTPAID' && { collectionAmount: draft.collectionAmount.trim() }),
  };
}
