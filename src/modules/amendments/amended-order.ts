import { money } from '../../kernel/money.js';
import type { Services } from '../../platform/services.js';
import type { Address } from '../addresses/index.js';
import { codFeeFor, type SellerPricing } from '../carriers/index.js';
import { collectionOf, type Customer, type Order, type PaymentStatus } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import type { CheckedChanges } from './checked-changes.js';

/** What of an order can change, as it stands or as it will stand. Its lines are rows of their own. */
export interface OrderState {
  readonly customer: Customer;
  readonly destination: Address;
  readonly paymentStatus: PaymentStatus;
  readonly collectionGiven: bigint | null;
  /** What the driver collects; 0 for prepaid orders. */
  readonly collection: bigint;
  readonly codFee: bigint;
}

export const stateOf = (order: Order): OrderState => ({
  customer: order.customer,
  destination: order.destination,
  paymentStatus: order.paymentStatus,
  collectionGiven: order.collectionGivenMinor ?? null,
  collection: order.collectionMinor,
  codFee: order.codFeeMinor,
});

interface Parties {
  readonly shipment: Shipment;
  readonly pricing: SellerPricing;
}

/** The order after the changes. Collection and fee follow by the rules of a new order, at the fee percentage of the order. */
export function amended(services: Services, order: Order, changes: CheckedChanges, { shipment, pricing }: Parties): OrderState {
  const before = stateOf(order);
  const kept = { ...before, ...withoutUndefined(changes) };
  if (changes.paymentStatus === undefined && changes.collectionGiven === undefined) return kept;
  const collection = kept.paymentStatus === 'prepaid' ? 0n : collectionOf(amountsOf(order, kept), shownRateOf(shipment));
  const agreed = { ...pricing, codFeeBasisPoints: BigInt(order.codFeeBasisPoints) };
  const { feeMinor } = codFeeFor(services, agreed, money(collection, order.currency));
  return { ...kept, collection, codFee: feeMinor };
}

const withoutUndefined = ({ customer, destination, paymentStatus, collectionGiven }: CheckedChanges): Partial<OrderState> => ({
  ...(customer && { customer }),
  ...(destination && { destination }),
  ...(paymentStatus && { paymentStatus }),
  ...(collectionGiven !== undefined && { collectionGiven }),
});

const amountsOf = (order: Order, { collectionGiven }: OrderState) => ({
  subTotal: order.subTotalMinor,
  tax: order.taxMinor,
  discount: order.discountMinor,
  shippingFee: order.shippingFeeMinor ?? null,
  collectionGiven,
});

const shownRateOf = ({ displayRateMinor, actualRateMinor }: Shipment): bigint => displayRateMinor ?? actualRateMinor;
