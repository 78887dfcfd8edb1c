import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { numberOf } from './sealed-number.js';

/** The full number, for operator staff who make payouts. */
export async function revealPayoutAccount(tx: Tx, actor: Actor, id: string): Promise<string> {
  actor.require('payout-account:reveal');
  const number = isUuid(id) ? await numberOf(tx, id) : undefined;
  if (number === undefined) throw refuse('NOT_FOUND', { message: 'There is no such bank account.' });
  return number;
}
