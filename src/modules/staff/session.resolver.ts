import { Arg, Ctx, Extensions, Mutation, Resolver, GUESSABLE, FieldResolver } from '../../platform/graphql/resolvers.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { Context } from '../../platform/work/context.js';
import type { TwoFactorServices } from '../two-factor/index.js';
import { preparePassword, changePassword } from './change-password.js';
import { checkLogin, logIn, logOut, originOf, refreshSession, sessionExpiry } from './sessions.js';
import { ownerOf, shownSession } from './session-owner.js';
import { SessionType, MeType } from './staff.types.js';

@Resolver()
export class SessionResolver {
  @Extensions(GUESSABLE)
  @Mutation(() => SessionType, {
    description:
      'Signs a staff member or seller in. UNAUTHORIZED with a reason: TWO_FACTOR_REQUIRED when the password is correct ' +
      'but a code is missing. RATE_LIMITED after too many failures.',
  })
  async login(
    @Arg('email', () => String, { description: 'E-mail address, ignoring case.' }) email: string,
    @Arg('password', () => String, { description: 'Password.' }) password: string,
    @Arg('cookie', () => Boolean, {
      defaultValue: false,
      description:
        'True for browsers: the session is kept in a cookie that scripts cannot read, and no token is returned. ' +
        'Requests with the cookie need the header apollo-require-preflight or x-apollo-operation-name.',
    })
    cookie: boolean,
    @Arg('code', () => String, {
      nullable: true,
      description: 'For accounts with two-factor login: an authenticator code or a recovery code. Each is valid once.',
    })
    code: string | null,
    @Ctx() context: Context<AuthServices & TwoFactorServices>,
  ): Promise<SessionType> {
    const { sql, services, caller } = context;
    const who = await checkLogin({ sql, services, ip: caller.ip }, { email, password, code });
    return shownSession(
      context,
      { ...who, session: await context.transact((tx) => logIn(tx, who, originOf(context))) },
      cookie ? 'session' : undefined,
    );
  }

  @Mutation(() => SessionType, {
    description:
      "Replaces the caller's session; the old token is refused from then on. A session ends after 12 hours without " +
      'use, and after 7 days in any case. UNAUTHORIZED for other tokens, and for all but one of concurrent attempts. ' +
      "FORBIDDEN for sessions of the drivers' app, which are not renewed.",
  })
  async refreshSession(@Ctx() context: Context): Promise<SessionType> {
    const { owner, session } = await context.transact((tx) =>
      refreshSession(tx, { credentialId: context.caller.credentialId, origin: originOf(context) }),
    );
    return shownSession(context, { ...(await ownerOf(context, owner)), session }, context.caller.byCookie);
  }

  @Mutation(() => Boolean, {
    description: "Ends the caller's session and clears its cookie. False for tokens that are not sessions: revoke those instead.",
  })
  async logout(@Ctx() context: Context): Promise<boolean> {
    context.keepInBrowser(context.caller.byCookie ?? 'session', null);
    return context.transact((tx) => logOut(tx, context.caller.credentialId));
  }

  @Extensions(GUESSABLE)
  @Mutation(() => SessionType, {
    description:
      "Sets a new password; requires a session. Ends every session of the account and every token of a seller's " +
      'shops; API and ERP tokens that the account created end too unless endTokens is false. Returns a new session. ' +
      'UNAUTHORIZED when the current password is wrong, RATE_LIMITED after too many failures.',
  })
  async changePassword(
    @Arg('current', () => String, { description: 'The current password.' }) current: string,
    @Arg('wanted', () => String, { description: 'The new password, of at least 10 characters.' }) wanted: string,
    @Arg('endTokens', () => Boolean, { defaultValue: true, description: 'Whether to revoke the tokens of ownTokens as well.' })
    endTokens: boolean,
    @Ctx() context: Context<AuthServices>,
  ): Promise<SessionType> {
    const checked = await preparePassword(context, { current, wanted });
    const { credentialId } = context.caller;
    const { owner, session } = await context.transact((tx) =>
      changePassword(tx, { ...checked, credentialId, endTokens, origin: originOf(context) }),
    );
    return shownSession(context, { ...(await ownerOf(context, owner)), session }, context.caller.byCookie);
  }
}

@Resolver(() => MeType)
export class MeSessionResolver {
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: "When the caller's session ends unless it is used, and for the drivers' app whether used or not; null for other tokens.",
  })
  sessionExpiresAt(@Ctx() context: Context): Promise<Date | null> {
    return sessionExpiry(context);
  }
}
