import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './pricing.tables.js';

const remove = statement(($: Named<{ id: string }>) => db.deleteFrom('displayRule').where('id', '=', $.id));

/** Deletes a rule. Orders keep the prices that were shown. NOT_FOUND. */
export async function deleteDisplayRule(tx: Tx, id: string): Promise<boolean> {
  const deleted = isUuid(id) ? await remove.count(tx.sql, { id }) : 0;
  if (deleted === 0) throw refuse('NOT_FOUND.displayRule');
  return true;
}
