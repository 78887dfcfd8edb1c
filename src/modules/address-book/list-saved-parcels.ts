import { moneyOrNull } from '../../kernel/money.js';
import { searchPattern, searchTextOf } from '../../platform/db/search-terms.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { loaderBy } from '../../platform/work/loader.js';
import { sortedBy } from '../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../platform/ids.js';
import { db } from './address-book.tables.js';
import { bookOwner } from './book-entry.js';
import { searched } from './list-saved-addresses.js';
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
export const listSavedParcels = listOf(db, 'savedParcel', {
  filter: (l, { sellerId, search }: SavedParcelsArgs, { actor }) => [
    l.is('sellerId', uuidOrNone(bookOwner(actor, sellerId))),
    searched(SEARCHED, search, (term) => [searchPattern(term)]),
  ],
  sort: sortedBy('name_key', 'text', 'asc'),
  loader: savedParcelLoader,
});
