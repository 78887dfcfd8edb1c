import type { Actor } from '../../kernel/actor.js';
import { invalid, refuse, FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeSeller, lockSeller } from './change-seller.js';
import { changesNothing, sellerColumns } from './seller-changes.rules.js';
import type { Seller } from './seller.row.js';
import type { UpdateProfileInput } from './seller.types.js';

/** Updates the seller's own account, all or nothing. Terms and the login address are changed by operations. VALIDATION_FAILED. */
export async function updateProfile(tx: Tx, actor: Actor, changes: UpdateProfileInput): Promise<Seller> {
  if (!actor.sellerId) throw refuse('FORBIDDEN');
  const seller = await lockSeller(tx, actor.sellerId);

  const checks = new FieldChecks();
  const columns = sellerColumns(checks, changes, tx.services.settings.baseCurrency);
  if (changesNothing(changes)) checks.errors.push(invalid(null, 'nothingToChange'));
  checks.settle();

  return changeSeller(tx, seller, columns);
}
