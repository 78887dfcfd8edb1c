import { formatMoney, money, type Money } from '../../kernel/money.js';
import type { CarrierBooking, CarrierProduct, CarrierQuoteRequest } from '../../modules/carriers/adapter/index.js';
import type { Json } from './json.js';
import { ouncesDown } from './units.js';

const MAX_EXPLANATION = 255;
/** Exports from the United States up to 2,500 USD need no filing. Above, EasyPost asks for the number of the filing, which no booking has. */
const MAX_EXEMPT = 250_000n;

interface Border {
  readonly from: string;
  readonly to: string;
  readonly value: Money;
}

/** The customs declaration of a parcel that crosses a border. */
export function customsJson(booking: CarrierBooking): Json {
  const { shipper, consignee, products, contents, documents, isReturn, declaredValue } = booking;
  return {
    contents_type: isReturn ? 'returned_goods' : documents ? 'documents' : 'merchandise',
    contents_explanation: contents.slice(0, MAX_EXPLANATION),
    customs_certify: true,
    customs_signer: shipper.name,
    non_delivery_option: 'return',
    restriction_type: 'none',
    ...exemption({ from: shipper.countryCode, to: consignee.countryCode, value: declaredValue }),
    customs_items: products.map(itemJson),
  };
}

/** Values and weights are of the whole line. */
const itemJson = ({ description, quantity, unitPrice, unitWeightG, hsCode, originCountry, sku }: CarrierProduct): Json => ({
  description: description.slice(0, MAX_EXPLANATION),
  quantity,
  value: formatMoney(money(unitPrice.minor * BigInt(quantity), unitPrice.currency)),
  currency: unitPrice.currency,
  weight: ouncesDown(unitWeightG * quantity),
  hs_tariff_number: hsCode,
  origin_country: originCountry,
  code: sku,
});

/** Rates across a border need a declaration too. What is in the parcel is not known yet, so it says goods of the declared value. */
export function draftCustomsJson({ origin, destination, parcel, type, declaredValue, isReturn }: CarrierQuoteRequest): Json | null {
  if (!declaredValue) return null;
  const isDocument = type === 'document';
  return {
    contents_type: isReturn ? 'returned_goods' : isDocument ? 'documents' : 'merchandise',
    customs_certify: false,
    non_delivery_option: 'return',
    restriction_type: 'none',
    ...exemption({ from: origin.countryCode, to: destination.countryCode, value: declaredValue }),
    customs_items: [
      {
        description: isDocument ? 'Documents' : 'Goods',
        quantity: 1,
        value: formatMoney(declaredValue),
        currency: declaredValue.currency,
        weight: ouncesDown(parcel.weightG),
        origin_country: origin.countryCode,
      },
    ],
  };
}

function exemption({ from, to, value }: Border): Json {
  if (from !== 'US') return {};
  if (to === 'CA') return { eel_pfc: 'NOEEI 30.36' };
  return value.currency === 'USD' && value.minor <= MAX_EXEMPT ? { eel_pfc: 'NOEEI 30.37(a)' } : {};
}
