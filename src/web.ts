import express, { type Express, type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import proxyAddr from 'proxy-addr';
import type { Config } from './config.js';
import { type Refusal, statusOf } from './kernel/errors.js';
import type { Database } from './platform/db/database.js';
import { graphqlRefusal, openGraphQL } from './platform/graphql/server.js';
import { httpMetrics } from './platform/metrics/http-metrics.js';
import type { Metrics } from './platform/metrics/metrics.js';
import { explorer, noExplorer } from './platform/graphql/explorer.js';
import { demoSignIn } from './demo-sign-in.js';
import { explorerExamples } from './explorer-examples.js';
import { deadline } from './platform/http/deadline.js';
import { TrustedDocuments } from './platform/graphql/trusted-documents.js';
import { consolePages, findConsole, driverPages, findDriverApp } from './platform/http/app-pages.js';
import { carrierLogo } from './platform/http/carrier-logo.js';
import { livez, readyz, type Health } from './platform/http/health.js';
import { receive, writeStandardHeaders } from './platform/http/headers.js';
import { Idempotency } from './platform/http/idempotency.js';
import { SessionCookies } from './platform/http/session-cookies.js';
import { requestLog } from './platform/http/request-log.js';
import { askedOf, type Asked } from './platform/http/route-pattern.js';
import { sendJson } from './platform/http/server.js';
import { describeError } from './platform/log/describe-error.js';
import type { Logger } from './platform/log/logger.js';
import type { Services } from './services.js';
import { SocketDoor, type SocketParts } from './platform/sockets/socket-door.js';
import { callerIp, clientIp, graphCaller } from './rest/authenticate.js';
import type { DoorLimits } from './rest/door-limits.js';
import { recordingGraph } from './rest/graph-calls.js';
import { routes } from './rest/interfaces.js';
import { LiveTracking } from './rest/live-tracking.js';
import { demoAccounts } from './rest/docs/demo-accounts.js';
import { errorHandler, mountRoutes, notFound } from './rest/mount.js';
import { readsPages } from './rest/negotiate.js';
import { mountPages } from './rest/mount-pages.js';
import { mountDocs } from './rest/mount-docs.js';
import { trustedDocuments } from './rest/trusted-documents.generated.js';
import { asRefusal, type ReportError } from './rest/refusal.js';
import type { ErrorFamily } from './rest/route.js';

export interface WebParts {
  readonly config: Config;
  readonly schema: GraphQLSchema;
  readonly database: Database<Services>;
  readonly services: Services;
  readonly limits: DoorLimits;
  readonly metrics: RequestHandler;
  readonly health: Health;
  readonly log: Logger;
  /** The file with the secrets of the demo accounts; undefined outside of a demo. */
  readonly demoCredentials: string | undefined;
}

/** Paths mounted with Express's `use`, which have no route pattern. */
const MOUNTED = new Set(['/graphql', '/console', '/driver']);

const REFUSALS = { name: 'shipgraph_refusals_total', help: 'Refusals over GraphQL and REST, by error code.', labels: ['code'] } as const;

export interface Web {
  readonly app: Express;
  readonly upgrade: SocketDoor['upgrade'];
  /** Asks long-lived clients to reconnect to another process. */
  readonly closeSockets: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Serves everything over HTTP. */
export async function createWeb(parts: WebParts): Promise<Web> {
  const { config, schema, database, services, limits, health, log } = parts;
  const report = reporter(log, services.metrics);
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('query parser', 'simple');
  app.set('trust proxy', [...config.http.trustedProxies]);
  writeStandardHeaders(app);
  app.use(receive, httpMetrics(services.metrics, MOUNTED), requestLog(log));
  app.get('/livez', livez);
  app.get('/readyz', readyz(health));
  app.get('/metrics', parts.metrics);
  app.use(deadline(config.requestTimeoutMs));

  const shopCalls = services.shopRequests.book;
  const sessionCookies = new SessionCookies(config.http.publicUrl?.startsWith('https:') ?? false);
  const trusted = new TrustedDocuments(trustedDocuments, config.graphql.trustedOnly);
  const graphql = await openGraphQL({
    schema,
    database,
    services,
    production: config.production,
    limits: config.graphql,
    costs: limits.graphql,
    trusted,
    report,
    clientIp: callerIp,
    sessionCookies,
    authenticate: recordingGraph(shopCalls, (request) => graphCaller(request, sessionCookies, services)),
    uploads: [
      // The picture of a proof, as Base64.
      { permission: 'fleet:drive', field: 'uploadProof', maxBytes: 12 * 1024 * 1024, tooLarge: 'PROOF_TOO_LARGE' },
      // A file with orders, as Base64.
      { permission: 'order:create', field: 'createOrderImport', maxBytes: 8 * 1024 * 1024, tooLarge: 'PAYLOAD_TOO_LARGE' },
    ],
  });
  const idempotency = new Idempotency(database, services, config.idempotencyTtlHours);
  // Mounted before the REST routes, because every other request is matched against them one by one.
  app.use('/graphql', explorerOf(parts), ...graphql.handlers, graphqlErrors(report));
  app.use(mountRoutes(routes, schema, { database, services, idempotency, limits, report, shopCalls }));
  const liveTracking = new LiveTracking({ schema, database, services, report, limits: config.live });
  app.use(liveTracking.mount());
  app.get('/static/carriers/:code.svg', carrierLogo);
  app.use('/console', consolePages(await findConsole()));
  app.use('/driver', driverPages(await findDriverApp()));
  app.use(mountPages(), ...documentation(parts));
  app.use(notFound);
  app.use(errorHandler(familyOf, { services, report, shopCalls }));
  const sockets = openSockets(parts, { documents: graphql.documents, trusted, sessionCookies, report });
  const closeSockets = (): Promise<void> => {
    liveTracking.drain();
    return sockets.drain();
  };
  return { app, upgrade: sockets.upgrade, closeSockets, stop: graphql.stop };
}

/** The demo accounts that a click signs in as. In production they are for those who know their passwords. */
const openDemo = ({ config, demoCredentials }: WebParts): string | undefined => (config.production ? undefined : demoCredentials);

const explorerOf = (parts: WebParts): RequestHandler =>
  parts.config.production ? noExplorer : explorer(explorerExamples, openDemo(parts) === undefined ? {} : demoAccounts);

function documentation(parts: WebParts): RequestHandler[] {
  const { schema, services } = parts;
  const credentials = openDemo(parts);
  const signIn = credentials === undefined ? [] : [demoSignIn({ ...parts, credentials })];
  return [...signIn, mountDocs(schema, services, { demo: credentials !== undefined })];
}

function openSockets(
  { config, schema, database, services, log }: WebParts,
  {
    documents,
    trusted,
    sessionCookies,
    report,
  }: Pick<SocketParts, 'documents' | 'trusted' | 'sessionCookies'> & { report: ReturnType<typeof reporter> },
): SocketDoor {
  const isTrusted = proxyAddr.compile([...config.http.trustedProxies]);
  return new SocketDoor({
    schema,
    database,
    services,
    production: config.production,
    documents,
    trusted,
    limits: config.live,
    sessionCookies,
    clientIp: (request) => clientIp({ ip: proxyAddr(request, isTrusted) }),
    report: (refusal, requestId) => report(refusal, { requestId, method: 'SUBSCRIBE', route: '/graphql' }),
    warn: (message, error) => log.warn({ err: describeError(error) }, message),
  });
}

function familyOf(request: Request): ErrorFamily {
  const { path } = request;
  if (path.startsWith('/api/erp')) return 'erp';
  if (path.startsWith('/api/awb')) return 'label';
  if (path === '/track' || path.startsWith('/track/') || path.startsWith('/pay/') || path.startsWith('/deliver/')) return 'page';
  if (path.startsWith('/api/return-shipment')) return 'return';
  return isLost(request) ? 'page' : 'store';
}

/** A person who has followed a wrong link. Programs get JSON for any unknown path. */
const isLost = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !/^[/](?:api|graphql|static)(?:[/]|$)/.test(request.path) && readsPages(request);

/** Errors before GraphQL execution still get the GraphQL format. */
function graphqlErrors(report: ReportError): express.ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const refusal = asRefusal(error);
    if (response.headersSent) return;
    report(refusal, askedOf(request));
    if (refusal.facts.retryAfter) response.setHeader('Retry-After', String(refusal.facts.retryAfter));
    sendJson(response, statusOf(refusal.code, 'store'), graphqlRefusal(refusal, request.requestId));
  };
}

/** Refusals are the caller's business; internal errors are logged with their location. */
function reporter(log: Logger, metrics: Metrics) {
  return (refusal: Refusal, asked: Asked): void => {
    const facts = { ...asked, code: refusal.code };
    metrics.count(REFUSALS, { code: refusal.code });
    if (refusal.code === 'INTERNAL_ERROR' || refusal.code === 'RATE_CALCULATION_FAILED')
      log.error({ ...facts, err: describeError(refusal.facts.cause ?? refusal) }, 'request failed');
    else if (refusal.code === 'SERVICE_UNAVAILABLE' && refusal.facts.reason !== 'CALLER_GONE')
      log.warn({ ...facts, err: describeError(refusal.facts.cause ?? refusal) }, 'service unavailable');
    else log.debug(facts, 'request refused');
  };
}
