import { Ctx, FieldResolver, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { reads } from '../../../platform/graphql/selected-columns.js';
import { proofsOf, ProofType } from '../../proofs/index.js';
import { ShipmentType, type Shipment } from '../../shipments/index.js';
import { driverOfShipment } from '../reading/read-shipment-driver.js';
import { ShipmentDriverType } from '../reading/run.types.js';

@Resolver(() => ShipmentType)
export class DriverOfShipmentResolver {
  @(reads<Shipment>()('id'))
  @FieldResolver(() => ShipmentDriverType, {
    nullable: true,
    description: 'The driver of the own fleet who has it, or had it last; null if none did.',
  })
  driver(@Root() { id }: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<ShipmentDriverType | null> {
    return driverOfShipment(context, id);
  }
}

@Resolver(() => ShipmentDriverType)
export class ShipmentDriverResolver {
  @FieldResolver(() => [ProofType], { description: 'Proofs of the task, oldest first.' })
  async proofs(@Root() { taskId }: ShipmentDriverType, @Ctx() context: Context): Promise<ProofType[]> {
    return (await context.load(proofsOf, taskId)) ?? [];
  }
}
