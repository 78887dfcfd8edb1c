import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler } from 'express';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { stranger } from '../../kernel/actor.js';
import type { Refusal } from '../../kernel/errors.js';
import type { Principal } from '../auth/principal.js';
import type { Database } from '../db/database.js';
import { jsonBodyOf } from '../http/body.js';
import type { Services } from '../services.js';
import type { SessionCookie } from '../http/session-cookie.js';
import { Context } from './context.js';
import { formatError, refusalOf } from './format-error.js';
import { operationMetrics } from './operation-metrics.js';
import { sessionCookiePlugin } from './session-cookie-plugin.js';

export interface GraphQLParts {
  readonly schema: GraphQLSchema;
  readonly database: Database;
  readonly services: Services;
  readonly production: boolean;
  readonly report: (refusal: Refusal, request: Request) => void;
  readonly authenticate: (request: Request) => Promise<Principal>;
  readonly clientIp: (request: Request) => string;
  readonly sessionCookie: SessionCookie;
}

const ONE_MIB = 1024 * 1024;

/** The GraphQL door: the handlers of POST /graphql, and how to stop them. */
export async function openGraphQL(parts: GraphQLParts): Promise<{ handlers: RequestHandler[]; stop: () => Promise<void> }> {
  const apollo = new ApolloServer<Context>({
    schema: parts.schema,
    introspection: !parts.production,
    hideSchemaDetailsFromClientErrors: parts.production,
    includeStacktraceInErrorResponses: false,
    // The process drains itself; Apollo's own signal handler would end it in the middle of that.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      errorShape(parts),
      sessionCookiePlugin(parts.sessionCookie),
      operationMetrics(parts.services.metrics),
    ],
  });
  await apollo.start();
  const callers = new WeakMap<Request, Principal>();
  // Apollo would take a refusal in its context for a defect of ours, so the caller is proven before it begins.
  const proveCaller: RequestHandler = async (request, _response, next) => {
    callers.set(request, await parts.authenticate(request));
    next();
  };
  const context = ({ req }: { req: Request }): Promise<Context> =>
    Promise.resolve(contextOf(req, callers.get(req) ?? anonymousPrincipal, parts));
  return {
    handlers: [express.raw({ type: () => true, limit: ONE_MIB }), readJson, proveCaller, expressMiddleware(apollo, { context })],
    stop: () => apollo.stop(),
  };
}

/** Apollo reads `request.body`; ours is checked for exact text first, like every other body. */
const readJson: RequestHandler = (request, _response, next) => {
  request.body = request.method === 'POST' && isJson(request) ? (jsonBodyOf(request) ?? {}) : {};
  next();
};

/** Other types are left to Apollo, which refuses them by its own rules against cross-site requests. */
const isJson = (request: Request): boolean => /json/i.test(request.headers['content-type'] ?? '');

const contextOf = (request: Request, { actor, credentialId, byCookie = false }: Principal, parts: GraphQLParts): Context =>
  new Context(parts.database, parts.services, { actor, credentialId, byCookie, requestId: request.requestId, ip: parts.clientIp(request) });

export const anonymousPrincipal: Principal = { actor: stranger, credentialId: 'anonymous' };

function errorShape(parts: GraphQLParts): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ response, errors, contextValue }) => {
          const { body } = response;
          if (body.kind !== 'single' || !body.singleResult.errors) return Promise.resolve();
          const shaped = body.singleResult.errors.map((shown, index) =>
            formatError(shown, errors?.[index] ?? shown, contextValue.requestId),
          );
          body.singleResult.errors = parts.production ? shaped.map(withoutSuggestion) : shaped;
          for (const error of errors ?? []) reportOf(parts, error, contextValue);
          return Promise.resolve();
        },
      }),
  };
}

/** Apollo hides the suggestions of validation; those for variables come later and are hidden here. */
const withoutSuggestion = (error: GraphQLFormattedError): GraphQLFormattedError => ({
  ...error,
  message: error.message.replace(/ Did you mean .*\?/s, ''),
});

function reportOf(parts: GraphQLParts, error: unknown, context: Context): void {
  parts.report(refusalOf(error), { requestId: context.requestId, method: 'POST', path: '/graphql' } as Request);
}

/** Refused before GraphQL: no valid token, a body that is too large. */
export const graphqlRefusal = (refusal: Refusal, requestId: string) => ({
  errors: [
    { message: refusal.message, extensions: { code: refusal.code, errors: refusal.errors, reason: refusal.facts.reason, requestId } },
  ],
});
