import type { RunSql } from '../../platform/db/sql.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import type { LogoType, SellerBranding, ShopperLanguage } from './branding.entity.js';

interface BrandingRow {
  readonly seller_id: string;
  readonly brand_name: string | null;
  readonly support_email: string | null;
  readonly support_phone: string | null;
  readonly support_url: string | null;
  readonly shopper_mails: boolean | null;
  readonly mail_language: ShopperLanguage | null;
  readonly hash: string | null;
  readonly content_type: LogoType | null;
  readonly width: number | null;
  readonly height: number | null;
}

const BY_SELLERS = `
  select s.id as seller_id, b.brand_name, b.support_email, b.support_phone, b.support_url, b.shopper_mails, b.mail_language,
         l.hash, l.content_type, l.width, l.height
    from unnest($1::uuid[]) as s (id) left join seller_branding b on b.seller_id = s.id left join seller_logo l on l.seller_id = s.id`;

export const readBranding = async (sql: RunSql, sellerIds: readonly string[]): Promise<SellerBranding[]> =>
  (await sql<BrandingRow>(BY_SELLERS, [sellerIds])).map(brandingOf);

export const brandingLoader = loaderBy<string, SellerBranding>(
  (ids, { sql }) => readBranding(sql, ids),
  ({ sellerId }) => sellerId,
);

const brandingOf = (row: BrandingRow): SellerBranding => ({
  sellerId: row.seller_id,
  brandName: row.brand_name,
  supportEmail: row.support_email,
  supportPhone: row.support_phone,
  supportUrl: row.support_url,
  shopperMails: row.shopper_mails ?? false,
  mailLanguage: row.mail_language,
  logo: logoOf(row),
});

function logoOf({ hash, content_type, width, height }: BrandingRow): SellerBranding['logo'] {
  if (hash === null || content_type === null || width === null || height === null) return null;
  return { hash, contentType: content_type, width, height };
}
