import { createHash } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Seller } from '../sellers/index.js';
import { checkLogo } from './branding.rules.js';
import { lockBrandedSeller } from './lock-branded-seller.js';

const WRITE = `
  insert into seller_logo (seller_id, hash, content_type, width, height, content, updated_at) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (seller_id) do update set hash = excluded.hash, content_type = excluded.content_type, width = excluded.width,
    height = excluded.height, content = excluded.content, updated_at = excluded.updated_at`;

/** Shows this image to shoppers from now on. SELLER_NOT_FOUND, VALIDATION_FAILED for anything but a small PNG or JPEG. */
export async function setSellerLogo(
  tx: Tx,
  actor: Actor,
  { sellerId, content }: { sellerId: string | null; content: Uint8Array },
): Promise<Seller> {
  actor.require('seller:brand');
  const checks = new FieldChecks();
  const image = checkLogo(checks, content);
  checks.settle();
  const seller = await lockBrandedSeller(tx, actor, sellerId);

  const hash = createHash('sha256').update(content).digest('hex');
  const values = [seller.id, hash, image?.contentType, image?.width, image?.height, Buffer.from(content), tx.services.clock.now()];
  await tx.sql(WRITE, values);
  return seller;
}

/** Idempotent: a seller without a logo stays without one. SELLER_NOT_FOUND. */
export async function removeSellerLogo(tx: Tx, actor: Actor, sellerId: string | null): Promise<Seller> {
  const seller = await lockBrandedSeller(tx, actor, sellerId);
  await tx.sql('delete from seller_logo where seller_id = $1', [seller.id]);
  return seller;
}
