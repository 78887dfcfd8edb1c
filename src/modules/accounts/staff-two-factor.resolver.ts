import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { StaffType, type Staff } from '../staff/index.js';
import { twoFactorLoader } from '../two-factor/index.js';
import { resetSellerTwoFactor, resetStaffTwoFactor } from './two-factor.js';

/** Lets account administrators manage the second factors of others. */
@Resolver(() => StaffType)
export class StaffTwoFactorResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether two-factor login is on. For super administrators; null for all other callers.',
  })
  async twoFactor(@Root() { id }: Staff, @Ctx() context: Context): Promise<boolean> {
    return (await context.load(twoFactorLoader, id)) !== null;
  }

  @Mutation(() => Boolean, {
    description:
      'Switches off two-factor login for another staff member who lost app and recovery codes, ends their sessions and notifies them by mail. False if it was off. For super administrators. NOT_FOUND.',
  })
  resetTwoFactor(
    @Arg('staffId', () => String, { description: 'UUID of the staff member.' }) staffId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.transact((tx) => resetStaffTwoFactor(tx, context.actor, staffId));
  }

  @Mutation(() => Boolean, {
    description:
      'Switches off two-factor login for a seller who lost app and recovery codes, ends their sessions and notifies them by mail. False if it was off. For super administrators. SELLER_NOT_FOUND.',
  })
  resetSellerTwoFactor(
    @Arg('sellerId', () => String, { description: 'UUID of the seller.' }) sellerId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.transact((tx) => resetSellerTwoFactor(tx, sellerId));
  }
}
