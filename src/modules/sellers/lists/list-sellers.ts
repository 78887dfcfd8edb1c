import type { Context } from '../../../platform/graphql/context.js';
import type { Page, PageArgs } from '../../../platform/graphql/connection.js';
import { countOf, readSortedPage, type SortKey } from '../../../platform/graphql/sorted-page.js';
import { sellerLoader } from '../seller.loader.js';
import type { Seller } from '../seller.row.js';
import { checkSellerFilter } from './seller-filter.rules.js';
import type { ListedStatus, SellerSort } from '../sellers.enums.js';
import { allOf, sellerWhere } from './seller-where.js';
import type { SellerFilterArgs } from './seller-list.types.js';

export interface SellerOrder {
  readonly sortBy?: SellerSort | null;
  readonly sortOrder?: 'asc' | 'desc' | null;
}

const SORTS: Readonly<Record<SellerSort, SortKey>> = {
  createdAt: { sql: 'l.created_at', type: 'timestamptz' },
  fullName: { sql: 'l.name_key', type: 'text' },
  company: { sql: 'l.company_key', type: 'text' },
  totalShipments: { sql: 'l.total_shipments', type: 'bigint' },
  shopCount: { sql: 'l.shop_count', type: 'bigint' },
  activeShopCount: { sql: 'l.active_shop_count', type: 'bigint' },
};

/** Sellers the caller can see: all for the operator, only itself for a seller. */
export async function listSellers(context: Context, args: PageArgs & SellerFilterArgs & SellerOrder): Promise<Page<Seller>> {
  const { actor, sql } = context;
  actor.require('seller:read');
  const where = sellerWhere(checkSellerFilter(args), actor);
  const found = { from: 'seller_listing l', where: allOf(where), values: where.values };
  return readSortedPage(sql, args, {
    ...found,
    sort: [SORTS[args.sortBy ?? 'createdAt'], { sql: 'l.id', type: 'uuid' }],
    descending: args.sortOrder !== 'asc',
    count: () => countOf(sql, found),
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(sellerLoader, id)))).filter((seller) => seller !== null),
  });
}

/** The account status shown in lists. The database applies the same rule to the listing. */
export function listedStatusOf({
  status,
  company,
  phone,
  address,
}: Pick<Seller, 'status' | 'company' | 'phone' | 'address'>): ListedStatus {
  if (status === 'inactive') return 'inactive';
  return company && phone && address ? 'active' : 'incomplete';
}
