import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { ShipmentType, type Shipment } from '../shipments/index.js';
import { ShipmentCostType } from './carrier-cost.types.js';
import { costOfShipment } from './read-cost.js';

@Resolver(() => ShipmentType)
export class CarrierCostResolver {
  @FieldResolver(() => ShipmentCostType, {
    nullable: true,
    description: 'What it earns and costs the operator, for those of the operator who may read the books; null for everybody else.',
  })
  cost(@Root() shipment: Shipment, @Ctx() context: Context): Promise<ShipmentCostType | null> {
    return costOfShipment(context, shipment);
  }
}
