import type { FieldChecks } from '../../kernel/field-checks.js';
import { MAX_COMPANY, MAX_DELIVERY_NOTE } from '../addresses/index.js';
import { warnUnprintableCustomer, type Customer } from '../orders/index.js';
import type { CustomerChangesInput } from './order-change.types.js';

/** The buyer after the change: name and e-mail can be replaced; the phone can also be cleared. */
export function changedContact(checks: FieldChecks, before: Customer, given: CustomerChangesInput): Customer {
  if (given.firstName !== undefined) checks.text('customer.firstName', given.firstName, 100);
  if (given.lastName !== undefined) checks.text('customer.lastName', given.lastName, 100);
  checks.atMost('customer.company', given.company, MAX_COMPANY);
  checks.atMost('customer.deliveryNote', given.deliveryNote, MAX_DELIVERY_NOTE);
  if (given.email !== undefined) checks.email('customer.email', given.email);
  warnUnprintableCustomer(checks, given);
  return {
    firstName: given.firstName ?? before.firstName,
    lastName: given.lastName ?? before.lastName,
    email: given.email ?? before.email,
    ...changedPhone(checks, before, given.phone),
    company: given.company === undefined ? before.company : given.company?.trim() || null,
    deliveryNote: given.deliveryNote === undefined ? before.deliveryNote : given.deliveryNote?.trim() || null,
  };
}

function changedPhone(
  checks: FieldChecks,
  before: Customer,
  phone: string | null | undefined,
): Pick<Customer, 'phone' | 'phoneNormalised'> {
  if (phone === undefined) return { phone: before.phone, phoneNormalised: before.phoneNormalised };
  if (phone === null) return { phone: null, phoneNormalised: null };
  const digits = phone.replace(/[\s\-.()[\]]/g, '');
  checks.atMost('customer.phone', phone, 30);
  if (!/^\+?[0-9]{7,15}$/.test(digits)) checks.fail('customer.phone', 'must have 7 to 15 digits, with a plus before the country code');
  return { phone, phoneNormalised: digits };
}
