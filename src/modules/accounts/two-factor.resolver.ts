import { Arg, Ctx, Extensions, Mutation, Query, Resolver, GUESSABLE, FieldResolver, Root } from '../../platform/graphql/resolvers.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import type { Context } from '../../platform/work/context.js';
import { ownAccount, StaffType, type Staff } from '../staff/index.js';
import { beginTwoFactor, renewRecoveryCodes, type TwoFactorServices, twoFactorLoader } from '../two-factor/index.js';
import {
  disableTwoFactor,
  enableTwoFactor,
  proveBoth,
  proveForDisabling,
  proveForEnrolment,
  readTwoFactor,
  resetSellerTwoFactor,
  resetStaffTwoFactor,
} from './two-factor.js';
import { RecoveryCodesType, TwoFactorEnrolmentType, TwoFactorType } from './two-factor.types.js';

const PASSWORD = { description: 'Password of the account.' } as const;
const CODE = { description: 'A code from the authenticator app, or a recovery code. Each code works once.' } as const;

/** Two-factor login of the calling account. Tokens have none. */
@Resolver()
export class TwoFactorResolver {
  @Query(() => TwoFactorType, { description: 'Two-factor login of the calling account. FORBIDDEN for tokens.' })
  twoFactor(@Ctx() context: Context): Promise<TwoFactorType> {
    return readTwoFactor(context);
  }

  @Extensions(GUESSABLE)
  @Mutation(() => TwoFactorEnrolmentType, {
    description:
      'Starts setting up an authenticator app (TOTP, RFC 6238). The app takes effect once confirmTwoFactor has verified a code from it; a previous app stays valid until then. UNAUTHORIZED if password or code is wrong, RATE_LIMITED. FORBIDDEN for tokens.',
  })
  async beginTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Arg('code', () => String, { nullable: true, description: 'A code from the current app, or a recovery code.' })
    code: string | null,
    @Ctx() context: Context<AuthServices & TwoFactorServices>,
  ): Promise<TwoFactorEnrolmentType> {
    const account = await proveForEnrolment(context, { password, code });
    return context.transact((tx) => beginTwoFactor(tx, account));
  }

  @Extensions(GUESSABLE)
  @Mutation(() => RecoveryCodesType, {
    description:
      'Switches on two-factor login with a first code from the app. Returns ten recovery codes, shown only once. UNAUTHORIZED with reason TWO_FACTOR_INVALID, NOT_FOUND before beginTwoFactor, RATE_LIMITED.',
  })
  async confirmTwoFactor(
    @Arg('code', () => String, { description: 'The code that the app currently shows.' }) code: string,
    @Ctx() context: Context<TwoFactorServices>,
  ): Promise<RecoveryCodesType> {
    const account = await ownAccount(context);
    await context.services.codeLimit.take(`enrol:${account.id}`);
    return { codes: await context.transact((tx) => enableTwoFactor(tx, account, code)) };
  }

  @Extensions(GUESSABLE)
  @Mutation(() => Boolean, {
    description:
      'Switches off two-factor login and deletes the recovery codes. UNAUTHORIZED if password or code is wrong, FORBIDDEN if the role requires it, RATE_LIMITED.',
  })
  async disableTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Arg('code', () => String, CODE) code: string,
    @Ctx() context: Context<AuthServices & TwoFactorServices>,
  ): Promise<boolean> {
    const account = await proveForDisabling(context, { password, code });
    return context.transact((tx) => disableTwoFactor(tx, account));
  }

  @Extensions(GUESSABLE)
  @Mutation(() => RecoveryCodesType, {
    description: 'Replaces the recovery codes; the previous ones stop working. UNAUTHORIZED if password or code is wrong, RATE_LIMITED.',
  })
  async regenerateRecoveryCodes(
    @Arg('password', () => String, PASSWORD) password: string,
    @Arg('code', () => String, CODE) code: string,
    @Ctx() context: Context<AuthServices & TwoFactorServices>,
  ): Promise<RecoveryCodesType> {
    const account = await proveBoth(context, { password, code });
    return { codes: await context.transact((tx) => renewRecoveryCodes(tx, account.id)) };
  }
}

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
