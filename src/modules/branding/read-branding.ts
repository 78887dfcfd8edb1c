import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { loaderBy } from '../../platform/work/loader.js';
import { phoneE164 } from '../addresses/index.js';
import { logoPath } from './branding.entity.js';
import type { ShopperLanguage } from './branding.enums.js';
import { brandingLoader } from './branding.loader.js';
import { db } from './branding.tables.js';
import type { SellerBrandingType } from './branding.types.js';

/** Reads a seller's branding as the GraphQL schema exposes it. */
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
  /** The brand name, or else the name of the shop. */
  readonly name: string;
  readonly sellerId: string;
  readonly logoPath: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The phone number as it is called from anywhere; null if it cannot be, as a short number of one country. */
  readonly phoneE164: string | null;
  /** The support page, or else the shop itself. */
  readonly url: string;
}

const findStorefronts = statement(($: Named<{ shopIds: readonly string[] }>) =>
  db
    .selectFrom('shop as h')
    .innerJoin('seller', 'seller.id', 'h.sellerId')
    .leftJoin('sellerBranding as b', 'b.sellerId', 'h.sellerId')
    .leftJoin('sellerLogo as l', 'l.sellerId', 'h.sellerId')
    .select((eb) => [
      'h.id as shopId',
      'h.sellerId',
      eb.fn.coalesce('b.brandName', sql<string | null>`nullif(trim(${eb.ref('h.name')}), '')`, 'seller.company', 'h.domain').as('name'),
      eb.fn.coalesce('b.supportUrl', 'h.url').as('url'),
      'b.supportEmail as email',
      'b.supportPhone as phone',
      'seller.address',
      'l.hash',
      'l.contentType',
    ])
    .where('h.id', '=', anyOf($.shopIds)),
);

const storefrontOf = ({ hash, contentType, address, ...row }: RowOf<typeof findStorefronts>): Storefront => ({
  ...row,
  phoneE164: phoneE164(row.phone, address?.countryCode ?? ''),
  logoPath: hash === null || contentType === null ? null : logoPath({ hash, contentType }),
});

export const readStorefronts = async (on: RunSql, shopIds: readonly string[]): Promise<Storefront[]> =>
  (await findStorefronts(on, { shopIds })).map(storefrontOf);

export const storefrontLoader = loaderBy<string, Storefront>(
  (ids, context) => readStorefronts(context.sql, ids),
  ({ shopId }) => shopId,
);

const findLanguages = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('sellerBranding')
    .select(['sellerId', 'mailLanguage'])
    .where('sellerId', '=', anyOf($.sellerIds))
    .where('shopperMails', '=', true),
);

/** Chosen mail language of each seller that mails its shoppers; null if it chose none. Sellers that do not mail shoppers are absent. */
export async function shopperMailsOf(on: RunSql, sellerIds: readonly string[]): Promise<ReadonlyMap<string, ShopperLanguage | null>> {
  const rows = sellerIds.length === 0 ? [] : await findLanguages(on, { sellerIds });
  return new Map(rows.map(({ sellerId, mailLanguage }) => [sellerId, mailLanguage]));
}

const FILE_NAME = /^([0-9a-f]{64})\.(?:png|jpg)$/;

const findLogo = statement(($: Named<{ hash: string }>) =>
  db.selectFrom('sellerLogo').select(['hash', 'contentType', 'width', 'height', 'content']).where('hash', '=', $.hash).limit(1),
);

/** Finds a logo by its public file name. NOT_FOUND once it was replaced or removed. */
export async function logoByFileName(sql: RunSql, fileName: string): Promise<RowOf<typeof findLogo>> {
  const [, hash] = fileName.length <= 80 ? (FILE_NAME.exec(fileName) ?? []) : [];
  const logo = hash === undefined ? undefined : await findLogo.first(sql, { hash });
  if (!logo || !logoPath(logo).endsWith(fileName)) throw refuse('NOT_FOUND');
  return logo;
}

const findLogos = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db.selectFrom('sellerLogo').select(['sellerId', 'content', 'contentType']).where('sellerId', '=', anyOf($.sellerIds)),
);

/** The logos of these sellers; sellers without one are absent. */
export async function logosOf(
  sql: RunSql,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<RowOf<typeof findLogos>, 'content' | 'contentType'>>> {
  const logos = sellerIds.length === 0 ? [] : await findLogos(sql, { sellerIds });
  return new Map(logos.map(({ sellerId, ...logo }) => [sellerId, logo]));
}
