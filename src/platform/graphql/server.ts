import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLRequest } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import express, { type Request, type RequestHandler } from 'express';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { stranger } from '../../kernel/actor.js';
import type { Refusal } from '../../kernel/errors.js';
import type { Principal } from '../auth/principal.js';
import type { Database } from '../db/database.js';
import { networkOf } from '../http/caller-network.js';
import type { CostLimit } from '../http/cost-limit.js';
import { askedOf, type Asked } from '../http/route-pattern.js';
import { sendJson } from '../http/server.js';
import type { Services } from '../services.js';
import type { SessionCookie } from '../http/session-cookie.js';
import { Context } from './context.js';
import type { DocumentLimits } from './document-rules.js';
import { DocumentRefused, Documents, refuseLargeVariables } from './documents.js';
import { refusalOf, shownError } from './format-error.js';
import { countRefused, operationMetrics } from './operation-metrics.js';
import { sessionCookiePlugin } from './session-cookie-plugin.js';
import { isBody, readGraphQLRequest, type GraphQLBody } from './read-request.js';
import type { TrustedDocuments } from './trusted-documents.js';

export interface GraphQLParts {
  readonly schema: GraphQLSchema;
  readonly database: Database;
  readonly services: Services;
  readonly production: boolean;
  readonly limits: DocumentLimits;
  readonly costs: CostLimit;
  readonly trusted: TrustedDocuments;
  readonly report: (refusal: Refusal, asked: Asked) => void;
  readonly authenticate: (request: Request) => Promise<Principal>;
  readonly clientIp: (request: Request) => string;
  readonly sessionCookie: SessionCookie;
}

export interface GraphQLDoor {
  /** The handlers of /graphql. */
  readonly handlers: RequestHandler[];
  /** Reads documents by the limits and rules of this door, for every other transport. */
  readonly documents: Documents;
  readonly stop: () => Promise<void>;
}

const ONE_MIB = 1024 * 1024;

/** What is found out about a request on its way through the door. */
interface Passage {
  body: unknown;
  cost: number;
  principal: Principal;
}

/**
 * The GraphQL door. A document is read and measured before its caller is looked up, so that what strangers send in vain costs no
 * statement; then the caller is proven and charged, and Apollo Server runs what is left.
 */
export async function openGraphQL(parts: GraphQLParts): Promise<GraphQLDoor> {
  const { production } = parts;
  const documents = new Documents(parts.schema, parts.limits, { introspection: !production });
  const apollo = new ApolloServer<Context>({
    schema: parts.schema,
    introspection: !parts.production,
    hideSchemaDetailsFromClientErrors: parts.production,
    includeStacktraceInErrorResponses: false,
    // The process drains itself; Apollo's own signal handler would end it in the middle of that.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    // Whatever strangers could store here would only take the place of what is asked for often.
    persistedQueries: false,
    documentStore: admittedBy(documents),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      errorShape(parts),
      sessionCookiePlugin(parts.sessionCookie),
      operationMetrics(parts.services.metrics),
    ],
  });
  await apollo.start();
  const passages = new WeakMap<Request, Passage>();

  const admit: RequestHandler = (request, response, next) => {
    try {
      passages.set(request, admitted(request, documents, parts));
      next();
    } catch (error) {
      if (!(error instanceof DocumentRefused)) throw error;
      countRefused(parts.services.metrics, request.startedAt);
      for (const each of error.errors) parts.report(refusalOf(each), askedOf(request));
      sendJson(response, 400, {
        errors: error.errors.map((each) => shownError(each.toJSON(), each, { requestId: request.requestId, production })),
      });
    }
  };
  // Apollo would take a refusal in its context for a defect of ours, so the caller is proven before it begins.
  const proveCaller: RequestHandler = async (request, response, next) => {
    const passage = passageOf(passages, request);
    passage.principal = await parts.authenticate(request);
    const { credentialId, actor } = passage.principal;
    await parts.costs.charge(actor.type === 'public' ? `ip:${networkOf(parts.clientIp(request))}` : credentialId, passage.cost, response);
    next();
  };
  return {
    handlers: [express.raw({ type: () => true, limit: ONE_MIB }), admit, proveCaller, runner(apollo, passages, parts)],
    documents,
    stop: () => apollo.stop(),
  };
}

const runner =
  (apollo: ApolloServer<Context>, passages: WeakMap<Request, Passage>, parts: GraphQLParts): RequestHandler =>
  async (request, response) => {
    const { body, principal } = passageOf(passages, request);
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: asApollo(request, body),
      context: () => Promise.resolve(contextOf(request, principal, parts)),
    });
    // The caller was told already that it took too long.
    if (response.headersSent) return;
    if (answer.body.kind !== 'complete') throw new Error('No field of the schema is answered in parts.');
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.statusCode = answer.status ?? 200;
    response.end(response.statusCode < 400 ? answer.body.string : withRequestId(answer.body.string, request.requestId));
  };

