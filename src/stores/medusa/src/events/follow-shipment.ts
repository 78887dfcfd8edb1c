import {
  cancelOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from '@medusajs/medusa/core-flows';
import type { MedusaContainer } from '@medusajs/framework/types';
import { numberOf } from '../currency.js';
import type { Following } from '../modules/shipgraph/leases.js';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import { readOrder, type MedusaOrder, type Query } from '../orders/read-order.js';
import { labelsOf } from '../providers/fulfillment/labels.js';
import { captureCash } from './capture-cash.js';
import type { ShipmentEvent } from './event.js';
import { isCollected } from './statuses.js';

/** Each step is taken only if Medusa has not taken it: an event comes again after half of it was done. */
export async function followShipment(container: MedusaContainer, shipment: Following, event: ShipmentEvent): Promise<void> {
  const query: Query = container.resolve('query');
  const order = await readOrder(query, shipment.order_id);
  const fulfillment = order.fulfillments?.find(({ id }) => id === shipment.fulfillment_id);
  if (!fulfillment || fulfillment.canceled_at) return;
  if (event.status === 'cancelled') {
    // While an admin cancels here, Medusa has counted the items back already, and the fulfilment does not show it yet.
    if (!fulfillment.shipped_at && !shipment.cancelling) await cancel(container, shipment);
    return;
  }
  if (isCollected(event.status) && !fulfillment.shipped_at) await ship(container, { order, shipment, event });
  if (event.status !== 'delivered') return;
  if (!fulfillment.delivered_at) {
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({ input: { orderId: order.id, fulfillmentId: fulfillment.id } });
  }
  await captureCash(container, order, shipment);
}

async function cancel(container: MedusaContainer, { order_id: orderId, fulfillment_id: fulfillmentId }: Following): Promise<void> {
  await cancelOrderFulfillmentWorkflow(container).run({ input: { order_id: orderId, fulfillment_id: fulfillmentId } });
}

interface Shipping {
  readonly order: MedusaOrder;
  readonly shipment: Following;
  readonly event: ShipmentEvent;
}

async function ship(container: MedusaContainer, { order, shipment, event }: Shipping): Promise<void> {
  const shipgraph: ShipgraphModuleService = container.resolve('shipgraph');
  const fulfillment = order.fulfillments?.find(({ id }) => id === shipment.fulfillment_id);
  const lines = new Set(fulfillment?.items?.map(({ line_item_id: line }) => line));
  await createOrderShipmentWorkflow(container).run({
    input: {
      order_id: order.id,
      fulfillment_id: shipment.fulfillment_id,
      items: order.items.filter(({ id }) => lines.has(id)).map(({ id, quantity }) => ({ id, quantity: numberOf(quantity) })),
      labels: labelsOf(shipgraph, shipment.id, event),
    },
  });
}
