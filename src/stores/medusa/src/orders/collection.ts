import { numberOf, rounded } from '../currency.js';
import type { ParcelAmounts } from './parcel-amounts.js';
import type { MedusaOrder, OrderPayment } from './read-order.js';

/** Identifier of our payment provider; Medusa puts pp_ before it and the id of the configuration behind it. */
export const COD_PROVIDER = 'shipgraph-cod';

export const paymentsOf = (order: MedusaOrder): readonly OrderPayment[] =>
  (order.payment_collections ?? []).flatMap(({ payments }) => payments ?? []).filter(({ canceled_at: cancelled }) => !cancelled);

export const isCashOnDelivery = (payment: OrderPayment, codProviders: readonly string[]): boolean =>
  payment.provider_id.startsWith(`pp_${COD_PROVIDER}`) || codProviders.includes(payment.provider_id);

interface Collecting {
  readonly order: MedusaOrder;
  readonly amounts: ParcelAmounts;
  readonly codProviders: readonly string[];
  /** What earlier parcels of the order collect. */
  readonly collectedElsewhere: number;
  /** Whether nothing of the order is left for a later parcel. */
  readonly isLast: boolean;
}

/** What the driver collects for a parcel; undefined for an order that is not paid in cash. */
export function collectionOf({ order, amounts, codProviders, collectedElsewhere, isLast }: Collecting): number | undefined {
  const payments = paymentsOf(order);
  if (!payments.some((payment) => isCashOnDelivery(payment, codProviders))) return undefined;
  const paid = payments.filter((payment) => !isCashOnDelivery(payment, codProviders)).reduce((sum, payment) => sum + settled(payment), 0);
  const captured = payments
    .filter((payment) => isCashOnDelivery(payment, codProviders))
    .reduce((sum, payment) => sum + netCaptured(payment), 0);
  const outstanding = Math.max(numberOf(order.total) - paid - Math.max(captured, collectedElsewhere), 0);
  return rounded(isLast ? outstanding : Math.min(outstanding, amounts.total), order.currency_code.toUpperCase());
}

/** A card that is authorized will be captured: the driver does not collect that. */
const settled = (payment: OrderPayment): number =>
  payment.captured_at || (payment.captures ?? []).length > 0 ? netCaptured(payment) : numberOf(payment.amount);

const netCaptured = ({ captures, refunds }: OrderPayment): number => sumOf(captures) - sumOf(refunds);

const sumOf = (entries: readonly { amount: unknown }[] | null | undefined): number =>
  (entries ?? []).reduce((sum, { amount }) => sum + numberOf(amount), 0);
