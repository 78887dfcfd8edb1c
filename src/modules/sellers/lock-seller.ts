import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { SELLER_COLUMNS, sellerOf, type Seller, type SellerRow } from './seller.entity.js';

/** The seller, locked until the end of the transaction, so that changes of its agreements follow one another. SELLER_NOT_FOUND. */
export async function lockSeller(tx: Tx, id: string): Promise<Seller> {
  const [row] = isUuid(id) ? await tx.sql<SellerRow>(`select ${SELLER_COLUMNS} from seller where id = $1 for no key update`, [id]) : [];
  if (!row) throw refuse('SELLER_NOT_FOUND');
  return sellerOf(row);
}
