import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { ShopType, type Shop } from '../shops/index.js';
import { advanceTestClock, testClockOf } from './advance-test-clock.js';
import { TestClockType } from './test-clock.types.js';

@Resolver(() => ShopType)
export class TestClockResolver {
  @FieldResolver(() => TestClockType, { nullable: true, description: 'The clock of a shop in test mode; null for a live shop.' })
  testClock(@Root() shop: Shop, @Ctx() context: Context): TestClockType | null {
    return testClockOf(shop, context.services);
  }

  @Mutation(() => TestClockType, {
    description:
      'Advances the clock of a shop in test mode. What falls due on the way happens at once and in order: retries of webhooks, automatic ' +
      'confirmations of pickups, scheduled retries, and returns of parcels that were on hold too long. Read `Shop.testClock` to see when it has ' +
      'arrived. NO_TEST_CLOCK, TEST_CLOCK_ADVANCING.',
  })
  advanceTestClock(
    @Arg('to', () => DateTimeScalar, { description: 'The new time of the shop: later than now by its clock, at most 400 days.' }) to: Date,
    @Arg('shop', () => String, { nullable: true, description: 'Domain of the shop, for callers that are not a shop.' }) shop: string | null,
    @Ctx() context: Context,
  ): Promise<TestClockType> {
    return context.transact((tx) => advanceTestClock(tx, context.actor, { shopDomain: shop, to }));
  }
}
