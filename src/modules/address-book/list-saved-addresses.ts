import { FieldChecks } from '../../kernel/field-checks.js';
import { digitsOf, likeAny, searchPatterns, searchTextOf } from '../../platform/db/search-terms.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { countOf, readSortedPage } from '../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../platform/ids.js';
import { db } from './address-book.tables.js';
import { bookOwner } from './book-owner.js';
import type { SavedAddressesArgs, SavedAddressType } from './saved-address.types.js';

export const MAX_SEARCH = 200;

/** A book has at most a few thousand entries, so a search reads all of them. */
const SEARCHED = searchTextOf([
  'l.name',
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
  db
    .selectFrom('savedAddress')
    .select(['id', 'sellerId', 'kind', 'name', 'firstName', 'lastName', 'email', 'phone', 'address', 'updatedAt'])
    .where('id', '=', anyOf($.ids)),
);

export const savedAddressLoader = loaderBy<string, SavedAddressType>(
  (ids, { sql }) => find(sql, { ids }),
  ({ id }) => id,
);

/** The address book of a seller, by name. */
export async function listSavedAddresses(context: Context, args: SavedAddressesArgs): Promise<Page<SavedAddressType>> {
  const owner = bookOwner(context.actor, args.sellerId);
  const checks = new FieldChecks();
  checks.atMost('search', args.search, MAX_SEARCH);
  checks.settle();
  const search = args.search?.trim();

  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    `l.seller_id = ${given(uuidOrNone(owner))}`,
    ...(args.kind ? [`l.kind = ${given(args.kind)}`] : []),
    ...(search ? [likeAny(SEARCHED, searchPatterns(search), given)] : []),
  ];
  const list = { from: 'saved_address l', where, values };
  return readSortedPage(context.sql, args, {
    ...list,
    sort: [
      { sql: 'l.name_key', type: 'text' },
      { sql: 'l.id', type: 'uuid' },
    ],
    descending: false,
    count: () => countOf(context.sql, list),
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(savedAddressLoader, id)))).filter((entry) => entry !== null),
  });
}
