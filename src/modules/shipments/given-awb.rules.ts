import type { FieldChecks } from '../../kernel/field-checks.js';

export const MAX_AWB = 40;
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Checks a number of a carrier that a person has typed, such as an AWB. Blanks around it do not count. */
export function checkCarrierNumber(checks: FieldChecks, field: string, given: string): void {
  checks.text(field, given, MAX_AWB);
  if (given.length > MAX_AWB || given.trim() === '') return;
  if (!PRINTABLE.test(given.trim())) checks.fail(field, 'printable');
}
