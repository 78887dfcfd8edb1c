import { PLANNED_EACH_TIME } from '../../../platform/db/sql.js';
import type { Context } from '../../../platform/graphql/context.js';
import { checkSellerFilter } from './seller-filter.rules.js';
import type { SellerFilterArgs, SellerFilterCountsType } from './seller-list.types.js';
import { FACET_SQL, facets, sellerWhere, type Facet } from './seller-where.js';

/** Counts the sellers of each filter value with all other filters applied, in one pass. */
export async function countFacets({ actor, sql }: Context, filter: SellerFilterArgs): Promise<SellerFilterCountsType> {
  actor.require('seller:read');
  const where = sellerWhere(checkSellerFilter(filter), actor);
  const othersOf = (facet: Facet): string =>
    facets.flatMap((other) => (other === facet ? [] : (where.facets[other] ?? []))).join(' and ') || 'true';
  const count = (facet: Facet, value: string): string =>
    `count(*) filter (where ${FACET_SQL[facet]} = ${value} and ${othersOf(facet)})::int`;
  const object = (facet: Facet, values: Readonly<Record<string, string>>): string =>
    `json_build_object(${Object.entries(values)
      .map(([key, value]) => `'${key}', ${count(facet, value)}`)
      .join(', ')}) as "${facet}"`;
  const yesNo = { yes: 'true', no: 'false' };
  const [row] = await sql<SellerFilterCountsType>(
    `${PLANNED_EACH_TIME} select ${object('role', { prepaid: `'prepaid'`, postpaid: `'postpaid'` })},
       ${object('status', { active: `'active'`, inactive: `'inactive'`, incomplete: `'incomplete'` })},
       ${object('hasShops', yesNo)}, ${object('isLocal', yesNo)}, ${object('isInternational', yesNo)}
     from seller_listing l ${where.base.length > 0 ? `where ${where.base.join(' and ')}` : ''}`,
    where.values,
  );
  if (!row) throw new Error('The count returned no row.');
  return row;
}
