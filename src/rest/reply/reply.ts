import type { GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import type { Printable } from '../../platform/http/json.js';
import { answer, type Answer } from '../answer.js';
import type { RestRequest } from '../request.js';
import type { Source } from '../request/source.js';
import type { Part } from './part.js';

/** What a row answers when all goes well, and how OpenAPI describes it. */
export interface Reply<Data> {
  readonly answer: (data: Data, request: RestRequest) => Answer;
  /** The usual response first, then those beside it. */
  readonly responses: (schema: GraphQLSchema) => readonly ResponseDoc[];
  /** Parameters of the query that it reads itself, beside those that are variables. */
  readonly query?: readonly Source[];
}

export interface ResponseDoc {
  readonly status: number;
  readonly description?: string;
  /** The JSON that it carries; for files, what callers get who prefer JSON. */
  readonly json?: z.ZodType;
  /** A file or a page. */
  readonly mediaType?: string;
  /** Headers beyond those that every reply has, by their names in the description. */
  readonly sends?: readonly string[];
}

type HeaderText<Data> = (data: Data, request: RestRequest) => string | undefined;

interface JsonOptions<Data> {
  /** 200 when absent. */
  readonly status?: number;
  /** Headers by name; one whose text is undefined is left out. */
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

/** Headers that mean something to programs; others, such as Cache-Control, need no description. */
const DOCUMENTED: Readonly<Record<string, true>> = {
  ETag: true,
  'X-Svc-Warning': true,
  'X-Svc-Rate-Request-Id': true,
  'X-Svc-Missing': true,
};

/** A reply that is a file, a page or a redirection, as `read` makes it. */
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
