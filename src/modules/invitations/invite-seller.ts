import type { Actor } from '../../kernel/actor.js';
import { daysAfter } from '../../kernel/clock.js';
import { sha256 } from '../../platform/auth/secrets.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { newId, newToken } from '../../platform/ids.js';
import { queueMails, sellerInvitedMail } from '../mails/index.js';
import { lockSeller, prepareSeller, registerNewSeller, type CheckedSeller, type NewSeller, type Seller } from '../sellers/index.js';

const VALID_DAYS = 7;
/** The token follows as a fragment, which browsers keep to themselves: no server or proxy on the way writes it down. */
const PAGE = '/console/invitation';

export type InvitedSeller = Omit<NewSeller, 'password'>;

/** Permission and fields. Nobody knows the password that the account has until the invitation is accepted. */
export const prepareInvitation = (actor: Actor, invited: InvitedSeller): Promise<CheckedSeller> =>
  prepareSeller(actor, false, { ...invited, password: newToken('sat') });

/** Opens an account and mails a link with a token to set its password with. Asked again before that, a new token replaces the old one. EMAIL_IN_USE. */
export async function inviteSeller(tx: Tx, actor: Actor, checked: CheckedSeller): Promise<{ seller: Seller; expiresAt: Date }> {
  const invitedId = await waitingSeller(tx, checked.email);
  const seller = invitedId === undefined ? await registerNewSeller(tx, checked) : await lockSeller(tx, invitedId);
  const now = tx.services.clock.now();
  const expiresAt = daysAfter(now, VALID_DAYS);
  const token = newToken('inv');
  await tx.sql('delete from seller_invitation where seller_id = $1 and accepted_at is null', [seller.id]);
  await tx.sql(
    'insert into seller_invitation (id, seller_id, hash, expires_at, created_by_id, created_at) values ($1, $2, $3, $4, $5, $6)',
    [newId(), seller.id, sha256(token), expiresAt, actor.id, now],
  );
  const eventId = await emit(tx, { type: 'mails.written', subjectId: seller.id, occurredAt: now, data: {} });
  await queueMails(tx, eventId, [
    sellerInvitedMail({ name: seller.name, link: `${tx.services.publicUrl()}${PAGE}#${token}`, expiresAt }, seller.email),
  ]);
  return { seller, expiresAt };
}

/** The seller of this address who was invited and has not accepted yet. */
async function waitingSeller(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx.sql<{ id: string }>(
    `select s.id from seller s where s.email = $1 and exists (select 1 from seller_invitation i where i.seller_id = s.id)
        and not exists (select 1 from seller_invitation i where i.seller_id = s.id and i.accepted_at is not null) for no key update`,
    [email],
  );
  return row?.id;
}
