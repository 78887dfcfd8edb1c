import { Arg, Args, Ctx, Mutation, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { listApiTokens, revokeApiToken } from './tokens.js';
import { ApiTokenConnection, ApiTokensArgs, ApiTokenType, ColleagueType, StaffArgs, StaffConnection } from './account.types.js';
import { colleagues } from './colleagues.js';
import { listStaff } from './list-staff.js';

/** Accounts and tokens managed on behalf of others. */
@Resolver()
export class AccountResolver {
  @Query(() => StaffConnection, { description: 'All current and former staff, newest first.' })
  async staff(@Args(() => StaffArgs) args: StaffArgs, @Ctx() context: Context) {
    return new StaffConnection(await listStaff(context, args));
  }

  @Query(() => [ColleagueType], { description: 'Active staff by name, for handing over cash. At most 500.' })
  colleagues(@Ctx() context: Context): Promise<ColleagueType[]> {
    return colleagues(context);
  }

  @Query(() => ApiTokenConnection, { description: 'All API tokens of a seller, including revoked ones, newest first. SELLER_NOT_FOUND.' })
  async apiTokens(@Args(() => ApiTokensArgs) args: ApiTokensArgs, @Ctx() context: Context) {
    return new ApiTokenConnection(await listApiTokens(context, args));
  }

  @Mutation(() => ApiTokenType, { description: 'Revokes an API token, effective within a second. NOT_FOUND.' })
  revokeApiToken(@Arg('id', () => String, { description: 'UUID of the token.' }) id: string, @Ctx() context: Context) {
    return context.transact((tx) => revokeApiToken(tx, context.actor, id));
  }
}
