import { withRetries } from '../retry.js';
import { answerOf } from './answer.js';
import { calls, type Answer, type Call, type CallName } from './calls.js';
import type { ConnectionOptions, ShopOptions, WriteOptions } from './options.js';
import { requestOf, type PartsOf, type StoreRequest } from './request.js';
import { transportError } from './store-error.js';
import { Tokens } from './tokens.js';

export type Send = <Name extends CallName>(name: Name, parts: PartsOf<Name>, options?: WriteOptions) => Promise<Answer<Name>>;

const TIMEOUT_MS = 30_000;
const RETRIES = { attempts: 3, maxWaitMs: 20_000 };

/** Sends calls: as the shop, where they need one, and again where that is safe and can help. */
export function sender(connection: ConnectionOptions, shop?: ShopOptions): Send {
  const tokens = shop && new Tokens(shop);
  const { attempts = RETRIES.attempts, maxWaitMs = RETRIES.maxWaitMs } = connection;

  return async <Name extends CallName>(name: Name, parts: PartsOf<Name>, options: WriteOptions = {}) => {
    const call: Call = calls[name];
    const request = requestOf(call, parts, { ...connection, ...options });
    const attempt = (credentials?: Readonly<Record<string, string>>): Promise<unknown> =>
      exchange(call, { ...request, headers: { ...request.headers, ...credentials } }, { ...connection, ...options });
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
