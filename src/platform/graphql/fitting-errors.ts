import type { GraphQLFormattedError } from 'graphql';
import { MAX_TOLD, toldErrors, type FieldError } from '../../kernel/field-errors.js';

/** What the errors of an answer may have, so that a bad request gets less than 64 KB. */
const MAX_BYTES = 60_000;

/**
 * The first errors of an answer, with a count of the others. An answer without data tells 20 mistakes; one with data names every field
 * that failed, as far as that fits.
 */
export function fittingErrors(errors: readonly GraphQLFormattedError[], { data }: { data?: unknown } = {}): GraphQLFormattedError[] {
  const most = data == null ? Math.min(errors.length, MAX_TOLD) : errors.length;
  const first = withRest(errors, most);
  if (fits(first)) return first;
  for (let told = Math.min(most, MAX_TOLD); ; told = Math.floor(told / 2)) {
    const fewer = withRest(errors, Math.max(told, 1)).map((error) => withFields(error, told));
    if (told === 0 || fits(fewer)) return fewer;
  }
}

const fits = (errors: readonly GraphQLFormattedError[]): boolean => Buffer.byteLength(JSON.stringify(errors)) <= MAX_BYTES;

function withRest(errors: readonly GraphQLFormattedError[], most: number): GraphQLFormattedError[] {
  const rest = errors.length - most;
  const told = errors.slice(0, most);
  return rest <= 0 ? told : [...told, { message: `and ${rest} more`, extensions: { ...told.at(-1)?.extensions, errors: [] } }];
}

function withFields(error: GraphQLFormattedError, told: number): GraphQLFormattedError {
  const fields = error.extensions?.['errors'];
  return Array.isArray(fields)
    ? { ...error, extensions: { ...error.extensions, errors: toldErrors(fields as FieldError[], told) } }
    : error;
}
