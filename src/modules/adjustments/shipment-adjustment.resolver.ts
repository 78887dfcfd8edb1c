import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { approvalsOfShipment, ApprovalRequestType, type Approval } from '../approvals/index.js';
import { ShipmentType, type Shipment, shipmentLoader } from '../shipments/index.js';
import { AdjustmentInvoiceType } from './adjustment.types.js';
import { adjustmentLoader } from './read-adjustment.js';

/** Adds adjustments and approvals to shipments, which cannot import these modules. */
@Resolver(() => ShipmentType)
export class ShipmentAdjustmentResolver {
  @(reads<Shipment>()('id'))
  @FieldResolver(() => AdjustmentInvoiceType, { nullable: true, description: 'The latest invoice for a weight difference.' })
  adjustment(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context) {
    return context.load(adjustmentLoader, shipment.id);
  }

  @(reads<Shipment>()('id'))
  @FieldResolver(() => [ApprovalRequestType], {
    description: 'Approval requests about the shipment, oldest first, for callers that may read them.',
  })
  approvals(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<Approval[]> {
    return approvalsOfShipment(context, shipment.id);
  }
}

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
