import type { RequestHandler } from 'express';
import type { Logger } from '../log/logger.js';

const QUIET: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** One line per request: what was asked for and what came of it. Never a body, a query or a header. */
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
        { requestId: request.requestId, method, path, status: response.statusCode, ms: Math.round(performance.now() - request.startedAt) },
        'request',
      );
    });
    next();
  };
