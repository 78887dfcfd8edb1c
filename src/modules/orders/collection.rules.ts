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
 * What the driver collects on a cash on delivery order: the given amount as it is, else the value of the goods and what the
 * shopper pays for shipping: the supplied fee, else the rate that was shown. 0 is an amount like any other: a fee of 0 is free shipping.
 */
export const collectionOf = (order: Collecting, shownRateMinor: bigint): bigint =>
  order.collectionGiven ?? orderValue(order) + (order.shippingFee ?? shownRateMinor);
