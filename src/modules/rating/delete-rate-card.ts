import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './rating.tables.js';
import { unknownRateCard } from './read-rate-cards.js';

const remove = statement(($: Named<{ id: string }>) => db.deleteFrom('rateCard').where('id', '=', $.id));

/** Deletes a draft. The database protects every other card: RATE_CARD_PUBLISHED. NOT_FOUND. */
export async function deleteRateCard(tx: Tx, id: string): Promise<boolean> {
  const deleted = isUuid(id) ? await remove.count(tx.sql, { id }) : 0;
  if (deleted === 0) throw unknownRateCard();
  return true;
}