function admitted(request: Request, documents: Documents, { trusted }: GraphQLParts): Passage {
  const body = readGraphQLRequest(request);
  const passage: Passage = { body, cost: 0, principal: anonymousPrincipal };
  if (!isBody(body)) return passage;
  refuseLargeVariables(body['variables'], Number(request.headers['content-length'] ?? 0));
  const query = trusted.textOf(body);
  if (query === undefined) return passage;
  const { operationName, variables } = body;
  passage.cost = documents.admit({
    query,
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: isBody(variables) ? variables : null,
  }).cost;
  passage.body = withText(body, query);
  return passage;
}

/** The document as text, whatever it was named by. */
function withText(body: GraphQLBody, query: string): GraphQLBody {
  const { extensions } = body;
  if (!isBody(extensions) || !('persistedQuery' in extensions)) return body['query'] === query ? body : { ...body, query };
  const { persistedQuery: _, ...others } = extensions;
  return { ...body, query, extensions: others };
}

function passageOf(passages: WeakMap<Request, Passage>, request: Request): Passage {
  const passage = passages.get(request);
  if (!passage) throw new Error('A request went past the first step of the door.');
  return passage;
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

/** What Apollo looks at: the kind of the body and of the answer, and the proofs that a page of somebody else did not send it. */
/** What reads media types takes quadratic time for many spaces; a longer header fits nothing either way. */
const MAX_HEADER_CHARACTERS = 1_000;
const HEADERS = ['content-type', 'accept', 'x-apollo-operation-name', 'apollo-require-preflight'];

/** A document that was named by its hash takes the place of the hash. */
function searchOf(request: Request, { query, extensions }: GraphQLBody): string {
  const { searchParams } = new URL(request.url, 'http://localhost');
  if (typeof query === 'string' && !searchParams.has('query')) searchParams.set('query', query);
  if (isBody(extensions)) searchParams.set('extensions', JSON.stringify(extensions));
  return searchParams.toString();
}

/** Hands Apollo the documents that were read at the door; what it might store besides has no reader. */
const admittedBy = (documents: Documents) => ({
  get: (key: string) => Promise.resolve(documents.withHash(key.slice(-SHA256_DIGITS))),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
});
const SHA256_DIGITS = 64;

const contextOf = (request: Request, { actor, credentialId, byCookie = false }: Principal, parts: GraphQLParts): Context =>
  new Context(parts.database, parts.services, {
    actor,
    credentialId,
    byCookie,
    hasFieldLimits: true,
    requestId: request.requestId,
    ip: parts.clientIp(request),
    ...(request.headers['user-agent'] && { userAgent: request.headers['user-agent'] }),
  });

export const anonymousPrincipal: Principal = { actor: stranger, credentialId: 'anonymous' };

/** What Apollo refuses before there is an operation, such as requests of other sites, it prints itself. */
function withRequestId(text: string, requestId: string): string {
  const { errors = [], ...rest } = JSON.parse(text) as { errors?: GraphQLFormattedError[] };
  const shown = errors.map((error) => ({
    ...error,
    message: error.message.trim(),
    extensions: { errors: [], ...error.extensions, requestId },
  }));
  return JSON.stringify({ errors: shown, ...rest });
}

function errorShape(parts: GraphQLParts): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ response, errors, contextValue: { requestId } }) => {
          const { body } = response;
          if (body.kind !== 'single' || !body.singleResult.errors) return Promise.resolve();
          // With nothing to show beside it, that the service had to give up is said by the status as well.
          if (body.singleResult.data == null && errors?.some((error) => refusalOf(error).facts.reason === 'TIMEOUT'))
            response.http.status = 503;
          body.singleResult.errors = body.singleResult.errors.map((shown, index) =>
            shownError(shown, errors?.[index] ?? shown, { requestId, production: parts.production }),
          );
          for (const error of errors ?? []) parts.report(refusalOf(error), { requestId, method: 'POST', route: '/graphql' });
          return Promise.resolve();
        },
      }),
  };
}

/** Refused before GraphQL: no valid token, a body that is too large, too many requests. */
export const graphqlRefusal = ({ message, code, errors, facts: { reason, retryAfter } }: Refusal, requestId: string) => ({
  errors: [{ message, extensions: { code, errors, reason, retryAfter, requestId } }],
});
