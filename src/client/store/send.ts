import { withoutSlashes } from '../base-url.js';
import { withRetries } from '../retry.js';
import { answerOf } from './answer.js';
import { calls, type Answer, type Call, type CallName, type Body, type Path, type Query } from './calls.js';
import type { ConnectionOptions, ShopOptions, WriteOptions, TokenOptions } from './options.js';
import { transportError, StoreError } from './store-error.js';

/** The same, as declared for a call. */
interface PartsOf<Name extends CallName> extends Parts {
  readonly path?: Path<Name>;
  readonly query?: Query<Name>;
  readonly body?: Body<Name> | undefined;
}

interface StoreRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type Send = <Name extends CallName>(name: Name, parts: PartsOf<Name>, options?: WriteOptions) => Promise<Answer<Name>>;

const TIMEOUT_MS = 30_000;
const RETRIES = { attempts: 3, maxWaitMs: 20_000 };

/** Sends calls: as the shop, where they need one, and again where that is safe and can help. */
export function sender(connection: ConnectionOptions, shop?: ShopOptions): Send {
  const tokens = shop && new Tokens(shop);
  const { attempts = RETRIES.attempts, maxWaitMs = RETRIES.maxWaitMs } = connection;

  return async <Name extends CallName>(name: Name, parts: PartsOf<Name>, options: WriteOptions = {}) => {
    const call: Call = calls[name];
    const settings = { ...connection, ...options, timeoutMs: options.timeoutMs ?? connection.timeoutMs };
    const request = requestOf(call, parts, settings);
    const attempt = (credentials?: Readonly<Record<string, string>>): Promise<unknown> =>
      exchange(call, { ...request, headers: { ...request.headers, ...credentials } }, settings);
    const attemptAsShop = (): Promise<unknown> => {
      const { door } = call;
      if (!shop || !tokens || door === 'open') return attempt();
      return tokens.use((token) => attempt(CREDENTIALS[door](token, shop.domain)));
    };
    const answer = await withRetries(attemptAsShop, {
      attempts,
      maxWaitMs,
      repeatable: call.repeatable !== 'no',
      signal: options.signal,
    });
    // The service and these types are made from the same declarations.
    return answer as Answer<Name>;
  };
}

const CREDENTIALS = {
  shop: (token: string, domain: string) => ({ 'x-svc-shop-token': token, 'x-svc-shop-domain': domain }),
  bearer: (token: string, domain: string) => ({ authorization: `Bearer ${token}`, 'x-svc-shop-domain': domain }),
};

/** One request and its answer. */
async function exchange(
  call: Call,
  { url, ...init }: StoreRequest,
  { url: service, timeoutMs = TIMEOUT_MS, signal, fetch: ownFetch = globalThis.fetch }: ConnectionOptions & WriteOptions,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const ends = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    return await answerOf(await ownFetch(url, { ...init, redirect: 'manual', signal: ends }), call.answer, service);
  } catch (error) {
    // fetch rethrows the reason that the caller aborts with, whatever it is.
    throw transportError(signal?.aborted ? new DOMException('', 'AbortError') : error, service);
  }
}

/** What a call sends besides credentials. */
interface Parts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same for every attempt, with the same Idempotency-Key. */
function requestOf(
  call: Call,
  { path = {}, query = {}, body, headers }: Parts,
  { url, headers: always, idempotencyKey = crypto.randomUUID() }: ConnectionOptions & { readonly idempotencyKey?: string | undefined },
): StoreRequest {
  return {
    url: withoutSlashes(url) + filled(call.path, path) + searchOf(query),
    method: call.method.toUpperCase(),
    headers: {
      ...always,
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.repeatable === 'key' && { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
}

/** Puts ids into a path. An empty one, or one that URLs give a meaning, would reach another path. */
function filled(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name] ?? '';
    if (/^\.{0,2}$/.test(id)) {
      const message = `"${id}" is not an id.`;
      throw new StoreError({ code: 'VALIDATION_FAILED', message, errors: [{ field: name, code: 'VALIDATION_FAILED', message }] });
    }
    return encodeURIComponent(id);
  });
}

function searchOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/** The token of a shop, and its replacement once the service has refused it. */
class Tokens {
  private renewed: { readonly given: string; readonly token: string } | undefined;
  private renewing: Promise<string | undefined> | undefined;

  constructor(private readonly options: TokenOptions) {}

  /** Does the work with the token, and again with a new one if the service refuses it. */
  async use<T>(work: (token: string) => Promise<T>): Promise<T> {
    const token = await this.current();
    try {
      return await work(token);
    } catch (error) {
      const other = error instanceof StoreError && isCurable(error) ? await this.insteadOf(token, error) : undefined;
      if (other === undefined) throw error;
      return work(other);
    }
  }

  private async current(): Promise<string> {
    const given = await this.given();
    return this.renewed?.given === given ? this.renewed.token : given;
  }

  /** Requests that fail together wait for one new token: a shop has only a few that are valid. */
  private async insteadOf(refused: string, error: StoreError): Promise<string | undefined> {
    const current = await this.current();
    if (current !== refused) return current;
    this.renewing ??= this.renew(error).finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renew(error: StoreError): Promise<string | undefined> {
    const token = await this.options.onUnauthorized?.(error);
    if (token !== undefined) this.renewed = { given: await this.given(), token };
    return token;
  }

  private async given(): Promise<string> {
    const { token } = this.options;
    return typeof token === 'function' ? token() : token;
  }
}

/** Other reasons are about the shop, the account or the request. */
const CURABLE: ReadonlySet<string | undefined> = new Set([undefined, 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_REVOKED']);

const isCurable = ({ status, reason }: StoreError): boolean => status === 401 && CURABLE.has(reason);
