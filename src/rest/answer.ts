import type { Printable } from '../platform/http/json.js';

export interface Answer {
  readonly status: number;
  readonly body: Printable;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as it is, in place of the body as JSON. */
  readonly content?: string | Uint8Array;
  /** What follows the content. It is read as fast as the caller takes it. */
  readonly more?: AsyncIterable<string | Uint8Array>;
}

interface AnswerOptions {
  /** 200 when absent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer in JSON. */
export const answer = (body: Printable, { status = 200, headers = {} }: AnswerOptions = {}): Answer => ({ status, body, headers });

/** An answer that is no JSON: a file, a page or nothing but headers. */
export const contentAnswer = (content: string | Uint8Array, headers: Readonly<Record<string, string>>, status = 200): Answer => ({
  status,
  body: null,
  headers,
  content,
});
