import { sql, type RawBuilder, type Selectable } from 'kysely';
import { likeAny, searchPatterns } from '../../../platform/db/search-terms.js';
import { rows, type Condition, type Rows } from '../../../platform/db/where.js';
import type { SellerTables } from '../sellers.tables.js';
import { endOfIdIn } from '../top-up-reference.rules.js';
import type { CheckedSellerFilter } from './seller-filter.rules.js';

type SellerListing = Selectable<SellerTables['sellerListing']>;

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
  readonly base: readonly Condition[];
  /** The condition of each requested facet. */
  readonly facets: Readonly<Partial<Record<Facet, RawBuilder<unknown>>>>;
}

/** Filters of a seller list as SQL on `seller_listing l`. */
export function sellerWhere(
  { days, search, ...filter }: CheckedSellerFilter,
  scope: { readonly sellerId: string | undefined },
): SellerWhere {
  const l: Rows<SellerListing> = rows;
  const base = [
    l.is('id', scope.sellerId),
    l.from('createdAt', days.from),
    l.before('createdAt', days.before),
    search ? sql`l.id in (select s.id from seller s where ${sellersFound(search)})` : null,
  ];
  const asked = facets.filter((facet) => filter[facet] != null);
  return { base, facets: Object.fromEntries(asked.map((facet) => [facet, sql`${sql.raw(FACET_SQL[facet])} = ${filter[facet]}`])) };
}

/** By the words of a seller `s`, or by what its bank transfers quote. */
function sellersFound(search: string): RawBuilder<unknown> {
  const endOfId = endOfIdIn(search);
  return endOfId === null ? likeAny('s.words', searchPatterns(search)) : sql`right(s.id::text, 12) = ${endOfId}`;
}
