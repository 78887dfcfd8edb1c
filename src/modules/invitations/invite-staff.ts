import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { HashingCaller } from '../../platform/auth/passwords.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newToken } from '../../platform/ids.js';
import { endLinks, makeLink, revokeTokensOf } from '../access/index.js';
import { sendMail, staffInvitedMail } from '../notifications/index.js';
import {
  type CheckedStaff,
  closeWaitingStaff,
  createStaff,
  type CreateStaffInput,
  prepareStaff,
  renewWaitingStaff,
  type Staff,
} from '../staff/index.js';
import { invitationLink, INVITATION_SECONDS } from './invitation-link.js';

export type InvitedStaff = Omit<CreateStaffInput, 'password'>;

/** Permission and fields. Nobody knows the password that the account has until the invitation is accepted. */
export const prepareStaffInvitation = (caller: HashingCaller, invited: InvitedStaff): Promise<CheckedStaff> =>
  prepareStaff(caller, { ...invited, password: newToken('sat') });

/**
 * Opens an account for a colleague and mails a link to set its password with. Asked again before it was used, the invitation is sent anew
 * with the name and role that are given now, and the link before it is good for nothing. EMAIL_IN_USE.
 */
export async function inviteStaff(tx: Tx, actor: Actor, checked: CheckedStaff): Promise<{ staff: Staff; expiresAt: Date }> {
  const staff = (await renewWaitingStaff(tx, checked)) ?? (await createStaff(tx, checked));
  const { token, expiresAt } = await makeLink(tx, {
    purpose: 'staff_invitation',
    accountId: staff.id,
    createdById: actor.id,
    lifeSeconds: INVITATION_SECONDS,
  });
  const link = invitationLink(tx, token);
  await sendMail(tx, staff.id, {
    ...staffInvitedMail({ name: staff.name, role: staff.role, link, expiresAt }, staff.email),
    secret: token,
  });
  return { staff, expiresAt };
}

/** Ends an invitation that was not accepted, and closes the account that waited for it. NOT_FOUND when there is none. */
export async function withdrawStaffInvitation(tx: Tx, actor: Actor, id: string): Promise<Staff> {
  actor.require('staff:manage');
  const staff = isUuid(id) ? await closeWaitingStaff(tx, id) : undefined;
  if (!staff) throw refuse('NOT_FOUND', { message: 'There is no invitation that waits to be accepted.' });
  await endLinks(tx, id);
  await revokeTokensOf(tx, 'staff_session', [id]);
  return staff;
}
