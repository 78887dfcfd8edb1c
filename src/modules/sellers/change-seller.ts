import { runOnce, statement, type Named } from '../../platform/db/statement.js';
import { noteChanges } from '../../platform/db/noted-changes.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { endLinks, revokeTokensOf } from '../access/index.js';
import { claimEmail } from './claim-email.js';
import type { SellerColumns } from './seller-changes.rules.js';
import { SELLER_COLUMNS, sellerOf, type Seller } from './seller.row.js';
import { db } from './sellers.tables.js';
import { refuse } from '../../kernel/errors.js';
import { isUuid } from '../../platform/ids.js';

/**
 * Writes validated changes of a seller that the caller has locked. A changed address or closed account ends sessions and mailed links.
 * EMAIL_IN_USE.
 */
export async function changeSeller(tx: Tx, seller: Seller, columns: SellerColumns): Promise<Seller> {
  const { email, status } = columns;
  if (email !== undefined) await claimEmail(tx, email, seller.id);
  noteChanges(tx.sql, seller, columns);
  const [row] = await runOnce(tx.sql, db.updateTable('seller').set(columns).where('id', '=', seller.id).returning(SELLER_COLUMNS));
  if (status === 'inactive' || (email !== undefined && email !== seller.email)) {
    await endLinks(tx, seller.id);
    await revokeTokensOf(tx, ['seller_session'], [seller.id]);
  }
  if (status !== undefined) tx.afterCommit(() => tx.services.access.forget());
  return row ? sellerOf(row) : seller;
}

const findLocked = statement(($: Named<{ id: string }>) =>
  db.selectFrom('seller').select(SELLER_COLUMNS).where('id', '=', $.id).forNoKeyUpdate(),
);

/** Locks the seller until the transaction ends, so that changes of its terms are serialised. SELLER_NOT_FOUND. */
export async function lockSeller(tx: Tx, id: string): Promise<Seller> {
  const row = isUuid(id) ? await findLocked.first(tx.sql, { id }) : undefined;
  if (!row) throw refuse('SELLER_NOT_FOUND');
  return sellerOf(row);
}
