import type { FieldChecks } from '../../kernel/errors.js';
import { warnPlaceholder } from '../../kernel/placeholder.js';
import { checkPhone, companyAt, phoneE164, type Address, type StoredPhone } from '../addresses/index.js';
import { warnUnprintable } from '../../platform/pdf/printable.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { Customer } from './order.entity.js';
import type { CheckedOrder } from './order.rules.js';
import { CustomerInput } from './order.types.js';

/** The buyer, who is a person, a company, or both. */
export function checkCustomer(checks: FieldChecks, given: CustomerInput, destination: Address): Customer {
  checkNames(checks, given, companyAt(given, destination));
  checkFields(checks, 'customer', CustomerInput, given);
  return {
    firstName: given.firstName,
    lastName: given.lastName,
    email: given.email,
    ...customerPhone(checkPhone(checks, 'customer.phone', given.phone, destination.countryCode)),
    company: given.company?.trim() || null,
    deliveryNote: given.deliveryNote?.trim() || null,
  };
}

type Names = Partial<Pick<CustomerInput, 'firstName' | 'lastName'>>;

/** A company alone is a consignee. */
export function checkNames(checks: FieldChecks, { firstName, lastName }: Names, company: string | null): void {
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    if (company === null) checks.filled(`customer.${field}`, name);
    warnPlaceholder(checks, `customer.${field}`, name);
  }
}

type CustomerPhone = Pick<Customer, 'phone' | 'phoneE164' | 'phoneNormalised'>;

const customerPhone = ({ phone, phoneE164 }: StoredPhone): CustomerPhone => ({
  phone,
  phoneE164,
  phoneNormalised: phoneE164 ?? normalisePhone(phone),
});

/** The phone number of a customer as it is dialled from this address. */
export const phoneOfCustomer = (phone: string | null, countryCode: string): CustomerPhone =>
  customerPhone({ phone, phoneE164: phoneE164(phone, countryCode) });

/** The digits of a phone number; null when anything but digits and an optional plus remains. Part of the fingerprint of an order. */
export function normalisePhone(phone: string | null): string | null {
  const digits = phone?.replace(/[\s\-.()[\]/]/g, '') ?? '';
  return /^\+?[0-9]{4,20}$/.test(digits) ? digits : null;
}

type PrintedOfCustomer = Readonly<Partial<Record<'firstName' | 'lastName' | 'company' | 'deliveryNote', string | null>>>;

export function warnUnprintableCustomer(checks: FieldChecks, { firstName, lastName, company, deliveryNote }: PrintedOfCustomer): void {
  const printed = { firstName, lastName, company, deliveryNote };
  for (const [part, text] of Object.entries(printed)) warnUnprintable(checks, `customer.${part}`, text);
}

type PrintedOrder = Pick<CheckedOrder, 'customer' | 'orderReference' | 'products' | 'origin' | 'destination'>;

/** What is printed of an order besides its addresses. The commercial invoice of an international parcel lists the goods. */
export function warnUnprintableOrder(checks: FieldChecks, { orderReference, customer, products, origin, destination }: PrintedOrder): void {
  warnUnprintableCustomer(checks, customer);
  warnUnprintable(checks, 'order.orderReference', orderReference);
  if (origin.countryCode === destination.countryCode) return;
  products.slice(0, MAX_WARNED).forEach(({ name }, index) => warnUnprintable(checks, `products[${index}].name`, name));
}

const MAX_WARNED = 20;
