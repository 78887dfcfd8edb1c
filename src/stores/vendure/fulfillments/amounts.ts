/** A line of a fulfilment, in minor units. The totals are those of the whole line of the order, after discounts. */
export interface ShippedLine {
  readonly unitPrice: number;
  readonly total: number;
  readonly totalWithTax: number;
  /** Units of the order's line. */
  readonly ordered: number;
  /** Units in earlier fulfilments. */
  readonly before: number;
  readonly quantity: number;
}

export interface ParcelAmounts {
  readonly subTotal: number;
  readonly tax: number;
  readonly discount: number;
}

/** Partial fulfilments of a line add up to its total exactly: each takes what is between its first and its last unit. */
const shareOf = (total: number, { ordered, before, quantity }: ShippedLine): number =>
  Math.round((total * (before + quantity)) / ordered) - Math.round((total * before) / ordered);

export function amountsOf(lines: readonly ShippedLine[]): ParcelAmounts {
  const sum = (of: (line: ShippedLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const subTotal = sum((line) => line.unitPrice * line.quantity);
  const net = sum((line) => shareOf(line.total, line));
  const gross = sum((line) => shareOf(line.totalWithTax, line));
  // A price list with tax rounds each line on its own, which can be a minor unit off in either direction.
  const rounding = Math.max(0, net - subTotal);
  return { subTotal, tax: gross - net + rounding, discount: Math.max(0, subTotal - net) };
}

interface Due {
  /** What is to be collected for the whole order. */
  readonly due: number;
  /** What earlier parcels collect. */
  readonly collected: number;
  readonly amounts: ParcelAmounts;
  /** Shipping and surcharges, unless an earlier parcel carries them. */
  readonly fees: number;
  /** Whether nothing of the order is left after this parcel. */
  readonly isLast: boolean;
}

/** The driver collects what a parcel is worth, and never more than is owed; the last one collects the rest. */
export function collectionOf({ due, collected, amounts, fees, isLast }: Due): number {
  const left = Math.max(0, due - collected);
  const worth = amounts.subTotal + amounts.tax - amounts.discount + fees;
  return isLast ? left : Math.min(left, Math.max(0, worth));
}
