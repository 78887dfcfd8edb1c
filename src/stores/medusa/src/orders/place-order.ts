import type { Logger } from '@medusajs/framework/types';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import { isUnanswered, refusalOf } from '../refusal.js';
import type { OrderRequest } from './order-request.js';

interface Placing {
  readonly shipgraph: ShipgraphModuleService;
  readonly logger: Logger;
  readonly request: OrderRequest;
  readonly fulfillmentId: string;
  readonly orderId: string;
  readonly lineIds: readonly string[];
}

export interface PlacedShipment {
  readonly [key: string]: unknown;
  readonly shipment_id: string;
  readonly order_id: string;
  readonly order_number: number;
  readonly service: string;
  readonly tracking: string;
}

/** Places the order, packed: that is what a fulfilment of Medusa says. All or nothing, as Medusa forgets a fulfilment that fails. */
export async function placeOrder(placing: Placing): Promise<PlacedShipment> {
  const { shipgraph, request } = placing;
  const { orderNumber, orderReference } = request.order;
  try {
    const placed = await place(placing);
    await finish(placing, placed);
    return {
      shipment_id: placed.shipment_id,
      order_id: placed.orderId,
      order_number: Number(orderNumber),
      service: placed.carrier,
      tracking: trackingUrl(shipgraph, placed.shipment_id),
    };
  } catch (error) {
    throw refusalOf(error, `The shipment for order ${orderReference} was not created`);
  }
}

/** What was refused is not there: nothing is taken back then, least of all an order of another fulfilment. */
async function place(placing: Placing): Promise<Placed> {
  const { shipgraph, request, fulfillmentId } = placing;
  try {
    return await shipgraph.store.placeOrder(request, { idempotencyKey: fulfillmentId });
  } catch (error) {
    if (isUnanswered(error)) await takeBack(placing);
    throw error;
  }
}

async function finish(placing: Placing, placed: Placed): Promise<void> {
  try {
    await placing.shipgraph.store.fulfil({ orderNumber: placing.request.order.orderNumber });
    await remember(placing, placed);
  } catch (error) {
    await takeBack(placing);
    throw error;
  }
}

export const trackingUrl = ({ settings }: ShipgraphModuleService, shipmentId: string): string =>
  `${settings.url}/track/${encodeURIComponent(shipmentId)}`;

async function remember({ shipgraph, request, fulfillmentId, orderId, lineIds }: Placing, placed: Placed): Promise<void> {
  await shipgraph.createShipgraphShipments({
    id: placed.shipment_id,
    fulfillment_id: fulfillmentId,
    order_id: orderId,
    order_number: String(request.order.orderNumber),
    shipgraph_order_id: placed.orderId,
    service: placed.carrier,
    line_ids: lineIds as unknown as Record<string, unknown>,
    status: 'fulfilled',
    collection_amount: request.order.collectionAmount ?? null,
  });
}

type Placed = Awaited<ReturnType<ShipgraphModuleService['store']['placeOrder']>>;

/** The order may have arrived although no answer did. It would stay, as the next try is another fulfilment with another number. */
async function takeBack({ shipgraph, logger, request }: Placing): Promise<void> {
  const { orderNumber, orderReference } = request.order;
  try {
    await shipgraph.store.cancelOrder({ orderNumber });
  } catch (error) {
    if (isUnknownOrder(error)) return;
    logger.warn(`Order ${orderNumber} (${orderReference}) may be left in shipgraph; cancel it there: ${String(error)}`);
  }
}

export const isUnknownOrder = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ORDER_NOT_FOUND';
