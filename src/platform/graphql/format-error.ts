import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Refusal, invalid, isErrorCode, refuse, type ErrorCode, type RefusalFacts } from '../../kernel/errors.js';
import { constraintOf, sqlState } from '../db/sql-state.js';
import { isUnavailable } from '../db/unavailable.js';

/** Database errors that the caller causes: text that PostgreSQL cannot store, such as a NUL character. */
const UNSTORABLE_TEXT: ReadonlySet<string> = new Set(['22021', '22P05']);
/** A field lacks its own length check, but the caller can still fix the value. */
const TOO_LONG_TEXT = '22001';

/** Converts any thrown value to a refusal. Unexpected errors become INTERNAL_ERROR and keep their cause for the log. */
export function refusalOf(thrown: unknown): Refusal {
  const error = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
  if (error instanceof Refusal) return error;
  if (error instanceof GraphQLError) {
    const field = thrown instanceof GraphQLError && thrown !== error ? variableField(thrown, error) : undefined;
    const said = { message: error.message };
    if (field === undefined) return new Refusal(codeOfGraphQL(error), said);
    return new Refusal(codeOfGraphQL(error), said, { errors: [invalid(field, 'ofLibrary', { reason: withoutHint(error.message) })] });
  }
  const guarded = guardOf(error);
  if (guarded) return refuse(guarded, {}, { cause: error });
  const state = sqlState(error) ?? '';
  if (UNSTORABLE_TEXT.has(state)) return refuse('VALIDATION_FAILED', {}, { errors: [invalid(null, 'unstorable')], cause: error });
  if (state === TOO_LONG_TEXT) return refuse('VALIDATION_FAILED', {}, { errors: [invalid(null, 'tooLongForField')], cause: error });
  if (isUnavailable(error)) return refuse('SERVICE_UNAVAILABLE', {}, { retryAfter: 1, cause: error });
  return refuse('INTERNAL_ERROR', {}, { cause: error });
}

/** The path of a value in a variable. Only the library's message has it, together with the value, which may be secret. */
function variableField({ message }: GraphQLError, { message: reason }: GraphQLError): string | null | undefined {
  const name = /^Variable "\$(\w{1,200})" got invalid value /.exec(message)?.[1];
  if (name === undefined) return undefined;
  const before = message.slice(0, -reason.length - '; '.length);
  const path = before.endsWith('"') ? before.slice(before.lastIndexOf(AT) + AT.length, -1) : name;
  return fieldAt(path.startsWith(name) ? path : name);
}

const AT = ' at "';

/** The argument `input` has no name in the paths of errors. */
export const fieldAt = (path: string): string | null => (path === 'input' ? null : path.replace(/^input\./, ''));

/** A database guard, such as the one on published rate cards, uses the error code as its constraint name. */
function guardOf(error: unknown): ErrorCode | undefined {
  const code = constraintOf(error)?.toUpperCase();
  return code !== undefined && isErrorCode(code) ? code : undefined;
}

/** The GraphQL shape of an error: no stack, SQL or internal path in any environment. */
function formatError(formatted: GraphQLFormattedError, thrown: unknown, requestId: string | undefined): GraphQLFormattedError {
  const refusal = refusalOf(thrown);
  const { facts } = refusal;
  return {
    message: refusal.message,
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: codeShown(refusal, formatted), ...keyOf(refusal), errors: facts.errors ?? [], ...reasons(facts), requestId },
  };
}

/** The same for a particular caller: in production, unauthenticated callers get no name suggestions. */
export function shownError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { requestId, production }: { requestId: string | undefined; production: boolean },
): GraphQLFormattedError {
  const shown = formatError(formatted, thrown, requestId);
  return { ...shown, message: production ? withoutHint(shown.message) : shown.message };
}

function withoutHint(message: string): string {
  const [start, end] = [message.indexOf(' Did you mean '), message.lastIndexOf('?')];
  return start >= 0 && end > start ? message.slice(0, start) + message.slice(end + 1) : message;
}

/** What other languages are made of. */
const keyOf = ({ variant, params }: Refusal) => ({ ...(variant !== undefined && { variant }), ...(params && { params }) });

function codeShown(refusal: Refusal, formatted: GraphQLFormattedError): string {
  const given = formatted.extensions?.['code'];
  // Parser and validation errors keep the codes that GraphQL clients know.
  return typeof given === 'string' && given.startsWith('GRAPHQL_') ? given : refusal.code;
}

function reasons(facts: RefusalFacts): Record<string, unknown> {
  const { reason, retryAfter, orderId } = facts;
  return { ...(reason && { reason }), ...(retryAfter && { retryAfter }), ...(orderId && { orderId }) };
}

function codeOfGraphQL({ extensions }: Partial<GraphQLError>): ErrorCode {
  // Compiled operations create errors without extensions.
  const code = extensions?.['code'];
  return typeof code === 'string' && isErrorCode(code) ? code : 'VALIDATION_FAILED';
}
