import express, { type Express, type Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Config } from './config.js';
import type { Refusal } from './kernel/errors.js';
import type { Database } from './platform/db/database.js';
import { graphqlRefusal, openGraphQL, anonymousPrincipal } from './platform/graphql/server.js';
import { carrierLogo } from './platform/http/carrier-logo.js';
import { livez, readyz, type Health } from './platform/http/health.js';
import { standardHeaders } from './platform/http/headers.js';
import { Idempotency } from './platform/http/idempotency.js';
import { requestLog } from './platform/http/request-log.js';
import { sendJson } from './platform/http/server.js';
import { describeError } from './platform/log/describe-error.js';
import type { Logger } from './platform/log/logger.js';
import type { Services } from './platform/services.js';
import { bearerOf, clientIp } from './rest/authenticate.js';
import { docsPage } from './rest/docs-page.js';
import type { DoorLimits } from './rest/door-limits.js';
import { erpNoteRoutes } from './rest/erp-notes.routes.js';
import { erpOperationRoutes } from './rest/erp-operations.routes.js';
import { erpPickupRoutes } from './rest/erp-pickups.routes.js';
import { erpRateRoutes } from './rest/erp-rates.routes.js';
import { erpRoutes } from './rest/erp.routes.js';
import { errorHandler, mountRoutes, notFound } from './rest/mount.js';
import { asRefusal } from './rest/refusal.js';
import type { ErrorFamily } from './rest/route.js';
import { publicRoutes } from './rest/public.routes.js';
import { storeRoutes } from './rest/store.routes.js';
import { statusOf } from './kernel/errors.js';

export interface WebParts {
  readonly config: Config;
  readonly schema: GraphQLSchema;
  readonly database: Database;
  readonly services: Services;
  readonly limits: DoorLimits;
  readonly health: Health;
  readonly log: Logger;
}

const routes = [
  ...storeRoutes,
  ...publicRoutes,
  ...erpRoutes,
  ...erpOperationRoutes,
  ...erpPickupRoutes,
  ...erpNoteRoutes,
  ...erpRateRoutes,
];

/** Everything that answers HTTP. */
export async function createWeb(parts: WebParts): Promise<{ app: Express; stop: () => Promise<void> }> {
  const { config, schema, database, services, limits, health, log } = parts;
  const report = reporter(log);
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('query parser', 'simple');
  app.use(standardHeaders, requestLog(log));
  app.get('/livez', livez);
  app.get('/readyz', readyz(health));

  const graphql = await openGraphQL({
    schema,
    database,
    services,
    production: config.production,
    report,
    clientIp,
    authenticate: async (request) => {
      const token = bearerOf(request);
      return token === undefined ? anonymousPrincipal : services.access.authenticate(token, clientIp(request));
    },
  });
  const idempotency = new Idempotency(database, config.idempotencyTtlHours);
  app.use(mountRoutes(routes, schema, { database, services, idempotency, limits, report }));
  app.use('/graphql', ...graphql.handlers);
  app.get('/static/carriers/:code.svg', carrierLogo);
  app.get('/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.type('html').send(docsPage(routes));
  });
  app.use(notFound);
  app.use('/graphql', graphqlErrors(report));
  app.use(errorHandler(familyOf, services, report));
  return { app, stop: graphql.stop };
}

function familyOf({ path }: Request): ErrorFamily {
  if (path.startsWith('/api/erp')) return 'erp';
  if (path.startsWith('/api/awb')) return 'label';
  if (path.startsWith('/track/')) return 'page';
  return path.startsWith('/api/return-shipment') ? 'return' : 'store';
}

/** What fails before GraphQL begins is still answered in its shape. */
function graphqlErrors(report: (refusal: Refusal, request: Request) => void): express.ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const refusal = asRefusal(error);
    report(refusal, request);
    sendJson(response, statusOf(refusal.code, 'store'), graphqlRefusal(refusal, request.requestId));
  };
}

/** Refusals are the caller's business; what went wrong on our side is logged with where it happened. */
function reporter(log: Logger) {
  return (refusal: Refusal, request: Pick<Request, 'requestId' | 'method' | 'path'>): void => {
    const { requestId, method, path } = request;
    const facts = { requestId, method, path, code: refusal.code };
    if (refusal.code === 'INTERNAL_ERROR' || refusal.code === 'RATE_CALCULATION_FAILED')
      log.error({ ...facts, err: describeError(refusal.facts.cause ?? refusal) }, 'request failed');
    else if (refusal.code === 'SERVICE_UNAVAILABLE')
      log.warn({ ...facts, err: describeError(refusal.facts.cause ?? refusal) }, 'service unavailable');
    else log.debug(facts, 'request refused');
  };
}
