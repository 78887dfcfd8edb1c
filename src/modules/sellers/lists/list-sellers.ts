import type { PageArgs } from '../../../platform/graphql/connection.js';
import { listOf } from '../../../platform/graphql/list-of.js';
import { ID, type SortKey } from '../../../platform/graphql/sorted-page.js';
import { sellerLoader } from '../seller.loader.js';
import type { Seller } from '../seller.row.js';
import { checkSellerFilter } from './seller-filter.rules.js';
import type { ListedStatus, SellerSort } from '../sellers.enums.js';
import { sellerWhere } from './seller-where.js';
import type { SellerFilterArgs } from './seller-list.types.js';
import { db } from '../sellers.tables.js';

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
export const listSellers = listOf(db, 'sellerListing', {
  filter: (_l, args: PageArgs & SellerFilterArgs & SellerOrder, { actor }) => {
    const { base, facets } = sellerWhere(checkSellerFilter(args), actor);
    return [...base, ...Object.values(facets)];
  },
  sort: ({ sortBy, sortOrder }) => ({ keys: [SORTS[sortBy ?? 'createdAt'], ID], descending: sortOrder !== 'asc' }),
  loader: sellerLoader,
});

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
