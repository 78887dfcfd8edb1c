import type { Answer } from './exchange.js';
import { failureOf } from './failure.js';
import { redactedHeaders } from './redacted-headers.js';

/** Why an attempt did not deliver. Kinds differ where the remedy differs. */
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

/** The outcome of one attempt. All of it may be stored and shown to the owner of the endpoint. */
export interface SendOutcome {
  readonly delivered: boolean;
  /** Present whenever a status line came, even when the rest of the answer did not. */
  readonly httpStatus: number | null;
  readonly failure: FailureKind | null;
  readonly errorMessage: string | null;
  /** The beginning of the answer: at most 2 KiB of valid text. */
  readonly responseBody: string;
  /** Without cookies and other secrets. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** What a 429 or 503 asked for, from 0 to 3600; null when it asked for nothing. */
  readonly retryAfterSeconds: number | null;
  readonly durationMs: number;
  readonly remoteAddress: string | null;
}

/** Only a complete answer of 2xx counts as delivered: a receiver that breaks off may have broken off its work too. */
export function outcomeOf(answer: Answer, facts: Pick<SendOutcome, 'retryAfterSeconds' | 'durationMs' | 'remoteAddress'>): SendOutcome {
  const failed = failureOf(answer);
  return {
    delivered: failed === null,
    httpStatus: answer.status,
    failure: failed?.kind ?? null,
    errorMessage: failed?.message ?? null,
    responseBody: storedText(answer.body, answer.isBodyCut),
    responseHeaders: redactedHeaders(answer.headers),
    ...facts,
  };
}

/** How much of an answer is kept for the history. */
export const STORED_BYTES = 2048;

/** The first 2 KiB of whatever came, as text that a database takes: bytes that are no UTF-8, and NUL, become U+FFFD. */
export function storedText(bytes: Buffer, isCut: boolean): string {
  // In stream mode a character that the cut went through is left out instead of spoilt.
  const text = new TextDecoder().decode(bytes.subarray(0, STORED_BYTES), { stream: isCut || bytes.length > STORED_BYTES });
  return withinBytes(text.replaceAll('\0', '\uFFFD'));
}

/** A replacement is longer than what it replaces, so the text is measured again. */
function withinBytes(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= STORED_BYTES) return text;
  return new TextDecoder().decode(bytes.subarray(0, STORED_BYTES), { stream: true });
}

const LONGEST_SECONDS = 3600;

/**
 * The seconds that a 429 or 503 asks us to wait, at most an hour; null when it asks for nothing that can be understood.
 * The header is a number of seconds or a date, which is measured by the receiver's own clock where it tells the time.
 */
export function retryAfterSeconds(status: number | null, headers: Readonly<Record<string, string>>, now: Date): number | null {
  const asked = headers['retry-after']?.trim();
  if ((status !== 429 && status !== 503) || asked === undefined) return null;
  if (/^\d+$/.test(asked)) return Math.min(Number(asked), LONGEST_SECONDS);
  const until = httpDate(asked);
  if (until === undefined) return null;
  const from = httpDate(headers['date'] ?? '') ?? now.getTime();
  return Math.min(Math.max(Math.ceil((until - from) / 1000), 0), LONGEST_SECONDS);
}

/** A date of HTTP begins with the name of a day; the parser of JavaScript would take much else for a date. */
function httpDate(text: string): number | undefined {
  const instant = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(instant) ? undefined : instant;
}
