import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
import { ShipmentCostType } from './carrier-cost.types.js';
import { costOfShipment } from './read-cost.js';

@Resolver(() => ShipmentType)
export class CarrierCostResolver {
  @FieldResolver(() => ShipmentCostType, {
    nullable: true,
    description: 'Revenue and cost of the shipment, for operator callers that may read the books; null for all others.',
  })
  cost(@Root() shipment: Shipment, @Ctx() context: Context): Promise<ShipmentCostType | null> {
    return costOfShipment(context, shipment);
  }
}
