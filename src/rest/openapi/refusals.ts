import type { GraphQLSchema } from 'graphql';
import { errorCatalogue, isErrorCode, statusOf, type ErrorCode } from '../../kernel/errors.js';
import type { RefusingRoute } from '../docs/error-pages.js';
import type { OddRefusal } from '../route-docs.js';
import type { Door, Route } from '../route.js';
import { descriptionsOf, variablesOf } from './variables.js';

const MESSAGES = new Map(errorCatalogue.map(({ code, message }) => [code, message]));
export const messageOf = (code: ErrorCode): string => MESSAGES.get(code) ?? code;

const ANY: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'];
const WITH_BODY: readonly ErrorCode[] = [
  'INVALID_JSON',
  'UNSUPPORTED_CONTENT_TYPE',
  'MISSING_FIELD',
  'VALIDATION_FAILED',
  'PAYLOAD_TOO_LARGE',
];
const WITH_KEY: readonly ErrorCode[] = ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'];
const OF_FORMS: readonly ErrorCode[] = ['INVALID_FORM'];
const AT_DOOR: Readonly<Record<Door, readonly ErrorCode[]>> = {
  public: [],
  shopToken: ['UNAUTHORIZED'],
  bearer: ['UNAUTHORIZED', 'FORBIDDEN_SCOPE'],
  erpToken: ['UNAUTHORIZED', 'FORBIDDEN_SCOPE'],
  signedLink: ['UNAUTHORIZED', 'FORBIDDEN_SCOPE'],
};

/** All refusals of a row by HTTP status: of its door, its method, its document and the row itself. */
export function refusalsOf(row: Route, schema: GraphQLSchema, hasQuery: boolean): Map<number, ErrorCode[]> {
  const named = [row.document, ...(row.subject ? [row.subject] : [])].flatMap((document) => codesIn(descriptionsOf(schema, document)));
  const ofMethod = row.method === 'GET' ? ofQuery(hasQuery) : [...WITH_BODY, ...(row.neverReplayed ? [] : WITH_KEY)];
  const common = [...ANY, ...AT_DOOR[row.door], ...ofMethod, ...(row.forms ? OF_FORMS : []), ...named];
  const all = [...common, ...(row.docs.refusals ?? [])].map((refusal) => asPrinted(row, refusal));
  const byStatus = Map.groupBy(all, ({ status }) => status);
  return new Map(
    [...byStatus].sort(([a], [b]) => a - b).map(([status, refusals]) => [status, [...new Set(refusals.map(({ code }) => code))].sort()]),
  );
}

/** The routes that can return each code. */
export function refusingRoutes(routes: readonly Route[], schema: GraphQLSchema): Map<string, RefusingRoute[]> {
  const found = new Map<string, RefusingRoute[]>();
  for (const row of routes) {
    for (const [status, codes] of refusalsOf(row, schema, takesQuery(row, schema))) {
      for (const code of codes) found.set(code, [...(found.get(code) ?? []), { ...row, status }]);
    }
  }
  return found;
}

const takesQuery = (row: Route, schema: GraphQLSchema): boolean => variablesOf(row, schema).some(({ source }) => source.in === 'query');

const ofQuery = (hasQuery: boolean): readonly ErrorCode[] => (hasQuery ? ['INVALID_QUERY', 'MISSING_FIELD'] : []);

/** Descriptions of fields contain their error codes verbatim. */
export const codesIn = (descriptions: readonly string[]): ErrorCode[] =>
  descriptions.flatMap((text) => text.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? []).filter(isErrorCode);

function asPrinted(row: Route, refusal: ErrorCode | OddRefusal): OddRefusal {
  if (typeof refusal !== 'string') return refusal;
  const code = row.codes[refusal] ?? refusal;
  return { code, status: statusOf(code, row.errors === 'erp' ? 'erp' : 'store') };
}
