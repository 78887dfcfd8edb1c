import { enumType } from '../../../platform/graphql/enum-type.js';
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context.js';
import type { Seller } from '../seller.row.js';
import { SellerType } from '../seller.types.js';
import { countFacets } from './count-facets.js';
import { listedStatus, type ListedStatus } from '../sellers.enums.js';
import { SellerConnection, SellerFiguresType, SellerFilterArgs, SellerFilterCountsType, SellersArgs } from './seller-list.types.js';
import { listedStatusOf } from './listed-status.rules.js';
import { listSellers } from './list-sellers.js';
import { figuresOf } from './seller-figures.js';

@Resolver(() => SellerType)
export class SellerListResolver {
  @Query(() => SellerConnection, {
    description: 'The sellers that the caller may see, newest first unless sorted otherwise. DATE_RANGE_TOO_LARGE.',
  })
  async sellers(@Args(() => SellersArgs) args: SellersArgs, @Ctx() context: Context) {
    return new SellerConnection(await listSellers(context, args));
  }

  @Query(() => SellerFilterCountsType, { description: 'How many sellers each value of a filter would leave. DATE_RANGE_TOO_LARGE.' })
  sellerFilterCounts(@Args(() => SellerFilterArgs) filter: SellerFilterArgs, @Ctx() context: Context): Promise<SellerFilterCountsType> {
    return countFacets(context, filter);
  }

  @FieldResolver(() => enumType(listedStatus), { description: 'What a list says about the account.' })
  listedStatus(@Root() seller: Seller): ListedStatus {
    return listedStatusOf(seller);
  }

  @FieldResolver(() => SellerFiguresType, { nullable: true, description: 'What lists count of the seller.' })
  figures(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerFiguresType | null> {
    return figuresOf(context, seller.id);
  }

  @FieldResolver(() => String, { description: 'Currency of what is agreed with the seller: the base currency of the operator.' })
  currency(@Ctx() context: Context): string {
    return context.services.settings.baseCurrency;
  }

  @FieldResolver(() => Boolean, { description: 'True when collected cash pays for shipping before it is in the bank.' })
  spendUncleared(@Ctx() context: Context): boolean {
    return context.services.settings.spendUnclearedOnShipping;
  }
}
