import { FieldChecks } from '../../kernel/errors.js';
import { moneyOrNull } from '../../kernel/money.js';
import { digitsOf, likeAny, searchPatterns, searchTextOf, searchPattern } from '../../platform/db/search-terms.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Condition } from '../../platform/db/where.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { loaderBy } from '../../platform/work/loader.js';
import { sortedBy } from '../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../platform/ids.js';
import { db } from './address-book.tables.js';
import { bookOwner } from './book-entry.js';
import { SavedAddressesArgs, type SavedAddressType, type SavedParcelsArgs, type SavedParcelType } from './address-book.types.js';

const MAX_SEARCH = maxOf(SavedAddressesArgs, 'search');

/** A book has at most a few thousand entries, so a search reads all of them. */
const SEARCHED = searchTextOf([
  'l.name',
  'l.reference',
  'l.first_name',
  'l.last_name',
  "l.first_name || ' ' || l.last_name",
  'l.email',
  'l.phone',
  digitsOf('l.phone'),
  "l.address ->> 'address'",
  "l.address ->> 'city'",
  "l.address ->> 'company'",
  "l.address ->> 'zip'",
]);

const find = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('savedAddress').select(db.columns('savedAddress')).where('id', '=', anyOf($.ids)),
);

export const savedAddressLoader = loaderBy<string, SavedAddressType>(
  (ids, { sql }) => find(sql, { ids }),
  ({ id }) => id,
);

/** The address book of a seller, by name. */
export const listSavedAddresses = listOf(db, 'savedAddress', {
  filter: (l, { sellerId, kind, search }: SavedAddressesArgs, { actor }) => [
    l.is('sellerId', uuidOrNone(bookOwner(actor, sellerId))),
    l.is('kind', kind),
    searched(SEARCHED, search, searchPatterns),
  ],
  sort: sortedBy('name_key', 'text', 'asc'),
  loader: savedAddressLoader,
});

/** Names what a search of the book looks for. */
function searched(text: string, search: string | null | undefined, patternsOf: (term: string) => string[]): Condition {
  const checks = new FieldChecks();
  checks.atMost('search', search, MAX_SEARCH);
  checks.settle();
  const term = search?.trim();
  return term ? likeAny(text, patternsOf(term)) : null;
}

const SEARCHED_OF_PARCELS = searchTextOf(['l.name', 'l.contents']);

const findParcels = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('savedParcel')
    .select(['id', 'sellerId', 'name', 'grams', 'lengthMm', 'widthMm', 'heightMm', 'contents', 'priceMinor', 'currency', 'updatedAt'])
    .where('id', '=', anyOf($.ids)),
);

export const savedParcelLoader = loaderBy<string, SavedParcelType>(
  async (ids, { sql }) => (await findParcels(sql, { ids })).map(parcelOut),
  ({ id }) => id,
);

const parcelOut = ({ lengthMm, widthMm, heightMm, priceMinor, currency, ...row }: RowOf<typeof findParcels>): SavedParcelType => ({
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
    searched(SEARCHED_OF_PARCELS, search, (term) => [searchPattern(term)]),
  ],
  sort: sortedBy('name_key', 'text', 'asc'),
  loader: savedParcelLoader,
});
