import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/graphql/context.js';
import { ApprovalRequestType, type Approval } from '../approvals/index.js';
import { shipmentLoader, ShipmentType, type Shipment } from '../shipments/index.js';

/** Requests store only the shipment id; reviewers need the shipment itself. */
@Resolver(() => ApprovalRequestType)
export class ApprovalShipmentResolver {
  @FieldResolver(() => ShipmentType, {
    nullable: true,
    description: 'The shipment under review, with its measurements, adjustment and dispute; null if the request concerns no shipment.',
  })
  shipment(@Root() { shipmentId }: Approval, @Ctx() context: Context): Promise<Shipment | null> | null {
    return shipmentId === null ? null : context.load(shipmentLoader, shipmentId);
  }
}
