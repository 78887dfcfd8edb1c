/** A problem with one field. `field` is a dotted path as the caller wrote it, or null for the whole request. */
export interface FieldError {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
  /** The accepted values, if there is a closed list. */
  readonly allowed?: readonly string[];
}

/** Enough to find the mistake. The others are only counted, so that a small request cannot cause a large answer. */
export const MAX_TOLD = 20;
/** Names and values of callers are repeated up to this length. */
const MAX_ECHO = 200;
const MAX_MESSAGE = 1_000;
const REST = /^and (\d+) more$/;

export const invalid = (field: string | null, message: string, allowed?: readonly string[]): FieldError =>
  allowed ? { field, code: 'VALIDATION_FAILED', message, allowed } : { field, code: 'VALIDATION_FAILED', message };

export const tooManyEntries = (max: number): string => `must have at most ${max} entries`;

/** The first errors with a count of the others, and without long values of the caller. Idempotent. */
export function toldErrors(errors: readonly FieldError[], max = MAX_TOLD): readonly FieldError[] {
  const before = restOf(errors.at(-1));
  const named = before === 0 ? errors : errors.slice(0, -1);
  if (named.length <= max) return errors.map(withoutLongEchoes);
  const rest = named.slice(max);
  const code = rest.find((error) => error.code !== 'MISSING_FIELD')?.code ?? 'MISSING_FIELD';
  return [...named.slice(0, max).map(withoutLongEchoes), { field: null, code, message: `and ${rest.length + before} more` }];
}

/** The number of errors that an entry only counts. */
const restOf = (error: FieldError | undefined): number => (error?.field === null ? Number(REST.exec(error.message)?.[1] ?? 0) : 0);

function withoutLongEchoes(error: FieldError): FieldError {
  const { field, message } = error;
  if (message.length <= MAX_ECHO && (field?.length ?? 0) <= MAX_ECHO) return error;
  return { ...error, field: field === null ? null : shortened(field, MAX_ECHO), message: shortened(withShortValues(message), MAX_MESSAGE) };
}

export const shortened = (text: string, max = MAX_ECHO): string => (text.length > max ? `${text.slice(0, max)} ...` : text);

/** Messages repeat names and values of callers, which may be as long as the request: what is in quotes, and words without end. */
export function withShortValues(message: string): string {
  if (message.length <= MAX_ECHO) return message;
  const cut = message.replace(QUOTED, (quoted) => (quoted.length > MAX_ECHO + 2 ? `${quoted.slice(0, MAX_ECHO + 1)} ..."` : quoted));
  return cut.replace(LONG_WORD, '$1 ...');
}

/** Never fails after a quote, so it is linear. */
const QUOTED = /"(?:[^"\\]|\\.)*(?:"|\\?$)/gs;
/** `MAX_ECHO` characters, and more of them. */
const LONG_WORD = /(\S{200})\S{5,}/g;

/** The message of a refusal that names these fields. */
export const messageOf = (errors: readonly FieldError[]): string =>
  errors
    .map((error) => (error.field ? `${error.field}: ${error.message}` : error.message))
    .join('; ')
    .slice(0, 1000);
