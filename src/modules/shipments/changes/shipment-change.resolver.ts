import { Args, Ctx, FieldResolver, Resolver, Root, Subscription } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { told, type Subscribing } from '../../../platform/live/subscribing.js';
import { shipmentLoader } from '../read-shipment.js';
import { ShipmentType } from '../shipment.types.js';
import { ShipmentChangedArgs, ShipmentChangeType } from './shipment-change.types.js';
import { watchShipments, type ShipmentChange } from './watch-shipments.js';

@Resolver(() => ShipmentChangeType)
export class ShipmentChangeResolver {
  @Subscription(() => ShipmentChangeType, {
    description: 'Status changes of the shipments that the caller can see. SHIPMENT_NOT_FOUND.',
    subscribe: ({ args, context }: Subscribing<ShipmentChangedArgs>) => watchShipments(context, args),
  })
  shipmentChanged(@Root() change: ShipmentChange, @Args(() => ShipmentChangedArgs) _args: ShipmentChangedArgs): ShipmentChange {
    return told(change);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: "The shipment's current state, which may be ahead of this change." })
  shipment(@Root() { shipmentId }: ShipmentChange, @Ctx() context: Context) {
    return context.load(shipmentLoader, shipmentId);
  }
}
