import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/** A request, as named in logs. */
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

/** The route pattern for logs. Callers choose paths, and paths contain tokens. */
export const patternOf = (request: IncomingMessage): string => mounted(request) ?? routePattern(request) ?? 'unmatched';

/** For routes mounted with `use`: their paths have no pattern. */
function mounted(request: IncomingMessage): string | undefined {
  const [path = ''] = ((request as { originalUrl?: string }).originalUrl ?? '').split('?', 1);
  return MOUNTED.find((mount) => path === mount || path.startsWith(`${mount}/`));
}

/** The pattern of the matched route, once Express has found it. */
export function routePattern(request: IncomingMessage): string | undefined {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : undefined;
}
