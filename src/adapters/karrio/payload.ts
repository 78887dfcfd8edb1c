import { formatMoney, type PlainMoney } from '../../kernel/money.js';
import type { CarrierAddress, CarrierBooking, CarrierParcel, CarrierProduct } from '../../modules/carriers/adapter/index.js';

/** Lengths that karrio accepts; it refuses longer texts. */
const MAX = { line: 100, name: 100, city: 50, state: 50, zip: 20, phone: 50, order: 50, description: 200, sku: 100 } as const;

type Place = Pick<CarrierAddress, 'countryCode' | 'city' | 'state' | 'zip'>;

export const placePayload = ({ countryCode, city, state, zip }: Place): Record<string, unknown> => ({
  country_code: countryCode,
  city: city.slice(0, MAX.city),
  state_code: state?.slice(0, MAX.state) ?? null,
  postal_code: zip ? zip.slice(0, MAX.zip) : null,
});

export function addressPayload(address: CarrierAddress): Record<string, unknown> {
  const [first = '', ...others] = address.lines;
  return {
    ...placePayload(address),
    person_name: address.name.slice(0, MAX.name),
    company_name: address.company?.slice(0, MAX.name) ?? null,
    phone_number: address.phone?.slice(0, MAX.phone) ?? null,
    email: address.email,
    address_line1: first.slice(0, MAX.line),
    address_line2: others.length > 0 ? others.join(', ').slice(0, MAX.line) : null,
  };
}

export const parcelPayload = ({ weightG, box }: CarrierParcel, isDocument: boolean): Record<string, unknown> => ({
  weight: weightG / 1000,
  weight_unit: 'KG',
  is_document: isDocument,
  ...(box && { length: box.lengthMm / 10, width: box.widthMm / 10, height: box.heightMm / 10, dimension_unit: 'CM' }),
});

/** karrio takes amounts as JSON numbers. The decimal text of an amount survives that unchanged up to fifteen digits. */
export const amountPayload = (amount: PlainMoney): number => Number(formatMoney(amount));

export const orderPayload = (orderNumber: string): string => orderNumber.slice(0, MAX.order);

/** What customs ask; null within a country. */
export function customsPayload(booking: CarrierBooking): Record<string, unknown> | null {
  if (booking.shipper.countryCode === booking.consignee.countryCode) return null;
  return {
    commodities: booking.products.map(commodityPayload),
    content_type: booking.documents ? 'documents' : booking.isReturn ? 'return_merchandise' : 'merchandise',
    content_description: booking.contents.slice(0, MAX.description),
    incoterm: booking.incoterm,
    invoice: orderPayload(booking.orderNumber),
    commercial_invoice: !booking.documents,
    duty: {
      paid_by: booking.incoterm === 'DDP' ? 'sender' : 'recipient',
      currency: booking.declaredValue.currency,
      declared_value: amountPayload(booking.declaredValue),
    },
  };
}

const commodityPayload = (product: CarrierProduct): Record<string, unknown> => ({
  title: product.description.slice(0, MAX.description),
  description: product.description.slice(0, MAX.description),
  quantity: product.quantity,
  weight: product.unitWeightG / 1000,
  weight_unit: 'KG',
  value_amount: amountPayload(product.unitPrice),
  value_currency: product.unitPrice.currency,
  hs_code: product.hsCode,
  origin_country: product.originCountry,
  sku: product.sku?.slice(0, MAX.sku) ?? null,
});
