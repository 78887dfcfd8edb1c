import type { Actor } from '../../kernel/actor.js';
import { invalid, refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeSeller } from './change-seller.js';
import { lockSeller } from './lock-seller.js';
import { changesNothing, sellerColumns, type SellerChanges } from './seller-changes.rules.js';
import type { Seller } from './seller.row.js';

/** Fields that sellers can change themselves. Terms and the login address are changed by operations. */
const OWN = [
  'firstName', 'lastName', 'company', 'phone', 'address', 'taxId', 'crNumber', 'language', 'timezone', 'notifyEmails',
] as const satisfies readonly (keyof SellerChanges)[]; // prettier-ignore

export type ProfileChanges = Pick<SellerChanges, (typeof OWN)[number]>;

/** Updates the seller's own account, all or nothing. VALIDATION_FAILED. */
export async function updateProfile(tx: Tx, actor: Actor, changes: ProfileChanges): Promise<Seller> {
  actor.require('profile:edit');
  if (!actor.sellerId) throw refuse('FORBIDDEN');
  const seller = await lockSeller(tx, actor.sellerId);

  const checks = new FieldChecks();
  const own = Object.fromEntries(OWN.map((field) => [field, changes[field]])) satisfies ProfileChanges;
  const columns = sellerColumns(checks, own, tx.services.settings.baseCurrency);
  if (changesNothing(own)) checks.errors.push(invalid(null, 'The request names no field that can be changed.'));
  checks.settle();

  return changeSeller(tx, seller, columns);
}
