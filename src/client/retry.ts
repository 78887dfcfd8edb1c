import { ServiceError } from './service-error.js';

export interface RetryOptions {
  /** Maximum number of times a request is sent. 1 disables retries. */
  readonly attempts: number;
  /** Longest wait before a retry. If the service asks for a longer one, the request is not retried. */
  readonly maxWaitMs: number;
}

/** Refused before any work began, so always safe to retry. */
const NOT_BEGUN: ReadonlySet<string> = new Set(['RATE_LIMITED', 'IDEMPOTENCY_IN_PROGRESS']);
/** The outcome is unknown, so only repeatable operations are retried. */
const UNKNOWN_OUTCOME: ReadonlySet<string> = new Set(['UNREACHABLE', 'TIMEOUT', 'SERVICE_UNAVAILABLE']);

const FIRST_WAIT_MS = 200;

/** Retries a request where that is safe and can help. */
export async function withRetries<T>(
  send: () => Promise<T>,
  { attempts, maxWaitMs, repeatable, signal }: RetryOptions & { repeatable: boolean; signal?: AbortSignal | undefined },
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const waitMs = error instanceof ServiceError ? pauseAfter(error, attempt) : Infinity;
      const mayRepeat = error instanceof ServiceError && isWorthRepeating(error, repeatable);
      if (!mayRepeat || attempt >= attempts || waitMs > maxWaitMs || signal?.aborted) throw error;
      await pause(waitMs, signal);
    }
  }
}

const isWorthRepeating = ({ code, status }: ServiceError, repeatable: boolean): boolean =>
  NOT_BEGUN.has(code) || (repeatable && (UNKNOWN_OUTCOME.has(code) || (status ?? 0) >= 500));

/** The wait that the service asked for, else exponential backoff; both with jitter, so that many callers do not retry at once. */
function pauseAfter({ retryAfter }: ServiceError, attempt: number): number {
  return retryAfter === undefined ? backoff(attempt) : retryAfter * 1000 + Math.random() * FIRST_WAIT_MS;
}

export function backoff(attempt: number): number {
  const most = FIRST_WAIT_MS * 2 ** (attempt - 1);
  return most / 2 + (Math.random() * most) / 2;
}

/** Sleeps for the given time, or until the signal aborts: what comes next finds it aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const wake = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener('abort', wake, { once: true });
  });
}
