import { money } from '../../kernel/money.js';
import type { CoreServices } from '../../platform/services.js';
import { codFeeFor, type SellerPricing, type PricingServices } from '../pricing/index.js';
import { collectionOf, phoneOfCustomer, type Order } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import type { CheckedChanges } from './checked-changes.js';

/** The mutable part of an order, before or after a change. Its lines are separate rows. */
export type OrderState = Pick<
  Order,
  'customer' | 'destination' | 'paymentStatus' | 'collectionGivenMinor' | 'collectionMinor' | 'codFeeMinor'
>;

export const stateOf = (order: OrderState): OrderState => ({
  customer: order.customer,
  destination: order.destination,
  paymentStatus: order.paymentStatus,
  collectionGivenMinor: order.collectionGivenMinor,
  collectionMinor: order.collectionMinor,
  codFeeMinor: order.codFeeMinor,
});

interface Parties {
  readonly shipment: Shipment;
  readonly pricing: SellerPricing;
}

/** The order after the changes. Collection and fee are recomputed as for a new order, with the order's own fee percentage. */
export function amended(
  services: CoreServices & PricingServices,
  order: Order,
  changes: CheckedChanges,
  { shipment, pricing }: Parties,
): OrderState {
  const before = stateOf(order);
  const kept = dialled({ ...before, ...withoutUndefined(changes) });
  if (changes.paymentStatus === undefined && changes.collectionGiven === undefined) return kept;
  const collectionMinor = kept.paymentStatus === 'prepaid' ? 0n : collectionOf(amountsOf(order, kept), shownRateOf(shipment));
  const agreed = { ...pricing, codFeeBasisPoints: BigInt(order.codFeeBasisPoints) };
  const { feeMinor } = codFeeFor(services, agreed, money(collectionMinor, order.currency));
  return { ...kept, collectionMinor, codFeeMinor: feeMinor };
}

/** A number without its country code is dialled in the country of the destination. */
const dialled = (state: OrderState): OrderState => ({
  ...state,
  customer: { ...state.customer, ...phoneOfCustomer(state.customer.phone, state.destination.countryCode) },
});

const withoutUndefined = ({ customer, destination, paymentStatus, collectionGiven }: CheckedChanges): Partial<OrderState> => ({
  ...(customer && { customer }),
  ...(destination && { destination }),
  ...(paymentStatus && { paymentStatus }),
  ...(collectionGiven !== undefined && { collectionGivenMinor: collectionGiven }),
});

const amountsOf = (order: Order, { collectionGivenMinor }: OrderState) => ({
  subTotal: order.subTotalMinor,
  tax: order.taxMinor,
  discount: order.discountMinor,
  shippingFee: order.shippingFeeMinor,
  collectionGiven: collectionGivenMinor,
});

const shownRateOf = ({ displayRateMinor, actualRateMinor }: Shipment): bigint => displayRateMinor ?? actualRateMinor;
