import type { CancelByNumberMutation, FulfilByNumberMutation, PlaceOrderMutation } from '../operations.generated.js';
import { answer, type RestRequest } from '../legacy-route.js';
import { addressInput, amountOrNull, amountOut, fieldsOf, listInput, productInput } from './json.js';

export function orderInput({ body, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return { input: body };
  return {
    input: {
      ...source,
      origin: addressInput(source['origin'], 'origin', problems),
      destination: addressInput(source['destination'], 'destination', problems),
      products: listInput(source['products'], 'products', (item, path) => productInput(item, path, problems)),
    },
  };
}

export function orderOutput({ createOrder: placed }: PlaceOrderMutation): unknown {
  const body = {
    status: 'success',
    message: placed.replayed ? 'Order already exists' : 'Order created',
    orderId: placed.orderId,
    orderReference: placed.orderReference,
    shipment_id: placed.shipmentReference,
    // The reference stands in for the carrier's number until the parcel is booked for pickup.
    awb: placed.shipmentReference,
    awbAssigned: false,
    tracking_url: null,
    nbox: { shipment_detail_id: placed.shipmentId, shop_id: placed.shopDomain },
    carrier: placed.serviceCode,
    carrierName: placed.serviceName,
    carrierWasAutoSelected: placed.carrierAutoSelected,
    actualRate: amountOut(placed.actualRate),
    displayRate: amountOrNull(placed.displayRate),
    hasDisplayRule: placed.displayRate != null,
    collectionAmount: amountOut(placed.collectionAmount),
    codFee: amountOut(placed.codFee),
    billingStatus: 'unpaid',
    warnings: placed.warnings,
  };
  return placed.replayed ? answer(body, { headers: { 'Idempotent-Replayed': 'true' } }) : body;
}

export const orderNumberInput = ({ body }: RestRequest): unknown => ({ orderNumber: fieldsOf(body)?.['orderNumber'] });

export const fulfilledOutput = ({ fulfilOrderByNumber: { changed, shipment } }: FulfilByNumberMutation): unknown => ({
  status: 'success',
  message: changed ? 'Order fulfilled' : 'Order already fulfilled',
  orderId: shipment.order?.id,
});

export const cancelledOutput = ({ cancelOrderByNumber: { changed, shipment, refundedAmount } }: CancelByNumberMutation): unknown => ({
  status: 'success',
  message: changed ? 'Order cancelled' : 'Order already cancelled',
  orderId: shipment.order?.id,
  shipment_id: shipment.reference,
  orderStatus: shipment.status.toLowerCase(),
  refundedAmount: amountOut(refundedAmount),
  currency: refundedAmount.currency,
});
