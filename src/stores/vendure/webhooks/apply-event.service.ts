import { Injectable } from '@nestjs/common';
import type { ReceivedEvent, ShipmentEventData } from '@shipgraph/client/store';
import {
  Fulfillment,
  FulfillmentService,
  isGraphQlErrorResult,
  Logger,
  TransactionalConnection,
  type FulfillmentState,
  type RequestContext,
} from '@vendure/core';
import { SettleCodService } from '../cod/settle-cod.service';
import { LocksService } from '../fulfillments/locks.service';
import { OrderNotes } from '../fulfillments/order-notes.service';
import { asToldByShipgraph } from '../fulfillments/told-by-shipgraph';
import { LOG_CONTEXT } from '../options';
import { ShipmentsService, type KnownShipment } from './shipments.service';
import { effectOf, returnNoteOf } from './status-effects';

/** Applies what shipgraph tells of a shipment. Events may come twice and in any order: each step of a shipment is applied once. */
@Injectable()
export class ApplyEventService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly shipments: ShipmentsService,
    private readonly locks: LocksService,
    private readonly fulfillments: FulfillmentService,
    private readonly notes: OrderNotes,
    private readonly cash: SettleCodService,
  ) {}

  async apply({ event, data }: ReceivedEvent, domain: string): Promise<void> {
    // Tests of the webhook are about no shipment.
    if (event === 'shipment.test' || typeof data.shipment_id !== 'string' || !Number.isSafeInteger(data.sequence)) return;
    const shipment = await this.shipments.find(data.shipment_id, domain);
    if (!shipment) {
      Logger.verbose(`An event of shipment ${data.shipment_id}, which is not of this shop, was ignored.`, LOG_CONTEXT);
      return;
    }
    await this.connection.withTransaction(shipment.ctx, async (ctx) => {
      const fulfillment = await this.locks.lockFulfillment(ctx, shipment.fulfillmentId);
      if (!fulfillment) return;
      if (shipment.isReturn) await this.applyToReturn(ctx, fulfillment, { shipment, data });
      else await this.applyToParcel(ctx, fulfillment, { shipment, data });
    });
  }

  private async applyToParcel(
    ctx: RequestContext,
    fulfillment: Fulfillment,
    { shipment, data }: { shipment: KnownShipment; data: ShipmentEventData },
  ): Promise<void> {
    if (data.sequence <= (fulfillment.customFields.shipgraphSequence ?? 0)) return;
    const { state, note } = effectOf(data.status);
    // The status first: emails that a transition sends read the numbers of the parcel.
    await this.write(ctx, fulfillment, {
      ...(data.awb && { trackingCode: data.awb }),
      customFields: {
        shipgraphSequence: data.sequence,
        shipgraphStatus: data.status,
        ...(data.tracking_url && { shipgraphTrackingUrl: data.tracking_url }),
      },
    });
    if (state && (await this.move(ctx, fulfillment, state)) && state === 'Delivered')
      for (const orderId of shipment.orderIds) await this.cash.settle(ctx, orderId);
    if (note) await this.notes.add(ctx, shipment.orderIds, `The parcel ${data.awb ?? data.shipment_id} ${note}.`);
  }

  private async applyToReturn(
    ctx: RequestContext,
    fulfillment: Fulfillment,
    { shipment, data }: { shipment: KnownShipment; data: ShipmentEventData },
  ): Promise<void> {
    if (data.sequence <= (fulfillment.customFields.shipgraphReturnSequence ?? 0)) return;
    await this.write(ctx, fulfillment, { customFields: { shipgraphReturnSequence: data.sequence, shipgraphReturnStatus: data.status } });
    const note = returnNoteOf(data.status);
    if (note) await this.notes.add(ctx, shipment.orderIds, `The return ${data.shipment_id} ${note}.`);
  }

  /** False where staff have moved the fulfilment already. */
  private async move(ctx: RequestContext, fulfillment: Fulfillment, state: FulfillmentState): Promise<boolean> {
    if (!this.fulfillments.getNextStates(fulfillment).includes(state)) return fulfillment.state === state;
    const moved = await asToldByShipgraph(() => this.fulfillments.transitionToState(ctx, fulfillment.id, state));
    if (isGraphQlErrorResult(moved)) throw new Error(`Fulfilment ${fulfillment.id} was not moved to ${state}: ${moved.transitionError}`);
    return true;
  }

  private async write(
    ctx: RequestContext,
    { id }: Fulfillment,
    changes: Partial<Pick<Fulfillment, 'trackingCode' | 'customFields'>>,
  ): Promise<void> {
    await this.connection.getRepository(ctx, Fulfillment).update(id, changes);
  }
}
