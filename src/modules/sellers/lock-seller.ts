import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { SELLER_COLUMNS, sellerOf, type Seller } from './seller.row.js';
import { db } from './sellers.tables.js';

const findLocked = statement(($: Named<{ id: string }>) =>
  db.selectFrom('seller').select(SELLER_COLUMNS).where('id', '=', $.id).forNoKeyUpdate(),
);

/** Locks the seller until the transaction ends, so that changes of its terms are serialised. SELLER_NOT_FOUND. */
export async function lockSeller(tx: Tx, id: string): Promise<Seller> {
  const row = isUuid(id) ? await findLocked.first(tx.sql, { id }) : undefined;
  if (!row) throw refuse('SELLER_NOT_FOUND');
  return sellerOf(row);
}
