import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { refuse } from '../kernel/errors.js';
import { recordStray } from './call-records.js';
import { asRefusal } from './refusal.js';
import { printError, surroundingsOf } from './print-error.js';
import { FREELY_READ_BYTES, RouteRunner, type RestPlatform } from './run-route.js';
import type { ErrorFamily, Route } from './route.js';
import { rawBody } from '../platform/http/raw-body.js';
import { askedOf } from '../platform/http/route-pattern.js';
import { sendAnswer } from './send-answer.js';
import type { CoreServices } from '../platform/services.js';

/**
 * Serves a route table and knows no individual route. Looks up paths without parameters in a map; Express matches the others among the
 * paths with the same prefix.
 */
export function mountRoutes(routes: readonly Route[], schema: GraphQLSchema, platform: RestPlatform): RequestHandler {
  const exact = new Map<string, RequestHandler>();
  const routers = new Map<string, Router>();
  for (const [path, rows] of Map.groupBy(routes, (row) => row.path)) {
    const serve = serverOf(rows, schema, platform);
    if (!PATTERN.test(path)) exact.set(path, asRoute(path, serve));
    const beginning = beginningOf(path);
    const router = routers.get(beginning) ?? Router({ caseSensitive: true });
    routers.set(beginning, router.all(path, serve));
  }
  return (request, response, next) => {
    const { path } = request;
    const serve = exact.get(path) ?? routers.get(beginningOf(path));
    if (serve) void serve(request, response, next);
    else next();
  };
}

/** Characters with a meaning in Express paths. */
const PATTERN = /[:*{}()?+[\]!\\]/;

/** The first three segments, or fewer if a parameter comes first: paths with different prefixes never match the same request. */
function beginningOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/', 4).slice(1);
  if (first !== 'api') return first;
  return second === 'erp' ? `${first}/${second}/${third}` : `${first}/${second}`;
}

/** The route pattern for metrics and logs. */
const asRoute =
  (path: string, serve: RequestHandler): RequestHandler =>
  (request, response, next) => {
    request.route = { path };
    return serve(request, response, next);
  };

function serverOf(rows: readonly Route[], schema: GraphQLSchema, platform: RestPlatform): RequestHandler {
  const runners = new Map(rows.map((row) => [row.method as string, new RouteRunner(row, schema, platform)]));
  const runnerOf = (method: string): RouteRunner | undefined => runners.get(method === 'HEAD' ? 'GET' : method);
  const maxBytes = Math.max(...rows.map((row) => row.maxBodyBytes));
  const readBody = rawBody(maxBytes);
  const allowed = [...runners.keys(), ...(runners.has('GET') ? ['HEAD'] : [])].sort().join(', ');
  // Prints errors raised before the row runs in the row's own format.
  const refuseAsRow = errorHandler(() => rows[0]?.errors ?? 'store', platform);
  const serve: RequestHandler = (request, response, next) => {
    const refused = (error: unknown): void => refuseAsRow(error, request, response, next);
    readBody(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) return refused(error);
      const runner = runnerOf(request.method);
      if (runner) return void runner.handle(request, response).catch(refused);
      response.setHeader('Allow', allowed);
      refused(refuse('METHOD_NOT_ALLOWED'));
    });
  };
  if (maxBytes <= FREELY_READ_BYTES) return serve;
  return (request, response, next) => {
    const runner = runners.get(request.method);
    if (!runner) return serve(request, response, next);
    runner.admit(request, response).then(
      () => serve(request, response, next),
      (error: unknown) => refuseAsRow(error, request, response, next),
    );
  };
}

/** Prints any error in the format of the interface that the path belongs to. */
export function errorHandler(
  families: (request: Request) => ErrorFamily,
  { services, report, shopCalls }: Pick<RestPlatform, 'report' | 'shopCalls'> & { services: Pick<CoreServices, 'publicUrl' | 'settings'> },
) {
  // Express recognises an error handler by its four parameters.
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = asRefusal(error);
    report(refusal, askedOf(request));
    if (refusal.facts.retryAfter) response.setHeader('Retry-After', String(refusal.facts.retryAfter));
    const printed = printError(families(request), refusal, surroundingsOf(request, services));
    if (printed.status === 413) response.setHeader('Connection', 'close');
    void sendAnswer(response, printed);
    recordStray(shopCalls, request, { refusal, printed });
  };
}

export const notFound: RequestHandler = (_request, _response, next) => next(refuse('NOT_FOUND'));
