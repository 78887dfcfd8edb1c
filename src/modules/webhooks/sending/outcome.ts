import type { Answer } from './exchange.js';
import { failureOf } from './failure.js';
import { redactedHeaders } from './redacted-headers.js';
import { storedText } from './stored-text.js';

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
