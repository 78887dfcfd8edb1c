import { fieldMessages, type FieldMessage } from './field-messages.js';
import { said, type Said, type Worded } from './messages.js';
import { MAX_ECHO, shortened, withShortValues } from './text-limits.js';

/** A problem with one field. `field` is a dotted path as the caller wrote it, or null for the whole request. */
export interface FieldError extends Said {
  readonly field: string | null;
  readonly code: string;
  /** The accepted values, if there is a closed list. */
  readonly allowed?: readonly string[];
}

/** What is wrong with a field, whichever it is. */
export type FieldProblem = Said & { readonly variant: FieldMessage };

/** Enough to find the mistake. The others are only counted, so that a small request cannot cause a large answer. */
export const MAX_TOLD = 20;
const MAX_MESSAGE = 1_000;

type SentenceOf<Variant extends FieldMessage> = (typeof fieldMessages)[Variant];

/** `problem('atMostEntries', { max })` */
export const problem = <Variant extends FieldMessage>(variant: Variant, ...[params]: Worded<SentenceOf<Variant>>): FieldProblem => ({
  ...said(fieldMessages[variant], variant, params),
  variant,
});

/** A problem of a field under another code than VALIDATION_FAILED. */
export const fieldError = (
  field: string | null,
  code: string,
  { message, variant, params }: FieldProblem,
  allowed?: readonly string[],
): FieldError => ({
  field,
  code,
  message,
  variant,
  ...(params && { params }),
  ...(allowed && { allowed }),
});

/** `invalid('items', 'atMostEntries', { max })`, or with the accepted values last. */
export function invalid<Variant extends FieldMessage>(
  field: string | null,
  variant: Variant,
  ...[params, allowed]: Worded<SentenceOf<Variant>, [readonly string[]]>
): FieldError {
  return fieldError(field, 'VALIDATION_FAILED', { ...said(fieldMessages[variant], variant, params), variant }, allowed);
}

export const missing = (field: string | null): FieldError => fieldError(field, 'MISSING_FIELD', problem('required'));

/** The first errors with a count of the others, and without long values of the caller. Idempotent. */
export function toldErrors(errors: readonly FieldError[], max = MAX_TOLD): readonly FieldError[] {
  const before = restOf(errors.at(-1));
  const named = before === 0 ? errors : errors.slice(0, -1);
  if (named.length <= max) return errors.map(withoutLongEchoes);
  const rest = named.slice(max);
  const code = rest.find((error) => error.code !== 'MISSING_FIELD')?.code ?? 'MISSING_FIELD';
  return [...named.slice(0, max).map(withoutLongEchoes), fieldError(null, code, problem('more', { count: rest.length + before }))];
}

/** The number of errors that an entry only counts. */
const restOf = (error: FieldError | undefined): number => (error?.variant === 'more' ? Number(error.params?.['count']) : 0);

function withoutLongEchoes(error: FieldError): FieldError {
  const { field, message } = error;
  if (message.length <= MAX_ECHO && (field?.length ?? 0) <= MAX_ECHO) return error;
  return { ...error, field: field === null ? null : shortened(field), message: shortened(withShortValues(message), MAX_MESSAGE) };
}

/** The message of a refusal that names these fields. */
export const messageOf = (errors: readonly FieldError[]): string =>
  errors
    .map((error) => (error.field ? `${error.field}: ${error.message}` : error.message))
    .join('; ')
    .slice(0, 1000);
