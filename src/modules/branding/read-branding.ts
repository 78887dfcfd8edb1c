import type { RunSql } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { logoPath, type LogoType, type ShopperLanguage } from './branding.entity.js';
import { brandingLoader } from './branding.loader.js';
import type { SellerBrandingType } from './branding.types.js';

/** The branding of a seller as the graph shows it. */
export async function brandingOfSeller(context: Context, sellerId: string): Promise<SellerBrandingType> {
  const branding = await context.load(brandingLoader, sellerId);
  const logo = branding?.logo ?? null;
  return {
    brandName: branding?.brandName ?? null,
    supportEmail: branding?.supportEmail ?? null,
    supportPhone: branding?.supportPhone ?? null,
    supportUrl: branding?.supportUrl ?? null,
    shopperMails: branding?.shopperMails ?? false,
    mailLanguage: branding?.mailLanguage ?? null,
    logo: logo && { url: `${context.services.publicUrl()}${logoPath(logo)}`, ...logo },
  };
}

/** A shop as its shoppers know it. */
export interface Storefront {
  readonly shopId: string;
  /** The brand, else the name of the shop. */
  readonly name: string;
  readonly sellerId: string;
  readonly logoPath: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The page for questions, else the shop itself. */
  readonly url: string;
}

interface StorefrontRow {
  readonly id: string;
  readonly seller_id: string;
  readonly name: string;
  readonly url: string;
  readonly support_email: string | null;
  readonly support_phone: string | null;
  readonly hash: string | null;
  readonly content_type: LogoType | null;
}

const STOREFRONTS = `
  select h.id, h.seller_id, coalesce(b.brand_name, nullif(trim(h.name), ''), seller.company, h.domain) as name, coalesce(b.support_url, h.url) as url,
         b.support_email, b.support_phone, l.hash, l.content_type
    from shop h join seller on seller.id = h.seller_id
    left join seller_branding b on b.seller_id = h.seller_id left join seller_logo l on l.seller_id = h.seller_id
   where h.id = any($1::uuid[])`;

const storefrontOf = ({ id, seller_id, name, url, support_email, support_phone, hash, content_type }: StorefrontRow): Storefront => ({
  shopId: id,
  sellerId: seller_id,
  name,
  url,
  email: support_email,
  phone: support_phone,
  logoPath: hash === null || content_type === null ? null : logoPath({ hash, contentType: content_type }),
});

export const readStorefronts = async (sql: RunSql, shopIds: readonly string[]): Promise<Storefront[]> =>
  (await sql<StorefrontRow>(STOREFRONTS, [shopIds])).map(storefrontOf);

export const storefrontLoader = loaderBy<string, Storefront>(
  (ids, { sql }) => readStorefronts(sql, ids),
  ({ shopId }) => shopId,
);

/** In which language the shoppers of sellers are mailed, where the seller has chosen one. Has only the sellers that want them to be. */
export async function shopperMailsOf(sql: RunSql, sellerIds: readonly string[]): Promise<ReadonlyMap<string, ShopperLanguage | null>> {
  if (sellerIds.length === 0) return new Map();
  const rows = await sql<{ seller_id: string; language: ShopperLanguage | null }>(
    'select seller_id, mail_language as language from seller_branding where seller_id = any($1::uuid[]) and shopper_mails',
    [sellerIds],
  );
  return new Map(rows.map(({ seller_id, language }) => [seller_id, language]));
}
