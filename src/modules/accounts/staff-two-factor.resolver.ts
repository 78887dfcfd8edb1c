import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { StaffType, type Staff } from '../staff/index.js';
import { twoFactorLoader } from '../two-factor/index.js';
import { resetSellerTwoFactor, resetStaffTwoFactor } from './two-factor.js';

/** The second factors of others, for those who manage accounts. */
@Resolver(() => StaffType)
export class StaffTwoFactorResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether two-factor login is on. For super administrators; null for everybody else.',
  })
  async twoFactor(@Root() { id }: Staff, @Ctx() context: Context): Promise<boolean> {
    return (await context.load(twoFactorLoader, id)) !== null;
  }

  @Mutation(() => Boolean, {
    description:
      'Switches the two-factor login of a colleague off who has lost app and recovery codes, ends their sessions and tells them by mail. False when it was off. For super administrators, for others than themselves. NOT_FOUND.',
  })
  resetTwoFactor(
    @Arg('staffId', () => String, { description: 'UUID of the member of staff.' }) staffId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.transact((tx) => resetStaffTwoFactor(tx, context.actor, staffId));
  }

  @Mutation(() => Boolean, {
    description:
      'Switches the two-factor login of a seller off who has lost app and recovery codes, ends their sessions and tells them by mail. False when it was off. For super administrators. SELLER_NOT_FOUND.',
  })
  resetSellerTwoFactor(
    @Arg('sellerId', () => String, { description: 'UUID of the seller.' }) sellerId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return context.transact((tx) => resetSellerTwoFactor(tx, context.actor, sellerId));
  }
}
