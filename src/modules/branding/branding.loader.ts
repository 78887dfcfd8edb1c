import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/work/loader.js';
import type { SellerLogo } from './branding.entity.js';
import { db } from './branding.tables.js';

const findBranding = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${$.sellerIds}::uuid[])`.as<'s'>(sql`s (id)`))
    .leftJoin('sellerBranding as b', 'b.sellerId', 's.id')
    .leftJoin('sellerLogo as l', 'l.sellerId', 's.id')
    .select(['s.id as sellerId', 'b.brandName', 'b.supportEmail', 'b.supportPhone', 'b.supportUrl', 'b.shopperMails', 'b.mailLanguage'])
    .select(['l.hash', 'l.contentType', 'l.width', 'l.height']),
);

type BrandingRow = RowOf<typeof findBranding>;
export type SellerBranding = ReturnType<typeof brandingOf>;

export const readBranding = async (on: RunSql, sellerIds: readonly string[]): Promise<SellerBranding[]> =>
  (await findBranding(on, { sellerIds })).map(brandingOf);

export const brandingLoader = loaderBy<string, SellerBranding>(
  (ids, context) => readBranding(context.sql, ids),
  ({ sellerId }) => sellerId,
);

const brandingOf = ({ hash, contentType, width, height, ...row }: BrandingRow) => ({
  ...row,
  shopperMails: row.shopperMails ?? false,
  logo: logoOf({ hash, contentType, width, height }),
});

function logoOf({ hash, contentType, width, height }: Pick<BrandingRow, keyof SellerLogo>): SellerLogo | null {
  if (hash === null || contentType === null || width === null || height === null) return null;
  return { hash, contentType, width, height };
}
