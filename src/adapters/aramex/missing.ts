import type { CarrierBooking, CarrierQuoteDetails } from '../../modules/carriers/adapter/index.js';

/** Names what Aramex does not book without. */
export function missing({ shipper, consignee, contents, declaredValue }: CarrierBooking): readonly string[] {
  const ofParty = (name: string, party: CarrierBooking['shipper']): string[] => [
    ...(party.name.trim() ? [] : [`${name}.name`]),
    ...(party.phone?.trim() ? [] : [`${name}.phone`]),
    ...(party.lines[0]?.trim() ? [] : [`${name}.lines`]),
    ...(party.city.trim() ? [] : [`${name}.city`]),
  ];
  const isAbroad = shipper.countryCode !== consignee.countryCode;
  return [
    ...ofParty('shipper', shipper),
    ...ofParty('consignee', consignee),
    ...(contents.trim() ? [] : ['contents']),
    ...(isAbroad && declaredValue.minor <= 0n ? ['declaredValue'] : []),
  ];
}

/** The same, as far as the question about a price tells. */
export function missingForQuote({ origin, destination, products, declaredValue }: CarrierQuoteDetails): readonly string[] {
  const isAbroad = origin.countryCode !== destination.countryCode;
  return [
    ...(origin.city.trim() ? [] : ['origin.city']),
    ...(destination.city.trim() ? [] : ['destination.city']),
    ...(products && !products.some(({ description }) => description.trim()) ? ['contents'] : []),
    ...(isAbroad && declaredValue && declaredValue.minor <= 0n ? ['declaredValue'] : []),
  ];
}
