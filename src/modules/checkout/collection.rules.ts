import type { Quote } from '../carriers/index.js';
import { shownRate } from '../carriers/index.js';
import type { CheckedOrder } from '../orders/index.js';

/** Value of the goods: subTotal + tax - discount. */
export const orderValue = ({ subTotal, tax, discount }: Pick<CheckedOrder, 'subTotal' | 'tax' | 'discount'>): bigint =>
  subTotal + tax - discount;

type Collecting = Pick<CheckedOrder, 'subTotal' | 'tax' | 'discount' | 'collectionGiven' | 'shippingFee'>;

/**
 * What the driver collects on a cash on delivery order: the given amount as it is, else the value of the goods and what the
 * shopper pays for shipping. 0 is an amount like any other: a shipping fee of 0 means free shipping.
 */
export function collectionOf(order: Collecting, quote: Pick<Quote, 'actualRate' | 'displayRate'>): bigint {
  if (order.collectionGiven !== null) return order.collectionGiven;
  return orderValue(order) + (order.shippingFee ?? shownRate(quote as Quote).minor);
}
