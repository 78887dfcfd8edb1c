import { invalid, refuseFields, type FieldError } from './errors.js';

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+$/u;
export const MAX_EMAIL = 255;
export const MAX_PHONE = 30;
export const MAX_PASSWORD = 1024;

/** What is accepted but looks wrong, or was not taken as it was given. */
export interface FieldWarning {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

/** Collects what is wrong with a request, so that the caller sees all of it at once. */
export class FieldChecks {
  readonly errors: FieldError[] = [];
  readonly warnings: FieldWarning[] = [];

  /** Accepts a value of which a person should know. `message` is a sentence. */
  warn(field: string | null, code: string, message: string): void {
    this.warnings.push({ field, code, message });
  }

  fail(field: string, message: string, allowed?: readonly string[]): void {
    this.errors.push(invalid(field, message, allowed));
  }

  missing(field: string): void {
    this.errors.push({ field, code: 'MISSING_FIELD', message: 'is required' });
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
    if (value != null && value.length > max) this.fail(field, `must have at most ${max} characters`);
  }

  email(field: string, value: string | null | undefined): void {
    this.text(field, value, MAX_EMAIL);
    // Texts that are too long are not matched against the pattern.
    if (!value?.trim() || value.length > MAX_EMAIL) return;
    if (!EMAIL.test(value) || (value.split('@')[0]?.length ?? 0) > 64) this.fail(field, 'must be an e-mail address');
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
