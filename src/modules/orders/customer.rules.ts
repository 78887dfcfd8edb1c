import { fieldError, problem, type FieldChecks } from '../../kernel/errors.js';
import { warnPlaceholder } from '../../kernel/placeholder.js';
import { checkPhone, companyAt, phoneE164, type Address, type StoredPhone } from '../addresses/index.js';
import { warnUnprintable } from '../../platform/pdf/printable.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { Customer } from './order.entity.js';
import type { CheckedOrder } from './order.rules.js';
import { CustomerInput } from './order.types.js';

/**
 * What must be known of a recipient. Stores send both names and an e-mail address, as documented. Of a recipient whose parcel can be
 * `reached`, one name or a company is enough, and a phone number or an e-mail address.
 */
export type RecipientRule = 'documented' | 'reached';

/** The shopper, who is a person, a company, or both. */
export function checkCustomer(checks: FieldChecks, given: CustomerInput, destination: Address, rule: RecipientRule): Customer {
  IDENTIFIED[rule](checks, given, companyAt(given, destination));
  if (rule === 'documented' || given.email.trim() !== '') checks.email('customer.email', given.email);
  checkFields(checks, 'customer', CustomerInput, given);
  return {
    firstName: given.firstName,
    lastName: given.lastName,
    email: given.email.trim(),
    ...customerPhone(checkPhone(checks, 'customer.phone', given.phone, destination.countryCode)),
    company: given.company?.trim() || null,
    deliveryNote: given.deliveryNote?.trim() || null,
  };
}

const IDENTIFIED: Readonly<Record<RecipientRule, (checks: FieldChecks, given: CustomerInput, company: string | null) => void>> = {
  documented: checkNames,
  reached: (checks, { firstName, lastName, email, phone }, company) => {
    if (company === null && `${firstName}${lastName}`.trim() === '') lacks(checks, 'customer.firstName', 'requiredWithoutCompany');
    if (email.trim() === '' && !phone?.trim()) lacks(checks, 'customer.email', 'requiredWithoutPhone');
    warnPlaceholders(checks, { firstName, lastName });
  },
};

type Lacking = 'requiredWithoutCompany' | 'requiredWithoutEmail' | 'requiredWithoutPhone';

const lacks = (checks: FieldChecks, field: string, lacking: Lacking): void => {
  checks.errors.push(fieldError(field, 'MISSING_FIELD', problem(lacking)));
};

/** Only recipients that were typed may have no e-mail address, and these keep a way to be reached. */
export function checkStillReached(checks: FieldChecks, before: Customer, after: Customer): void {
  if (after.email === '' && after.phone === null && before.phone !== null) lacks(checks, 'customer.phone', 'requiredWithoutEmail');
}

type Names = Pick<Customer, 'firstName' | 'lastName'>;

/** A company alone is a consignee, and so is one name where that is enough. */
export function checkNames(checks: FieldChecks, { firstName, lastName }: Names, company: string | null, isOneEnough = false): void {
  const isNamed = company !== null || (isOneEnough && `${firstName}${lastName}`.trim() !== '');
  if (!isNamed) {
    checks.filled('customer.firstName', firstName);
    checks.filled('customer.lastName', lastName);
  }
  warnPlaceholders(checks, { firstName, lastName });
}

function warnPlaceholders(checks: FieldChecks, names: Names): void {
  for (const [field, name] of Object.entries(names)) warnPlaceholder(checks, `customer.${field}`, name);
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
