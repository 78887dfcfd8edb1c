import { formatMoney, type Money } from '../../kernel/money.js';
import type { CarrierBooking, CarrierParcel, CarrierQuoteRequest } from '../../modules/carriers/adapter/index.js';
import { addressJson, placeJson } from './addresses.js';
import { customsJson, draftCustomsJson } from './customs.js';
import type { Json } from './json.js';
import { inchesUp, ouncesUp } from './units.js';

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

const codJson = (amount: Money | null): Json => (amount ? { cod_amount: formatMoney(amount), cod_method: 'CASH' } : {});
