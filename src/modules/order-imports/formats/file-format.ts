import type { OrderFileFormat } from '../order-imports.enums.js';

/** What a column can tell of an order. Those that begin with `item` belong to a line of it. */
export const orderFields = [
  'orderNumber', 'firstName', 'lastName', 'name', 'email', 'phone', 'address', 'address2', 'city', 'state', 'countryCode', 'zip',
  'currency', 'subTotal', 'tax', 'discount', 'shippingFee', 'total', 'payment', 'paymentMethod', 'codAmount', 'orderStatus', 'fulfilment', 'cancelledAt',
  'service', 'locale',
  'itemName', 'itemQuantity', 'itemPrice', 'itemGrams', 'itemKilograms', 'itemLength', 'itemWidth', 'itemHeight', 'itemHsCode', 'itemOrigin',
] as const; // prettier-ignore
export type OrderField = (typeof orderFields)[number];

/** A layout that files are recognised by. */
export interface FileFormat {
  readonly format: OrderFileFormat;
  /** A file with all of these columns has this layout. */
  readonly recognisedBy: readonly string[];
  /** For each field its columns; the first one that is not empty counts. */
  readonly columns: { readonly [F in OrderField]?: readonly string[] };
  /** States of the order in the store in which nothing is to be shipped, with the reason. */
  readonly notShipped: Readonly<Record<string, string>>;
}
