import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from '@apollo/server';
import type { Request, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../work/context.js';
import { isBody, type GraphQLBody } from './read-request.js';

/** A request and its response. */
export interface Exchange {
  readonly context: Context;
  readonly request: Request;
  readonly response: Response;
}

/** Lets Apollo Server validate and answer requests that are not plain. */
export async function answerByApollo(
  apollo: ApolloServer<Context>,
  body: unknown,
  { context, request, response }: Exchange,
): Promise<void> {
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: asApollo(request, body),
    context: () => Promise.resolve(context),
  });
  // The caller has already received a timeout.
  if (response.headersSent) return;
  if (answer.body.kind !== 'complete') throw new Error('No field of the schema supports incremental delivery.');
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.statusCode = answer.status ?? 200;
  response.end(response.statusCode < 400 ? answer.body.string : withRequestId(answer.body.string, request.requestId));
}

function asApollo(request: Request, body: unknown): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const name of HEADERS) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, String(value).slice(0, MAX_HEADER_CHARACTERS));
  }
  const search = request.method === 'GET' && isBody(body) ? `?${searchOf(request, body)}` : '';
  return { method: request.method, headers, search, body };
}

/** The media type parser takes quadratic time for many spaces; a longer header would match nothing anyway. */
const MAX_HEADER_CHARACTERS = 1_000;
/** What Apollo inspects: the content type, the accepted type, and the headers that a cross-site page cannot send. */
const HEADERS = ['content-type', 'accept', 'x-apollo-operation-name', 'apollo-require-preflight'];

/** Replaces a document hash by the document. */
function searchOf(request: Request, { query, extensions }: GraphQLBody): string {
  const { searchParams } = new URL(request.url, 'http://localhost');
  if (typeof query === 'string' && !searchParams.has('query')) searchParams.set('query', query);
  if (isBody(extensions)) searchParams.set('extensions', JSON.stringify(extensions));
  return searchParams.toString();
}

/** Apollo itself formats what it refuses before there is an operation, such as cross-site requests. */
function withRequestId(text: string, requestId: string): string {
  const { errors = [], ...rest } = JSON.parse(text) as { errors?: GraphQLFormattedError[] };
  const shown = errors.map((error) => ({
    ...error,
    message: error.message.trim(),
    extensions: { errors: [], ...error.extensions, requestId },
  }));
  return JSON.stringify({ errors: shown, ...rest });
}
