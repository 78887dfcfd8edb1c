import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';

/** Ends a rule. Prices that were shown by it stay as they are on their orders. NOT_FOUND. */
export async function deleteDisplayRule(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  actor.require('rate-book:edit');
  const rows = isUuid(id) ? await tx.sql('delete from display_rule where id = $1 returning id', [id]) : [];
  if (rows.length === 0) throw refuse('NOT_FOUND', { message: 'There is no such display rule.' });
  return true;
}
