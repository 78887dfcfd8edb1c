import { FieldChecks } from '../../kernel/errors.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { companyAt, deliveryNoteAt, isInCountry, type Address } from '../addresses/index.js';
import type { OriginalShipment } from './original-shipment.js';
import type { Contact, ReturnParty } from './return-shipment.entity.js';
import { CreateReturnInput, ReturnContactInput } from './return.types.js';

/** Validates the request before anything is priced. */
export function checkRequest(request: CreateReturnInput): void {
  const checks = new FieldChecks();
  checkFields(checks, '', CreateReturnInput, request);
  checkContact(checks, 'pickupContactInfo', request.pickupContactInfo);
  checkContact(checks, 'returnContactInfo', request.returnContactInfo);
  checks.settle();
}

function checkContact(checks: FieldChecks, at: string, given: ReturnContactInput | null | undefined): void {
  const name = (field: 'firstName' | 'lastName'): void => {
    const value = given?.[field];
    if (value != null && value.trim() === '' && !given?.company?.trim()) checks.fail(`${at}.${field}`, 'empty');
  };
  name('firstName');
  name('lastName');
  const email = given?.email;
  const isBlank = email?.trim() === '';
  if (isBlank) checks.fail(`${at}.email`, 'empty');
  checkFields(checks, at, ReturnContactInput, { ...given, email: isBlank ? null : email });
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
