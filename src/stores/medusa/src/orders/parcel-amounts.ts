import { numberOf, rounded } from '../currency.js';
import type { ShipgraphProduct } from '../product.js';
import type { MedusaOrder, OrderLine } from './read-order.js';

export interface PackedLine {
  readonly line: OrderLine;
  readonly quantity: number;
}

/** Amounts of one parcel, in major units of the currency of the order. */
export interface ParcelAmounts {
  readonly subTotal: number;
  readonly tax: number;
  readonly discount: number;
  readonly shippingFee: number;
  readonly total: number;
}

export interface Packed {
  readonly order: MedusaOrder;
  readonly lines: readonly PackedLine[];
  readonly products: readonly ShipgraphProduct[];
  /** The first parcel of an order carries what the shopper pays for shipping. */
  readonly isFirst: boolean;
}

/** Prices are without tax. What rounding adds to them or takes from them is made up in tax and discount, so that the total is what is paid. */
export function parcelAmounts({ order, lines, products, isFirst }: Packed): ParcelAmounts {
  const currency = order.currency_code.toUpperCase();
  const round = (amount: number): number => rounded(amount, currency);
  const subTotal = round(products.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const paid = round(lines.reduce((sum, packed) => sum + shareOf(packed, packed.line.total), 0));
  const discount = round(lines.reduce((sum, packed) => sum + shareOf(packed, packed.line.discount_subtotal), 0));
  const tax = round(paid - subTotal + discount);
  const shippingFee = isFirst ? round(numberOf(order.shipping_total)) : 0;
  return {
    subTotal,
    tax: Math.max(tax, 0),
    discount: tax < 0 ? round(discount - tax) : discount,
    shippingFee,
    total: round(paid + shippingFee),
  };
}

/** The price of one unit, without tax and before discounts. */
export const netPrice = ({ subtotal, quantity, unit_price: price }: OrderLine): number =>
  subtotal === undefined || subtotal === null ? numberOf(price) : numberOf(subtotal) / Math.max(numberOf(quantity), 1);

const shareOf = ({ line, quantity }: PackedLine, amount: unknown): number =>
  (numberOf(amount) * quantity) / Math.max(numberOf(line.quantity), 1);
