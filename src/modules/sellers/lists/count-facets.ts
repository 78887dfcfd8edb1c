import { sql as raw, type RawBuilder } from 'kysely';
import { runFree } from '../../../platform/db/free-query.js';
import { allOf, whereOf } from '../../../platform/db/where.js';
import type { Context } from '../../../platform/work/context.js';
import { checkSellerFilter } from './seller-filter.rules.js';
import type { SellerFilterArgs, SellerFilterCountsType } from './seller-list.types.js';
import { FACET_SQL, facets, sellerWhere, type Facet } from './seller-where.js';

/** Counts the sellers of each filter value with all other filters applied, in one pass. */
export async function countFacets({ actor, sql }: Context, filter: SellerFilterArgs): Promise<SellerFilterCountsType> {
  const where = sellerWhere(checkSellerFilter(filter), actor);
  const othersOf = (facet: Facet): RawBuilder<unknown>[] => facets.flatMap((other) => (other === facet ? [] : (where.facets[other] ?? [])));
  const count = (facet: Facet, value: string): RawBuilder<unknown> =>
    raw`count(*) filter (where ${allOf([raw.raw(`${FACET_SQL[facet]} = ${value}`), ...othersOf(facet)])})::int`;
  const object = (facet: Facet, values: Readonly<Record<string, string>>): RawBuilder<unknown> =>
    raw`json_build_object(${raw.join(
      Object.entries(values).map(([key, value]) => raw`${raw.lit(key)}, ${count(facet, value)}`),
    )}) as ${raw.raw(`"${facet}"`)}`;
  const yesNo = { yes: 'true', no: 'false' };
  const [row] = await runFree<SellerFilterCountsType>(
    sql,
    raw`select ${object('role', { prepaid: `'prepaid'`, postpaid: `'postpaid'` })},
       ${object('status', { active: `'active'`, inactive: `'inactive'`, incomplete: `'incomplete'` })},
       ${object('hasShops', yesNo)}, ${object('isLocal', yesNo)}, ${object('isInternational', yesNo)}
     from seller_listing l ${whereOf(where.base)}`,
  );
  if (!row) throw new Error('The count returned no row.');
  return row;
}
