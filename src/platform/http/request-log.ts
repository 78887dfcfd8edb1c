import type { RequestHandler } from 'express';
import type { Logger } from '../log/logger.js';
import { patternOf } from './route-pattern.js';

const QUIET: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** One line per request: the route and the outcome. Never a path, query, header or body: they contain tokens and personal data. */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    if (QUIET.has(path) || !log.isLevelEnabled('info')) {
      next();
      return;
    }
    response.once('finish', () => {
      log.info(
        {
          requestId: request.requestId,
          method,
          route: patternOf(request),
          status: response.statusCode,
          ms: Math.round(performance.now() - request.startedAt),
        },
        'request',
      );
    });
    next();
  };
