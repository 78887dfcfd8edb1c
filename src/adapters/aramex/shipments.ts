import {
  CarrierFailure,
  type BookingOutcome,
  type CancelOutcome,
  type CarrierAccess,
  type CarrierBooking,
} from '../../modules/carriers/adapter/index.js';
import { ask, malformed, type Answer } from './call.js';
import { clientInfo } from './client-info.js';
import { fieldsOf, listOf, textOf } from './fields.js';
import { labelOfBooking } from './labels.js';
import { groupOfLane, productProblem } from './products.js';
import { formatRef, parseRef, type ShipmentRef } from './shipment-ref.js';
import { shipmentRequest } from './shipment-request.js';

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
    // Told on the bill only.
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
