import { maxOf } from '../../platform/graphql/declared-fields.js';
import { SavedAddressInput } from './saved-address.types.js';

const MAX_NAME = maxOf(SavedAddressInput, 'name');

/** The name of an entry as shown, and the form in which two names are compared. */
export interface EntryName {
  readonly name: string;
  readonly nameKey: string;
}

export function entryName(given: string): EntryName {
  const name = given.slice(0, MAX_NAME).trim();
  return { name, nameKey: name.normalize('NFC').toLowerCase() };
}
