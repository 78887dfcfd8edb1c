import { Arg, Ctx, Extensions, Mutation, Query, Resolver, GUESSABLE } from '../../platform/graphql/resolvers.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { prepareReset, readReset, requestPasswordReset, resetPassword, type AccountServices } from './password-reset.js';
import { PasswordResetType } from './password-reset.types.js';

const TOKEN = { description: 'Token from the mail (rst_...).' } as const;

/** Password reset by mailed link. */
@Resolver()
export class PasswordResetResolver {
  @Extensions(GUESSABLE)
  @Mutation(() => Boolean, {
    description:
      'Mails a password reset link, valid once and for one hour; a newer link replaces it. Always returns true, whether or not the address has an account. An account receives at most three such mails per hour. RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'Login e-mail address, case-insensitive.' }) email: string,
    @Ctx() context: Context<AccountServices>,
  ): Promise<boolean> {
    await countVisitor(context);
    return requestPasswordReset(context, email);
  }

  @Extensions(GUESSABLE)
  @Query(() => PasswordResetType, {
    description: 'Shows what a password reset link is for. NOT_FOUND if the link is invalid, RATE_LIMITED.',
  })
  async passwordReset(@Arg('token', () => String, TOKEN) token: string, @Ctx() context: Context): Promise<PasswordResetType> {
    await countVisitor(context);
    return readReset(context, token);
  }

  @Extensions(GUESSABLE)
  @Mutation(() => Boolean, {
    description:
      "Sets a new password using a mailed link. Ends every session and revokes all shop tokens of a seller; also revokes the account's API tokens or the ERP tokens it created unless endTokens is false. Sign in afterwards: two-factor login stays on. NOT_FOUND if the link is invalid, RATE_LIMITED.",
  })
  async resetPassword(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('password', () => String, { description: 'New password, at least 10 characters.' }) password: string,
    @Arg('endTokens', () => Boolean, {
      defaultValue: true,
      description: 'Whether to revoke API tokens, or ERP tokens created by the account, as well.',
    })
    endTokens: boolean,
    @Ctx() context: Context<AuthServices>,
  ): Promise<boolean> {
    await countVisitor(context);
    const checked = await prepareReset(context, { token, password });
    return context.transact((tx) => resetPassword(tx, { ...checked, endTokens }));
  }
}
