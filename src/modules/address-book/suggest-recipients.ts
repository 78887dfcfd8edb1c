import { sql } from 'kysely';
import { FieldChecks } from '../../kernel/errors.js';
import { searchPatterns, searchTextOf } from '../../platform/db/search-terms.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { companyAt, consigneeName, deliveryNoteAt } from '../addresses/index.js';
import { db } from './address-book.tables.js';
import { RecipientSuggestionsArgs, type RecipientSuggestionType, type SavedAddressType } from './address-book.types.js';
import { uuidOrNone } from '../../platform/ids.js';
import { bookOwner } from './book-entry.js';
import { listSavedAddresses } from './list-entries.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';

/**
 * Recipients that fit what is typed: those of the address book, then those of the seller's latest parcels that the book does not have. Each
 * once, however often parcels went there.
 */
export async function suggestRecipients(context: Context, given: RecipientSuggestionsArgs): Promise<RecipientSuggestionType[]> {
  context.actor.require('order:read');
  const checks = new FieldChecks();
  checkFields(checks, '', RecipientSuggestionsArgs, given);
  checks.settle();
  const sellerId = uuidOrNone(bookOwner(context.actor, given.sellerId));
  const search = given.search?.trim() ?? '';
  const [saved, earlier] = await Promise.all([savedOnes(context, { ...given, sellerId, search }), earlierOnes(context, sellerId, search)]);
  return distinct([...saved, ...earlier]).slice(0, given.first);
}

/** Without a search, only those that were used lately are of interest. */
async function savedOnes(context: Context, args: RecipientSuggestionsArgs): Promise<RecipientSuggestionType[]> {
  if (args.search === '') return [];
  const { nodes } = await listSavedAddresses(context, { ...args, kind: 'recipient', after: null });
  return nodes.map(suggestionOfEntry);
}

const suggestionOfEntry = ({ id, name, firstName, lastName, email, phone, address }: SavedAddressType): RecipientSuggestionType => ({
  savedAddressId: id,
  usedAt: null,
  name,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
  phone,
  address,
});

/** All of most sellers. Of the others it is some weeks, and what takes a few dozen milliseconds to search. */
const SEARCHED_ORDERS = 5_000;
/** More than are suggested, because some are in the address book. */
const READ = 40;

const TERMS = searchTextOf([
  `o.customer ->> 'firstName' || ' ' || (o.customer ->> 'lastName')`,
  `o.customer ->> 'lastName'`,
  `o.customer ->> 'company'`,
  `o.customer ->> 'email'`,
  `o.customer ->> 'phone'`,
  `o.customer ->> 'phoneNormalised'`,
  `o.destination ->> 'address'`,
  `o.destination ->> 'city'`,
  `o.destination ->> 'company'`,
  `o.destination ->> 'zip'`,
]);

const SAME = ["o.customer ->> 'firstName'", "o.customer ->> 'lastName'", "o.destination ->> 'address'", "o.destination ->> 'city'"].map(
  (part) => sql.raw<string>(`lower(${part})`),
);

/** The latest orders of a seller that fit, one for each recipient. */
const findEarlier = statement(($: Named<{ sellerId: string; patterns: readonly string[] }>) =>
  db
    .selectFrom((query) =>
      query
        .selectFrom((latest) =>
          latest
            .selectFrom('order')
            .select(['id', 'shopId', 'customer', 'destination', 'createdAt'])
            .where('sellerId', '=', $.sellerId)
            .orderBy('createdAt', 'desc')
            .orderBy('id', 'desc')
            .limit(SEARCHED_ORDERS)
            .as('o'),
        )
        .innerJoin('shop', 'shop.id', 'o.shopId')
        .select(['o.customer', 'o.destination', 'o.createdAt'])
        .distinctOn(SAME)
        .where('shop.mode', '=', 'live')
        .where(sql<boolean>`${sql.raw(TERMS)} like ${anyOf($.patterns)}`)
        .orderBy(sql`${sql.join(SAME)}`)
        .orderBy('o.createdAt', 'desc')
        .as('found'),
    )
    .select(['found.customer', 'found.destination', 'found.createdAt'])
    .orderBy('found.createdAt', 'desc')
    .limit(READ),
);

async function earlierOnes({ sql: on }: Context, sellerId: string, search: string): Promise<RecipientSuggestionType[]> {
  const patterns = search === '' ? ['%'] : searchPatterns(search).map((pattern) => pattern.toLowerCase());
  return (await findEarlier(on, { sellerId, patterns })).map(suggestionOfOrder);
}

function suggestionOfOrder({ customer, destination, createdAt }: RowOf<typeof findEarlier>): RecipientSuggestionType {
  const company = companyAt(customer, destination);
  const name = consigneeName({ ...customer, company });
  const [firstName, lastName] = [customer.firstName.trim(), customer.lastName.trim()];
  const address = { ...destination, company, deliveryNote: deliveryNoteAt(customer, destination) };
  const { email, phone } = customer;
  return { savedAddressId: null, usedAt: createdAt, name, firstName, lastName, email: email || null, phone, address };
}

function distinct(suggestions: readonly RecipientSuggestionType[]): RecipientSuggestionType[] {
  const byKey = new Map<string, RecipientSuggestionType>();
  for (const each of suggestions) {
    const key = keyOf(each);
    if (!byKey.has(key)) byKey.set(key, each);
  }
  return [...byKey.values()];
}

/** Anyone who has the same name at the same place is the same recipient. */
const keyOf = ({ firstName, lastName, address }: RecipientSuggestionType): string =>
  [firstName, lastName, address.company, address.address, address.city, address.countryCode]
    .map((part) => (part ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim())
    .join('\n');
