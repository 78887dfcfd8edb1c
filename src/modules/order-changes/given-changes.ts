import type { UpdateOrderInput } from './order-change.types.js';

const keysOf = (name: string, group: object | null | undefined): string[] =>
  group == null
    ? []
    : Object.entries(group)
        .filter(([, value]) => value !== undefined)
        .map(([key]) => `${name}.${key}`);

/** Dotted names of everything that is asked for, in the order of the documentation. */
export function namedFields(given: UpdateOrderInput): string[] {
  return [
    ...keysOf('customer', given.customer),
    ...keysOf('destinationAddress', given.destinationAddress),
    ...(given.orderPaymentStatus == null ? [] : ['orderPaymentStatus']),
    ...(given.collectionAmount == null ? [] : ['collectionAmount']),
    ...(given.products == null ? [] : ['products']),
  ];
}
