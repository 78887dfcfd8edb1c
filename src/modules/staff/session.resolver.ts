import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { GUESSABLE } from '../../platform/graphql/guessable.js';
import { preparePassword, changePassword } from './change-password.js';
import { checkLogin, logIn } from './login.js';
import { ownerOf, shownSession } from './session-owner.js';
import { logOut, originOf, refreshSession } from './sessions.js';
import { SessionType } from './staff.types.js';

@Resolver()
export class SessionResolver {
  @Extensions(GUESSABLE)
  @Mutation(() => SessionType, {
    description:
      'Logs a member of staff or a seller in. UNAUTHORIZED with a reason: TWO_FACTOR_REQUIRED when the password is right and a code is missing. RATE_LIMITED after too many failures.',
  })
  async login(
    @Arg('email', () => String, { description: 'E-mail address, whatever its case.' }) email: string,
    @Arg('password', () => String, { description: 'Password.' }) password: string,
    @Arg('cookie', () => Boolean, {
      defaultValue: false,
      description:
        'True for a browser: the session is kept in a cookie that no script can read, and the token is not shown. Requests with it need the header apollo-require-preflight or x-apollo-operation-name.',
    })
    cookie: boolean,
    @Arg('code', () => String, {
      nullable: true,
      description: 'For accounts with two-factor login: the code of the authenticator app, or a recovery code. Each counts once.',
    })
    code: string | null,
    @Ctx() context: Context,
  ): Promise<SessionType> {
    const { sql, services, caller } = context;
    const who = await checkLogin({ sql, services, ip: caller.ip }, { email, password, code });
    return shownSession(context, { ...who, session: await context.transact((tx) => logIn(tx, who, originOf(context))) }, cookie);
  }

  @Mutation(() => SessionType, {
    description:
      'Replaces the session of the caller by a new one; the old token is refused from then on. A session ends after 12 hours without use, and after 7 days in any case. UNAUTHORIZED for other tokens, and for all but one of those who try at once.',
  })
  async refreshSession(@Ctx() context: Context): Promise<SessionType> {
    const { owner, session } = await context.transact((tx) =>
      refreshSession(tx, { credentialId: context.caller.credentialId, origin: originOf(context) }),
    );
    return shownSession(context, { ...(await ownerOf(context, owner)), session }, context.caller.byCookie ?? false);
  }

  @Mutation(() => Boolean, {
    description: 'Ends the session of the caller and takes its cookie away. False for tokens that are no session: those are revoked.',
  })
  async logout(@Ctx() context: Context): Promise<boolean> {
    context.keepInBrowser(null);
    return context.transact((tx) => logOut(tx, context.caller.credentialId));
  }

  @Extensions(GUESSABLE)
  @Mutation(() => SessionType, {
    description:
      'Sets a new password, for sessions. Every session of the account ends, and every token of the shops of a seller; API and ERP tokens that the account made end too unless endTokens is false. The answer is a new session. UNAUTHORIZED when the current password is wrong, RATE_LIMITED after too many failures.',
  })
  async changePassword(
    @Arg('current', () => String, { description: 'The password until now.' }) current: string,
    @Arg('wanted', () => String, { description: 'The new one, of at least 10 characters.' }) wanted: string,
    @Arg('endTokens', () => Boolean, { defaultValue: true, description: 'Whether the tokens of ownTokens end as well.' })
    endTokens: boolean,
    @Ctx() context: Context,
  ): Promise<SessionType> {
    const checked = await preparePassword(context, { current, wanted });
    const { owner, session } = await context.transact((tx) => changePassword(tx, { ...checked, endTokens, origin: originOf(context) }));
    return shownSession(context, { ...(await ownerOf(context, owner)), session }, context.caller.byCookie ?? false);
  }
}
