import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { readBranding } from './branding.loader.js';
import { changedBranding, type BrandingChanges } from './branding.rules.js';
import { lockBrandedSeller } from './lock-branded-seller.js';
import type { Seller } from '../sellers/index.js';

const WRITE = `
  insert into seller_branding (seller_id, brand_name, support_email, support_phone, support_url, shopper_mails, mail_language, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (seller_id) do update set brand_name = excluded.brand_name, support_email = excluded.support_email,
    support_phone = excluded.support_phone, support_url = excluded.support_url, shopper_mails = excluded.shopper_mails,
    mail_language = excluded.mail_language, updated_at = excluded.updated_at`;

/** Changes how a seller presents itself to shoppers. SELLER_NOT_FOUND. */
export async function updateBranding(
  tx: Tx,
  actor: Actor,
  { sellerId, changes }: { sellerId: string | null; changes: BrandingChanges },
): Promise<Seller> {
  const seller = await lockBrandedSeller(tx, actor, sellerId);
  const [before] = await readBranding(tx.sql, [seller.id]);
  if (!before) throw new Error('The branding of a locked seller could not be read.');

  const checks = new FieldChecks();
  const after = changedBranding(checks, before, changes);
  checks.settle();

  await tx.sql(WRITE, [
    seller.id,
    after.brandName,
    after.supportEmail,
    after.supportPhone,
    after.supportUrl,
    after.shopperMails,
    after.mailLanguage,
    tx.services.clock.now(),
  ]);
  return seller;
}
