import type { Tx } from '../../platform/db/unit-of-work.js';
import { endLinks, revokeTokensOf } from '../access/index.js';
import { claimEmail } from './claim-email.js';
import type { SellerColumns } from './seller-changes.rules.js';
import { SELLER_COLUMNS, sellerOf, type Seller, type SellerRow } from './seller.entity.js';

/** Writes checked changes of a seller that the caller has locked. Sessions and mailed links end with the address or the account. EMAIL_IN_USE. */
export async function changeSeller(tx: Tx, seller: Seller, columns: SellerColumns): Promise<Seller> {
  const email = columns.get('email');
  if (typeof email === 'string') await claimEmail(tx, email, seller.id);
  const names = [...columns.keys()];
  const assignments = [...names.map((name, index) => `${name} = $${index + 3}`), 'updated_at = $2'];
  const [row] = await tx.sql<SellerRow>(`update seller set ${assignments.join(', ')} where id = $1 returning ${SELLER_COLUMNS}`, [
    seller.id,
    tx.services.clock.now(),
    ...columns.values(),
  ]);
  const isClosed = columns.get('status') === 'inactive';
  if (isClosed || (email !== undefined && email !== seller.email)) {
    await endLinks(tx, seller.id);
    await revokeTokensOf(tx, 'seller_session', [seller.id]);
  }
  if (columns.has('status')) tx.afterCommit(() => tx.services.access.forget());
  return row ? sellerOf(row) : seller;
}
