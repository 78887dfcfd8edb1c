import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/graphql/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { approvalsOfShipment, ApprovalRequestType, type Approval } from '../approvals/index.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
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
