import type { OrderFileFormat } from '../order-imports.enums.js';

/** What a column can tell of an order. Those that begin with `item` belong to a line of it. */
export const orderFields = [
  'orderNumber', 'firstName', 'lastName', 'name', 'company', 'deliveryNote', 'email', 'phone', 'address', 'address2', 'wholeAddress', 'city', 'state', 'countryCode', 'country', 'zip',
  'currency', 'subTotal', 'tax', 'discount', 'shippingFee', 'total', 'netTotal', 'refunded', 'outstanding', 'payment', 'paymentMethod', 'codAmount', 'orderStatus', 'fulfilment', 'cancelledAt',
  'service', 'wantedService', 'locale',
  'itemName', 'itemQuantity', 'itemNetQuantity', 'itemRefunded', 'itemPrice', 'itemGrams', 'itemKilograms', 'itemLength', 'itemWidth', 'itemHeight', 'itemHsCode', 'itemOrigin',
  'itemFulfilment', 'itemIsShipped', 'itemIsVirtual',
] as const; // prettier-ignore
export type OrderField = (typeof orderFields)[number];

export type Columns = { readonly [F in OrderField]?: readonly string[] };

/** Why a store has nothing to ship for an order. */
type StoreState =
  `${'cancelled' | 'completed' | 'expired' | 'fulfilled' | 'neverPlaced' | 'notPaid' | 'refunded' | 'restocked' | 'voided' | 'binned'}InStore`;

/** The states of an order in its store that are known. Any other is asked for. */
export interface KnownStates {
  readonly field: 'payment' | 'orderStatus' | 'fulfilment';
  /** In which it is paid, or owed at the door. */
  readonly ship: readonly string[];
  /** In which nothing is to be shipped, with the reason. */
  readonly notShipped: Readonly<Record<string, StoreState>>;
}

/** A layout that files are recognised by. */
export interface FileFormat {
  readonly format: OrderFileFormat;
  /** A file with all of these columns has this layout. */
  readonly recognisedBy: readonly string[];
  /** For each field its columns; the first one that is not empty counts. */
  readonly columns: Columns;
  /** The address to ship to where the other one is empty. A block is taken as a whole. */
  readonly billing?: Columns;
  readonly states: readonly KnownStates[];
}

/** The fields of one address. */
export const BLOCK = [
  'firstName', 'lastName', 'name', 'company', 'address', 'address2', 'wholeAddress', 'city', 'state', 'countryCode', 'country', 'zip',
] as const satisfies readonly OrderField[]; // prettier-ignore
