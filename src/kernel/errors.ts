import { catalogue, type ErrorCode } from './error-catalogue.js';
import { messageOf, toldErrors, type FieldError, fieldError, invalid, missing, type FieldProblem } from './field-errors.js';
import type { fieldMessages, FieldMessage } from './field-messages.js';
import { warning, type FieldWarning, type WarningArgs } from './field-warnings.js';
import { partsOf, said, type Said, type ToldParams, type Worded } from './messages.js';
import { shortened, withShortValues } from './text-limits.js';
import { refusalMessages } from './refusal-messages.js';
import type { WarningKey } from './warning-messages.js';

export { errorCatalogue, isErrorCode, statusOf, type CatalogueEntry, type ErrorCode, type MessageVariant } from './error-catalogue.js';
export { fieldError, invalid, missing, problem, type FieldError, type FieldProblem } from './field-errors.js';

/** A code, for its first sentence, or one of its variants. */
export type RefusalKey = ErrorCode | keyof typeof refusalMessages;

type SentenceOf<Key extends RefusalKey> = Key extends ErrorCode
  ? (typeof catalogue)[Key]['message']
  : Key extends keyof typeof refusalMessages
    ? (typeof refusalMessages)[Key]
    : never;

export interface RefusalFacts {
  readonly errors?: readonly FieldError[];
  /** The detail of the code, such as TOKEN_EXPIRED for UNAUTHORIZED. */
  readonly reason?: string;
  /** Seconds to wait before retrying. */
  readonly retryAfter?: number;
  /** The existing order that conflicts with a new one. */
  readonly orderId?: string;
  /** The HTTP status, if it differs from the catalogue. */
  readonly status?: number;
  readonly cause?: unknown;
}

const MAX_MESSAGE = 2_000;

/** An expected refusal with a code from the catalogue. Any other thrown error is a defect. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly facts: RefusalFacts;
  readonly variant: string | undefined;
  readonly params: ToldParams | undefined;

  constructor(code: ErrorCode, { message, variant, params }: Said, facts: RefusalFacts = {}) {
    // Messages may repeat what the caller sent.
    super(shortened(withShortValues(message), MAX_MESSAGE), facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'Refusal';
    this.code = code;
    this.variant = variant;
    this.params = params;
    this.facts = facts;
  }

  get errors(): readonly FieldError[] {
    return this.facts.errors ?? [];
  }

  /** What it says, for another refusal that says the same. */
  get said(): Said {
    const { message, variant, params } = this;
    return { message, ...(variant !== undefined && { variant }), ...(params && { params }) };
  }
}

const sentenceOf = (key: RefusalKey): string =>
  key in refusalMessages ? refusalMessages[key as keyof typeof refusalMessages] : catalogue[key as ErrorCode].message;

/** `throw refuse('ENTRY_ARCHIVED.inFile', { entry, file })`, or with more facts: `refuse('ORDER_EXISTS', {}, { orderId })`. */
export function refuse<Key extends RefusalKey>(key: Key, ...[params, facts]: Worded<SentenceOf<Key>, [RefusalFacts]>): Refusal {
  const { code, variant } = partsOf<ErrorCode>(key);
  const { errors } = facts ?? {};
  return new Refusal(code, said(sentenceOf(key), variant, params), errors ? { ...facts, errors: toldErrors(errors) } : facts);
}

/** The same, as the problem of one field too. `allowed` are the accepted values, if there is a closed list. */
export function refuseAt<Key extends RefusalKey>(
  field: string,
  key: Key,
  ...[params, allowed]: Worded<SentenceOf<Key>, [readonly string[]]>
): Refusal {
  const { code, variant } = partsOf<ErrorCode>(key);
  const words = said(sentenceOf(key), variant, params);
  return new Refusal(code, words, { errors: toldErrors([{ field, code, ...words, ...(allowed && { allowed }) }]) });
}

/** Refuses with the problems of fields, in their words. */
export const refuseErrors = (
  code: ErrorCode,
  errors: readonly FieldError[],
  message = errors.map((error) => error.message).join(' '),
): Refusal => new Refusal(code, { message }, { errors: toldErrors(errors) });

/** For a request without authentication that needs it. */
export const notLoggedIn = (): Refusal => refuse('UNAUTHORIZED.notLoggedIn', {}, { reason: 'NOT_LOGGED_IN' });

/** For a shop that has not activated shipping. */
export const shopNotActivated = (): Refusal => refuse('UNAUTHORIZED.shopNotActivated', {}, { reason: 'SHOP_NOT_ACTIVATED' });

/** Combines field errors into one refusal: MISSING_FIELD if all of them are, else VALIDATION_FAILED. Tells the first `max` of them. */
export function refuseFields(errors: readonly FieldError[], max?: number): Refusal {
  const onlyMissing = errors.every((error) => error.code === 'MISSING_FIELD');
  const told = toldErrors(errors, max);
  return new Refusal(onlyMissing ? 'MISSING_FIELD' : 'VALIDATION_FAILED', { message: messageOf(told) }, { errors: told });
}

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
