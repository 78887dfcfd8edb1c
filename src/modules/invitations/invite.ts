import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { HashingCaller } from '../../platform/auth/passwords.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newToken, isUuid } from '../../platform/ids.js';
import { makeLink, recordAccountChange, endLinks, revokeTokensOf, sessionsOf } from '../access/index.js';
import { assertMayMake } from '../administrators/index.js';
import { sellerInvitedMail, sendMail, staffInvitedMail } from '../notifications/index.js';
import {
  type CheckedSeller,
  lockSeller,
  prepareSeller,
  registerNewSeller,
  type RegisterSellerInput,
  type Seller,
} from '../sellers/index.js';
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
import { db } from './invitations.tables.js';

export type InvitedSeller = Omit<RegisterSellerInput, 'password'>;

/** Checks permission and fields. The account's initial password is random and never disclosed. */
export const prepareInvitation = (caller: HashingCaller, invited: InvitedSeller): Promise<CheckedSeller> =>
  prepareSeller(caller, { ...invited, password: newToken('sat') });

/** Finds a seller with this address who was invited but has not accepted yet. */
const findWaiting = statement(($: Named<{ email: string }>) => {
  const links = db.selectFrom('accountLink as i').select('i.id').where('i.accountId', '=', sql.ref<string>('s.id'));
  return db
    .selectFrom('seller as s')
    .select('s.id')
    .where('s.email', '=', $.email)
    .where('s.status', '=', 'active')
    .where((eb) => eb.exists(links.where('i.purpose', '=', 'seller_invitation')))
    .where((eb) => eb.not(eb.exists(links.where('i.usedAt', 'is not', null))))
    .forNoKeyUpdate();
});

interface Invited {
  readonly purpose: 'seller_invitation' | 'staff_invitation';
  readonly accountId: string;
}

async function makeInvitation(tx: Tx, actor: Actor, { purpose, accountId }: Invited) {
  await recordAccountChange(tx, actor, accountId, 'invited');
  const made = await makeLink(tx, { purpose, accountId, createdById: actor.id, lifeSeconds: INVITATION_SECONDS });
  return { ...made, link: invitationLink(tx, made.token) };
}

/** Opens an account and mails a link to set its password. Repeating the call before it is accepted replaces the link. EMAIL_IN_USE. */
export async function inviteSeller(tx: Tx, actor: Actor, checked: CheckedSeller): Promise<{ seller: Seller; expiresAt: Date }> {
  const invited = await findWaiting.first(tx.sql, { email: checked.email });
  const seller = invited ? await lockSeller(tx, invited.id) : await registerNewSeller(tx, actor, checked);
  const { token, link, expiresAt } = await makeInvitation(tx, actor, { purpose: 'seller_invitation', accountId: seller.id });
  await sendMail(tx, seller.id, { ...sellerInvitedMail({ name: seller.name, link, expiresAt }, seller.email), secret: token });
  return { seller, expiresAt };
}

type InvitedStaff = Omit<CreateStaffInput, 'password'>;

/** Checks permission and fields. The account's initial password is random and never disclosed. */
export const prepareStaffInvitation = (caller: HashingCaller, invited: InvitedStaff): Promise<CheckedStaff> =>
  prepareStaff(caller, { ...invited, password: newToken('sat') });

/**
 * Opens an account for a colleague and mails a link to set its password. Repeating the call before it is accepted sends a new link,
 * updates name and role, and invalidates the old link. EMAIL_IN_USE.
 */
export async function inviteStaff(tx: Tx, actor: Actor, checked: CheckedStaff): Promise<{ staff: Staff; expiresAt: Date }> {
  await assertMayMake(tx, checked);
  const staff = (await renewWaitingStaff(tx, checked)) ?? (await createStaff(tx, actor, checked));
  const { token, link, expiresAt } = await makeInvitation(tx, actor, { purpose: 'staff_invitation', accountId: staff.id });
  await sendMail(tx, staff.id, {
    ...staffInvitedMail({ name: staff.name, role: staff.role, link, expiresAt }, staff.email),
    secret: token,
  });
  return { staff, expiresAt };
}

/** Withdraws an open invitation and closes its account. NOT_FOUND if there is none. */
export async function withdrawStaffInvitation(tx: Tx, id: string): Promise<Staff> {
  const staff = isUuid(id) ? await closeWaitingStaff(tx, id) : undefined;
  if (!staff) throw refuse('NOT_FOUND.openInvitation');
  await endLinks(tx, id);
  await revokeTokensOf(tx, sessionsOf('staff_session'), [id]);
  return staff;
}
