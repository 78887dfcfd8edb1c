import { sql } from 'kysely';
import { FieldChecks, refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { recordAcceptance, useLink, type TokenOrigin, findLink } from '../access/index.js';
import { checkPassword } from '../sellers/index.js';
import { openSession, setPassword, type OpenedSession, type SessionOwner } from '../staff/index.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { InvitationType } from './invitation.types.js';
import { db } from './invitations.tables.js';

/** Purposes of an invitation. */
const invitations = ['seller_invitation', 'staff_invitation'] as const;

interface Acceptance {
  readonly token: string;
  readonly passwordHash: string;
}

/** Hashes the password before the transaction begins, and only for valid tokens. NOT_FOUND. */
export async function prepareAcceptance(
  { sql, services }: Context<AuthServices>,
  given: { token: string; password: string },
): Promise<Acceptance> {
  const checks = new FieldChecks();
  checkPassword(checks, given.password);
  checks.settle();
  await openInvitation(sql, given.token, services.clock.now());
  return { token: given.token, passwordHash: await services.passwords.hash(given.password) };
}

/** Sets the first password, once, and opens a session. NOT_FOUND for tokens that were used, replaced or have expired. */
export async function acceptInvitation(
  tx: Tx,
  { token, passwordHash, origin }: Acceptance & { origin: TokenOrigin },
): Promise<{ owner: SessionOwner; session: OpenedSession }> {
  const link = await useLink(tx, token, invitations);
  if (!link) throw unknownInvitation();
  const kind = link.purpose === 'staff_invitation' ? 'staff_session' : 'seller_session';
  if (!(await setPassword(tx, { kind, id: link.accountId }, { newHash: passwordHash }))) {
    throw refuse('UNAUTHORIZED.inactive', {}, { reason: 'ACCOUNT_INACTIVE' });
  }
  await recordAcceptance(tx, link.accountId);
  const owner = { kind, subjectId: link.accountId, origin } as const;
  return { owner, session: await openSession(tx, owner) };
}

const findSeller = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('seller')
    .select((eb) => [
      'email',
      sql<string>`${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}`.as('name'),
      'firstName',
      'lastName',
      'company',
    ])
    .where('id', '=', $.id),
);

const findStaff = statement(($: Named<{ id: string }>) =>
  db.selectFrom('staff').select(['email', 'name', 'role']).where('id', '=', $.id).where('active', '=', true),
);

/** Finds the invited person by token. NOT_FOUND for tokens that are unknown, used, replaced or expired. */
export async function openInvitation(on: RunSql, token: string, now: Date): Promise<InvitationType> {
  const link = await findLink(on, token, { purposes: invitations, now });
  const invited = link && (await (link.purpose === 'staff_invitation' ? invitedStaff : invitedSeller)(on, link.accountId));
  if (!link || !invited) throw unknownInvitation();
  return { ...invited, expiresAt: link.expiresAt };
}

type Invited = Omit<InvitationType, 'expiresAt'>;

async function invitedSeller(on: RunSql, id: string): Promise<Invited | undefined> {
  const seller = await findSeller.first(on, { id });
  return seller && { ...seller, role: null, kind: 'seller' };
}

async function invitedStaff(on: RunSql, id: string): Promise<Invited | undefined> {
  const staff = await findStaff.first(on, { id });
  return staff && { ...staff, firstName: staff.name, lastName: '', company: null, kind: 'staff' };
}

const unknownInvitation = () => refuse('NOT_FOUND.invitationGone');
