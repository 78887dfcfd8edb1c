import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { GUESSABLE } from '../../platform/graphql/guessable.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { prepareReset, readReset, requestPasswordReset, resetPassword } from './password-reset.js';
import { PasswordResetType } from './password-reset.types.js';

const TOKEN = { description: 'The token of the mail (rst_...).' } as const;

/** A new password for those who have forgotten theirs. */
@Resolver()
export class PasswordResetResolver {
  @Extensions(GUESSABLE)
  @Mutation(() => Boolean, {
    description:
      'Mails a link to set a new password with, good once and for an hour; a newer one replaces it. Always true, whether the address has an account or not. An account gets at most three such mails an hour. RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'E-mail address for login, whatever its case.' }) email: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await countVisitor(context);
    return requestPasswordReset(context, email);
  }

  @Extensions(GUESSABLE)
  @Query(() => PasswordResetType, { description: 'What a link for a new password is for. NOT_FOUND when it does not work, RATE_LIMITED.' })
  async passwordReset(@Arg('token', () => String, TOKEN) token: string, @Ctx() context: Context): Promise<PasswordResetType> {
    await countVisitor(context);
    return readReset(context, token);
  }

  @Extensions(GUESSABLE)
  @Mutation(() => Boolean, {
    description:
      'Sets a new password by the link of a mail. Every session ends, and every token of the shops of a seller; API and ERP tokens that the account made end too unless endTokens is false. Log in afterwards: two-factor login stays. NOT_FOUND when the link does not work, RATE_LIMITED.',
  })
  async resetPassword(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('password', () => String, { description: 'The new password, of at least 10 characters.' }) password: string,
    @Arg('endTokens', () => Boolean, {
      defaultValue: true,
      description: 'Whether API tokens, or ERP tokens made by the account, end as well.',
    })
    endTokens: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await countVisitor(context);
    const checked = await prepareReset(context, { token, password });
    return context.transact((tx) => resetPassword(tx, { ...checked, endTokens }));
  }
}
