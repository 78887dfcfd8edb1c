import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import type { Printable } from '../../platform/http/json.js';
import { answer, type Answer } from '../answer.js';
import type { RestRequest } from '../request.js';
import type { Source } from '../request/source.js';
import type { Part } from './part.js';

/** The successful responses of a row, and how OpenAPI describes them. */
export interface Reply<Data> {
  readonly answer: (data: Data, request: RestRequest) => Answer;
  /** The main response first. */
  readonly responses: (schema: GraphQLSchema) => readonly ResponseDoc[];
  /** Query parameters that it reads itself, in addition to the variables. */
  readonly query?: readonly Source[];
}

export interface ResponseDoc {
  readonly status: number;
  readonly description?: string;
  /** The JSON body; for files, the body for callers that prefer JSON. */
  readonly json?: z.ZodType;
  /** A file or a page. */
  readonly mediaType?: string;
  /** Headers in addition to the common ones, by name. */
  readonly sends?: readonly string[];
}

type HeaderText<Data> = (data: Data, request: RestRequest) => string | undefined;

interface JsonOptions<Data> {
  /** Defaults to 200. */
  readonly status?: number;
  /** Headers by name; omitted if undefined. */
  readonly headers?: Readonly<Record<string, HeaderText<Data>>>;
}

/** A reply in JSON. */
export function json<Data, Out extends Printable>(
  part: Part<Data, Out>,
  { status = 200, headers = {} }: JsonOptions<Data> = {},
): Reply<Data> {
  const named = Object.entries(headers);
  const headersOf = (data: Data, request: RestRequest): Record<string, string> => {
    const sent: Record<string, string> = {};
    for (const [name, text] of named) {
      const value = text(data, request);
      if (value !== undefined) sent[name] = value;
    }
    return sent;
  };
  return {
    answer: (data, request) => answer(part.read(data, request), { status, headers: headersOf(data, request) }),
    responses: (schema) => [{ status, json: part.type(schema), sends: named.map(([name]) => name).filter((name) => name in DOCUMENTED) }],
  };
}

/** Headers that clients interpret; others, such as Cache-Control, need no description. */
const DOCUMENTED: Readonly<Record<string, true>> = {
  ETag: true,
  'X-Svc-Warning': true,
  'X-Svc-Rate-Request-Id': true,
  'X-Svc-Missing': true,
};

/** A file, page or redirect returned by `read`. */
export const content = <Data>(
  responses: readonly (Omit<ResponseDoc, 'json'> & { readonly json?: Part<never, Printable> })[],
  read: (data: Data, request: RestRequest) => Answer,
  query: readonly Source[] = [],
): Reply<Data> => ({
  answer: read,
  query,
  responses: (schema) => responses.map(({ json: part, ...rest }) => ({ ...rest, ...(part && { json: part.type(schema) }) })),
});

/** One of two replies. */
export const either = <Data>(isFirst: (data: Data) => boolean, first: Reply<Data>, second: Reply<Data>): Reply<Data> => ({
  answer: (data, request) => (isFirst(data) ? first : second).answer(data, request),
  responses: (schema) => [...first.responses(schema), ...second.responses(schema)],
});

export const asReply = <Data>(reply: Reply<Data> | Part<Data, Printable>): Reply<Data> => ('answer' in reply ? reply : json(reply));
