import { FieldChecks } from '../../kernel/field-checks.js';
import { refuse } from '../../kernel/errors.js';
import { hashPassword } from '../../platform/auth/passwords.js';
import { sha256 } from '../../platform/auth/secrets.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/graphql/context.js';
import { checkPassword } from '../sellers/index.js';
import { openInvitation, unknownInvitation } from './read-invitation.js';
import { openSession, type OpenedSession, type SessionOwner } from '../staff/index.js';

interface Acceptance {
  readonly token: string;
  readonly passwordHash: string;
}

/** The slow part, before a transaction begins; nothing is hashed for tokens that nobody was given. NOT_FOUND. */
export async function prepareAcceptance({ sql, services }: Context, given: { token: string; password: string }): Promise<Acceptance> {
  const checks = new FieldChecks();
  checkPassword(checks, given.password);
  checks.settle();
  await openInvitation(sql, given.token, services.clock.now());
  return { token: given.token, passwordHash: await hashPassword(given.password) };
}

/** Sets the first password, once, and opens a session. NOT_FOUND for tokens that were used, replaced or have expired. */
export async function acceptInvitation(
  tx: Tx,
  { token, passwordHash }: Acceptance,
): Promise<{ owner: SessionOwner; session: OpenedSession }> {
  const now = tx.services.clock.now();
  const [row] = await tx.sql<{ sellerId: string }>(
    `update seller_invitation set accepted_at = $2 where hash = $1 and accepted_at is null and expires_at > $2 returning seller_id as "sellerId"`,
    [sha256(token), now],
  );
  if (!row) throw unknownInvitation();
  const active = await tx.sql(`update seller set password_hash = $2, updated_at = $3 where id = $1 and status = 'active' returning id`, [
    row.sellerId,
    passwordHash,
    now,
  ]);
  if (active.length === 0) throw refuse('UNAUTHORIZED', { reason: 'ACCOUNT_INACTIVE', message: 'The account is not active.' });
  const owner = { kind: 'seller_session', subjectId: row.sellerId } as const;
  return { owner, session: await openSession(tx, owner) };
}
