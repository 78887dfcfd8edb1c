import { z } from 'zod';
import type { CancelByNumberMutation, FulfilByNumberMutation, PlaceOrderMutation, UpdateOrderMutation } from '../operations.generated.js';
import { answered, message, success, warning } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { json } from '../reply/reply.js';

const p = fields<PlaceOrderMutation['createOrder']>('OrderPlacement');
const placedOrder = p.shape('PlacedOrder', {
  status: success,
  message: message(({ replayed }: PlaceOrderMutation['createOrder']) => (replayed ? 'Order already exists' : 'Order created')),
  orderId: p.uuid('orderId'),
  orderReference: p.field('orderReference'),
  shipment_id: p.field('shipmentReference'),
  // Only booking the pickup assigns an AWB.
  awb: p.field('shipmentReference'),
  awbAssigned: p.computed(z.boolean().describe('True once the awb was assigned by the carrier.'), () => false),
  tracking_url: p.computed(z.string().nullable().describe('Null until pickup is booked.'), () => null),
  nbox: p.group({ shipment_detail_id: p.uuid('shipmentId'), shop_id: p.field('shopDomain') }, 'Other ids of the same shipment.'),
  carrier: p.field('serviceCode'),
  carrierName: p.field('serviceName'),
  carrierWasAutoSelected: p.field('carrierAutoSelected'),
  actualRate: p.amount('actualRate'),
  displayRate: p.amount('displayRate'),
  hasDisplayRule: p.computed(z.boolean(), ({ displayRate }) => displayRate !== null),
  collectionAmount: p.amount('collectionAmount'),
  codFee: p.amount('codFee'),
  billingStatus: p.computed(z.string(), () => 'unpaid'),
  warnings: p.many('warnings', warning),
});
export const placed = json(answered('createOrder', placedOrder), {
  headers: { 'Idempotent-Replayed': ({ createOrder: { replayed } }) => (replayed ? 'true' : undefined) },
});

const u = fields<UpdateOrderMutation['updateOrder']>('OrderUpdate');
const o = fields<UpdateOrderMutation['updateOrder']['order']>('Order');
const changedOrder = o.group({
  id: o.uuid('id'),
  orderNumber: o.number('orderNumber'),
  orderReference: o.field('orderReference'),
  status: o.word('status'),
  version: o.field('version'),
});
const updatedOrder = u.shape('UpdatedOrder', {
  status: success,
  message: message(({ updatedFields }: UpdateOrderMutation['updateOrder']) => `Order updated: ${updatedFields.join(', ')}`),
  data: u.group({ order: u.one('order', changedOrder), ...u.same('updatedFields') }),
  warnings: u.many('warnings', warning),
});
export const updated = json(answered('updateOrder', updatedOrder), {
  headers: { ETag: ({ updateOrder: { order } }) => `"${order.version}"` },
});

type Fulfilled = FulfilByNumberMutation['fulfilOrderByNumber'];
type Cancelled = CancelByNumberMutation['cancelOrderByNumber'];

const orderOf = fields<Fulfilled['shipment']>('Shipment');
const orderId = orderOf.certain('order', fields<NonNullable<Fulfilled['shipment']['order']>>('Order').uuid('id'));

const f = fields<Fulfilled>('OrderOutcome');
const fulfilledOrder = f.shape(
  'FulfilledOrder',
  {
    status: success,
    message: message(({ changed }: Fulfilled) => (changed ? 'Order fulfilled' : 'Order already fulfilled')),
    orderId: f.at('shipment', orderId),
  },
  'The order is fulfilled.',
);
export const fulfilled = answered('fulfilOrderByNumber', fulfilledOrder);

const c = fields<Cancelled>('OrderOutcome');
const s = fields<Cancelled['shipment']>('Shipment');
const cancelledOrder = c.shape(
  'CancelledOrder',
  {
    status: success,
    message: message(({ changed }: Cancelled) => (changed ? 'Order cancelled' : 'Order already cancelled')),
    orderId: c.at('shipment', orderId),
    shipment_id: c.at('shipment', s.field('reference')),
    orderStatus: c.at('shipment', s.word('status')),
    refundedAmount: c.amount('refundedAmount'),
    currency: c.currency('refundedAmount'),
  },
  'The order is cancelled.',
);
export const cancelled = answered('cancelOrderByNumber', cancelledOrder);
