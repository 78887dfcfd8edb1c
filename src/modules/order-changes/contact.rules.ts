import type { FieldChecks } from '../../kernel/field-checks.js';
import { checkFields } from '../../platform/graphql/check-fields.js';
import { checkCorrectedPhone } from '../addresses/index.js';
import { warnUnprintableCustomer, type Customer } from '../orders/index.js';
import { CustomerChangesInput } from './order-change.types.js';

/**
 * The buyer after the change: name and e-mail can be replaced; phone, company and note can also be cleared. Whether a name remains, and how
 * the phone is dialled, depends on the destination too.
 */
export function changedContact(checks: FieldChecks, before: Customer, given: CustomerChangesInput, countryCode: string): Customer {
  checkFields(checks, 'customer', CustomerChangesInput, given);
  checkCorrectedPhone(checks, 'customer.phone', given.phone, countryCode);
  if (given.email === null) checks.missing('customer.email');
  warnUnprintableCustomer(checks, given);
  return {
    ...before,
    firstName: given.firstName === undefined ? before.firstName : (given.firstName ?? ''),
    lastName: given.lastName === undefined ? before.lastName : (given.lastName ?? ''),
    email: given.email ?? before.email,
    phone: given.phone === undefined ? before.phone : given.phone?.trim() ? given.phone : null,
    company: given.company === undefined ? before.company : given.company?.trim() || null,
    deliveryNote: given.deliveryNote === undefined ? before.deliveryNote : given.deliveryNote?.trim() || null,
  };
}
