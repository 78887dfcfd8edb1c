import { Injectable } from '@nestjs/common';
import type { Store } from '@shipgraph/client/store';
import type { CreateFulfillmentResult, ID, Order, RequestContext } from '@vendure/core';
import { ConnectionsService } from '../connection/connections.service';
import { isRefusal, reasonOf, storeOf } from '../connection/store-of';
import { OrderBodyService, type OrderBody } from './order-body.service';
import { ATTEMPTS, orderNumber } from './order-number';
import { ParcelService, type Parcel } from './parcel.service';

type Placed = Awaited<ReturnType<Store['placeOrder']>>;
type Body = Awaited<ReturnType<OrderBodyService['bodyOf']>>;

interface Lines {
  readonly lines: readonly { readonly orderLineId: ID; readonly quantity: number }[];
  /** Empty: what the shopper chose. */
  readonly service?: string;
}

/** Makes a shipment of a fulfilment. */
@Injectable()
export class PlaceFulfillmentService {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly parcels: ParcelService,
    private readonly bodies: OrderBodyService,
  ) {}

  async place(ctx: RequestContext, orders: readonly Order[], { lines, service }: Lines): Promise<CreateFulfillmentResult> {
    const [order] = orders;
    if (!order || orders.length > 1) throw new Error('A parcel holds lines of one order. Fulfil each order on its own.');
    const connection = await this.connections.find(ctx);
    if (!connection) throw new Error('This channel is not connected to shipgraph. Run the mutation connectShipgraph.');
    const parcel = await this.parcels.parcelOf(ctx, order.id, lines);
    const body = await this.bodies.bodyOf(ctx, connection, parcel, service);
    try {
      const { number, placed } = await placeOnce(storeOf(connection), parcel, body);
      return resultOf(connection.url, parcel, { number, placed });
    } catch (error) {
      throw new Error(reasonOf(error), { cause: error });
    }
  }
}

/**
 * Places the order and says that it is packed. What an earlier attempt placed with the same content is found again. If it has other content
 * now, Vendure has never recorded that attempt: it is cancelled, and the next number is taken.
 */
async function placeOnce(store: Store, parcel: Parcel, body: Body): Promise<{ number: number; placed: Placed }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const number = orderNumber(parcel.order.id, { parcel: parcel.number, attempt });
    const placed = await placedOrder(store, { ...body, order: { ...body.order, orderNumber: number } });
    if (placed && (await isFulfilled(store, number))) return { number, placed };
  }
  throw new Error(`${ATTEMPTS} attempts to ship this parcel were made and not recorded. Change nothing more, and try again.`);
}

async function placedOrder(store: Store, order: OrderBody): Promise<Placed | undefined> {
  try {
    return await store.placeOrder(order);
  } catch (error) {
    if (!isRefusal(error, 'ORDER_EXISTS')) throw error;
    await store.cancelOrder({ orderNumber: order.order.orderNumber });
    return undefined;
  }
}

/** False for an attempt that was cancelled before. */
async function isFulfilled(store: Store, number: number): Promise<boolean> {
  try {
    await store.fulfil({ orderNumber: number });
    return true;
  } catch (error) {
    if (isRefusal(error, 'FULFIL_NOT_ALLOWED')) return false;
    throw error;
  }
}

const resultOf = (url: string, parcel: Parcel, { number, placed }: { number: number; placed: Placed }): CreateFulfillmentResult => ({
  method: placed.carrierName ?? placed.carrier,
  trackingCode: placed.awb ?? placed.shipment_id,
  customFields: {
    shipgraphShipmentId: placed.shipment_id,
    shipgraphOrderId: placed.orderId,
    shipgraphOrderNumber: String(number),
    shipgraphStatus: 'fulfilled',
    shipgraphSequence: 0,
    shipgraphLabelUrl: `${url}/api/awb/${placed.shipment_id}`,
    shipgraphTrackingUrl: placed.tracking_url ?? `${url}/track/${placed.shipment_id}`,
    shipgraphCollection: parcel.collection ?? 0,
    shipgraphCarriesFees: parcel.carriesFees,
  },
});
