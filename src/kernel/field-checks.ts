import { refuseFields, type FieldError } from './errors.js';
import { fieldError, invalid, missing, type FieldProblem } from './field-errors.js';
import type { fieldMessages, FieldMessage } from './field-messages.js';
import type { Worded } from './messages.js';
import { warning, type FieldWarning, type WarningArgs } from './field-warnings.js';
import type { WarningKey } from './warning-messages.js';

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+$/u;
export const MAX_EMAIL = 255;
export const MAX_PHONE = 30;
export const MAX_PASSWORD = 1024;

/** Collects what is wrong with a request, so that the caller sees all of it at once. */
export class FieldChecks {
  readonly errors: FieldError[] = [];
  readonly warnings: FieldWarning[] = [];

  /** Accepts a value of which a person should know. */
  warn<Key extends WarningKey>(field: string | null, key: Key, ...params: WarningArgs<Key>): void {
    this.warnings.push(warning(field, key, ...params));
  }

  /** `checks.fail('items', 'atMostEntries', { max })`, or with the accepted values last. */
  fail<Variant extends FieldMessage>(
    field: string,
    variant: Variant,
    ...rest: Worded<(typeof fieldMessages)[Variant], [readonly string[]]>
  ): void {
    this.errors.push(invalid(field, variant, ...rest));
  }

  /** The same with a problem that another rule found. */
  failWith(field: string, problem: FieldProblem, allowed?: readonly string[]): void {
    this.errors.push(fieldError(field, 'VALIDATION_FAILED', problem, allowed));
  }

  missing(field: string): void {
    this.errors.push(missing(field));
  }

  /** Requires a non-blank text of at most `max` characters. */
  text(field: string, value: string | null | undefined, max: number): void {
    if (value == null || value.trim() === '') this.missing(field);
    else this.atMost(field, value, max);
  }

  /** Requires a text that is not blank, whatever its length. */
  filled(field: string, value: string | null | undefined): void {
    if (value == null || value.trim() === '') this.missing(field);
  }

  atMost(field: string, value: string | null | undefined, max: number): void {
    if (value != null && value.length > max) this.fail(field, 'atMostCharacters', { max });
  }

  email(field: string, value: string | null | undefined): void {
    this.text(field, value, MAX_EMAIL);
    // Texts that are too long are not matched against the pattern.
    if (!value?.trim() || value.length > MAX_EMAIL) return;
    if (!EMAIL.test(value) || (value.split('@')[0]?.length ?? 0) > 64) this.fail(field, 'email');
  }

  /** Checks the e-mail and password of a login before anything is looked up, counted or hashed. */
  credentials({ email, password }: { readonly email: string; readonly password: string }): void {
    this.atMost('email', email, MAX_EMAIL);
    this.atMost('password', password, MAX_PASSWORD);
  }

  /** Throws MISSING_FIELD or VALIDATION_FAILED with everything collected. */
  settle(): void {
    if (this.errors.length > 0) throw refuseFields(this.errors);
  }
}
