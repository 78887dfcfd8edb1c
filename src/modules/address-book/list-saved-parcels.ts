import { FieldChecks } from '../../kernel/field-checks.js';
import { moneyOrNull } from '../../kernel/money.js';
import { searchPattern, searchTextOf } from '../../platform/db/search-terms.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { countOf, readSortedPage } from '../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../platform/ids.js';
import { db } from './address-book.tables.js';
import { bookOwner } from './book-owner.js';
import { MAX_SEARCH } from './list-saved-addresses.js';
import type { SavedParcelsArgs, SavedParcelType } from './saved-parcel.types.js';

const SEARCHED = searchTextOf(['l.name', 'l.contents']);

const find = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('savedParcel')
    .select(['id', 'sellerId', 'name', 'grams', 'lengthMm', 'widthMm', 'heightMm', 'contents', 'priceMinor', 'currency', 'updatedAt'])
    .where('id', '=', anyOf($.ids)),
);

export const savedParcelLoader = loaderBy<string, SavedParcelType>(
  async (ids, { sql }) => (await find(sql, { ids })).map(parcelOut),
  ({ id }) => id,
);

const parcelOut = ({ lengthMm, widthMm, heightMm, priceMinor, currency, ...row }: RowOf<typeof find>): SavedParcelType => ({
  ...row,
  length: lengthMm / 10,
  width: widthMm / 10,
  height: heightMm / 10,
  price: moneyOrNull(priceMinor, currency),
});

/** The saved parcels of a seller, by name. */
export async function listSavedParcels(context: Context, args: SavedParcelsArgs): Promise<Page<SavedParcelType>> {
  const owner = bookOwner(context.actor, args.sellerId);
  const checks = new FieldChecks();
  checks.atMost('search', args.search, MAX_SEARCH);
  checks.settle();
  const search = args.search?.trim();

  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    `l.seller_id = ${given(uuidOrNone(owner))}`,
    ...(search ? [`${SEARCHED} like lower(${given(searchPattern(search))})`] : []),
  ];
  const list = { from: 'saved_parcel l', where, values };
  return readSortedPage(context.sql, args, {
    ...list,
    sort: [
      { sql: 'l.name_key', type: 'text' },
      { sql: 'l.id', type: 'uuid' },
    ],
    descending: false,
    count: () => countOf(context.sql, list),
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(savedParcelLoader, id)))).filter((parcel) => parcel !== null),
  });
}
