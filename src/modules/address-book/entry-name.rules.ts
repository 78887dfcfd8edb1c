const MAX_NAME = 100;

/** The name of an entry as shown, and the form in which two names are compared. */
export interface EntryName {
  readonly name: string;
  readonly nameKey: string;
}

export function entryName(given: string): EntryName {
  const name = given.slice(0, MAX_NAME).trim();
  return { name, nameKey: name.normalize('NFC').toLowerCase() };
}
