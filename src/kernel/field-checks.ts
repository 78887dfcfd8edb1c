import { invalid, refuseFields, type FieldError } from './errors.js';

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+$/u;
const MAX_EMAIL = 255;
const MAX_PASSWORD = 1024;

/** Collects what is wrong with a request, so that the caller learns all of it at once. */
export class FieldChecks {
  readonly errors: FieldError[] = [];

  fail(field: string, message: string, allowed?: readonly string[]): void {
    this.errors.push(invalid(field, message, allowed));
  }

  missing(field: string): void {
    this.errors.push({ field, code: 'MISSING_FIELD', message: 'is required' });
  }

  /** A text that must not be blank and not be longer than `max` characters. */
  text(field: string, value: string | null | undefined, max: number): void {
    if (value === null || value === undefined || value.trim() === '') this.missing(field);
    else this.atMost(field, value, max);
  }

  atMost(field: string, value: string | null | undefined, max: number): void {
    if (value != null && value.length > max) this.fail(field, `must have at most ${max} characters`);
  }

  email(field: string, value: string | null | undefined): void {
    this.text(field, value, MAX_EMAIL);
    // No pattern looks at a text that is too long.
    if (!value?.trim() || value.length > MAX_EMAIL) return;
    if (!EMAIL.test(value) || (value.split('@')[0]?.length ?? 0) > 64) this.fail(field, 'must be an e-mail address');
  }

  /** E-mail and password of a login, before anything is looked up, counted or hashed. */
  credentials({ email, password }: { readonly email: string; readonly password: string }): void {
    this.atMost('email', email, MAX_EMAIL);
    this.atMost('password', password, MAX_PASSWORD);
  }

  /** Throws MISSING_FIELD or VALIDATION_FAILED with everything that was collected. */
  settle(): void {
    if (this.errors.length > 0) throw refuseFields(this.errors);
  }
}
