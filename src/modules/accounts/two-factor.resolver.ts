import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { GUESSABLE } from '../../platform/graphql/guessable.js';
import { ownAccount } from '../staff/index.js';
import { beginTwoFactor, renewRecoveryCodes } from '../two-factor/index.js';
import { disableTwoFactor, enableTwoFactor, proveBoth, proveForDisabling, proveForEnrolment, readTwoFactor } from './two-factor.js';
import { RecoveryCodesType, TwoFactorEnrolmentType, TwoFactorType } from './two-factor.types.js';

const PASSWORD = { description: 'The password of the account.' } as const;
const CODE = { description: 'A code of the authenticator app, or a recovery code. Each counts once.' } as const;

/** A second factor for the account whose session asks. Tokens have none. */
@Resolver()
export class TwoFactorResolver {
  @Query(() => TwoFactorType, { description: 'Two-factor login of the account whose session asks. FORBIDDEN for tokens.' })
  twoFactor(@Ctx() context: Context): Promise<TwoFactorType> {
    return readTwoFactor(context);
  }

  @Extensions(GUESSABLE)
  @Mutation(() => TwoFactorEnrolmentType, {
    description:
      'Begins to set up an authenticator app (TOTP, RFC 6238). It counts once confirmTwoFactor has seen a code of it; an app that was set up before stays until then. UNAUTHORIZED when password or code are wrong, RATE_LIMITED. FORBIDDEN for tokens.',
  })
  async beginTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Arg('code', () => String, { nullable: true, description: 'A code of the app that is set up already, or a recovery code.' })
    code: string | null,
    @Ctx() context: Context,
  ): Promise<TwoFactorEnrolmentType> {
    const account = await proveForEnrolment(context, { password, code });
    return context.transact((tx) => beginTwoFactor(tx, account));
  }

  @Extensions(GUESSABLE)
  @Mutation(() => RecoveryCodesType, {
    description:
      'Switches two-factor login on with a first code of the app, and answers ten recovery codes, shown this once. UNAUTHORIZED with reason TWO_FACTOR_INVALID, NOT_FOUND before beginTwoFactor, RATE_LIMITED.',
  })
  async confirmTwoFactor(
    @Arg('code', () => String, { description: 'The code that the app shows now.' }) code: string,
    @Ctx() context: Context,
  ): Promise<RecoveryCodesType> {
    const account = await ownAccount(context);
    await context.services.codeLimit.take(`enrol:${account.id}`);
    return { codes: await context.transact((tx) => enableTwoFactor(tx, account, code)) };
  }

  @Extensions(GUESSABLE)
  @Mutation(() => Boolean, {
    description:
      'Switches two-factor login off and forgets the recovery codes. UNAUTHORIZED when password or code are wrong, FORBIDDEN where the role needs it, RATE_LIMITED.',
  })
  async disableTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Arg('code', () => String, CODE) code: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const account = await proveForDisabling(context, { password, code });
    return context.transact((tx) => disableTwoFactor(tx, account));
  }

  @Extensions(GUESSABLE)
  @Mutation(() => RecoveryCodesType, {
    description: 'Replaces the recovery codes; those before them work no more. UNAUTHORIZED when password or code are wrong, RATE_LIMITED.',
  })
  async regenerateRecoveryCodes(
    @Arg('password', () => String, PASSWORD) password: string,
    @Arg('code', () => String, CODE) code: string,
    @Ctx() context: Context,
  ): Promise<RecoveryCodesType> {
    const account = await proveBoth(context, { password, code });
    return { codes: await context.transact((tx) => renewRecoveryCodes(tx, account.id)) };
  }
}
