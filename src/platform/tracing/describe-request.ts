import { ClientRequest, type IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import type { Request } from 'express';
import { routePattern } from '../http/route-pattern.js';

/** Probes and scrapes would be the bulk of all traces. */
export const UNTRACED: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Names a request's span by its route pattern and adds the request id. Paths contain tokens, so they are omitted. */
export function describeRequest(span: Span, request: ClientRequest | IncomingMessage): void {
  if (request instanceof ClientRequest) return;
  const { requestId, method, originalUrl } = request as Request;
  const mounted = originalUrl.split('?', 1)[0] === '/graphql' ? '/graphql' : 'unmatched';
  const pattern = routePattern(request) ?? mounted;
  span.updateName(`${method} ${pattern}`);
  span.setAttributes({ 'http.route': pattern, 'shipgraph.request_id': requestId });
}
