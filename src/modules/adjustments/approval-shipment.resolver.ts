import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { ApprovalRequestType, type Approval } from '../approvals/index.js';
import { shipmentLoader, ShipmentType, type Shipment } from '../shipments/index.js';

/** Requests know shipments by their id alone; whoever decides wants to see what there is to decide on. */
@Resolver(() => ApprovalRequestType)
export class ApprovalShipmentResolver {
  @FieldResolver(() => ShipmentType, {
    nullable: true,
    description: 'The shipment that it is about, with its measures, adjustment and dispute; null when there is none.',
  })
  shipment(@Root() { shipmentId }: Approval, @Ctx() context: Context): Promise<Shipment | null> | null {
    return shipmentId === null ? null : context.load(shipmentLoader, shipmentId);
  }
}
