import { enumType } from '../../../platform/graphql/scalars.js';
import { Args, Ctx, FieldResolver, Query, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import type { Seller } from '../seller.row.js';
import { SellerType } from '../seller.types.js';
import { countFacets } from './count-facets.js';
import { listedStatus, type ListedStatus } from '../sellers.enums.js';
import { SellerConnection, SellerFiguresType, SellerFilterArgs, SellerFilterCountsType, SellersArgs } from './seller-list.types.js';
import { listedStatusOf, listSellers } from './list-sellers.js';
import { figuresOf } from './seller-figures.js';

@Resolver(() => SellerType)
export class SellerListResolver {
  @Query(() => SellerConnection, {
    description: 'The sellers that the caller can see, newest first by default. DATE_RANGE_TOO_LARGE.',
  })
  async sellers(@Args(() => SellersArgs) args: SellersArgs, @Ctx() context: Context) {
    return new SellerConnection(await listSellers(context, args));
  }

  @Query(() => SellerFilterCountsType, { description: 'The number of sellers for each filter value. DATE_RANGE_TOO_LARGE.' })
  sellerFilterCounts(@Args(() => SellerFilterArgs) filter: SellerFilterArgs, @Ctx() context: Context): Promise<SellerFilterCountsType> {
    return countFacets(context, filter);
  }

  @FieldResolver(() => enumType(listedStatus), { description: 'Account status as shown in lists.' })
  listedStatus(@Root() seller: Seller): ListedStatus {
    return listedStatusOf(seller);
  }

  @FieldResolver(() => SellerFiguresType, { nullable: true, description: 'Figures of the seller, as shown in lists.' })
  figures(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerFiguresType | null> {
    return figuresOf(context, seller.id);
  }

  @FieldResolver(() => String, { description: "Currency of the seller's terms: the operator's base currency." })
  currency(@Ctx() context: Context): string {
    return context.services.settings.baseCurrency;
  }

  @FieldResolver(() => Boolean, { description: 'True when collected cash can pay for shipping before it reaches the bank.' })
  spendUncleared(@Ctx() context: Context): boolean {
    return context.services.settings.spendUnclearedOnShipping;
  }
}
