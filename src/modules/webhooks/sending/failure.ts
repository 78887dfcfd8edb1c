import type { Answer } from './exchange.js';
import type { FailureKind } from './outcome.js';

type OwnVerdict = 'timeout' | 'dns' | 'blocked' | 'protocol';

/** A failure that we find ourselves, as opposed to one that the connection reports. Its message is shown to the owner of the endpoint. */
export class NotDeliverable extends Error {
  override readonly name = 'NotDeliverable';

  constructor(
    readonly kind: OwnVerdict,
    message: string,
  ) {
    super(message);
  }
}

interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
}

/** Our own trouble, for which no receiver may be blamed: the attempt did not take place. */
const OURS = new Set([
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOBUFS',
  'EADDRNOTAVAIL',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
]);

const TIMEOUTS = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT']);
const REFUSALS = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN', 'EACCES', 'EPERM']);
const BREAKS = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET']);
const MISREADINGS = new Set(['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);

const LONGEST_DETAIL = 200;

/** The reason why an answer is no delivery, or null when it is one. Throws what went wrong on our side. */
export function failureOf({ status, error, wasConnected }: Answer): Failure | null {
  if (error) return failureOfError(error, wasConnected);
  if (status === null) return { kind: 'protocol', message: 'The receiver gave no answer.' };
  return failureOfStatus(status);
}

function failureOfStatus(status: number): Failure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return { kind: 'redirect', message: `The receiver answered ${status}; redirects are not followed.` };
  if (status === 410) return { kind: 'gone', message: 'The receiver answered 410: it wants no more deliveries.' };
  if (status === 429) return { kind: 'throttled', message: 'The receiver answered 429: it wants fewer deliveries.' };
  if (status >= 400 && status < 500) return { kind: 'client_error', message: `The receiver answered ${status}.` };
  if (status >= 500 && status < 600) return { kind: 'server_error', message: `The receiver answered ${status}.` };
  return { kind: 'protocol', message: `The receiver answered ${status}, which HTTP does not know.` };
}

function failureOfError(error: Error, wasConnected: boolean): Failure {
  if (error instanceof NotDeliverable) return { kind: error.kind, message: error.message };
  const code = codeOf(error);
  if (OURS.has(code)) throw error;
  if (TIMEOUTS.has(code)) return { kind: 'timeout', message: 'The connection took too long.' };
  if (REFUSALS.has(code)) return { kind: 'refused', message: `The connection was refused (${code}).` };
  if (code.startsWith('HPE_') || MISREADINGS.has(code) || error.message.startsWith('bad '))
    return { kind: 'protocol', message: `The answer is not valid HTTP: ${detailOf(error)}.` };
  if (BREAKS.has(code)) return { kind: 'reset', message: 'The receiver closed the connection before its answer was complete.' };
  // What is left fails while the two sides agree on keys and certificates: its codes are those of OpenSSL, and they are many.
  if (!wasConnected) return { kind: 'tls', message: `The TLS connection failed: ${detailOf(error)}.` };
  return { kind: 'protocol', message: `The exchange failed: ${detailOf(error)}.` };
}

/** OpenSSL puts file names and numbers around its reason; the reason alone is what helps. */
function detailOf(error: Error): string {
  const detail = 'reason' in error && typeof error.reason === 'string' ? error.reason : error.message;
  return detail.slice(0, LONGEST_DETAIL).replace(/\.$/, '');
}

/** The code that Node and its libraries put on what they throw, or an empty text. */
export const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
