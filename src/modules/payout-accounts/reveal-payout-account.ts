import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';

/** The number in full, for people of the operator who pay out. */
export async function revealPayoutAccount(tx: Tx, actor: Actor, id: string): Promise<string> {
  actor.require('payout-account:reveal');
  const [row] = isUuid(id) ? await tx.sql<{ sealed_number: Buffer }>('select sealed_number from payout_account where id = $1', [id]) : [];
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such bank account.' });
  return tx.services.secrets.decrypt(row.sealed_number);
}
