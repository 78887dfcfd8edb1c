import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { readBranding } from './branding.loader.js';
import { changedBranding } from './branding.rules.js';
import { db } from './branding.tables.js';
import { type Seller, lockSeller } from '../sellers/index.js';
import type { UpdateBrandingInput } from './branding.types.js';
import { missing, refuse, refuseFields } from '../../kernel/errors.js';

/** Updates how a seller presents itself to shoppers. SELLER_NOT_FOUND. */
export async function updateBranding(
  tx: Tx,
  actor: Actor,
  { sellerId, changes }: { sellerId: string | null; changes: UpdateBrandingInput },
): Promise<Seller> {
  const seller = await lockBrandedSeller(tx, actor, sellerId);
  const [before] = await readBranding(tx.sql, [seller.id]);
  if (!before) throw new Error('The branding of a locked seller could not be read.');

  const checks = new FieldChecks();
  const after = changedBranding(checks, before, changes);
  checks.settle();

  await db.upsert(tx.sql, 'sellerBranding', { sellerId: seller.id, ...after }, ['sellerId']);
  return seller;
}

const preset = statement(($: Named<{ sellerId: string; supportEmail: string; supportPhone: string }>) =>
  db
    .insertInto('sellerBranding')
    .values({ sellerId: $.sellerId, supportEmail: $.supportEmail, supportPhone: $.supportPhone, shopperMails: true })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Enables shopper mails for a seller without branding; leaves existing settings unchanged. */
export async function presetBranding(tx: Tx, sellerId: string, support: { email: string; phone: string }): Promise<void> {
  await preset(tx.sql, { sellerId, supportEmail: support.email, supportPhone: support.phone });
}

/** Sellers change their own branding and may omit the id; the operator must name the seller. SELLER_NOT_FOUND also for another seller's. */
export async function lockBrandedSeller(tx: Tx, actor: Actor, given: string | null): Promise<Seller> {
  const sellerId = given ?? actor.sellerId;
  if (sellerId === undefined) throw refuseFields([missing('sellerId')]);
  if (!actor.owns({ sellerId })) throw refuse('SELLER_NOT_FOUND');
  return lockSeller(tx, sellerId);
}
