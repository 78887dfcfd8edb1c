import { FieldChecks } from '../../kernel/field-checks.js';
import { isInCountry } from '../addresses/index.js';
import type { OriginalShipment } from './original-shipment.js';
import type { Contact, ReturnParty } from './return-shipment.entity.js';
import type { CreateReturnInput, ReturnContactInput } from './return.types.js';

/** Validates the request before anything is priced. */
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

/** Field by field; absent fields keep the values of the original shipment. */
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

/** From the original recipient, at the place of delivery if it is known, to the original sender. */
export function returnParties(original: OriginalShipment, request: CreateReturnInput): ReturnParties {
  const { customer, sender, deliveredPoint, origin, destination } = original;
  const pickupPoint = deliveredPoint && isInCountry(deliveredPoint, destination.countryCode) ? deliveredPoint : null;
  return {
    origin: { ...overridden(customer, request.pickupContactInfo), address: { ...destination, ...pickupPoint } },
    destination: { ...overridden(sender, request.returnContactInfo), address: origin },
  };
}
