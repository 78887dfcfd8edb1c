import type { GraphQLSchema } from 'graphql';
import type { ErrorCode } from '../../kernel/errors.js';
import { refusalBodies } from '../replies/refusals.js';
import type { ResponseDoc } from '../reply/reply.js';
import type { Route } from '../route.js';
import type { Components, JsonSchema } from './components.js';
import { messageOf, refusalsOf } from './refusals.js';
import { schemaOf } from './zod-schema.js';

export function responsesOf(row: Route, schema: GraphQLSchema, components: Components, hasQuery: boolean): JsonSchema {
  const [usual, ...beside] = row.reply.responses(schema);
  const described: [number, JsonSchema][] = beside.map((other) => [
    other.status,
    withHeaders(row, bodyOf(other, components), sentWith(other)),
  ]);
  if (usual) {
    const sent = [...replayed(row), ...warned(row), ...sentWith(usual)];
    described.unshift([usual.status, withHeaders(row, bodyOf(usual, components), sent)]);
  }
  for (const [status, codes] of refusalsOf(row, schema, hasQuery)) described.push([status, refusalResponse(row, codes, components)]);
  return Object.fromEntries(described);
}

function bodyOf({ description, mediaType, json }: ResponseDoc, components: Components): JsonSchema {
  const schema = mediaType === 'text/html' ? { type: 'string' } : { type: 'string', format: 'binary' };
  const file = mediaType === undefined ? {} : { [mediaType]: { schema } };
  const carries = mediaType !== undefined || json !== undefined;
  return {
    description: description ?? json?.description ?? 'Done.',
    ...(carries && { content: { ...file, ...(json && { 'application/json': { schema: schemaOf(json, components) } }) } }),
  };
}

/** Marks a replayed response. */
const replayed = ({ method }: Route): string[] => (method === 'GET' ? [] : ['Idempotent-Replayed']);

/** Misplaced fields are also reported in a header. */
const warned = ({ warnsOfMisplaced }: Route): string[] => (warnsOfMisplaced ? ['X-Svc-Warning'] : []);

const sentWith = ({ status, sends = [] }: ResponseDoc): string[] => [...placeOf(status), ...sends];

/** Redirects carry a Location. */
const placeOf = (status: number): string[] => (status === 302 || status === 303 ? ['Location'] : []);

function refusalResponse(row: Route, codes: readonly ErrorCode[], components: Components): JsonSchema {
  const body = { allOf: [schemaOf(refusalBodies[row.errors], components), { properties: { code: { enum: codes } } }] };
  const page = row.errors === 'page' ? { 'text/html': { schema: { type: 'string' } } } : {};
  const isLater = codes.some((code) => code === 'RATE_LIMITED' || code === 'LABEL_NOT_READY');
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
  'X-Request-Id': { description: "Id of this request; the caller's own if it sent one.", schema: { type: 'string' } },
  'X-Svc-Api-Version': { description: 'Version of the interface.', schema: { type: 'string' } },
  Deprecation: {
    description: 'true when the token was sent in a legacy header, which is only accepted for older plug-ins.',
    schema: { type: 'string' },
  },
  'Idempotent-Replayed': {
    description: 'true when this is the response to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string' },
  },
  ETag: { description: 'Version of the resource, for If-Match or If-None-Match.', schema: { type: 'string' } },
  'X-Svc-Missing': { description: 'Ids of the shipments without a label, separated by commas.', schema: { type: 'string' } },
  'Content-Disposition': { description: 'File name.', schema: { type: 'string' } },
  'X-Svc-Warning': {
    description: 'Warning codes, separated by commas. The request was accepted but may contain a mistake.',
    schema: { type: 'string' },
  },
  'X-Svc-Rate-Request-Id': {
    description: 'Id of this rate request; quote it to ask why a service is missing.',
    schema: { type: 'string' },
  },
  Location: { description: 'Target of the redirect.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } },
  'RateLimit-Limit': { description: 'Requests per window. Absent while the limit is disabled.', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'Remaining requests in this window.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the window ends.', schema: { type: 'integer' } },
};
