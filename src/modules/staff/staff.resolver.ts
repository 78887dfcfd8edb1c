import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { lastSignInLoader, requireSession } from '../access/index.js';
import type { Staff } from './staff.tables.js';
import { whoAmI } from './who-am-i.js';
import { createErpToken, revokeAccessToken } from './tokens.js';
import { CreateErpTokenArgs, MeType, StaffType } from './staff.types.js';

@Resolver(() => StaffType)
export class StaffResolver {
  @Query(() => MeType, { description: 'The calling account. UNAUTHORIZED without a valid token.' })
  async me(@Ctx() context: Context): Promise<MeType> {
    return await whoAmI(context);
  }

  @Mutation(() => String, {
    description: 'Creates an ERP token (erp_...) and returns its secret once. For sessions of super administrators. LIMIT_REACHED.',
  })
  async createErpToken(@Args(() => CreateErpTokenArgs) wanted: CreateErpTokenArgs, @Ctx() context: Context): Promise<string> {
    const issued = await context.transact(async (tx) =>
      createErpToken(tx, context.actor, { ...wanted, sessionId: await requireSession(tx, context.caller.credentialId) }),
    );
    return issued.token;
  }

  @Mutation(() => Boolean, {
    description: "Revokes one of the caller's tokens; super administrators can revoke any. False when it was already revoked.",
  })
  revokeToken(@Arg('token', () => String, { description: 'The token itself.' }) token: string, @Ctx() context: Context): Promise<boolean> {
    return context.transact((tx) => revokeAccessToken(tx, context.actor, token));
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the account last signed in; null if it has not, or not within three times EVENT_RETENTION_DAYS. For super administrators; null for all other callers.',
  })
  async lastSignInAt(@Root() { id }: Staff, @Ctx() context: Context): Promise<Date | null> {
    return (await context.load(lastSignInLoader, id))?.at ?? null;
  }
}
