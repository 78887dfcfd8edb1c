import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { StaffType, type Staff } from '../staff/index.js';
import { InviteStaffInput, StaffInvitationType, WaitingInvitationType } from './invitation.types.js';
import { inviteStaff, prepareStaffInvitation, withdrawStaffInvitation } from './invite-staff.js';
import { staffInvitationLoader } from './staff-invitation.loader.js';

/** How colleagues get in without a password that somebody else knows. */
@Resolver(() => StaffType)
export class StaffInvitationResolver {
  @FieldResolver(() => WaitingInvitationType, {
    nullable: true,
    description: 'The invitation that this member of staff has not accepted yet; null for everybody else. For super administrators.',
  })
  invitation(@Root() { id }: Staff, @Ctx() context: Context): Promise<WaitingInvitationType | null> {
    return context.load(staffInvitationLoader, id);
  }

  @Mutation(() => StaffInvitationType, {
    description:
      'Opens an account for a colleague and mails a link, good once and for seven days, to set a password with (acceptInvitation). Asked again before it is accepted, a new link replaces the old one. For super administrators. EMAIL_IN_USE.',
  })
  async inviteStaff(
    @Arg('input', () => InviteStaffInput, { description: 'Who is asked in.' }) input: InviteStaffInput,
    @Ctx() context: Context,
  ): Promise<StaffInvitationType> {
    const checked = await prepareStaffInvitation(context, input);
    return context.transact((tx) => inviteStaff(tx, context.actor, checked));
  }

  @Mutation(() => StaffType, {
    description:
      'Takes back an invitation that was not accepted yet: its link ends and the account is closed. inviteStaff opens it again. For super administrators. NOT_FOUND.',
  })
  async withdrawStaffInvitation(
    @Arg('id', () => String, { description: 'UUID of the member of staff.' }) id: string,
    @Ctx() context: Context,
  ): Promise<StaffType> {
    return await context.transact((tx) => withdrawStaffInvitation(tx, context.actor, id));
  }
}
