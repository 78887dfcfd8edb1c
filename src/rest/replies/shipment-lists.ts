import type { ShipmentEventsQuery, ShipmentItemFragment, TimelineFieldsFragment } from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { described } from '../reply/part.js';
import { z } from 'zod';
import { amount } from '../reply/scalar-types.js';
import { point } from './places.js';

type Item = ShipmentItemFragment;

const s = fields<Item>('Shipment');
const seller = fields<NonNullable<Item['seller']>>('Seller');
const shop = fields<NonNullable<Item['shop']>>('Shop');
const o = fields<NonNullable<Item['order']>>('Order');
const packed = fields<Item['package']>('ShipmentPackage');
const weighed = fields<NonNullable<Item['verification']>>('ShipmentVerification');

/** The number of a connected carrier is unknown until it has booked; the reference stands in for it. */
export const awb = s.computed(
  z.string().describe('AWB; until awbAssigned is true, the reference.'),
  ({ awb: number, reference }) => number ?? reference,
);

/** Nothing is collected for a return. */
export const collectionAmount = s.computed(
  amount.describe('Amount that the driver collects; 0 for returns and prepaid orders.'),
  ({ type, order }) => (type === 'OUTBOUND' && order ? Number(order.collectionAmount.amount) : 0),
);

const ids = {
  shipmentDetailId: s.uuid('id'),
  shipmentId: s.field('reference'),
  unifiedRefId: described(s.field('reference'), 'Same as the reference.'),
  ...s.inside('order', { orderId: o.uuid('id'), orderNumber: o.number('orderNumber'), orderReference: o.field('orderReference') }),
};

const owners = {
  ...s.inside('seller', { sellerId: seller.uuid('id'), sellerName: seller.field('displayName') }),
  ...s.inside('shop', { shopId: shop.uuid('id'), shopDomain: shop.field('domain') }),
};

const money = {
  paymentStatus: s.word('paymentStatus'),
  billingStatus: s.word('billingStatus'),
  collectionAmount,
  codStage: s.word('codStage'),
  actualRate: s.amount('actualRate'),
  currency: s.currency('actualRate'),
  hasAdjustment: s.field('hasAdjustment'),
  adjustmentAmount: s.amount('adjustmentAmount'),
};

/** Fields of a shipment in lists and in its detail. */
export const listed = {
  ...ids,
  type: s.word('type'),
  status: s.word('status'),
  statusUpdatedAt: s.field('statusAt'),
  ...owners,
  carrier: s.field('serviceCode'),
  carrierName: s.field('serviceName'),
  awb,
  ...s.same('carrierCode', 'awbAssigned', 'trackingNumber', 'trackingUrl'),
  ...s.same('receiverName', 'receiverPhone', 'destinationCity', 'destinationCountryCode'),
  ...money,
  ...s.inside('package', { weightKg: packed.field('weightKg') }),
  ...s.inside('verification', { verifiedWeightKg: described(weighed.field('weightKg'), 'Weight measured at the hub, in kilograms.') }),
  attempts: s.group({ pickup: s.field('pickupAttempts'), delivery: s.field('deliveryAttempts') }, 'Number of failed attempts.'),
  ...s.same('createdAt', 'updatedAt', 'deliveredAt', 'isTest'),
};
export const shipmentItem = s.shape('ShipmentItem', listed, 'A shipment in a list.');

const t = fields<TimelineFieldsFragment>('TimelineEntry');
const proof = fields<NonNullable<TimelineFieldsFragment['proof']>>('ProofOfDelivery');
export const timelineEntry = t.shape('TimelineEntry', {
  id: t.field('id'),
  from: t.word('from'),
  to: t.word('to'),
  reportedStatus: t.word('reportedStatus'),
  ...t.same('trigger', 'applied', 'inferred', 'forced', 'actorType', 'actorId', 'reasonCode', 'note', 'occurredAt', 'recordedAt'),
  location: t.one('location', point),
  milestone: t.word('milestone'),
  ...t.same('carrierCode', 'place'),
  proof: t.one('proof', proof.group(proof.same('signedBy', 'pictureUrl'))),
});

export const events = fields<ShipmentEventsQuery['shipment']>('Shipment').many('timeline', timelineEntry);
