import { Arg, Ctx, Extensions, Mutation, Query, Resolver, FieldResolver, Root, GUESSABLE } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { originOf, ownerOf, SessionType, shownSession, StaffType, type Staff } from '../staff/index.js';
import { acceptInvitation, prepareAcceptance, openInvitation } from './accept-invitation.js';
import {
  InvitationType,
  InviteSellerInput,
  SellerInvitationType,
  InviteStaffInput,
  StaffInvitationType,
  WaitingInvitationType,
} from './invitation.types.js';
import { inviteSeller, prepareInvitation, inviteStaff, prepareStaffInvitation, withdrawStaffInvitation } from './invite.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import { staffInvitationLoader } from './staff-invitation.loader.js';

@Resolver()
export class InvitationResolver {
  @Extensions(GUESSABLE)
  @Query(() => InvitationType, {
    description:
      'Shows who an invitation is for, to greet them before they set a password. NOT_FOUND for tokens that are unknown, used or expired, RATE_LIMITED.',
  })
  async invitation(
    @Arg('token', () => String, { description: 'Token from the mail (inv_...).' }) token: string,
    @Ctx() context: Context,
  ): Promise<InvitationType> {
    await countVisitor(context);
    return openInvitation(context.sql, token, context.services.clock.now());
  }

  @Mutation(() => SellerInvitationType, {
    description:
      'Opens an account for a seller and mails a link to set its password. The link is valid once and for seven days. Repeating the call before it is accepted replaces the link. EMAIL_IN_USE.',
  })
  async inviteSeller(
    @Arg('input', () => InviteSellerInput, { description: 'The seller to invite.' }) input: InviteSellerInput,
    @Ctx() context: Context<AuthServices>,
  ): Promise<SellerInvitationType> {
    const checked = await prepareInvitation(context, input);
    return context.transact((tx) => inviteSeller(tx, context.actor, checked));
  }

  @Extensions(GUESSABLE)
  @Mutation(() => SessionType, {
    description:
      'Sets the first password of an invited seller or colleague and logs them in. NOT_FOUND for tokens that were used or have expired, RATE_LIMITED.',
  })
  async acceptInvitation(
    @Arg('token', () => String, { description: 'Token from the mail (inv_...).' }) token: string,
    @Arg('password', () => String, { description: 'Password of at least 10 characters.' }) password: string,
    @Arg('cookie', () => Boolean, { defaultValue: false, description: 'True for browsers: keeps the session in a cookie, as login does.' })
    cookie: boolean,
    @Ctx() context: Context<AuthServices>,
  ): Promise<SessionType> {
    await countVisitor(context);
    const checked = await prepareAcceptance(context, { token, password });
    const { owner, session } = await context.transact((tx) => acceptInvitation(tx, { ...checked, origin: originOf(context) }));
    return shownSession(context, { ...(await ownerOf(context, owner)), session }, cookie ? 'session' : undefined);
  }
}

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
