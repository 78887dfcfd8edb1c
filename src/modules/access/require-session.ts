import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';

/**
 * The live session with this credential id, held until the end of the transaction, so that it cannot end in the middle. FORBIDDEN for
 * tokens: a token that leaked must not be able to make others that outlive it.
 */
export async function requireSession(tx: Tx, credentialId: string): Promise<string> {
  const [session] = isUuid(credentialId)
    ? await tx.sql<{ id: string }>(
        `select id from access_token where id = $1 and kind in ('staff_session', 'seller_session') and revoked_at is null for share`,
        [credentialId],
      )
    : [];
  if (!session) {
    throw refuse('FORBIDDEN', { message: 'A token cannot make tokens. Log in with e-mail and password and make it in that session.' });
  }
  return session.id;
}
