import { ShipgraphError } from './shipgraph-error.js';

export interface RetryOptions {
  /** How often a request is sent at most. 1 switches retries off. */
  readonly attempts: number;
  /** The longest wait before the next try; a service that asks for more is not asked again. */
  readonly maxWaitMs: number;
}

/** Refused before anything was done, whatever was asked for. */
const NOT_BEGUN: ReadonlySet<string> = new Set(['RATE_LIMITED', 'IDEMPOTENCY_IN_PROGRESS']);
/** Nobody knows whether it was done, so only what may run twice is sent again. */
const UNKNOWN_OUTCOME: ReadonlySet<string> = new Set(['UNREACHABLE', 'TIMEOUT', 'BAD_ANSWER', 'SERVICE_UNAVAILABLE']);

const FIRST_WAIT_MS = 200;

/** Sends a request again where that is safe and may help. */
export async function withRetries<T>(
  send: () => Promise<T>,
  { attempts, maxWaitMs, repeatable, signal }: RetryOptions & { repeatable: boolean; signal?: AbortSignal | undefined },
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const waitMs = error instanceof ShipgraphError ? pauseAfter(error, attempt) : Infinity;
      const mayRepeat = error instanceof ShipgraphError && isWorthRepeating(error, repeatable);
      if (!mayRepeat || attempt >= attempts || waitMs > maxWaitMs || signal?.aborted) throw error;
      await pause(waitMs, signal);
    }
  }
}

const isWorthRepeating = ({ code, status }: ShipgraphError, repeatable: boolean): boolean =>
  NOT_BEGUN.has(code) || (repeatable && UNKNOWN_OUTCOME.has(code) && (code !== 'BAD_ANSWER' || (status ?? 0) >= 500));

/** What the service asked for, or twice as long each time with a part of chance, so that many callers do not come back together. */
function pauseAfter({ retryAfter }: ShipgraphError, attempt: number): number {
  return retryAfter === undefined ? backoff(attempt) : retryAfter * 1000 + Math.random() * FIRST_WAIT_MS;
}

export function backoff(attempt: number): number {
  const most = FIRST_WAIT_MS * 2 ** (attempt - 1);
  return most / 2 + (Math.random() * most) / 2;
}

/** Waits, in browsers too. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new ShipgraphError({ code: 'ABORTED', message: 'The request was given up.' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
