import type { PaymentStatus } from '../orders/index.js';

export interface GivenContact {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

export interface GivenDestination {
  readonly address?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly countryCode?: string | null;
  readonly country?: string | null;
  readonly zip?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}

export interface GivenLine {
  readonly name: string;
  readonly price: string | number;
  readonly quantity: number;
  readonly grams: number;
  readonly length?: number | null;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly volume?: number | null;
  readonly currency?: string | null;
  readonly hsCode?: string | null;
  readonly originCountry?: string | null;
}

/** What a caller asks to change. An absent key stays as it is; null clears what can be empty. */
export interface GivenChanges {
  readonly customer?: GivenContact | null;
  readonly destinationAddress?: GivenDestination | null;
  readonly orderPaymentStatus?: PaymentStatus | null;
  readonly collectionAmount?: string | number | null;
  readonly products?: readonly GivenLine[] | null;
}

const keysOf = (name: string, group: object | null | undefined): string[] =>
  group == null
    ? []
    : Object.entries(group)
        .filter(([, value]) => value !== undefined)
        .map(([key]) => `${name}.${key}`);

/** Dotted names of everything that is asked for, in the order of the documentation. */
export function namedFields(given: GivenChanges): string[] {
  return [
    ...keysOf('customer', given.customer),
    ...keysOf('destinationAddress', given.destinationAddress),
    ...(given.orderPaymentStatus == null ? [] : ['orderPaymentStatus']),
    ...(given.collectionAmount == null ? [] : ['collectionAmount']),
    ...(given.products == null ? [] : ['products']),
  ];
}
