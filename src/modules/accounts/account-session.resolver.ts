import { Arg, Ctx, Int, Mutation, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { ownAccount } from '../staff/index.js';
import { endOtherSessions, endSession, endStaffSessions, listOwnTokens, listSessions } from './sessions.js';
import { OwnSessionType, OwnTokenType } from './session.types.js';

const END_TOKENS = {
  defaultValue: false,
  description: 'True to revoke the API and ERP tokens created in those sessions as well.',
} as const;

/** Lists and ends the sessions of an account. */
@Resolver()
export class AccountSessionResolver {
  @Query(() => [OwnSessionType], {
    description: 'Live sessions of the calling account, most recently used first. At most 200. FORBIDDEN for tokens.',
  })
  sessions(@Ctx() context: Context): Promise<OwnSessionType[]> {
    return listSessions(context);
  }

  @Query(() => [OwnTokenType], {
    description:
      'Live tokens of the calling account that changePassword can revoke: API tokens of a seller, ERP tokens of a staff member. At most 500. FORBIDDEN for tokens.',
  })
  ownTokens(@Ctx() context: Context): Promise<OwnTokenType[]> {
    return listOwnTokens(context);
  }

  @Mutation(() => Boolean, { description: 'Ends a session of the calling account. NOT_FOUND. FORBIDDEN for tokens.' })
  async endSession(
    @Arg('id', () => String, { description: 'UUID of the session.' }) id: string,
    @Arg('endTokens', () => Boolean, END_TOKENS) endTokens: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const account = await ownAccount(context);
    return context.transact((tx) => endSession(tx, account, { id, endTokens }));
  }

  @Mutation(() => Int, {
    description: 'Ends all sessions of the calling account except the current one. Returns how many it ended. FORBIDDEN for tokens.',
  })
  async endOtherSessions(@Arg('endTokens', () => Boolean, END_TOKENS) endTokens: boolean, @Ctx() context: Context): Promise<number> {
    const account = await ownAccount(context);
    return context.transact((tx) => endOtherSessions(tx, account, { keep: context.caller.credentialId, endTokens }));
  }

  @Mutation(() => Int, {
    description: 'Ends all sessions of a staff member. Returns how many it ended. For super administrators. NOT_FOUND.',
  })
  endStaffSessions(
    @Arg('staffId', () => String, { description: 'UUID of the staff member.' }) staffId: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return context.transact((tx) => endStaffSessions(tx, staffId));
  }
}
