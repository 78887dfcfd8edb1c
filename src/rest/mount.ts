import express, { Router, type ErrorRequestHandler, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { refuse } from '../kernel/errors.js';
import { asRefusal, type ReportError } from './refusal.js';
import { printError, surroundingsOf } from './print-error.js';
import { FREELY_READ_BYTES, RouteRunner, type RestPlatform } from './run-route.js';
import type { ErrorFamily, Route } from './route.js';
import { askedOf } from '../platform/http/route-pattern.js';
import { sendAnswer } from './send-answer.js';
import type { Services } from '../platform/services.js';

/** Builds the router of a route table. Nothing in here knows any single route. */
export function mountRoutes(routes: readonly Route[], schema: GraphQLSchema, platform: RestPlatform): Router {
  const router = Router({ caseSensitive: true });
  for (const [path, rows] of Map.groupBy(routes, (row) => row.path)) {
    router.all(path, ...handlersOf(rows, schema, platform));
  }
  return router;
}

function handlersOf(rows: readonly Route[], schema: GraphQLSchema, platform: RestPlatform): (RequestHandler | ErrorRequestHandler)[] {
  const runners = new Map(rows.map((row) => [row.method as string, new RouteRunner(row, schema, platform)]));
  const readBody = express.raw({ type: () => true, limit: Math.max(...rows.map((row) => row.maxBodyBytes)) });
  const allowed = [...runners.keys(), ...(runners.has('GET') ? ['HEAD'] : [])].sort().join(', ');
  const admit: RequestHandler = (request, response, next) => {
    const runner = runners.get(request.method);
    if (!runner) next();
    else runner.admit(request, response).then(() => next(), next);
  };
  const dispatch: RequestHandler = (request, response, next) => {
    const runner = runners.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (runner) {
      runner.handle(request, response).catch(next);
      return;
    }
    response.setHeader('Allow', allowed);
    next(refuse('METHOD_NOT_ALLOWED'));
  };
  // What fails before a row runs is printed as that row would have printed it.
  const refuseAsRow = errorHandler(() => rows[0]?.errors ?? 'store', platform.services, platform.report);
  const isLarge = rows.some((row) => row.maxBodyBytes > FREELY_READ_BYTES);
  return [...(isLarge ? [admit] : []), readBody, dispatch, refuseAsRow];
}

/** Prints whatever was thrown, in the shape of the interface that the path belongs to. */
export function errorHandler(
  families: (request: Request) => ErrorFamily,
  services: Pick<Services, 'publicUrl' | 'settings'>,
  report: ReportError,
) {
  // Express knows an error handler by its four parameters.
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
  };
}

export const notFound: RequestHandler = (_request, _response, next) => next(refuse('NOT_FOUND'));
