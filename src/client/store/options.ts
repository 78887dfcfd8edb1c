import type { RetryOptions } from '../retry.js';
import type { StoreError } from './store-error.js';

export interface ConnectionOptions extends Partial<RetryOptions> {
  /** Base URL of the service, such as https://ship.example. */
  readonly url: string;
  /** Timeout of a single attempt, including its answer. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Extra headers sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

export interface TokenOptions {
  /** The shop's token. A function is called before each request. */
  readonly token: string | (() => string | Promise<string>);
  /**
   * Called when the service no longer accepts the token. Returns a new one, for example from `connectStore`, and the request is sent once
   * more; undefined lets the call fail. Calls that fail at the same time wait for the same new token.
   */
  readonly onUnauthorized?: (error: StoreError) => string | undefined | Promise<string | undefined>;
}

export interface ShopOptions extends TokenOptions {
  /** Domain of the shop that the token belongs to. */
  readonly domain: string;
}

export interface StoreOptions extends ConnectionOptions, ShopOptions {}

export interface CallOptions {
  /** Aborts the request and any wait between attempts. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the timeout of the store. */
  readonly timeoutMs?: number | undefined;
}

export interface WriteOptions extends CallOptions {
  /** The service does what was sent with one key once. Generated when absent; pass your own to repeat a call after a restart. */
  readonly idempotencyKey?: string | undefined;
}
