import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { requireSession } from '../access/index.js';
import { whoAmI } from './who-am-i.js';
import { createErpToken } from './create-erp-token.js';
import { createStaff, prepareStaff } from './create-staff.js';
import { revokeAccessToken } from './revoke-access-token.js';
import { CreateErpTokenArgs, CreateStaffInput, MeType, StaffType } from './staff.types.js';

@Resolver(() => StaffType)
export class StaffResolver {
  @Query(() => MeType, { description: 'Who the caller is. UNAUTHORIZED without a valid token.' })
  async me(@Ctx() context: Context): Promise<MeType> {
    return await whoAmI(context);
  }

  @Mutation(() => StaffType, {
    description:
      'Makes a member of staff with a password that somebody has to hand over. Deprecated: inviteStaff lets them choose their own. For super administrators.',
  })
  async createStaff(
    @Arg('input', () => CreateStaffInput, { description: 'The new account.' }) input: CreateStaffInput,
    @Ctx() context: Context,
  ): Promise<StaffType> {
    const checked = await prepareStaff(context, input);
    return await context.transact((tx) => createStaff(tx, checked));
  }

  @Mutation(() => String, { description: 'Makes an ERP token (erp_...) and shows it this once. For sessions of super administrators.' })
  async createErpToken(@Args(() => CreateErpTokenArgs) wanted: CreateErpTokenArgs, @Ctx() context: Context): Promise<string> {
    const issued = await context.transact(async (tx) =>
      createErpToken(tx, context.actor, { ...wanted, sessionId: await requireSession(tx, context.caller.credentialId) }),
    );
    return issued.token;
  }

  @Mutation(() => Boolean, {
    description: 'Revokes a token of the caller, or any token for super administrators. False when it was revoked already.',
  })
  revokeToken(@Arg('token', () => String, { description: 'The token itself.' }) token: string, @Ctx() context: Context): Promise<boolean> {
    return context.transact((tx) => revokeAccessToken(tx, context.actor, token));
  }
}
