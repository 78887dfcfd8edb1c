import { Injectable } from '@nestjs/common';
import type { Fulfillment, RequestContext } from '@vendure/core';
import { ConnectionsService } from '../connection/connections.service';
import { isRefusal, reasonOf, storeOf } from '../connection/store-of';
import { LocksService } from './locks.service';

@Injectable()
export class CancelShipmentService {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly locks: LocksService,
  ) {}

  /** Answers why the fulfilment cannot be cancelled, or undefined when its shipment is cancelled. */
  async cancel(ctx: RequestContext, { id, state, customFields }: Fulfillment): Promise<string | undefined> {
    if (!customFields.shipgraphOrderNumber) return undefined;
    if ((await this.locks.lockFulfillment(ctx, id))?.state !== state)
      return 'shipgraph has changed the fulfilment in the meantime. Look at it again.';
    const connection = await this.connections.find(ctx);
    if (!connection) return 'This channel is not connected to shipgraph, so the shipment cannot be cancelled there.';
    try {
      await storeOf(connection).cancelOrder({ orderNumber: Number(customFields.shipgraphOrderNumber) });
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'ORDER_NOT_FOUND')) return undefined;
      return isRefusal(error, 'CANCEL_NOT_ALLOWED')
        ? 'The parcel has been picked up, so shipgraph can no longer cancel it.'
        : `The shipment was not cancelled: ${reasonOf(error)}`;
    }
  }
}
