import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/** A request as logs name it. */
export interface Asked {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
}

export const askedOf = (request: Request): Asked => ({
  requestId: request.requestId,
  method: request.method,
  route: patternOf(request),
});

const MOUNTED = ['/graphql', '/console'] as const;

/** What logs say that was asked for. Paths themselves are chosen by callers and hold tokens. */
export const patternOf = (request: IncomingMessage): string => mounted(request) ?? routePattern(request) ?? 'unmatched';

/** What is mounted with `use`: its paths have no pattern of their own. */
function mounted(request: IncomingMessage): string | undefined {
  const [path = ''] = ((request as { originalUrl?: string }).originalUrl ?? '').split('?', 1);
  return MOUNTED.find((mount) => path === mount || path.startsWith(`${mount}/`));
}

/** The pattern of the route that a request matched, once Express has found it. */
export function routePattern(request: IncomingMessage): string | undefined {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : undefined;
}
