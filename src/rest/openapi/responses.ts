import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import type { ErrorCode } from '../../kernel/errors.js';
import { refusalBodies } from '../replies/refusals.js';
import type { FileReply } from '../route-docs.js';
import type { Route } from '../route.js';
import type { Components, JsonSchema } from './components.js';
import { messageOf, refusalsOf } from './refusals.js';
import { schemaOf } from './zod-schema.js';

export function responsesOf(row: Route, schema: GraphQLSchema, components: Components, hasQuery: boolean): JsonSchema {
  const { reply, status = 200, also = {} } = row.docs;
  const refusals = [...refusalsOf(row, schema, hasQuery)].map(([code, codes]) => [code, refusalResponse(row, codes, components)] as const);
  return Object.fromEntries([
    [status, withHeaders(row, successResponse(reply, components), [...placeOf(status), ...sentBy(row)])],
    ...Object.entries(also).map(
      ([code, other]) => [code, withHeaders(row, otherResponse(other, components), placeOf(Number(code)))] as const,
    ),
    ...refusals,
  ]);
}

function successResponse(reply: z.ZodType | FileReply, components: Components): JsonSchema {
  if (!('mediaType' in reply)) return { description: reply.description ?? 'Done.', content: jsonContent(reply, components) };
  const { mediaType, description, json } = reply;
  if (mediaType === null) return { description };
  const schema = mediaType === 'text/html' ? { type: 'string' } : { type: 'string', format: 'binary' };
  return { description, content: { [mediaType]: { schema }, ...(json && jsonContent(json, components)) } };
}

const otherResponse = (other: string | z.ZodType, components: Components): JsonSchema =>
  typeof other === 'string' ? { description: other } : successResponse(other, components);

const jsonContent = (declared: z.ZodType, components: Components): JsonSchema => ({
  'application/json': { schema: schemaOf(declared, components) },
});

/** What comes beside a usual answer. */
const sentBy = ({ method, docs }: Route): string[] => [...(method === 'GET' ? [] : ['Idempotent-Replayed']), ...(docs?.sends ?? [])];

/** Redirections say where to. */
const placeOf = (status: number): string[] => (status === 302 || status === 303 ? ['Location'] : []);

function refusalResponse(row: Route, codes: readonly ErrorCode[], components: Components): JsonSchema {
  const body = { allOf: [schemaOf(refusalBodies[row.errors], components), { properties: { code: { enum: codes } } }] };
  const page = row.errors === 'page' ? { 'text/html': { schema: { type: 'string' } } } : {};
  const isLater = codes.includes('RATE_LIMITED');
  return withHeaders(
    row,
    {
      description: codes.map((code) => `\`${code}\`: ${messageOf(code)}`).join('\n\n'),
      content: { 'application/json': { schema: body }, ...page },
    },
    isLater ? ['Retry-After'] : [],
  );
}

function withHeaders(row: Route, response: JsonSchema, more: readonly string[] = []): JsonSchema {
  const limits = row.door === 'erpToken' ? ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] : [];
  const aliases = row.door === 'shopToken' ? ['Deprecation'] : [];
  const names = ['X-Request-Id', 'X-Svc-Api-Version', ...aliases, ...limits, ...more];
  return { ...response, headers: headerReferences(names) };
}

export const headerReferences = (names: readonly string[]): JsonSchema =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const responseHeaders: Readonly<Record<string, JsonSchema>> = {
  'X-Request-Id': { description: 'Id of this request; that of the caller, if one was sent.', schema: { type: 'string' } },
  'X-Svc-Api-Version': { description: 'Version of the interface that answered.', schema: { type: 'string' } },
  Deprecation: { description: 'true when the token came in a header that is taken for older plug-ins only.', schema: { type: 'string' } },
  'Idempotent-Replayed': { description: 'true when this is the answer to an earlier request.', schema: { type: 'string' } },
  ETag: { description: 'What a later request can name in If-Match or If-None-Match.', schema: { type: 'string' } },
  'X-Svc-Missing': { description: 'Ids of the shipments that have no label, with commas between them.', schema: { type: 'string' } },
  'Content-Disposition': { description: 'Name of the file.', schema: { type: 'string' } },
  'X-Svc-Warning': { description: 'Codes of what was accepted but may not be meant, separated by commas.', schema: { type: 'string' } },
  'X-Svc-Rate-Request-Id': {
    description: 'Id of this question for rates; quote it to ask why a service is missing.',
    schema: { type: 'string' },
  },
  Location: { description: 'Where to go on.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  'RateLimit-Limit': { description: 'Requests of a window. Absent while the limit is off.', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'Requests that are left in this window.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the window ends.', schema: { type: 'integer' } },
};
