import { divideUp, formatScaled } from '../../kernel/decimal.js';
import { formatMoney, type PlainMoney, money } from '../../kernel/money.js';
import type { CarrierBooking, CarrierParcel, CarrierQuoteRequest, CarrierProduct } from '../../modules/carriers/adapter/index.js';
import { addressJson, placeJson } from './addresses.js';
import type { Json } from './json.js';

const MAX_PRINTED = 30;
const MAX_INSTRUCTIONS = 255;

/** A shipment that is created for its rates only. */
export function quoteJson(request: CarrierQuoteRequest): Json {
  const { origin, destination, parcel, isReturn, currency, cod, declaredValue } = request;
  const customs = origin.countryCode === destination.countryCode ? null : draftCustomsJson(request);
  return {
    ...ends({ from: placeJson(origin), to: placeJson(destination), isReturn }),
    parcel: parcelJson(parcel),
    ...(customs && { customs_info: customs }),
    // An amount that is not known yet costs about as much to collect as the value of the goods.
    options: { currency, ...codJson(cod && (cod.amount ?? declaredValue)) },
  };
}

/** A shipment that is created to be bought. */
export function bookingJson(booking: CarrierBooking, parcel: CarrierParcel): Json {
  const { reference, orderNumber, shipper, consignee, isReturn, incoterm, cod, quotedPrice } = booking;
  const currency = cod?.currency ?? quotedPrice?.currency;
  return {
    reference,
    ...ends({ from: addressJson(shipper), to: addressJson(consignee), isReturn }),
    parcel: parcelJson(parcel),
    ...(shipper.countryCode !== consignee.countryCode && { customs_info: customsJson(booking) }),
    options: {
      ...(currency !== undefined && { currency }),
      ...(incoterm !== null && { incoterm }),
      ...codJson(cod),
      invoice_number: orderNumber.slice(0, MAX_PRINTED),
      print_custom_1: orderNumber.slice(0, MAX_PRINTED),
      ...(consignee.deliveryNote && { handling_instructions: consignee.deliveryNote.slice(0, MAX_INSTRUCTIONS) }),
    },
  };
}

/** EasyPost wants a return with the addresses of the way out, and swaps them itself. */
const ends = ({ from, to, isReturn }: { from: Json; to: Json; isReturn: boolean }): Json => ({
  from_address: isReturn ? to : from,
  to_address: isReturn ? from : to,
  is_return: isReturn,
});

const parcelJson = ({ weightG, box }: CarrierParcel): Json => ({
  weight: ouncesUp(weightG),
  ...(box && { length: inchesUp(box.lengthMm), width: inchesUp(box.widthMm), height: inchesUp(box.heightMm) }),
});

const codJson = (amount: PlainMoney | null): Json => (amount ? { cod_amount: formatMoney(amount), cod_method: 'CASH' } : {});

const MAX_EXPLANATION = 255;
/** Exports from the United States up to 2,500 USD need no filing. Above, EasyPost asks for the number of the filing, which no booking has. */
const MAX_EXEMPT = 250_000n;

interface Border {
  readonly from: string;
  readonly to: string;
  readonly value: PlainMoney;
}

/** The customs declaration of a parcel that crosses a border. */
function customsJson(booking: CarrierBooking): Json {
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
function draftCustomsJson({ origin, destination, parcel, type, declaredValue, isReturn }: CarrierQuoteRequest): Json | null {
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

/** An ounce is exactly 28.349523125 g. */
const PICOGRAMS_PER_OUNCE = 28_349_523_125_000n;
const PICOGRAMS_PER_GRAM = 1_000_000_000_000n;
/** An inch is exactly 25.4 mm. */
const TENTHS_OF_MM_PER_INCH = 254n;

/** Ounces with one decimal, rounded up: "35.3" for 1 kg. */
const ouncesUp = (grams: number): string => formatScaled(divideUp(BigInt(grams) * PICOGRAMS_PER_GRAM * 10n, PICOGRAMS_PER_OUNCE), 1);

/** Ounces with three decimals, rounded down but never nothing. Lines must not weigh more than their parcel, which is rounded up. */
function ouncesDown(grams: number): string {
  const thousandths = (BigInt(grams) * PICOGRAMS_PER_GRAM * 1_000n) / PICOGRAMS_PER_OUNCE;
  return formatScaled(thousandths > 0n ? thousandths : 1n, 3);
}

/** Inches with one decimal, rounded up: "4.0" for 100 mm. */
const inchesUp = (millimetres: number): string => formatScaled(divideUp(BigInt(millimetres) * 100n, TENTHS_OF_MM_PER_INCH), 1);
