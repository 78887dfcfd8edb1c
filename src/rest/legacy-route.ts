import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import { answer as plainAnswer, contentAnswer as plainContentAnswer, type Answer } from './answer.js';
import type { ResponseDoc } from './reply/reply.js';
import type { RestRequest } from './request.js';
import type { RouteDocs } from './route-docs.js';
import { route as newRoute, type Route, type RouteDefinition } from './route.js';

export type { Answer } from './answer.js';
export type { RestRequest } from './request.js';
export type { Route } from './route.js';

export interface FileReply {
  readonly mediaType: string | null;
  readonly description: string;
  readonly json?: z.ZodType;
}

interface LegacyDocs extends Omit<RouteDocs, 'sends'> {
  readonly reply: z.ZodType | FileReply;
  readonly status?: number;
  readonly also?: Readonly<Record<number, string | z.ZodType>>;
  readonly query?: z.ZodObject;
  readonly sends?: readonly string[];
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
}

export interface LegacyInput {
  readonly input: (request: RestRequest) => unknown;
  readonly fieldName?: ((field: string, body: unknown) => string) | undefined;
  readonly query?: z.ZodObject | undefined;
  readonly fields?: LegacyDocs['fields'] | undefined;
}

interface LegacyDefinition<Data extends object, Variables extends object> extends Omit<
  RouteDefinition<Data, Variables>,
  'reply' | 'variables' | 'docs' | 'next' | 'document'
> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly input: (request: RestRequest) => unknown;
  readonly output: (data: Data, request: RestRequest) => unknown;
  readonly fieldName?: (field: string, body: unknown) => string;
  readonly next?: (data: Data, request: RestRequest) => unknown;
  readonly docs: LegacyDocs;
}

export const route = <Data extends object, Variables extends object>({
  input,
  output,
  fieldName,
  docs,
  ...rest
}: LegacyDefinition<Data, Variables>): Route => {
  const { reply, status = 200, also = {}, query, sends, fields, ...others } = docs;
  const usual: ResponseDoc =
    'mediaType' in reply
      ? {
          status,
          description: reply.description,
          ...(reply.mediaType !== null && { mediaType: reply.mediaType }),
          ...(reply.json && { json: reply.json }),
          ...(sends && { sends }),
        }
      : { status, json: reply, ...(sends && { sends }) };
  const beside = Object.entries(also).map(([code, other]): ResponseDoc =>
    typeof other === 'string' ? { status: Number(code), description: other } : { status: Number(code), json: other },
  );
  return {
    ...newRoute({
      ...rest,
      docs: others,
      reply: { answer: (data: Data, request: RestRequest) => asAnswer(output(data, request)), responses: () => [usual, ...beside] },
    } as RouteDefinition<Data, Variables>),
    legacy: { input, fieldName, query, fields },
  };
};

const ANSWERS = new WeakSet<object>();

function marked(made: Answer): Answer {
  ANSWERS.add(made);
  return made;
}

export const answer = (...given: Parameters<typeof plainAnswer>): Answer => marked(plainAnswer(...given));
export const contentAnswer = (...given: Parameters<typeof plainContentAnswer>): Answer => marked(plainContentAnswer(...given));

const asAnswer = (value: unknown): Answer =>
  typeof value === 'object' && value !== null && ANSWERS.has(value) ? (value as Answer) : plainAnswer(value);
