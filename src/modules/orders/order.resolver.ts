import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { money, moneyOrNull } from '../../kernel/money.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { phoneE164 } from '../addresses/index.js';
import { sellerLoaders, SellerType } from '../sellers/index.js';
import { shopLoader, ShopType } from '../shops/index.js';
import { codFeeOf, collectionAmountOf } from './change-order.js';
import type { Order } from './order.entity.js';
import { CustomerType, OrderConnection, OrderLineType, OrderType } from './order.types.js';
import { listOrders, orderById, readLines } from './read-order.js';

@Resolver(() => OrderType)
export class OrderResolver {
  @Query(() => OrderType, { description: 'Returns an order by id. ORDER_NOT_FOUND when it does not exist or the caller cannot see it.' })
  order(
    @Arg('id', () => String, { description: 'UUID of the order.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Order> {
    return orderById(context, id, info);
  }

  @Query(() => OrderConnection, { description: 'The orders that the caller can see, newest first.' })
  async orders(@Args(() => PageArgs) args: PageArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return new OrderConnection(await listOrders(context, args, info));
  }

  @(reads<Order>()('id'))
  @FieldResolver(() => [OrderLineType], { description: 'The lines of the order. At most 1000.' })
  lines(@Root() order: Pick<Order, 'id'>, @Ctx() context: Context): Promise<OrderLineType[]> {
    return readLines(context, order.id);
  }

  @(reads<Order>()('customer', 'destination'))
  @FieldResolver(() => CustomerType, { description: 'The shopper.' })
  customer(@Root() { customer, destination }: Pick<Order, 'customer' | 'destination'>): CustomerType {
    return { ...customer, phoneE164: phoneE164(customer.phone, destination.countryCode) };
  }

  @(reads<Order>()('subTotalMinor', 'currency'))
  @FieldResolver(() => MoneyType, { description: 'Sum of quantity x price, as sent by the store.' })
  subTotal(@Root() { subTotalMinor, currency }: Pick<Order, 'subTotalMinor' | 'currency'>): MoneyType {
    return money(subTotalMinor, currency);
  }

  @(reads<Order>()('taxMinor', 'currency'))
  @FieldResolver(() => MoneyType, { description: 'Tax.' })
  tax(@Root() { taxMinor, currency }: Pick<Order, 'taxMinor' | 'currency'>): MoneyType {
    return money(taxMinor, currency);
  }

  @(reads<Order>()('discountMinor', 'currency'))
  @FieldResolver(() => MoneyType, { description: 'Discount.' })
  discount(@Root() { discountMinor, currency }: Pick<Order, 'discountMinor' | 'currency'>): MoneyType {
    return money(discountMinor, currency);
  }

  @(reads<Order>()('totalMinor', 'currency'))
  @FieldResolver(() => MoneyType, { description: 'Total as sent by the platform, for the record.' })
  total(@Root() { totalMinor, currency }: Pick<Order, 'totalMinor' | 'currency'>): MoneyType {
    return money(totalMinor, currency);
  }

  @(reads<Order>()('shippingFeeMinor', 'currency'))
  @FieldResolver(() => MoneyType, { nullable: true, description: 'What the shopper paid for shipping, if the store sent it.' })
  shippingFee(@Root() { shippingFeeMinor, currency }: Pick<Order, 'shippingFeeMinor' | 'currency'>): MoneyType | null {
    return moneyOrNull(shippingFeeMinor, currency);
  }

  @(reads<Order>()('collectionMinor', 'currency'))
  @FieldResolver(() => MoneyType, { description: 'The amount the driver collects; 0 for prepaid orders.' })
  collectionAmount(@Root() order: Pick<Order, 'collectionMinor' | 'currency'>): MoneyType {
    return collectionAmountOf(order);
  }

  @(reads<Order>()('codFeeMinor', 'currency'))
  @FieldResolver(() => MoneyType, { description: 'Fee for cash on delivery, charged when the collection is confirmed.' })
  codFee(@Root() order: Pick<Order, 'codFeeMinor' | 'currency'>): MoneyType {
    return codFeeOf(order);
  }

  @(reads<Order>()('sellerId'))
  @FieldResolver(() => SellerType, { nullable: true, description: 'The seller.' })
  seller(@Root() order: Pick<Order, 'sellerId'>, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.load(sellerLoaders.of(info), order.sellerId);
  }

  @(reads<Order>()('shopId'))
  @FieldResolver(() => ShopType, { nullable: true, description: 'The shop that sold it.' })
  shop(@Root() order: Pick<Order, 'shopId'>, @Ctx() context: Context) {
    return context.load(shopLoader, order.shopId);
  }
}
