import type { UpdateOrderInput } from './order-change.types.js';

const keysOf = (name: string, group: object | null | undefined): string[] =>
  group == null
    ? []
    : Object.entries(group)
        .filter(([, value]) => value !== undefined)
        .map(([key]) => `${name}.${key}`);

/** Dotted names of all requested fields, in documentation order. */
export function namedFields(given: UpdateOrderInput): string[] {
  return [
    ...keysOf('customer', given.customer),
    ...keysOf('destinationAddress', given.destinationAddress),
    ...(given.orderPaymentStatus == null ? [] : ['orderPaymentStatus']),
    ...(given.collectionAmount == null ? [] : ['collectionAmount']),
    ...(given.products == null ? [] : ['products']),
  ];
}
