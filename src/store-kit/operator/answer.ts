import { Refusal, refuse } from '../../kernel/errors.js';
import { printError } from '../../rest/print-error.js';
import type { ErrorFamily } from '../../rest/route.js';
import { prefixedId } from '../../platform/ids.js';

/** What the playing operator answers: JSON, or the bytes of a file. */
export interface PlayedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const done = (body: unknown, headers: Readonly<Record<string, string>> = {}): PlayedAnswer => ({ status: 200, headers, body });

const DOCS = 'http://localhost:4000';

/** A refusal as the service prints it, with the very printer of the service. */
export function refused(family: ErrorFamily, refusal: Refusal): PlayedAnswer {
  const surroundings = { requestId: prefixedId('req'), docBase: DOCS, production: true, wishes: { json: true, language: 'en' as const } };
  const { status, body } = printError(family, refusal, surroundings);
  const { retryAfter } = refusal.facts;
  return { status, body, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } };
}

export const asRefusal = (error: unknown): Refusal => (error instanceof Refusal ? error : refuse('INTERNAL_ERROR', {}, { cause: error }));
