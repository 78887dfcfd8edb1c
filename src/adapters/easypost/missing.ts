import type { CarrierAddress, CarrierBooking, CarrierProduct, CarrierQuoteDetails } from '../../modules/carriers/adapter/index.js';

/** Countries where no carrier rates or books without state and postcode. */
const WITH_STATES: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** What the order does not say and EasyPost or its carriers ask for. */
export function missingForBooking(booking: CarrierBooking): readonly string[] {
  const { shipper, consignee, carrierService, products } = booking;
  const isAbroad = shipper.countryCode !== consignee.countryCode;
  // The post delivers within the country without a telephone number; no one else does.
  const needsPhone = isAbroad || !carrierService.startsWith('USPS.');
  return [
    ...missingIn('shipper', shipper, needsPhone),
    ...missingIn('consignee', consignee, needsPhone),
    ...(isAbroad ? missingInProducts(products) : []),
  ];
}

/** US and Canadian rates depend on the postcode. Without the details that customs ask, the booking would be refused. */
export function missingForQuote({ origin, destination, products }: CarrierQuoteDetails): readonly string[] {
  const isAbroad = origin.countryCode !== destination.countryCode;
  return [
    ...Object.entries({ origin, destination }).flatMap(([end, { countryCode, zip }]) =>
      WITH_STATES.has(countryCode) && !zip ? [`${end}.zip`] : [],
    ),
    ...(isAbroad && products ? missingInProducts(products) : []),
  ];
}

const missingInProducts = (products: readonly CarrierProduct[]): readonly string[] =>
  products.length === 0 ? ['products'] : products.flatMap((product, index) => missingInLine(`products.${index + 1}`, product));

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
