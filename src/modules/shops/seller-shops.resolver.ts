import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { SellerShopType } from './seller-shop.types.js';
import { shopsOf } from './seller-shops.js';

@Resolver(() => SellerType)
export class SellerShopsResolver {
  @FieldResolver(() => [SellerShopType], { description: 'The shops of the seller, oldest first.' })
  shops(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerShopType[]> {
    return shopsOf(context, seller.id);
  }
}
