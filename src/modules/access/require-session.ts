import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './access.tables.js';

const holdSession = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('accessToken')
    .select('id')
    .where('id', '=', $.id)
    .where('kind', 'in', ['staff_session', 'seller_session'])
    .where('revokedAt', 'is', null)
    .forShare(),
);

/**
 * Locks the live session with this credential id until the end of the transaction, so that it cannot end in the meantime. FORBIDDEN for tokens:
 * a leaked token must not be able to create tokens that outlive it. Sessions of the drivers' app create none either.
 */
export async function requireSession(tx: Tx, credentialId: string): Promise<string> {
  const session = isUuid(credentialId) ? await holdSession.first(tx.sql, { id: credentialId }) : undefined;
  if (!session) {
    throw refuse('FORBIDDEN.tokenCreatesTokens');
  }
  return session.id;
}
