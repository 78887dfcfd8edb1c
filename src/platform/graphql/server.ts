import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError, Kind, OperationTypeNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { refuse, type Refusal } from '../../kernel/errors.js';
import type { Principal } from '../auth/principal.js';
import type { Database } from '../db/database.js';
import { networkOf } from '../http/caller-network.js';
import type { CostLimit } from '../http/cost-limit.js';
import { askedOf, type Asked } from '../http/route-pattern.js';
import { sendJson, sendJsonText } from '../http/server.js';
import type { CoreServices } from '../services.js';
import type { SessionCookies } from '../http/session-cookies.js';
import { answerByApollo, type Exchange } from './by-apollo.js';
import { CompiledOperations } from './compiled-operations.js';
import { Context } from '../work/context.js';
import { errorShape, statusFor } from './error-shape.js';
import { HeavyOperations } from './heavy-operations.js';
import type { DocumentLimits } from './document-rules.js';
import { DocumentRefused, Documents, refuseLargeVariables, type AdmittedDocument } from './documents.js';
import { graphqlBody, isOversized, isUpload, type Uploads } from './graphql-body.js';
import { fittingErrors } from './fitting-errors.js';
import { refusalOf, shownError } from './format-error.js';
import { isGuessable } from './resolvers.js';
import { watchCache } from '../metrics/cache-metrics.js';
import { countRefused, operationMetrics, OperationTimes } from './operation-metrics.js';
import { plainRequest, type PlainRequest } from './plain-request.js';
import { isBody, readGraphQLRequest, type GraphQLBody } from './read-request.js';
import type { TrustedDocuments } from './trusted-documents.js';

export interface GraphQLParts {
  readonly schema: GraphQLSchema;
  readonly database: Database;
  readonly services: CoreServices;
  readonly production: boolean;
  readonly limits: DocumentLimits;
  readonly costs: CostLimit;
  readonly trusted: TrustedDocuments;
  readonly report: (refusal: Refusal, asked: Asked) => void;
  readonly authenticate: (request: Request) => Promise<Principal>;
  readonly clientIp: (request: Request) => string;
  readonly sessionCookies: SessionCookies;
  readonly uploads: readonly Uploads[];
}

export interface GraphQLDoor {
  /** The handlers of /graphql. */
  readonly handlers: RequestHandler[];
  /** Checks documents against this endpoint's limits and rules, for every other transport. */
  readonly documents: Documents;
  readonly stop: () => Promise<void>;
}

/** What is known about a request before its caller is authenticated. */
interface Passage {
  readonly body: unknown;
  readonly cost: number;
  readonly size: number;
  readonly operation?: OperationDefinitionNode | undefined;
  /** Absent if Apollo Server must validate the request. */
  readonly plain?: PlainRequest | undefined;
  /** True if the operation does nothing but check a password or a link. */
  readonly isLogin?: boolean;
}

/**
 * The GraphQL endpoint. Documents are parsed and measured before the caller is looked up, so that bad requests from unauthenticated callers
 * cost no statement. Then the caller is authenticated and charged, and the operation runs.
 */
export async function openGraphQL(parts: GraphQLParts): Promise<GraphQLDoor> {
  const { production } = parts;
  const documents = new Documents(parts.schema, parts.limits, { introspection: !production });
  watchCache(parts.services.metrics, 'graphql_documents', () => documents.held);
  const apollo = new ApolloServer<Context>({
    schema: parts.schema,
    introspection: !parts.production,
    hideSchemaDetailsFromClientErrors: parts.production,
    includeStacktraceInErrorResponses: false,
    // The process drains itself; Apollo's own signal handler would interrupt that.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    // Documents stored by unauthenticated callers would only evict the ones that are often requested.
    persistedQueries: false,
    documentStore: admittedBy(documents),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      errorShape(parts),
      sessionCookiePlugin(parts.sessionCookies),
      operationMetrics(parts.services.metrics),
    ],
  });
  await apollo.start();
  const run = runner(parts);
  const heavy = new HeavyOperations();

  const admit = (request: Request, response: Response): Passage | undefined => {
    try {
      return admitted(request, documents, parts);
    } catch (error) {
      if (!(error instanceof DocumentRefused)) throw error;
      countRefused(parts.services.metrics, request.startedAt);
      for (const each of error.errors) parts.report(refusalOf(each), askedOf(request));
      const shown = error.errors.map((each) => shownError(each.toJSON(), each, { requestId: request.requestId, production }));
      sendJson(response, 400, { errors: fittingErrors(shown) });
      return undefined;
    }
  };
  const answer: RequestHandler = async (request, response) => {
    const passage = admit(request, response);
    if (!passage) return;
    // Apollo would treat a refusal in its context as an internal error, so the caller is authenticated first.
    const { actor, credentialId, byCookie, lapsed } = await parts.authenticate(request);
    if (lapsed && !passage.isLogin) throw lapsed;
    const payer = actor.type === 'public' ? `ip:${networkOf(parts.clientIp(request))}` : credentialId;
    if (passage.cost > 0) await parts.costs.charge(payer, passage.cost, response);
    const context = contextOf(request, { actor, credentialId, byCookie }, parts);
    await context.preferReplica(passage.operation);
    const exchange = { context, request, response };
    await heavy.run(payer, passage.size, () => (passage.plain ? run(passage, exchange) : answerByApollo(apollo, passage.body, exchange)));
  };
  return {
    handlers: [graphqlBody(parts.authenticate, parts.uploads), answer],
    documents,
    stop: () => apollo.stop(),
  };
}

