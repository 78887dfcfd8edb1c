import type { CarrierAddress, CarrierQuoteRequest } from '../../modules/carriers/adapter/index.js';

/** An address that has no lines yet: of a quote. */
export const placeOf = (place: CarrierQuoteRequest['origin']) => ({
  Line1: '',
  Line2: '',
  Line3: '',
  City: place.city,
  StateOrProvinceCode: place.state ?? '',
  PostCode: place.zip ?? '',
  CountryCode: place.countryCode,
});

/** Aramex has three lines: what does not fit is joined to the third, so that nothing is lost. */
export function addressOf(address: CarrierAddress) {
  const [first = '', second = '', ...rest] = address.lines;
  return { ...placeOf(address), Line1: first, Line2: second, Line3: rest.join(', ') };
}

/** Aramex wants a company and a mobile number from everybody. */
export const contactOf = ({ name, company, phone, phoneExtension, email }: CarrierAddress) => ({
  Department: '',
  PersonName: name,
  Title: '',
  CompanyName: company ?? name,
  PhoneNumber1: phone ?? '',
  PhoneNumber1Ext: phoneExtension ?? '',
  PhoneNumber2: '',
  PhoneNumber2Ext: '',
  FaxNumber: '',
  CellPhone: phone ?? '',
  EmailAddress: email ?? '',
  Type: '',
});

/** A shipper or consignee. Only the party that pays has an account number. */
export const partyOf = (address: CarrierAddress, reference: string, accountNumber = '') => ({
  Reference1: reference,
  Reference2: '',
  AccountNumber: accountNumber,
  PartyAddress: addressOf(address),
  Contact: contactOf(address),
});
