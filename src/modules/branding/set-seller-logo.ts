import { createHash } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Seller } from '../sellers/index.js';
import { checkLogo } from './branding.rules.js';
import { db } from './branding.tables.js';
import { lockBrandedSeller } from './update-branding.js';

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
