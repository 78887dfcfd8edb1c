import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { listApiTokens, revokeApiToken } from './api-token.js';
import {
  ApiTokenConnection,
  ApiTokensArgs,
  ApiTokenType,
  ColleagueType,
  StaffArgs,
  StaffConnection,
  UpdateStaffInput,
} from './account.types.js';
import { colleagues } from './colleagues.js';
import { listStaff } from './list-staff.js';
import { StaffType } from './staff.types.js';
import { updateStaff } from './update-staff.js';

/** The accounts and tokens that others answer for. */
@Resolver()
export class AccountResolver {
  @Query(() => StaffConnection, { description: 'Everybody who works or has worked for the operator, newest first.' })
  async staff(@Args(() => StaffArgs) args: StaffArgs, @Ctx() context: Context) {
    return new StaffConnection(await listStaff(context, args));
  }

  @Query(() => [ColleagueType], { description: 'Who works for the operator now, by name, for those who hand cash on. At most 500.' })
  colleagues(@Ctx() context: Context): Promise<ColleagueType[]> {
    return colleagues(context);
  }

  @Mutation(() => StaffType, {
    description:
      'Changes a member of staff, closes the account or opens it again. Closing ends every session. NOT_FOUND, EMAIL_IN_USE, NO_FIELDS_TO_UPDATE; the last super administrator stays one.',
  })
  async updateStaff(
    @Arg('id', () => String, { description: 'UUID of the member of staff.' }) id: string,
    @Arg('input', () => UpdateStaffInput, { description: 'The changes.' }) input: UpdateStaffInput,
    @Ctx() context: Context,
  ): Promise<StaffType> {
    return await context.transact((tx) => updateStaff(tx, context.actor, { ...input, id }));
  }

  @Query(() => ApiTokenConnection, { description: 'Every API token of a seller there ever was, newest first. SELLER_NOT_FOUND.' })
  async apiTokens(@Args(() => ApiTokensArgs) args: ApiTokensArgs, @Ctx() context: Context) {
    return new ApiTokenConnection(await listApiTokens(context, args));
  }

  @Mutation(() => ApiTokenType, { description: 'Ends an API token: within a second no process takes it any more. NOT_FOUND.' })
  revokeApiToken(@Arg('id', () => String, { description: 'UUID of the token.' }) id: string, @Ctx() context: Context) {
    return context.transact((tx) => revokeApiToken(tx, context.actor, id));
  }
}
