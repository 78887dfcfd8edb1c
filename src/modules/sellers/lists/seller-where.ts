import { likeAny, searchPatterns } from '../../../platform/db/search-terms.js';
import type { CheckedSellerFilter } from './seller-filter.rules.js';

/** Filters that can be counted beside a list, each with all other filters applied. */
export const facets = ['role', 'status', 'hasShops', 'isLocal', 'isInternational'] as const;
export type Facet = (typeof facets)[number];

export const FACET_SQL: Readonly<Record<Facet, string>> = {
  role: 'l.role',
  status: 'l.status',
  hasShops: '(l.shop_count > 0)',
  isLocal: 'l.is_local',
  isInternational: 'l.is_international',
};

export interface SellerWhere {
  /** Conditions that apply to every count. */
  readonly base: readonly string[];
  /** The condition of each requested facet. */
  readonly facets: Readonly<Partial<Record<Facet, string>>>;
  readonly values: readonly unknown[];
}

/** Filters of a seller list as SQL on `seller_listing l`. */
export function sellerWhere(filter: CheckedSellerFilter, scope: { readonly sellerId: string | undefined }): SellerWhere {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const base = [
    ...(scope.sellerId ? [`l.id = ${given(scope.sellerId)}`] : []),
    ...(filter.days.from ? [`l.created_at >= ${given(filter.days.from)}`] : []),
    ...(filter.days.before ? [`l.created_at < ${given(filter.days.before)}`] : []),
    ...(filter.search ? [`l.id in (select s.id from seller s where ${likeAny('s.words', searchPatterns(filter.search), given)})`] : []),
  ];
  const asked = facets.filter((facet) => filter[facet] != null);
  return { base, facets: Object.fromEntries(asked.map((facet) => [facet, `${FACET_SQL[facet]} = ${given(filter[facet])}`])), values };
}

export const allOf = ({ base, facets: byFacet }: SellerWhere): string[] => [...base, ...Object.values(byFacet)];
