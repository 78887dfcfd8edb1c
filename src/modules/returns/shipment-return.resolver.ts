import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { mayReachConsignee, ShipmentType, type ContactFacts, type Shipment } from '../shipments/index.js';
import { returnLoader, returnsOf } from './read-return.js';
import type { ReturnShipment } from './return-shipment.entity.js';
import { ReturnShipmentType } from './return.types.js';

/** Shipment fields that this higher module resolves: its returns, and its own return record. */
@Resolver(() => ShipmentType)
export class ShipmentReturnResolver {
  @(reads<Shipment>()('id'))
  @FieldResolver(() => [ReturnShipmentType], {
    description: 'Returns of this shipment, including cancelled ones, oldest first. None for drivers.',
  })
  returns(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<ReturnShipment[]> {
    return returnsOf(context, shipment);
  }

  @(reads<Shipment>()('id', 'status', 'ownFleet', 'skipHub'))
  @FieldResolver(() => ReturnShipmentType, {
    nullable: true,
    description: 'Its return record; null for an outbound shipment, and for a driver once the task has ended.',
  })
  returnShipment(@Root() shipment: ContactFacts & Pick<Shipment, 'id'>, @Ctx() context: Context) {
    return mayReachConsignee(context.actor, shipment) ? context.load(returnLoader, shipment.id) : null;
  }
}
