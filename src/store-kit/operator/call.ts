import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { invalid, refuse, refuseFields, Refusal } from '../../kernel/errors.js';
import { prefixedId } from '../../platform/ids.js';
import { printError } from '../../rest/print-error.js';
import type { ErrorFamily } from '../../rest/route.js';

/** A request of the plug-in, and what it was answered. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** The documented route, such as `POST /api/order/{id}/update`; undefined if no route has this path and method. */
  readonly route: string | undefined;
  readonly parameters: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds of a clock that only goes forward. */
  readonly receivedAt: number;
  answeredAt: number | undefined;
  /** Null while it is not answered, and for ever if the connection ends without an answer. */
  status: number | null;
  answer: string;
}

/** The same limit as the service has. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw refuse('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a request as JSON. INVALID_JSON. */
export function jsonOf({ body }: Pick<Call, 'body'>): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw refuse('INVALID_JSON', {}, { cause: error });
  }
}

/** The body as an object, which it is on nearly every route. */
export function objectOf(call: Pick<Call, 'body'>): JsonObject {
  const body = jsonOf(call);
  if (!isObject(body)) throw refuseFields([invalid(null, 'bodyObject')]);
  return body;
}

export const objectAt = (value: JsonObject, field: string): JsonObject => {
  const found = value[field];
  return isObject(found) ? found : {};
};

export const listAt = (value: JsonObject, field: string): readonly JsonObject[] => {
  const found: unknown = value[field];
  return Array.isArray(found) ? found.filter(isObject) : [];
};

export const textAt = (value: JsonObject, field: string): string | undefined => {
  const found = value[field];
  return typeof found === 'string' ? found : undefined;
};

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
