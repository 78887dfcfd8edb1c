import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { StaffType, type Staff } from '../staff/index.js';
import { InviteStaffInput, StaffInvitationType, WaitingInvitationType } from './invitation.types.js';
import { inviteStaff, prepareStaffInvitation, withdrawStaffInvitation } from './invite-staff.js';
import { staffInvitationLoader } from './staff-invitation.loader.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';

/** Invitations of colleagues, who set their own passwords. */
@Resolver(() => StaffType)
export class StaffInvitationResolver {
  @FieldResolver(() => WaitingInvitationType, {
    nullable: true,
    description: 'The open invitation of this staff member; null if there is none. For super administrators.',
  })
  invitation(@Root() { id }: Staff, @Ctx() context: Context): Promise<WaitingInvitationType | null> {
    return context.load(staffInvitationLoader, id);
  }

  @Mutation(() => StaffInvitationType, {
    description:
      'Opens an account for a colleague and mails a link to set a password (acceptInvitation). The link is valid once and for seven days. Repeating the call before it is accepted replaces the link. For super administrators. EMAIL_IN_USE.',
  })
  async inviteStaff(
    @Arg('input', () => InviteStaffInput, { description: 'The colleague to invite.' }) input: InviteStaffInput,
    @Ctx() context: Context<AuthServices>,
  ): Promise<StaffInvitationType> {
    const checked = await prepareStaffInvitation(context, input);
    return context.transact((tx) => inviteStaff(tx, context.actor, checked));
  }

  @Mutation(() => StaffType, {
    description:
      'Withdraws an open invitation: invalidates its link and closes the account. inviteStaff reopens it. For super administrators. NOT_FOUND.',
  })
  async withdrawStaffInvitation(
    @Arg('id', () => String, { description: 'UUID of the staff member.' }) id: string,
    @Ctx() context: Context,
  ): Promise<StaffType> {
    return await context.transact((tx) => withdrawStaffInvitation(tx, id));
  }
}
