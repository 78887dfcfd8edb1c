import type { ListShipmentsQuery, ShipmentEventsQuery, ShipmentItemFragment, TimelineFieldsFragment } from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { amountOrNull, amountOut } from './json.js';
import { ListQuery } from './list-query.js';
import { pageInput, paginationOf } from './pages.js';

const PAGES = { limit: 50, max: 100 };
const SORTS = { createdAt: 'created_at', updatedAt: 'updated_at', status: 'status' };
const DATES = { createdAt: 'created_at', pickedUpAt: 'picked_up_at', deliveredAt: 'delivered_at' };

export function shipmentsInput(request: RestRequest): unknown {
  const query = new ListQuery(request);
  return {
    ...pageInput(request, PAGES),
    status: query.list('status'),
    type: query.text('type'),
    sellerId: query.text('sellerId'),
    shopId: query.text('shopId'),
    carrier: query.text('carrier'),
    paymentStatus: query.text('paymentStatus'),
    billingStatus: query.list('billingStatus'),
    codStage: query.list('codStage'),
    hasAdjustment: query.flag('hasAdjustment'),
    search: query.text('search'),
    startDate: query.text('startDate'),
    endDate: query.text('endDate'),
    dateField: query.word('dateField', DATES),
    updatedSince: query.text('updatedSince'),
    sortBy: query.word('sortBy', SORTS),
    sortOrder: query.text('sortOrder'),
  };
}

/** An entry of a list in a query is complained about under the name of the list. */
export const shipmentsFieldName = (field: string): string => field.replace(/\[\d+\]$/, '');

export const shipmentsOutput = ({ shipments }: ListShipmentsQuery, request: RestRequest): unknown => ({
  status: 'success',
  data: shipments.nodes.map(shipmentItem),
  pagination: paginationOf(shipments, request, PAGES),
});

export function shipmentItem(shipment: ShipmentItemFragment) {
  const { seller, shop, order } = shipment;
  return {
    shipmentDetailId: shipment.id,
    shipmentId: shipment.reference,
    unifiedRefId: shipment.reference,
    orderId: order?.id ?? null,
    orderNumber: order ? Number(order.orderNumber) : null,
    orderReference: order?.orderReference ?? null,
    type: shipment.type.toLowerCase(),
    status: shipment.status.toLowerCase(),
    statusUpdatedAt: shipment.statusAt,
    sellerId: seller?.id ?? null,
    sellerName: seller?.displayName ?? null,
    shopId: shop?.id ?? null,
    shopDomain: shop?.domain ?? null,
    carrier: shipment.serviceCode,
    carrierName: shipment.serviceName,
    carrierCode: shipment.carrierCode,
    awb: shipment.awb,
    awbAssigned: shipment.awbAssigned,
    trackingNumber: shipment.trackingNumber ?? null,
    trackingUrl: shipment.trackingUrl ?? null,
    receiverName: shipment.receiverName,
    receiverPhone: shipment.receiverPhone ?? null,
    destinationCity: shipment.destinationCity,
    destinationCountryCode: shipment.destinationCountryCode,
    ...moneyOf(shipment),
    weightKg: shipment.package.weightKg,
    verifiedWeightKg: shipment.verification?.weightKg ?? null,
    attempts: { pickup: shipment.pickupAttempts, delivery: shipment.deliveryAttempts },
    createdAt: shipment.createdAt,
    updatedAt: shipment.updatedAt,
    deliveredAt: shipment.deliveredAt ?? null,
  };
}

const moneyOf = (shipment: ShipmentItemFragment) => ({
  paymentStatus: shipment.paymentStatus.toLowerCase(),
  billingStatus: shipment.billingStatus.toLowerCase(),
  collectionAmount: shipment.type === 'OUTBOUND' ? (amountOrNull(shipment.order?.collectionAmount) ?? 0) : 0,
  codStage: shipment.codStage?.toLowerCase() ?? null,
  actualRate: amountOut(shipment.actualRate),
  currency: shipment.actualRate.currency,
  hasAdjustment: shipment.hasAdjustment,
  adjustmentAmount: amountOrNull(shipment.adjustmentAmount),
});

export const eventsOutput = ({ shipment }: ShipmentEventsQuery): unknown => ({ status: 'success', data: shipment.timeline.map(eventItem) });

export const eventItem = (entry: TimelineFieldsFragment) => ({
  ...entry,
  from: entry.from?.toLowerCase() ?? null,
  to: entry.to?.toLowerCase() ?? null,
  reportedStatus: entry.reportedStatus.toLowerCase(),
});
