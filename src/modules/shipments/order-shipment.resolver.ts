import { enumType } from '../../platform/graphql/enum-type.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { OrderType, type Order } from '../orders/index.js';
import { outboundLoader, outboundLoaders } from './read-shipment.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { shipmentStatus } from './status-catalogue.js';
import { ShipmentType } from './shipment.types.js';

/** Order fields that this higher module resolves: the shipment, and the order status, which is that of the shipment. */
@Resolver(() => OrderType)
export class OrderShipmentResolver {
  @(reads<Order>()('id'))
  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The outbound shipment.' })
  shipment(@Root() order: Pick<Order, 'id'>, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.load(outboundLoaders.of(info), order.id);
  }

  @(reads<Order>()('id'))
  @FieldResolver(() => enumType(shipmentStatus), { nullable: true, description: 'Status of the order: that of its outbound shipment.' })
  async status(@Root() order: Pick<Order, 'id'>, @Ctx() context: Context): Promise<ShipmentStatus | null> {
    return (await context.load(outboundLoader, order.id))?.status ?? null;
  }
}
