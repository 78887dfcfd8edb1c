import { refuse, refuseErrors, FieldChecks } from '../../kernel/errors.js';
import { messageOf } from '../../kernel/field-errors.js';
import type { FieldWarning } from '../../kernel/field-warnings.js';
import { companyAt, type Address, checkCorrectedPhone } from '../addresses/index.js';
import {
  amountReader,
  checkNames,
  checkStillReached,
  type CheckedProduct,
  type Customer,
  type Order,
  type PaymentStatus,
  warnUnprintableCustomer,
} from '../orders/index.js';
import { changedDestination } from './destination.rules.js';
import { namedFields } from './given-changes.js';
import { changedLines, type StoredLine } from './lines.rules.js';
import { type UpdateOrderInput, CustomerChangesInput } from './order-change.types.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';

/** Changes that are valid by themselves; whether the order still accepts them is checked later. */
export interface CheckedChanges {
  /** Dotted names of the requested fields. */
  readonly named: readonly string[];
  readonly customer?: Customer;
  readonly destination?: Address;
  readonly paymentStatus?: PaymentStatus;
  readonly collectionGiven?: bigint;
  readonly lines?: readonly CheckedProduct[];
  /** About the customer and the destination. */
  readonly warnings: readonly FieldWarning[];
}

/** Validates the whole request before changing anything: VALIDATION_FAILED with every error, NO_FIELDS_TO_UPDATE. */
export function checkChanges(order: Order, stored: readonly StoredLine[], given: UpdateOrderInput): CheckedChanges {
  const checks = new FieldChecks();
  const { customer, destinationAddress, orderPaymentStatus, collectionAmount, products } = given;
  const countryCode = (destinationAddress?.countryCode ?? order.destination.countryCode).trim();
  const collectionGiven = amountReader(checks, order.currency)('collectionAmount', collectionAmount);
  const changes: Omit<CheckedChanges, 'warnings'> = {
    named: namedFields(given),
    ...(customer && { customer: changedContact(checks, order.customer, customer, countryCode) }),
    ...(destinationAddress && { destination: changedDestination(checks, order.destination, destinationAddress) }),
    ...(orderPaymentStatus && { paymentStatus: orderPaymentStatus }),
    ...(collectionGiven !== null && { collectionGiven }),
    ...(products && { lines: changedLines(checks, products, { currency: order.currency, stored }) }),
  };
  const named = changes.customer ?? order.customer;
  checkNames(checks, named, companyAt(named, changes.destination ?? order.destination), isNamedByOne(order.customer, customer));
  if (checks.errors.length > 0) throw refuseErrors('VALIDATION_FAILED', checks.errors, messageOf(checks.errors));
  if (changes.named.length === 0) throw refuse('NO_FIELDS_TO_UPDATE');
  return { ...changes, warnings: checks.warnings };
}

/** A recipient with one name keeps it: a correction of something else asks for no second one. */
const isNamedByOne = (before: Customer, given: CustomerChangesInput | null | undefined): boolean =>
  (['firstName', 'lastName'] as const).some((field) => `${before[field]}${given?.[field] ?? ''}`.trim() === '');

/**
 * The shopper after the change: name and e-mail can be replaced; phone, company and note can also be cleared. Whether a name remains, and how
 * the phone is dialled, depends on the destination too.
 */
function changedContact(checks: FieldChecks, before: Customer, given: CustomerChangesInput, countryCode: string): Customer {
  checkFields(checks, 'customer', CustomerChangesInput, given);
  checkCorrectedPhone(checks, 'customer.phone', given.phone, countryCode);
  if (given.email === null) checks.missing('customer.email');
  warnUnprintableCustomer(checks, given);
  const after = {
    ...before,
    firstName: given.firstName === undefined ? before.firstName : (given.firstName ?? ''),
    lastName: given.lastName === undefined ? before.lastName : (given.lastName ?? ''),
    email: given.email ?? before.email,
    phone: given.phone === undefined ? before.phone : given.phone?.trim() ? given.phone : null,
    company: given.company === undefined ? before.company : given.company?.trim() || null,
    deliveryNote: given.deliveryNote === undefined ? before.deliveryNote : given.deliveryNote?.trim() || null,
  };
  checkStillReached(checks, before, after);
  return after;
}
