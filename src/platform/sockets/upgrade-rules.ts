import type { IncomingMessage } from 'node:http';
import { refuse, type Refusal } from '../../kernel/errors.js';

export interface OriginRules {
  /** The public URL of this service. */
  readonly publicUrl: () => string;
  /** Other origins whose pages may connect. */
  readonly origins: readonly string[];
}

/** Finds what is wrong with an upgrade request, as far as it can be checked before the upgrade. */
export function upgradeProblem(request: IncomingMessage, path: string, rules: OriginRules): Refusal | undefined {
  const [asked] = (request.url ?? '').split('?', 1);
  if (asked !== path) return refuse('NOT_FOUND');
  if (!mayConnect(request, rules)) return refuse('FORBIDDEN.originNotAllowed');
  return undefined;
}

/** Only browsers send an Origin header, and pages cannot forge it. Other programs send none. */
function mayConnect(request: IncomingMessage, rules: OriginRules): boolean {
  const { origin } = request.headers;
  if (origin === undefined || isOwnPage(request, rules)) return true;
  return URL.canParse(origin) && rules.origins.includes(new URL(origin).origin);
}

/** True for a page of this service: only these may connect with a session cookie. */
export function isOwnPage({ headers: { origin, host } }: IncomingMessage, { publicUrl }: Pick<OriginRules, 'publicUrl'>): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const site = new URL(origin);
  return site.host === host || site.origin === new URL(publicUrl()).origin;
}
