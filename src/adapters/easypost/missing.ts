import type { CarrierAddress, CarrierBooking, CarrierProduct, CarrierQuoteRequest } from '../../modules/carriers/adapter/index.js';

/** Countries where no carrier rates or books without state and postcode. */
const WITH_STATES: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** What the order does not say and EasyPost or its carriers ask for. */
export function missingForBooking(booking: CarrierBooking): readonly string[] {
  const { shipper, consignee, carrierService, products } = booking;
  const isAbroad = shipper.countryCode !== consignee.countryCode;
  // The post delivers within the country without a telephone number; nobody else does.
  const needsPhone = isAbroad || !carrierService.startsWith('USPS.');
  return [
    ...missingIn('shipper', shipper, needsPhone),
    ...missingIn('consignee', consignee, needsPhone),
    ...(isAbroad && products.length === 0 ? ['products'] : []),
    ...(isAbroad ? products.flatMap((product, index) => missingInLine(`products.${index + 1}`, product)) : []),
  ];
}

/** US and Canadian rates depend on the postcode. */
export const missingForQuote = ({ origin, destination }: CarrierQuoteRequest): readonly string[] =>
  Object.entries({ origin, destination }).flatMap(([end, { countryCode, zip }]) =>
    WITH_STATES.has(countryCode) && !zip ? [`${end}.zip`] : [],
  );

const missingIn = (
  party: string,
  { name, company, lines, city, state, zip, countryCode, phone }: CarrierAddress,
  needsPhone: boolean,
): readonly string[] =>
  named(party, {
    name: Boolean(name || company),
    address: Boolean(lines[0]),
    city: Boolean(city),
    state: Boolean(state) || !WITH_STATES.has(countryCode),
    zip: Boolean(zip) || !WITH_STATES.has(countryCode),
    phone: Boolean(phone) || !needsPhone,
  });

const missingInLine = (line: string, { description, unitPrice, hsCode, originCountry }: CarrierProduct): readonly string[] =>
  named(line, {
    description: description !== '',
    unitPrice: unitPrice.minor > 0n,
    hsCode: Boolean(hsCode),
    originCountry: Boolean(originCountry),
  });

const named = (owner: string, given: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.entries(given).flatMap(([field, isGiven]) => (isGiven ? [] : [`${owner}.${field}`]));
