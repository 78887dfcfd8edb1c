import type { CreateReturnMutation, ReturnEligibilityQuery } from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { amountOut, fieldsOf } from './json.js';

export function returnInput({ body }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return { input: body };
  // Who pays and who of the operator asked is not the store's to say: fields of these names are none of this interface.
  const { waiveFee: _ignored, operatorEmail: _also, shipment_id: shipmentId, ...known } = source;
  return { input: { ...known, shipmentId } };
}

export const eligibilityInput = ({ query }: RestRequest): unknown => ({ shipmentId: query['shipment_id'] });

export const returnFieldName = (field: string): string => (field === 'shipmentId' ? 'shipment_id' : field);

/** The shipment that the request names. */
export function returnSubjectId({ body }: RestRequest): string {
  const id = fieldsOf(body)?.['shipment_id'];
  return typeof id === 'string' ? id : '';
}

export const eligibilityOutput = ({ returnEligibility: { eligible, reason, code } }: ReturnEligibilityQuery): unknown => ({
  status: 'success',
  eligible,
  reason,
  code,
});

type Made = CreateReturnMutation['createReturn'];

export function returnOutput({ createReturn: made }: CreateReturnMutation): unknown {
  const { shipment, original } = made;
  if (!shipment || !original) throw new Error('A return has lost its shipments.');
  const rate = amountOut(shipment.actualRate);
  return {
    status: 'success',
    message: 'Return created',
    shipment_id: shipment.reference,
    original_shipment_id: original.reference,
    // The reference stands in for the carrier's number until the pickup is booked.
    awb: shipment.reference,
    awbAssigned: false,
    tracking_url: null,
    carrier: shipment.serviceCode,
    carrierName: shipment.serviceName,
    carrierWasAutoSelected: shipment.carrierAutoSelected,
    actualRate: rate,
    // What the shopper sees is what the way back costs: returns carry no markup.
    displayRate: rate,
    hasDisplayRule: false,
    nbox: { shipment_detail_id: shipment.id, return_shipment_id: made.id, shop_id: shipment.shop?.domain ?? null },
    paymentStatus: made.paymentStatus?.toLowerCase() ?? null,
    returnShipment: returnShipmentOut(made, { shipment, original }),
  };
}

export function returnShipmentOut(
  made: Made,
  { shipment, original }: { shipment: NonNullable<Made['shipment']>; original: { reference: string } },
) {
  const rate = amountOut(shipment.actualRate);
  const { weightKg, lengthCm, widthCm, heightCm, volumetricWeightKg } = shipment.package;
  return {
    id: made.id,
    shipmentDetailId: shipment.id,
    unifiedRefId: shipment.reference,
    original_shipment_id: original.reference,
    status: shipment.status.toLowerCase(),
    paymentStatus: made.paymentStatus?.toLowerCase() ?? null,
    rate: { actualRate: rate, displayRate: rate, currency: shipment.actualRate.currency },
    origin: made.origin,
    destination: made.destination,
    dimensions: { weight: weightKg, length: lengthCm, width: widthCm, height: heightCm, volumeWeight: volumetricWeightKg },
    returnReason: made.returnReason,
    createdAt: made.createdAt,
  };
}
