import { Arg, Args, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { GUESSABLE } from '../../platform/graphql/guessable.js';
import { whoAmI } from './who-am-i.js';
import { createErpToken } from './create-erp-token.js';
import { createStaff, prepareStaff } from './create-staff.js';
import { checkLogin, openSession } from './login.js';
import { revokeAccessToken } from './revoke-access-token.js';
import { CreateErpTokenArgs, CreateStaffInput, MeType, SessionType, StaffType } from './staff.types.js';

@Resolver(() => StaffType)
export class StaffResolver {
  @Query(() => MeType, { description: 'Who the caller is. UNAUTHORIZED without a valid token.' })
  async me(@Ctx() context: Context): Promise<MeType> {
    return (await whoAmI(context)) as MeType;
  }

  @Extensions(GUESSABLE)
  @Mutation(() => SessionType, {
    description: 'Logs a member of staff or a seller in. UNAUTHORIZED with a reason, RATE_LIMITED after too many failures.',
  })
  async login(
    @Arg('email', () => String, { description: 'E-mail address, whatever its case.' }) email: string,
    @Arg('password', () => String, { description: 'Password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<SessionType> {
    const { sql, services, caller } = context;
    const who = await checkLogin({ sql, services, ip: caller.ip }, { email, password });
    const { token, expiresAt } = await context.transact((tx) => openSession(tx, who));
    return { token, expiresAt, ...who } as SessionType;
  }

  @Mutation(() => StaffType, { description: 'Makes a member of staff. For super administrators.' })
  async createStaff(
    @Arg('input', () => CreateStaffInput, { description: 'The new account.' }) input: CreateStaffInput,
    @Ctx() context: Context,
  ): Promise<StaffType> {
    const checked = await prepareStaff(context.actor, input);
    return (await context.transact((tx) => createStaff(tx, checked))) as StaffType;
  }

  @Mutation(() => String, { description: 'Makes an ERP token (erp_...) and shows it this once. For super administrators.' })
  async createErpToken(@Args(() => CreateErpTokenArgs) wanted: CreateErpTokenArgs, @Ctx() context: Context): Promise<string> {
    const issued = await context.transact((tx) => createErpToken(tx, context.actor, wanted));
    return issued.token;
  }

  @Mutation(() => Boolean, {
    description: 'Revokes a token of the caller, or any token for super administrators. False when it was revoked already.',
  })
  revokeToken(@Arg('token', () => String, { description: 'The token itself.' }) token: string, @Ctx() context: Context): Promise<boolean> {
    return context.transact((tx) => revokeAccessToken(tx, context.actor, token));
  }
}
