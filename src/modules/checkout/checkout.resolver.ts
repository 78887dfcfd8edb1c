import type { GraphQLResolveInfo } from 'graphql';
import { money } from '../../kernel/money.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { WholeNumberScalar } from '../../platform/graphql/scalars.js';
import type { Context } from '../../platform/work/context.js';
import { refundedMinor } from '../ledger/index.js';
import { CreateOrderInput, orderById, OrderType } from '../orders/index.js';
import {
  cancelOrderWithCarrier,
  fulfilOrder,
  outboundLoaders,
  ShipmentType,
  type ShipmentServices,
  type OrderOutcome,
} from '../shipments/index.js';
import { OrderPlacementType, OrderOutcomeType } from './checkout.types.js';
import { createOrder } from './create-order.js';
import { orderIdByNumber } from './order-by-number.js';
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

const NUMBER = { description: 'Number of the order within its shop.' };
const DOMAIN = { nullable: true, description: 'Domain of the shop. Shop tokens may omit it: they can only access their own shop.' };

@Resolver(() => OrderOutcomeType)
export class OrderOutcomeResolver {
  @Mutation(() => OrderOutcomeType, {
    description: 'Marks the order with this number as packed by the store. ORDER_NOT_FOUND; FULFIL_NOT_ALLOWED once it is cancelled.',
  })
  fulfilOrderByNumber(
    @Arg('orderNumber', () => WholeNumberScalar, NUMBER) orderNumber: number,
    @Arg('shopDomain', () => String, DOMAIN) shopDomain: string | null,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<OrderOutcome> {
    return context.transact(async (tx) =>
      fulfilOrder(tx, context.actor, await orderIdByNumber(tx.sql, context.actor, { orderNumber, shopDomain })),
    );
  }

  @Mutation(() => OrderOutcomeType, {
    description:
      'Cancels the order with this number before it is collected and refunds the seller. ORDER_NOT_FOUND, CANCEL_NOT_ALLOWED, CARRIER_DECLINED, CANCEL_PENDING.',
  })
  async cancelOrderByNumber(
    @Arg('orderNumber', () => WholeNumberScalar, NUMBER) orderNumber: number,
    @Arg('shopDomain', () => String, DOMAIN) shopDomain: string | null,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<OrderOutcome> {
    const orderId = await orderIdByNumber(context.sql, context.actor, { orderNumber, shopDomain });
    return cancelOrderWithCarrier(context, orderId);
  }

  @FieldResolver(() => MoneyType, { description: 'Amount refunded to the seller for this shipment; 0 if it had not been billed.' })
  async refundedAmount(@Root() { shipment }: OrderOutcome, @Ctx() { sql }: Context): Promise<MoneyType> {
    return money(await refundedMinor(sql, shipment.id), shipment.currency);
  }
}
