import { createHash } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { FieldChecks, missing, refuse, refuseFields } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { readBranding } from './branding.loader.js';
import { changedBranding, checkLogo } from './branding.rules.js';
import { db } from './branding.tables.js';
import { type Seller, lockSeller } from '../sellers/index.js';
import type { UpdateBrandingInput } from './branding.types.js';

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
async function lockBrandedSeller(tx: Tx, actor: Actor, given: string | null): Promise<Seller> {
  const sellerId = given ?? actor.sellerId;
  if (sellerId === undefined) throw refuseFields([missing('sellerId')]);
  if (!actor.owns({ sellerId })) throw refuse('SELLER_NOT_FOUND');
  return lockSeller(tx, sellerId);
}

const remove = statement(($: Named<{ sellerId: string }>) => db.deleteFrom('sellerLogo').where('sellerId', '=', $.sellerId));

/** Sets the logo shown to shoppers. SELLER_NOT_FOUND, VALIDATION_FAILED for anything but a small PNG or JPEG. */
export async function setSellerLogo(
  tx: Tx,
  actor: Actor,
  { sellerId, content }: { sellerId: string | null; content: Uint8Array },
): Promise<Seller> {
  const checks = new FieldChecks();
  const image = checkLogo(checks, content);
  checks.settle();
  const seller = await lockBrandedSeller(tx, actor, sellerId);

  if (!image) throw new Error('An image without a size was accepted.');
  const hash = createHash('sha256').update(content).digest('hex');
  await db.upsert(tx.sql, 'sellerLogo', { sellerId: seller.id, hash, ...image, content: Buffer.from(content) }, ['sellerId']);
  return seller;
}

/** Removes the logo. Idempotent. SELLER_NOT_FOUND. */
export async function removeSellerLogo(tx: Tx, actor: Actor, sellerId: string | null): Promise<Seller> {
  const seller = await lockBrandedSeller(tx, actor, sellerId);
  await remove(tx.sql, { sellerId: seller.id });
  return seller;
}
