import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root, Subscription } from '../../platform/graphql/resolvers.js';
import type { Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import { listRequests, type ShopRequest, watchRequests } from './read-requests.js';
import { ShopType, type Shop } from '../shops/index.js';
import { readIntake } from './read-intake.js';
import { readSetup } from './read-setup.js';
import type { ShopRequestServices } from './services.js';
import { ShopIntakeType } from './shop-intake.types.js';
import { ShopRequestConnection, ShopRequestsArgs, ShopRequestType, ShopSetupType } from './shop-request.types.js';

@Resolver(() => ShopRequestType)
export class ShopRequestResolver {
  @Query(() => ShopRequestConnection, {
    description:
      'The last 50 requests of a store over REST, and its GraphQL requests with a shop token, newest first, kept 7 days. All failures are kept, up to five in a second; of successes one in a second. NOT_FOUND.',
  })
  shopRequests(@Args(() => ShopRequestsArgs) args: ShopRequestsArgs, @Ctx() context: Context): Promise<Page<ShopRequest>> {
    return listRequests(context, args);
  }

  @Query(() => ShopSetupType, { description: 'What has worked for a store since it was connected. NOT_FOUND.' })
  shopSetup(
    @Arg('domain', () => String, { description: 'Domain of the store.' }) domain: string,
    @Ctx() context: Context,
  ): Promise<ShopSetupType> {
    return readSetup(context, domain);
  }

  @Subscription(() => ShopRequestType, {
    description: 'Each request of a store that is kept, within a second. Earlier ones are in shopRequests. NOT_FOUND.',
    subscribe: ({ args, context }: Subscribing<{ domain: string }, ShopRequestServices>) => watchRequests(context, args),
  })
  shopRequestReceived(
    @Root() request: ShopRequest,
    @Arg('domain', () => String, { description: 'Domain of the store.' }) _domain: string,
  ): ShopRequest {
    return told(request);
  }
}

@Resolver(() => ShopType)
export class ShopIntakeResolver {
  @FieldResolver(() => ShopIntakeType, { description: 'Whether the orders of the shop come in, and when the last one came.' })
  intake(@Root() shop: Shop, @Ctx() context: Context): Promise<ShopIntakeType> {
    return readIntake(context, shop);
  }
}
