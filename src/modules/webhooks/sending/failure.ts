import { codeOf, NotDeliverable } from '../../../platform/outbound/not-deliverable.js';
import type { ReceivedResponse } from './exchange.js';
import type { FailureKind } from './outcome.js';

interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
}

/** Errors of this process. The receiver is not to blame, and the attempt does not count. */
const LOCAL = new Set([
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
const RESETS = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET']);
const INVALID_RESPONSES = new Set(['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);

const MAX_DETAIL = 200;

/** Why a response is not a delivery, or null if it is one. Throws errors of this process. */
export function failureOf({ status, error, wasConnected }: ReceivedResponse): Failure | null {
  if (error) return failureOfError(error, wasConnected);
  if (status === null) return { kind: 'protocol', message: 'The receiver sent no response.' };
  return failureOfStatus(status);
}

function failureOfStatus(status: number): Failure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return { kind: 'redirect', message: `The receiver answered ${status}; redirects are not followed.` };
  if (status === 410) return { kind: 'gone', message: 'The receiver answered 410: it wants no more deliveries.' };
  if (status === 429) return { kind: 'throttled', message: 'The receiver answered 429: it wants fewer deliveries.' };
  if (status >= 400 && status < 500) return { kind: 'client_error', message: `The receiver answered ${status}.` };
  if (status >= 500 && status < 600) return { kind: 'server_error', message: `The receiver answered ${status}.` };
  return { kind: 'protocol', message: `The receiver answered ${status}, which is not a valid HTTP status.` };
}

function failureOfError(error: Error, wasConnected: boolean): Failure {
  if (error instanceof NotDeliverable) return { kind: error.kind, message: error.message };
  const code = codeOf(error);
  if (LOCAL.has(code)) throw error;
  if (TIMEOUTS.has(code)) return { kind: 'timeout', message: 'The connection timed out.' };
  if (REFUSALS.has(code)) return { kind: 'refused', message: `The connection was refused (${code}).` };
  if (code.startsWith('HPE_') || INVALID_RESPONSES.has(code) || error.message.startsWith('bad '))
    return { kind: 'protocol', message: `The response is not valid HTTP: ${detailOf(error)}.` };
  if (RESETS.has(code)) return { kind: 'reset', message: 'The receiver closed the connection before the response was complete.' };
  // Whatever else fails before the connection is a TLS handshake error. OpenSSL has too many codes to list.
  if (!wasConnected) return { kind: 'tls', message: `The TLS connection failed: ${detailOf(error)}.` };
  return { kind: 'protocol', message: `The exchange failed: ${detailOf(error)}.` };
}

/** OpenSSL messages contain file names and numbers; only the reason helps. */
function detailOf(error: Error): string {
  const detail = 'reason' in error && typeof error.reason === 'string' ? error.reason : error.message;
  return detail.slice(0, MAX_DETAIL).replace(/\.$/, '');
}