/** Runs what Apollo Server need not validate, and answers as it would. */
function runner({ schema, services, sessionCookies, report, production }: GraphQLParts) {
  const operations = new CompiledOperations(schema, services.metrics, services.log);
  const times = new OperationTimes(services.metrics);
  return async ({ plain }: Passage, { context, response }: Exchange): Promise<void> => {
    if (!plain) return;
    const started = performance.now();
    const { requestId } = context;
    const ran = await operations.run(plain, context, plain.variables);
    const { result, text } = context.budget.settleText(ran, ({ data, errors }) => {
      const shown = errors?.map((error) => shownError(error.toJSON(), error, { requestId, production }));
      return `${JSON.stringify({ errors: shown && fittingErrors(shown, { data }), data })}\n`;
    });
    times.note(plain.operation, result.errors, started);
    for (const error of result.errors ?? []) report(refusalOf(error), { requestId, method: 'POST', route: '/graphql' });
    // The caller has already received a timeout.
    if (response.headersSent) return;
    const { browserSession } = context;
    if (browserSession !== undefined) response.setHeader('set-cookie', sessionCookies.write(browserSession));
    sendJsonText(response, statusFor(result), text);
  };
}

function tooLarge(): GraphQLError {
  const refusal = refuse('PAYLOAD_TOO_LARGE');
  return new GraphQLError(refusal.message, { originalError: refusal });
}

function admitted(request: Request, documents: Documents, { trusted, schema }: GraphQLParts): Passage {
  const body = readGraphQLRequest(request);
  if (!isBody(body)) return { body, cost: 0, size: 0 };
  const query = trusted.textOf(body);
  if (isOversized(request, query ?? '')) throw new DocumentRefused([tooLarge()]);
  refuseLargeVariables(body['variables'], {
    bytes: Number(request.headers['content-length'] ?? 0),
    isUpload: isUpload(request, query ?? ''),
  });
  if (query === undefined) return { body, cost: 0, size: 0 };
  const { operationName, variables } = body;
  const document = documents.admit({
    query,
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: isBody(variables) ? variables : null,
  });
  return {
    body: withText(body, query),
    cost: document.cost,
    size: document.size,
    operation: document.operation,
    plain: plainRequest(request, body, document),
    isLogin: isLogin(schema, document),
  };
}

function isLogin(schema: GraphQLSchema, { operation }: AdmittedDocument): boolean {
  const fields = schema.getMutationType()?.getFields() ?? {};
  if (operation?.operation !== OperationTypeNode.MUTATION) return false;
  return operation.selectionSet.selections.every((each) => each.kind === Kind.FIELD && isGuessable(fields[each.name.value]));
}

/** The document as text, however it was named. */
function withText(body: GraphQLBody, query: string): GraphQLBody {
  const { extensions } = body;
  if (!isBody(extensions) || !('persistedQuery' in extensions)) return body['query'] === query ? body : { ...body, query };
  const { persistedQuery: _, ...others } = extensions;
  return { ...body, query, extensions: others };
}

/** Gives Apollo the documents that were already parsed; ignores what it tries to store. */
const admittedBy = (documents: Documents) => ({
  get: (key: string) => Promise.resolve(documents.withHash(key.slice(-SHA256_DIGITS))),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
});
const SHA256_DIGITS = 64;

const contextOf = (request: Request, { actor, credentialId, byCookie }: Principal, parts: GraphQLParts): Context =>
  new Context(parts.database, parts.services, {
    actor,
    credentialId,
    byCookie,
    hasFieldLimits: true,
    requestId: request.requestId,
    ip: parts.clientIp(request),
    ...(request.headers['user-agent'] && { userAgent: request.headers['user-agent'] }),
  });

/** Refused before GraphQL: no valid token, a body that is too large, too many requests. */
export const graphqlRefusal = ({ message, code, errors, facts: { reason, retryAfter } }: Refusal, requestId: string) => ({
  errors: fittingErrors([{ message, extensions: { code, errors, reason, retryAfter, requestId } }]),
});

/** Sets or deletes a session cookie as a mutation requested. */
const sessionCookiePlugin = (cookies: SessionCookies): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response, contextValue: { browserSession } }) => {
        if (browserSession !== undefined) response.http.headers.set('set-cookie', cookies.write(browserSession));
        return Promise.resolve();
      },
    }),
});
