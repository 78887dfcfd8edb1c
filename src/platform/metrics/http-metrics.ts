import type { RequestHandler } from 'express';
import { routePattern } from '../http/route-pattern.js';
import type { DurationDefinition, Metrics } from './metrics.js';

export const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

const REQUESTS: DurationDefinition<'method' | 'route' | 'status'> = {
  name: 'shipgraph_http_request_duration_seconds',
  help: 'Time from a request to the end of its response, by route pattern. The status is "aborted" if the caller disconnected first.',
  labels: ['method', 'route', 'status'],
  buckets: LATENCY_BUCKETS,
};
const IN_FLIGHT = {
  name: 'shipgraph_http_requests_in_flight',
  help: 'Requests in progress.',
  labels: [],
  across: 'sum',
} as const;

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Times every request. Callers choose paths and methods, so a path is counted under its route pattern or as "unmatched": callers cannot
 * create time series. `mounted` lists paths that are served without a pattern.
 */
export function httpMetrics(metrics: Metrics, mounted: ReadonlySet<string>): RequestHandler {
  const books = new Map<string, ReturnType<Metrics['durations']>>();
  let inFlight = 0;
  metrics.watch(IN_FLIGHT, () => [{ labels: {}, value: inFlight }]);

  function bookOf(method: string, route: string, status: string) {
    const key = `${method} ${status} ${route}`;
    let book = books.get(key);
    if (!book) books.set(key, (book = metrics.durations(REQUESTS, { method, route, status })));
    return book;
  }

  return (request, response, next) => {
    inFlight++;
    // By the end of the response, Express has stripped the mount path.
    const mount = mounted.has(request.path) ? request.path : undefined;
    // Unlike `finish`, this fires once for every request, whatever its outcome.
    response.on('close', () => {
      inFlight--;
      const method = METHODS.has(request.method) ? request.method : 'other';
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      bookOf(method, mount ?? routePattern(request) ?? 'unmatched', status).observe((performance.now() - request.startedAt) / 1000);
    });
    next();
  };
}
