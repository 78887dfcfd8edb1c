import type { Actor } from '../../kernel/actor.js';
import type { HashingCaller } from '../../platform/auth/passwords.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newToken } from '../../platform/ids.js';
import { makeLink } from '../access/index.js';
import { sellerInvitedMail, sendMail } from '../mails/index.js';
import { lockSeller, prepareSeller, registerNewSeller, type CheckedSeller, type NewSeller, type Seller } from '../sellers/index.js';
import { invitationLink, INVITATION_SECONDS } from './invitation-link.js';

export type InvitedSeller = Omit<NewSeller, 'password'>;

/** Permission and fields. Nobody knows the password that the account has until the invitation is accepted. */
export const prepareInvitation = (caller: HashingCaller, invited: InvitedSeller): Promise<CheckedSeller> =>
  prepareSeller(caller, { ...invited, password: newToken('sat') });

/** Opens an account and mails a link with a token to set its password with. Asked again before that, a new token replaces the old one. EMAIL_IN_USE. */
export async function inviteSeller(tx: Tx, actor: Actor, checked: CheckedSeller): Promise<{ seller: Seller; expiresAt: Date }> {
  const invitedId = await waitingSeller(tx, checked.email);
  const seller = invitedId === undefined ? await registerNewSeller(tx, checked) : await lockSeller(tx, invitedId);
  const { token, expiresAt } = await makeLink(tx, {
    purpose: 'seller_invitation',
    accountId: seller.id,
    createdById: actor.id,
    lifeSeconds: INVITATION_SECONDS,
  });
  const link = invitationLink(tx, token);
  await sendMail(tx, seller.id, { ...sellerInvitedMail({ name: seller.name, link, expiresAt }, seller.email), secret: token });
  return { seller, expiresAt };
}

/** The seller of this address who was invited and has not accepted yet. */
async function waitingSeller(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx.sql<{ id: string }>(
    `select s.id from seller s
      where s.email = $1 and s.status = 'active' and exists (select 1 from account_link i where i.account_id = s.id and i.purpose = 'seller_invitation')
        and not exists (select 1 from account_link i where i.account_id = s.id and i.used_at is not null) for no key update`,
    [email],
  );
  return row?.id;
}
