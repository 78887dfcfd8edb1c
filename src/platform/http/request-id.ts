import type { IncomingMessage } from 'node:http';
import { prefixedId } from '../ids.js';

const ACCEPTABLE = /^[\x21-\x7e]{1,128}$/;

/** The caller's X-Request-Id when it is at most 128 printable ASCII characters, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : prefixedId('req');
}
