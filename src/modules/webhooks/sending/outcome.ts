import type { ReceivedResponse } from './exchange.js';
import { failureOf } from './failure.js';
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
