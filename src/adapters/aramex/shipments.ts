import type { PlainMoney } from '../../kernel/money.js';
import {
  CarrierFailure,
  type BookingOutcome,
  type CancelOutcome,
  type CarrierAccess,
  type CarrierBooking,
} from '../../modules/carriers/adapter/index.js';
import { amountOf, type AramexAmount, dimensionsOf, kilograms, totalGrams } from './amounts.js';
import { ask, malformed, type Answer } from './call.js';
import { clientInfo } from './client-info.js';
import { dateOf } from './dates.js';
import { fieldsOf, listOf, textOf } from './fields.js';
import { labelOfBooking, labelInfo } from './labels.js';
import { partyOf } from './party.js';
import { groupOfLane, productProblem, additionalServices } from './products.js';
import { formatRef, parseRef, type ShipmentRef } from './shipment-ref.js';

const TRACKING_PAGE = 'https://www.aramex.com/track/results?ShipmentNumber=';
const AWB = /^[\x21-\x7e]{1,40}$/;

/** Books one shipment with its label. */
export async function book(account: CarrierAccess, booking: CarrierBooking, signal: AbortSignal): Promise<BookingOutcome> {
  const lane = { from: booking.shipper.countryCode, to: booking.consignee.countryCode };
  const problem = productProblem(booking.carrierService, lane);
  if (problem) return { status: 'refused', code: null, message: problem };
  if (booking.labelFormat !== 'PDF') return { status: 'refused', code: null, message: 'Aramex makes labels as PDF only.' };
  const answer = await ask(account, 'CreateShipments', shipmentRequest(account, booking), signal);
  const awb = bookedAwb(answer, booking.reference);
  if (awb === null) return { status: 'refused', code: null, message: 'Aramex refused the shipment.', ...answer.refusal };
  const shipment = fieldsOf(listOf(answer.fields['Shipments'])[0]) ?? {};
  const entity = textOf(fieldsOf(shipment['ShipmentDetails'])?.['Origin'], 10) || clientInfo(account).AccountEntity;
  const ref: ShipmentRef = { number: awb, product: { group: groupOfLane(lane), type: booking.carrierService, entity } };
  return {
    status: 'booked',
    awb,
    trackingNumber: awb,
    trackingUrl: TRACKING_PAGE + encodeURIComponent(awb),
    // All pieces travel under the number of the shipment.
    pieces: [awb],
    // Known from the bill only.
    cost: null,
    labels: await labelOfBooking(account, shipment['ShipmentLabel'], signal),
    carrierRef: formatRef(ref),
  };
}

/** The number of the one shipment asked for; null if it was refused. */
function bookedAwb({ fields, refusal }: Answer, reference: string): string | null {
  const shipments = listOf(fields['Shipments']).map(fieldsOf);
  const [shipment] = shipments;
  const awb = textOf(shipment?.['ID'], 41);
  if (refusal && awb === '') return null;
  if (refusal && shipment?.['HasErrors'] !== false)
    throw new CarrierFailure('outcome_unknown', `Aramex gave waybill ${awb} and also refused it: ${refusal.message}`, {
      code: refusal.code ?? undefined,
    });
  const said = textOf(shipment?.['Reference1'], 100);
  if (shipments.length !== 1 || !AWB.test(awb)) throw malformed('CreateShipments', 'not one shipment with an ID');
  if (said !== '' && said !== reference) throw malformed('CreateShipments', `a shipment with the reference ${said}`);
  return awb;
}

/** Aramex has no call that voids a shipment: its people do it on request. */
export const decline = (carrierRef: string): CancelOutcome => ({
  status: 'declined',
  message: `Aramex cannot cancel a shipment over its API. Ask Aramex to cancel waybill ${parseRef(carrierRef).number}, and do not hand the parcel over.`,
});

const MAX_DESCRIPTION = 100;
const MAX_INSTRUCTIONS = 200;

/** A request for one shipment, which the account of the shipper pays. */
function shipmentRequest(account: CarrierAccess, booking: CarrierBooking) {
  const { reference, orderNumber, shipper, consignee } = booking;
  const now = account.now();
  const ready = later(booking.pickup.from, now);
  return {
    Shipments: [
      {
        Reference1: reference,
        Reference2: orderNumber,
        Reference3: booking.returnOf ?? '',
        Shipper: partyOf(shipper, reference, clientInfo(account).AccountNumber),
        Consignee: partyOf(consignee, reference),
        ThirdParty: null,
        ShippingDateTime: dateOf(ready, shipper.countryCode),
        DueDate: dateOf(later(booking.pickup.to, ready), shipper.countryCode),
        Comments: '',
        PickupLocation: 'Reception',
        OperationsInstructions: cut(consignee.deliveryNote ?? '', MAX_INSTRUCTIONS),
        // Spelt like this in Aramex's interface.
        AccountingInstrcutions: '',
        Details: detailsOf(booking),
        Attachments: [],
        ForeignHAWB: '',
        TransportType: 0,
        PickupGUID: '',
        Number: null,
        ScheduledDelivery: null,
      },
    ],
    LabelInfo: labelInfo,
  };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function detailsOf(booking: CarrierBooking) {
  const { shipper, consignee, parcels, products, cod } = booking;
  const group = groupOfLane({ from: shipper.countryCode, to: consignee.countryCode });
  const [parcel] = parcels;
  return {
    Dimensions: parcel && parcels.length === 1 ? dimensionsOf(parcel) : null,
    ActualWeight: kilograms(totalGrams(parcels)),
    ChargeableWeight: null,
    DescriptionOfGoods: cut(booking.contents, MAX_DESCRIPTION),
    GoodsOriginCountry: products[0]?.originCountry ?? shipper.countryCode,
    NumberOfPieces: parcels.length,
    ProductGroup: group,
    ProductType: booking.carrierService,
    PaymentType: 'P',
    PaymentOptions: '',
    CustomsValueAmount: group === 'EXP' ? amountOf(booking.declaredValue) : null,
    CashOnDeliveryAmount: amountOrNull(cod),
    InsuranceAmount: null,
    CashAdditionalAmount: null,
    CashAdditionalAmountDescription: '',
    CollectAmount: null,
    Services: additionalServices({ cod: cod !== null, incoterm: booking.incoterm }),
    Items: itemsOf(booking),
  };
}

const amountOrNull = (amount: PlainMoney | null): AramexAmount | null => amount && amountOf(amount);

/** The lines for customs. The boxes of a shipment of several pieces are on the first one: `Dimensions` has room for one only. */
function itemsOf({ products, parcels }: CarrierBooking) {
  const boxes = parcels.length > 1 ? parcels.flatMap((parcel) => dimensionsOf(parcel) ?? []) : [];
  return products.map((product, index) => ({
    PackageType: 'Box',
    Quantity: product.quantity,
    Weight: kilograms(product.unitWeightG * product.quantity),
    Comments: cut(product.description, MAX_DESCRIPTION),
    Reference: product.sku ?? '',
    PiecesDimensions: index === 0 && boxes.length > 0 ? boxes : null,
    CommodityCode: product.hsCode ?? '',
    GoodsDescription: cut(product.description, MAX_DESCRIPTION),
    CountryOfOrigin: product.originCountry ?? '',
    CustomsValue: amountOf(product.unitPrice),
    ContainerNumber: '',
  }));
}

/** The first characters, without cutting one in half. */
const cut = (text: string, max: number): string => {
  const start = text.trim().slice(0, max);
  return start.isWellFormed() ? start : start.slice(0, -1);
};
