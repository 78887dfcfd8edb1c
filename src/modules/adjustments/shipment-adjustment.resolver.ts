import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { approvalsOfShipment, ApprovalRequestType, type Approval } from '../approvals/index.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
import { AdjustmentInvoiceType } from './adjustment.types.js';
import { adjustmentLoader } from './read-adjustment.js';

/** What shipments know from above: what is owed for their weight, and what somebody had to agree to. */
@Resolver(() => ShipmentType)
export class ShipmentAdjustmentResolver {
  @(reads<Shipment>()('id'))
  @FieldResolver(() => AdjustmentInvoiceType, { nullable: true, description: 'The latest invoice for a difference in weight.' })
  adjustment(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context) {
    return context.load(adjustmentLoader, shipment.id);
  }

  @(reads<Shipment>()('id'))
  @FieldResolver(() => [ApprovalRequestType], { description: 'What somebody had to agree to, oldest first, for those who may read it.' })
  approvals(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<Approval[]> {
    return approvalsOfShipment(context, shipment.id);
  }
}
