import { FieldChecks } from '../../kernel/field-checks.js';
import { companyAt, deliveryNoteAt, isInCountry, MAX_COMPANY, MAX_DELIVERY_NOTE, MAX_PHONE, type Address } from '../addresses/index.js';
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
    if (value != null && value.trim() === '' && !given?.company?.trim()) checks.fail(`${at}.${field}`, 'must not be empty');
    checks.atMost(`${at}.${field}`, value, 100);
  };
  name('firstName');
  name('lastName');
  checks.atMost(`${at}.phone`, given?.phone, MAX_PHONE);
  checks.atMost(`${at}.company`, given?.company, MAX_COMPANY);
  checks.atMost(`${at}.deliveryNote`, given?.deliveryNote, MAX_DELIVERY_NOTE);
  if (given?.email != null && given.email.trim() === '') checks.fail(`${at}.email`, 'must not be empty');
  else if (given?.email != null) checks.email(`${at}.email`, given.email);
}

/** Field by field; absent fields keep the values of the original shipment. */
const overridden = (contact: Contact, given: ReturnContactInput | null | undefined): Required<Contact> => ({
  firstName: given?.firstName ?? contact.firstName,
  lastName: given?.lastName ?? contact.lastName,
  phone: given?.phone ?? contact.phone,
  email: given?.email ?? contact.email,
  company: given?.company?.trim() || contact.company || null,
  deliveryNote: given?.deliveryNote?.trim() || contact.deliveryNote || null,
});

/** What is said for the return counts before what the address says. */
function partyAt(address: Address, contact: Contact, given: ReturnContactInput | null | undefined): ReturnParty {
  const known = { ...contact, company: companyAt(contact, address), deliveryNote: deliveryNoteAt(contact, address) };
  const told = overridden(known, given);
  return { ...told, address: { ...address, company: told.company, deliveryNote: told.deliveryNote } };
}

export interface ReturnParties {
  readonly origin: ReturnParty;
  readonly destination: ReturnParty;
}

/** From the original recipient, at the place of delivery if it is known, to the original sender. */
export function returnParties(original: OriginalShipment, request: CreateReturnInput): ReturnParties {
  const { customer, sender, deliveredPoint, origin, destination } = original;
  const pickupPoint = deliveredPoint && isInCountry(deliveredPoint, destination.countryCode) ? deliveredPoint : null;
  return {
    origin: partyAt({ ...destination, ...pickupPoint }, customer, request.pickupContactInfo),
    destination: partyAt(origin, sender, request.returnContactInfo),
  };
}
