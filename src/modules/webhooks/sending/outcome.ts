import { codeOf, NotDeliverable } from '../../../platform/outbound/not-deliverable.js';
import type { ReceivedResponse } from './exchange.js';
import { redactedHeaders } from './redacted-headers.js';

/** Why an attempt failed. One kind per remedy. */
export type FailureKind =
  | 'timeout'
  | 'dns'
  | 'blocked'
  | 'refused'
  | 'reset'
  | 'tls'
  | 'redirect'
  | 'client_error'
  | 'server_error'
  | 'gone'
  | 'throttled'
  | 'protocol';

/** The outcome of one attempt, redacted for storage and for the owner of the endpoint. */
export interface SendOutcome {
  readonly delivered: boolean;
  /** Set if a status line was received, even if the rest of the response was not. */
  readonly httpStatus: number | null;
  readonly failure: FailureKind | null;
  readonly errorMessage: string | null;
  /** The first 2 KiB of the response, as valid text. */
  readonly responseBody: string;
  /** Cookies and other secrets are masked. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Retry-After of a 429 or 503, from 0 to 3600; null if there was none. */
  readonly retryAfterSeconds: number | null;
  readonly durationMs: number;
  readonly remoteAddress: string | null;
}

/** Only a complete 2xx response counts as delivered: a receiver whose response breaks off may not have finished its work. */
export function outcomeOf(
  response: ReceivedResponse,
  facts: Pick<SendOutcome, 'retryAfterSeconds' | 'durationMs' | 'remoteAddress'>,
): SendOutcome {
  const failed = failureOf(response);
  return {
    delivered: failed === null,
    httpStatus: response.status,
    failure: failed?.kind ?? null,
    errorMessage: failed?.message ?? null,
    responseBody: storedText(response.body, response.isBodyCut),
    responseHeaders: redactedHeaders(response.headers),
    ...facts,
  };
}

/** How much of a response body is kept for the history. */
export const STORED_BYTES = 2048;

/** The first 2 KiB as text that PostgreSQL can store: NUL and bytes that are not UTF-8 become U+FFFD. */
function storedText(bytes: Buffer, isCut: boolean): string {
  // Stream mode drops a character that was cut in half instead of replacing it.
  const text = new TextDecoder().decode(bytes.subarray(0, STORED_BYTES), { stream: isCut || bytes.length > STORED_BYTES });
  return withinBytes(text.replaceAll('\0', '\uFFFD'));
}

/** U+FFFD takes more bytes than what it replaces, so cut again. */
function withinBytes(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= STORED_BYTES) return text;
  return new TextDecoder().decode(bytes.subarray(0, STORED_BYTES), { stream: true });
}

const MAX_RETRY_AFTER_SECONDS = 3600;

/**
 * Retry-After of a 429 or 503 in seconds, at most an hour; null if absent or invalid. The header is a number of seconds or a date, which is
 * compared with the receiver's own Date header if there is one.
 */
export function retryAfterSeconds(status: number | null, headers: Readonly<Record<string, string>>, now: Date): number | null {
  const asked = headers['retry-after']?.trim();
  if ((status !== 429 && status !== 503) || asked === undefined) return null;
  if (/^\d+$/.test(asked)) return Math.min(Number(asked), MAX_RETRY_AFTER_SECONDS);
  const until = httpDate(asked);
  if (until === undefined) return null;
  const from = httpDate(headers['date'] ?? '') ?? now.getTime();
  return Math.min(Math.max(Math.ceil((until - from) / 1000), 0), MAX_RETRY_AFTER_SECONDS);
}

/** HTTP dates begin with the name of a day. Date.parse alone would accept much else. */
function httpDate(text: string): number | undefined {
  const instant = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

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
function failureOf({ status, error, wasConnected }: ReceivedResponse): Failure | null {
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
