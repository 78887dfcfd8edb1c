import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { CreateOrderInput, orderById, OrderType } from '../orders/index.js';
import { cancelOrderWithCarrier, fulfilOrder, outboundLoaders, ShipmentType, type ShipmentServices } from '../shipments/index.js';
import { OrderPlacementType } from './checkout.types.js';
import { createOrder } from './create-order.js';
import type { Placement } from './place-order.js';
import type { CheckoutServices } from './services.js';

const ORDER_ID = { description: 'UUID of the order.' };

@Resolver(() => OrderPlacementType)
export class CheckoutResolver {
  @Mutation(() => OrderPlacementType, {
    description:
      'Places an order: selects the carrier, places a hold on the wallet for the rate and creates the shipment. ORDER_EXISTS, INVALID_CARRIER, RATE_UNAVAILABLE.',
  })
  createOrder(
    @Arg('input', () => CreateOrderInput, { description: 'The order.' }) input: CreateOrderInput,
    @Ctx() context: Context<CheckoutServices>,
  ): Promise<Placement> {
    return createOrder(context, input);
  }

  @Mutation(() => ShipmentType, { description: 'Marks the order as packed by the store. FULFIL_NOT_ALLOWED once it is cancelled.' })
  async fulfilOrder(@Arg('orderId', () => String, ORDER_ID) orderId: string, @Ctx() context: Context<ShipmentServices>) {
    return (await context.transact((tx) => fulfilOrder(tx, context.actor, orderId))).shipment;
  }

  @Mutation(() => ShipmentType, {
    description:
      'Cancels an order before it is collected and refunds the seller; a connected carrier is asked first. CANCEL_NOT_ALLOWED later on, CARRIER_DECLINED, CANCEL_PENDING.',
  })
  async cancelOrder(@Arg('orderId', () => String, ORDER_ID) orderId: string, @Ctx() context: Context<ShipmentServices>) {
    return (await cancelOrderWithCarrier(context, orderId)).shipment;
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order.' })
  order(@Root() placement: Placement, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return orderById(context, placement.orderId, info);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'Its shipment.' })
  shipment(@Root() placement: Placement, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.load(outboundLoaders.of(info), placement.orderId);
  }
}
