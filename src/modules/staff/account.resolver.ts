import { PageArgs } from '../../platform/graphql/connection.js';
import { Arg, Args, Ctx, Mutation, Query, Resolver, FieldResolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { listApiTokens, revokeApiToken, listErpTokens, revokeErpToken } from './tokens.js';
import {
  ApiTokenConnection,
  ApiTokensArgs,
  ApiTokenType,
  ColleagueType,
  StaffArgs,
  StaffConnection,
  ErpTokenConnection,
  ErpTokenType,
} from './account.types.js';
import { colleagues } from './colleagues.js';
import { listStaff } from './list-staff.js';
import { staffLoader } from './staff.loader.js';
import { StaffType } from './staff.types.js';

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

@Resolver(() => ErpTokenType)
export class ErpTokenResolver {
  @Query(() => ErpTokenConnection, { description: 'All ERP tokens, including revoked ones, newest first. For super administrators.' })
  async erpTokens(@Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return new ErpTokenConnection(await listErpTokens(context, args));
  }

  @FieldResolver(() => StaffType, { nullable: true, description: 'The staff member who created it; null when unknown.' })
  async createdBy(@Root() { createdById }: ErpTokenType, @Ctx() context: Context): Promise<StaffType | null> {
    return createdById === null ? null : context.load(staffLoader, createdById);
  }

  @Mutation(() => ErpTokenType, {
    description: 'Revokes an ERP token, effective within a second. For super administrators. NOT_FOUND.',
  })
  revokeErpToken(@Arg('id', () => String, { description: 'UUID of the token.' }) id: string, @Ctx() context: Context) {
    return context.transact((tx) => revokeErpToken(tx, id));
  }
}
