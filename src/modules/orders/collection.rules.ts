import { money, type Money } from '../../kernel/money.js';
import type { Order } from './order.entity.js';
interface OrderAmounts {
  readonly subTotal: bigint;
  readonly tax: bigint;
  readonly discount: bigint;
}

/** Value of the goods: subTotal + tax - discount. */
export const orderValue = ({ subTotal, tax, discount }: OrderAmounts): bigint => subTotal + tax - discount;

interface Collecting extends OrderAmounts {
  readonly collectionGiven: bigint | null;
  readonly shippingFee: bigint | null;
}

/**
 * The collection amount of a cash on delivery order: the given amount, else the value of the goods plus the shipping price, which is the
 * supplied fee or else the shown rate. 0 counts as given: a fee of 0 is free shipping.
 */
export const collectionOf = (order: Collecting, shownRateMinor: bigint): bigint =>
  order.collectionGiven ?? orderValue(order) + (order.shippingFee ?? shownRateMinor);

/** The amount the driver collects; 0 for prepaid orders. */
export const collectionAmountOf = ({ collectionMinor, currency }: Pick<Order, 'collectionMinor' | 'currency'>): Money =>
  money(collectionMinor, currency);

/** The fee charged to the seller for a collection. */
export const codFeeOf = ({ codFeeMinor, currency }: Pick<Order, 'codFeeMinor' | 'currency'>): Money => money(codFeeMinor, currency);
