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
function mayConnect({ headers }: IncomingMessage, { publicUrl, origins }: OriginRules): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const site = new URL(origin);
  return site.host === host || site.origin === new URL(publicUrl()).origin || origins.includes(site.origin);
}
