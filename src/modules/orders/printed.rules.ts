import type { FieldChecks } from '../../kernel/field-checks.js';
import { warnUnprintable } from '../../platform/pdf/printable.js';
import type { CreateOrderInput } from './order.types.js';

type PrintedOfCustomer = Readonly<Partial<Record<'firstName' | 'lastName' | 'company' | 'deliveryNote', string | null>>>;

export function warnUnprintableCustomer(checks: FieldChecks, { firstName, lastName, company, deliveryNote }: PrintedOfCustomer): void {
  const printed = { firstName, lastName, company, deliveryNote };
  for (const [part, text] of Object.entries(printed)) warnUnprintable(checks, `customer.${part}`, text);
}

/** What is printed of an order besides its addresses. The commercial invoice of an international parcel lists the goods. */
export function warnUnprintableOrder(checks: FieldChecks, { order, customer, products, origin, destination }: CreateOrderInput): void {
  warnUnprintableCustomer(checks, customer);
  warnUnprintable(checks, 'order.orderReference', order.orderReference);
  if (origin.countryCode.trim().toUpperCase() === destination.countryCode.trim().toUpperCase()) return;
  products.slice(0, MAX_WARNED).forEach(({ name }, index) => warnUnprintable(checks, `products[${index}].name`, name));
}

const MAX_WARNED = 20;
