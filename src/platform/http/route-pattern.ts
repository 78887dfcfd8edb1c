import type { IncomingMessage } from 'node:http';

/** The pattern of the route that a request matched, once Express has found it. Paths themselves are chosen by callers and hold tokens. */
export function routePattern(request: IncomingMessage): string | undefined {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : undefined;
}
