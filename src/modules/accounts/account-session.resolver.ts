import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { ownAccount } from '../staff/index.js';
import { listOwnTokens } from './own-tokens.js';
import { endOtherSessions, endSession, endStaffSessions, listSessions } from './sessions.js';
import { OwnSessionType, OwnTokenType } from './session.types.js';

const END_TOKENS = { defaultValue: false, description: 'True to end the API and ERP tokens as well that were made there.' } as const;

/** Where an account is logged in, and how to end that. */
@Resolver()
export class AccountSessionResolver {
  @Query(() => [OwnSessionType], {
    description: 'The live sessions of the account whose session asks, those used last first. At most 200. FORBIDDEN for tokens.',
  })
  sessions(@Ctx() context: Context): Promise<OwnSessionType[]> {
    return listSessions(context);
  }

  @Query(() => [OwnTokenType], {
    description:
      'The live API tokens of the seller, or ERP tokens that the member of staff made, whose session asks: what changePassword can end. At most 500. FORBIDDEN for tokens.',
  })
  ownTokens(@Ctx() context: Context): Promise<OwnTokenType[]> {
    return listOwnTokens(context);
  }

  @Mutation(() => Boolean, { description: 'Ends a session of the account whose session asks. NOT_FOUND. FORBIDDEN for tokens.' })
  async endSession(
    @Arg('id', () => String, { description: 'UUID of the session.' }) id: string,
    @Arg('endTokens', () => Boolean, END_TOKENS) endTokens: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const account = await ownAccount(context);
    return context.transact((tx) => endSession(tx, account, { id, endTokens }));
  }

  @Mutation(() => Int, {
    description: 'Ends every session of the account but the one that asks, and answers how many there were. FORBIDDEN for tokens.',
  })
  async endOtherSessions(@Arg('endTokens', () => Boolean, END_TOKENS) endTokens: boolean, @Ctx() context: Context): Promise<number> {
    const account = await ownAccount(context);
    return context.transact((tx) => endOtherSessions(tx, account, { keep: context.caller.credentialId, endTokens }));
  }

  @Mutation(() => Int, {
    description: 'Ends every session of a member of staff, and answers how many there were. For super administrators. NOT_FOUND.',
  })
  endStaffSessions(
    @Arg('staffId', () => String, { description: 'UUID of the member of staff.' }) staffId: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return context.transact((tx) => endStaffSessions(tx, context.actor, staffId));
  }
}
