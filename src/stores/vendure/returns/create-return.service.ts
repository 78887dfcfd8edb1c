import { Injectable } from '@nestjs/common';
import { Fulfillment, TransactionalConnection, UserInputError, type ID, type RequestContext } from '@vendure/core';
import { ConnectionsService } from '../connection/connections.service';
import { reasonOf, storeOf } from '../connection/store-of';
import { OrderNotes } from '../fulfillments/order-notes.service';
import { OwnFulfillments } from '../fulfillments/own-fulfillments.service';

export interface CreatedReturn {
  readonly shipmentId: string;
  readonly carrier: string;
  readonly price: number;
  readonly currency: string;
}

const LONGEST_REASON = 500;

/** Has a delivered parcel brought back. What the shopper gets for it stays a decision of staff. */
@Injectable()
export class CreateReturnService {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly fulfillments: OwnFulfillments,
    private readonly connection: TransactionalConnection,
    private readonly notes: OrderNotes,
  ) {}

  async create(ctx: RequestContext, fulfillmentId: ID, reason: string | undefined): Promise<CreatedReturn> {
    const fulfillment = await this.fulfillments.find(ctx, fulfillmentId);
    const connection = await this.connections.find(ctx);
    const shipmentId = fulfillment?.customFields.shipgraphShipmentId;
    if (!fulfillment || !shipmentId || !connection) throw new UserInputError('This fulfilment was not shipped with shipgraph.');
    if ((reason?.length ?? 0) > LONGEST_REASON) throw new UserInputError(`The reason can have at most ${LONGEST_REASON} characters.`);
    // Answered again to a repeated call, should this one end before the return is recorded.
    const idempotencyKey = `vendure-return-${fulfillment.id}-${fulfillment.customFields.shipgraphReturnId ?? 'first'}`;
    const created = await storeOf(connection)
      .createReturn({ shipment_id: shipmentId, ...(reason && { returnReason: reason }) }, { idempotencyKey })
      .catch((error: unknown) => {
        throw new UserInputError(`The return was not created: ${reasonOf(error)}`);
      });
    await this.record(ctx, fulfillment, { id: created.shipment_id, reason });
    const { actualRate, currency } = created.returnShipment.rate;
    return { shipmentId: created.shipment_id, carrier: created.carrierName ?? created.carrier, price: actualRate, currency };
  }

  private async record(
    ctx: RequestContext,
    { id, orders }: Fulfillment,
    created: { id: string; reason: string | undefined },
  ): Promise<void> {
    await this.connection.withTransaction(ctx, async (tx) => {
      const customFields = { shipgraphReturnId: created.id, shipgraphReturnStatus: 'new', shipgraphReturnSequence: 0 };
      await this.connection.getRepository(tx, Fulfillment).update(id, { customFields });
      const why = created.reason ? `: ${created.reason}` : '';
      await this.notes.add(
        tx,
        orders.map((order) => order.id),
        `The return ${created.id} was created${why}.`,
      );
    });
  }
}
