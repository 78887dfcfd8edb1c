import { FieldChecks, refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { recordAcceptance, useLink, type TokenOrigin } from '../access/index.js';
import { checkPassword } from '../sellers/index.js';
import { openSession, setPassword, type OpenedSession, type SessionOwner } from '../staff/index.js';
import { invitations, openInvitation, unknownInvitation } from './read-invitation.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';

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
