import type { FieldChecks } from '../../kernel/field-checks.js';

const MAX_NAME = 100;

/** The name of an entry as shown, and the form in which two names are compared. */
export interface EntryName {
  readonly name: string;
  readonly nameKey: string;
}

export function checkName(checks: FieldChecks, field: string, given: string): EntryName {
  checks.text(field, given, MAX_NAME);
  const name = given.slice(0, MAX_NAME).trim();
  return { name, nameKey: name.normalize('NFC').toLowerCase() };
}
