import type { IncomingMessage } from 'node:http';
import { refuse, type Refusal } from '../../kernel/errors.js';

export interface OriginRules {
  /** Where this service itself is reached. */
  readonly publicUrl: () => string;
  /** Other sites whose pages may connect. */
  readonly origins: readonly string[];
}

/** What is wrong with a request to open a socket, as far as it shows before there is one. */
export function upgradeProblem(request: IncomingMessage, path: string, rules: OriginRules): Refusal | undefined {
  const [asked] = (request.url ?? '').split('?', 1);
  if (asked !== path) return refuse('NOT_FOUND');
  if (!mayConnect(request, rules)) return refuse('FORBIDDEN', { message: 'Pages of this site may not connect.' });
  return undefined;
}

/** Only browsers send an origin, and cannot be made to send a wrong one. Programs send none. */
function mayConnect(request: IncomingMessage, rules: OriginRules): boolean {
  const { origin } = request.headers;
  if (origin === undefined || isOwnPage(request, rules)) return true;
  return URL.canParse(origin) && rules.origins.includes(new URL(origin).origin);
}

/** True for a page of this service itself: only such a one connects by the cookie of its session. */
export function isOwnPage({ headers: { origin, host } }: IncomingMessage, { publicUrl }: Pick<OriginRules, 'publicUrl'>): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const site = new URL(origin);
  return site.host === host || site.origin === new URL(publicUrl()).origin;
}
