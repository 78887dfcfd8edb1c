import { FieldChecks } from '../../kernel/field-checks.js';
import type { OriginalShipment } from './original-shipment.js';
import type { Contact, ReturnParty } from './return-shipment.entity.js';
import type { CreateReturnInput, ReturnContactInput } from './return.types.js';

/** Collects what is wrong with the request, so that nothing is priced for a return that cannot be written down. */
export function checkRequest(request: CreateReturnInput): void {
  const checks = new FieldChecks();
  checks.atMost('returnReason', request.returnReason, 500);
  checks.atMost('carrier', request.carrier, 40);
  checks.atMost('notes', request.notes, 2000);
  if (request.operatorEmail != null) checks.email('operatorEmail', request.operatorEmail);
  checkContact(checks, 'pickupContactInfo', request.pickupContactInfo);
  checkContact(checks, 'returnContactInfo', request.returnContactInfo);
  checks.settle();
}

function checkContact(checks: FieldChecks, at: string, given: ReturnContactInput | null | undefined): void {
  const name = (field: 'firstName' | 'lastName'): void => {
    const value = given?.[field];
    if (value != null && value.trim() === '') checks.fail(`${at}.${field}`, 'must not be empty');
    checks.atMost(`${at}.${field}`, value, 100);
  };
  name('firstName');
  name('lastName');
  checks.atMost(`${at}.phone`, given?.phone, 30);
  if (given?.email != null && given.email.trim() === '') checks.fail(`${at}.email`, 'must not be empty');
  else if (given?.email != null) checks.email(`${at}.email`, given.email);
}

/** Key by key: what is not given stays that of the first shipment. */
const overridden = ({ firstName, lastName, phone, email }: Contact, given: ReturnContactInput | null | undefined): Contact => ({
  firstName: given?.firstName ?? firstName,
  lastName: given?.lastName ?? lastName,
  phone: given?.phone ?? phone,
  email: given?.email ?? email,
});

export interface ReturnParties {
  readonly origin: ReturnParty;
  readonly destination: ReturnParty;
}

/** From whoever received it, at the very place where it was handed over, to whoever sent it. */
export function returnParties(original: OriginalShipment, request: CreateReturnInput): ReturnParties {
  const { customer, sender, deliveredPoint, origin, destination } = original;
  return {
    origin: { ...overridden(customer, request.pickupContactInfo), address: { ...destination, ...deliveredPoint } },
    destination: { ...overridden(sender, request.returnContactInfo), address: origin },
  };
}
