import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  ChannelService,
  Fulfillment,
  RequestContextService,
  TransactionalConnection,
  type Channel,
  type ID,
  type Order,
  type RequestContext,
} from '@vendure/core';
import { ConnectionsService } from '../connection/connections.service';

export interface KnownShipment {
  /** Of the channel that the order was placed in. */
  readonly ctx: RequestContext;
  readonly fulfillmentId: ID;
  readonly orderIds: readonly ID[];
  readonly isReturn: boolean;
}

/** A first event may arrive before the transaction that made the fulfilment has ended. */
const LOOKS = 5;
const PAUSE_MS = 400;

/** Finds the fulfilment of a shipment, in the channel of its order. */
@Injectable()
export class ShipmentsService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly connections: ConnectionsService,
    private readonly channels: ChannelService,
    private readonly contexts: RequestContextService,
  ) {}

  /** `domain` is the shop that the event was signed for: another one cannot speak for its parcels. */
  async find(shipmentId: string, domain: string): Promise<KnownShipment | undefined> {
    for (let look = 1; look <= LOOKS; look++) {
      const fulfillment = await this.lookUp(shipmentId);
      if (fulfillment) return this.inItsChannel(fulfillment, { shipmentId, domain });
      if (look < LOOKS) await pause(PAUSE_MS);
    }
    return undefined;
  }

  private lookUp(shipmentId: string): Promise<Fulfillment | null> {
    const fields = ['shipgraphShipmentId', 'shipgraphReturnId'] as const;
    return this.connection.rawConnection.getRepository(Fulfillment).findOne({
      where: fields.map((name) => ({ customFields: { [name]: shipmentId } })),
      relations: ['orders', 'orders.channels'],
    });
  }

  private async inItsChannel(
    fulfillment: Fulfillment,
    { shipmentId, domain }: { shipmentId: string; domain: string },
  ): Promise<KnownShipment | undefined> {
    const channel = await this.channelOf(fulfillment.orders);
    if (channel === undefined) return undefined;
    // By its token: the order does not bring the zones of its channel, which Vendure computes taxes with.
    const ctx = await this.contexts.create({ apiType: 'admin', channelOrToken: channel.token });
    if ((await this.connections.find(ctx))?.domain !== domain) return undefined;
    const isReturn = fulfillment.customFields.shipgraphReturnId === shipmentId;
    return { ctx, fulfillmentId: fulfillment.id, orderIds: fulfillment.orders.map(({ id }) => id), isReturn };
  }

  /** Each order is also in the default channel. */
  private async channelOf(orders: readonly Order[]): Promise<Channel | undefined> {
    const { id } = await this.channels.getDefaultChannel();
    const channels = orders.flatMap((order) => order.channels);
    return channels.find((channel) => channel.id !== id) ?? channels[0];
  }
}
