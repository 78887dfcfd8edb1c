import { type Dispatcher, request as send } from 'undici';
import { codeOf, NotDeliverable } from '../../platform/outbound/not-deliverable.js';
import { CarrierFailure, type CarrierHttp, type CarrierRequest, type CarrierResponse } from '../carriers/adapter/index.js';

export interface ClientParts {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Opens connections to permitted addresses only. */
  readonly dispatcher: Dispatcher;
  /** Whether failures quote what the address answered with; true if absent. */
  readonly quotesPages?: boolean;
  /** Values that must not appear in any message. */
  readonly secrets: readonly string[];
  readonly now: () => Date;
}

/** Larger than any label. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_RETRY_AFTER = 3_600;
/** These fail before the request is sent, so nothing can have happened. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Sends an adapter's requests and turns everything but an answer into a failure of one of the five kinds. */
export function carrierClient(parts: ClientParts): CarrierHttp {
  return {
    async send(request, signal) {
      const response = await exchange(parts, request, signal);
      refuseStatus(parts, request, response);
      return response;
    },
  };
}

async function exchange(parts: ClientParts, request: CarrierRequest, signal: AbortSignal): Promise<CarrierResponse> {
  // Not even begun, so nothing can have happened.
  if (signal.aborted) throw new CarrierFailure('unavailable', 'The call was abandoned before it was sent.');
  try {
    const { statusCode, headers, body } = await send(urlOf(parts, request), {
      dispatcher: parts.dispatcher,
      method: request.method,
      signal,
      ...contentOf(request),
    });
    const bytes = await limited(body, signal);
    return responseOf(request, { status: statusCode, headers: flat(headers), bytes });
  } catch (error) {
    if (error instanceof CarrierFailure) throw error;
    throw lostAnswer(parts, request, error, signal);
  }
}

function urlOf({ baseUrl }: ClientParts, { path, query = {} }: CarrierRequest): URL {
  const isElsewhere = /^https?:\/\//.test(path);
  const url = URL.parse(isElsewhere ? path : baseUrl + path);
  if (!url) throw new CarrierFailure('unavailable', 'The carrier gave an address that is not a URL.');
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

function contentOf({ headers = {}, json, form, text }: CarrierRequest): Pick<Dispatcher.RequestOptions, 'headers' | 'body'> {
  const common = { accept: 'application/json', 'user-agent': 'shipgraph', ...headers };
  if (json !== undefined) return { headers: { ...common, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  if (form)
    return {
      headers: { ...common, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    };
  if (text) return { headers: { ...common, 'content-type': text.type }, body: text.body };
  return { headers: common };
}

async function limited(body: AsyncIterable<Buffer> & { destroy(): unknown }, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    signal.throwIfAborted();
    size += chunk.length;
    if (size > MAX_BYTES) {
      body.destroy();
      throw new Error(`The answer is longer than ${MAX_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const flat = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

function responseOf(request: CarrierRequest, answer: Pick<CarrierResponse, 'status' | 'headers' | 'bytes'>): CarrierResponse {
  const text = (): string => Buffer.from(answer.bytes).toString('utf8');
  return {
    ...answer,
    text,
    json: () => {
      try {
        return JSON.parse(text()) as unknown;
      } catch (cause) {
        throw new CarrierFailure(lost(request), 'The carrier answered with text that is not JSON.', { code: 'MALFORMED_ANSWER', cause });
      }
    },
  };
}

function refuseStatus(parts: ClientParts, request: CarrierRequest, { status, headers, bytes }: CarrierResponse): void {
  if (request.answers?.includes(status)) return;
  const said = (): string => (parts.quotesPages === false ? '' : wordsOf(parts, bytes));
  if (status === 401 || status === 403)
    throw new CarrierFailure('credentials', `The carrier refused the credentials (${status}). ${said()}`.trim(), { code: String(status) });
  if (status === 429)
    throw new CarrierFailure('throttled', 'The carrier wants fewer calls (429).', {
      code: '429',
      retryAfterSeconds: retryAfter(headers['retry-after'], parts.now()),
    });
  if (status >= 500) throw new CarrierFailure(lost(request), `The carrier failed (${status}). ${said()}`.trim(), { code: String(status) });
  if (status >= 300 && status < 400)
    throw new CarrierFailure('unavailable', `The carrier redirected the call (${status}); redirects are not followed.`);
}

/** Whole seconds, 1 to 3600; 60 without a usable header. */
function retryAfter(header: string | undefined, now: Date): number {
  if (header === undefined) return 60;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAX_RETRY_AFTER) : 60;
}

const lost = ({ changes = false }: CarrierRequest): 'outcome_unknown' | 'unavailable' => (changes ? 'outcome_unknown' : 'unavailable');

function lostAnswer(parts: ClientParts, request: CarrierRequest, error: unknown, signal: AbortSignal): CarrierFailure {
  const code = codeOf(error);
  const cause = codeOf(error instanceof Error ? error.cause : undefined);
  if (error instanceof NotDeliverable) return new CarrierFailure('unavailable', error.message, { code: error.kind });
  if (signal.aborted) return new CarrierFailure(lost(request), 'The carrier did not answer in time.', { code: 'TIMEOUT' });
  const wasSent = !NEVER_SENT.has(code) && !NEVER_SENT.has(cause);
  const message = redact(parts, error instanceof Error ? error.message : String(error)).slice(0, 200);
  return new CarrierFailure(wasSent ? lost(request) : 'unavailable', `The connection to the carrier failed: ${message}`, {
    ...(code !== '' && { code }),
  });
}

/** The beginning of an error answer, which often says what is wrong. */
const wordsOf = (parts: ClientParts, bytes: Uint8Array): string =>
  redact(parts, Buffer.from(bytes.subarray(0, 2_000)).toString('utf8').replace(/\s+/g, ' ').trim()).slice(0, 300);

export const redact = ({ secrets }: Pick<ClientParts, 'secrets'>, text: string): string =>
  secrets.filter((secret) => secret.length >= 4).reduce((clean, secret) => clean.replaceAll(secret, '***'), text);
