import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOrNull, moneyOut, MoneyType } from '../../platform/graphql/money.type.js';
import { sellerLoader, SellerType } from '../sellers/index.js';
import { shopLoader, ShopType } from '../shops/index.js';
import type { Order } from './order.entity.js';
import { OrderConnection, OrderLineType, OrderType } from './order.types.js';
import { listOrders, orderById, readLines } from './read-order.js';

@Resolver(() => OrderType)
export class OrderResolver {
  @Query(() => OrderType, { description: 'An order by id. ORDER_NOT_FOUND when there is none that the caller may see.' })
  order(@Arg('id', () => String, { description: 'UUID of the order.' }) id: string, @Ctx() context: Context): Promise<Order> {
    return orderById(context, id);
  }

  @Query(() => OrderConnection, { description: 'The orders that the caller may see, newest first.' })
  async orders(@Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return new OrderConnection((await listOrders(context, args)) as never);
  }

  @FieldResolver(() => [OrderLineType], { description: 'The lines of the order. At most 1000.' })
  lines(@Root() order: Order, @Ctx() context: Context): Promise<OrderLineType[]> {
    return readLines(context, order.id);
  }

  @FieldResolver(() => MoneyType, { description: 'Sum of quantity x price, as the store sent it.' })
  subTotal(@Root() order: Order): MoneyType {
    return moneyOut(order.subTotal);
  }

  @FieldResolver(() => MoneyType, { description: 'Tax.' })
  tax(@Root() order: Order): MoneyType {
    return moneyOut(order.tax);
  }

  @FieldResolver(() => MoneyType, { description: 'Discount.' })
  discount(@Root() order: Order): MoneyType {
    return moneyOut(order.discount);
  }

  @FieldResolver(() => MoneyType, { description: 'Total by the platform, for the record.' })
  total(@Root() order: Order): MoneyType {
    return moneyOut(order.total);
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'What the shopper paid for shipping, if the store said.' })
  shippingFee(@Root() order: Order): MoneyType | null {
    return moneyOrNull(order.shippingFee);
  }

  @FieldResolver(() => MoneyType, { description: 'What the driver collects; 0 for prepaid orders.' })
  collectionAmount(@Root() order: Order): MoneyType {
    return moneyOut(order.collectionAmount);
  }

  @FieldResolver(() => MoneyType, { description: 'Fee for cash on delivery, charged when the collection is confirmed.' })
  codFee(@Root() order: Order): MoneyType {
    return moneyOut(order.codFee);
  }

  @FieldResolver(() => SellerType, { nullable: true, description: 'The seller.' })
  seller(@Root() order: Order, @Ctx() context: Context) {
    return context.load(sellerLoader, order.sellerId);
  }

  @FieldResolver(() => ShopType, { nullable: true, description: 'The shop that sold it.' })
  shop(@Root() order: Order, @Ctx() context: Context) {
    return context.load(shopLoader, order.shopId);
  }
}
