import {
  beginReceiveReturnWorkflow,
  confirmReturnReceiveWorkflow,
  createShipmentWorkflow,
  markFulfillmentAsDeliveredWorkflow,
  receiveItemReturnRequestWorkflow,
} from '@medusajs/medusa/core-flows';
import type { MedusaContainer } from '@medusajs/framework/types';
import { numberOf } from '../currency.js';
import type { Following } from '../modules/shipgraph/leases.js';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import type { Query } from '../orders/read-order.js';
import { labelsOf } from '../providers/fulfillment/labels.js';
import type { ShipmentEvent } from './event.js';
import { isCollected } from './statuses.js';

interface ReturnFulfillment {
  readonly shipped_at?: unknown;
  readonly delivered_at?: unknown;
  readonly canceled_at?: unknown;
}

/** A return goes the way of a shipment, and its items are received when its parcel has arrived. */
export async function followReturn(container: MedusaContainer, shipment: Following, event: ShipmentEvent): Promise<void> {
  const query: Query = container.resolve('query');
  const shipgraph: ShipgraphModuleService = container.resolve('shipgraph');
  const id = shipment.fulfillment_id;
  const fields = ['shipped_at', 'delivered_at', 'canceled_at'];
  const { data } = await query.graph({ entity: 'fulfillment', filters: { id }, fields });
  const [fulfillment] = data as unknown as ReturnFulfillment[];
  if (!fulfillment || fulfillment.canceled_at || !isCollected(event.status)) return;
  if (!fulfillment.shipped_at) {
    await createShipmentWorkflow(container).run({ input: { id, labels: labelsOf(shipgraph, shipment.id, event) } });
  }
  if (event.status !== 'delivered') return;
  if (!fulfillment.delivered_at) await markFulfillmentAsDeliveredWorkflow(container).run({ input: { id } });
  if (shipgraph.settings.receiveReturns) await receive(container, query, shipment);
}

interface Returned {
  readonly id: string;
  readonly status: string;
  readonly items?: readonly { readonly item_id: string; readonly quantity: unknown; readonly received_quantity: unknown }[];
}

async function receive(
  container: MedusaContainer,
  query: Query,
  { fulfillment_id: fulfillmentId, order_id: orderId }: Following,
): Promise<void> {
  const { data } = await query.graph({
    entity: 'return',
    filters: { order_id: orderId },
    fields: ['id', 'status', 'items.*', 'fulfillments.id'],
  });
  const returned = (data as unknown as (Returned & { fulfillments?: { id: string }[] })[]).find((entry) =>
    entry.fulfillments?.some(({ id }) => id === fulfillmentId),
  );
  const items = (returned?.items ?? [])
    .map((item) => ({ id: item.item_id, quantity: numberOf(item.quantity) - numberOf(item.received_quantity) }))
    .filter(({ quantity }) => quantity > 0);
  if (!returned || returned.status === 'received' || items.length === 0) return;
  if (!(await isBeingReceived(query, returned.id))) await beginReceiveReturnWorkflow(container).run({ input: { return_id: returned.id } });
  await receiveItemReturnRequestWorkflow(container).run({ input: { return_id: returned.id, items } });
  await confirmReturnReceiveWorkflow(container).run({ input: { return_id: returned.id } });
}

/** An admin has begun, or this event has come before and broke off. */
async function isBeingReceived(query: Query, returnId: string): Promise<boolean> {
  const filters = { return_id: returnId, status: ['pending', 'requested'] };
  const { data } = await query.graph({ entity: 'order_change', filters, fields: ['id'] });
  return data.length > 0;
}
