import type { Printable } from '../platform/http/json.js';

export interface Answer {
  readonly status: number;
  readonly body: Printable;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent unchanged instead of a JSON body. */
  readonly content?: string | Uint8Array;
  /** Further content, read as fast as the client accepts it. */
  readonly more?: AsyncIterable<string | Uint8Array>;
}

interface AnswerOptions {
  /** Defaults to 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A JSON response. */
export const answer = (body: Printable, { status = 200, headers = {} }: AnswerOptions = {}): Answer => ({ status, body, headers });

/** A response without JSON: a file, a page or headers only. */
export const contentAnswer = (content: string | Uint8Array, headers: Readonly<Record<string, string>>, status = 200): Answer => ({
  status,
  body: null,
  headers,
  content,
});
