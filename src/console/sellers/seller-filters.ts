import { oneOf } from '../graph/one-of.js';
import { useFilters } from '../graph/use-filters.js';
import type { SellersQueryVariables } from './operations.generated.js';
import type { ListedSellerStatus } from '../../schema-types.generated.js';

export const statuses = ['ACTIVE', 'INCOMPLETE', 'INACTIVE'] as const satisfies readonly ListedSellerStatus[];
export const roles = ['PREPAID', 'POSTPAID'] as const;

/** Sort orders of the list. */
const ORDERS = {
  newest: ['CREATED_AT', 'DESC'],
  oldest: ['CREATED_AT', 'ASC'],
  name: ['FULL_NAME', 'ASC'],
  company: ['COMPANY', 'ASC'],
  shipments: ['TOTAL_SHIPMENTS', 'DESC'],
  shops: ['SHOP_COUNT', 'DESC'],
  activeShops: ['ACTIVE_SHOP_COUNT', 'DESC'],
} as const;
type Order = keyof typeof ORDERS;
export const orders = ['newest', 'oldest', 'name', 'company', 'shipments', 'shops', 'activeShops'] as const satisfies readonly Order[];

type Wanted = Omit<SellersQueryVariables, 'first' | 'after' | 'sortBy' | 'sortOrder'>;

/** Filters from the URL of the list. */
export function useSellerFilters() {
  const filters = useFilters();
  const { get } = filters;
  const order = oneOf(orders, get('sort')) ?? 'newest';
  const wanted: Wanted = {
    search: get('search'),
    status: oneOf(statuses, get('status')),
    role: oneOf(roles, get('role')),
    hasShops: yesOrNo(get('shops')),
    isLocal: yesOrNo(get('local')),
    isInternational: yesOrNo(get('international')),
    createdAfter: get('from'),
    createdBefore: get('to'),
  };
  const [sortBy, sortOrder] = ORDERS[order];
  return { ...filters, order, wanted, sorted: { sortBy, sortOrder } };
}

const yesOrNo = (value: string | null): boolean | null => (value === 'yes' ? true : value === 'no' ? false : null);
