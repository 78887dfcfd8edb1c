import type { SendOutcome } from '../sending/index.js';

/** A receiver may ask for more patience than the schedule has, up to this. */
const MAX_RETRY_AFTER_SECONDS = 3600;
/** Spreads what failed together, so that it does not come back together. Never early. */
const JITTER = 0.1;
const ASKS_FOR_PATIENCE: ReadonlySet<number> = new Set([429, 503]);

/**
 * Seconds until the attempt after number `attempt`, or undefined when that was the last one.
 * `random` is from 0 to 1.
 */
export function nextDelay(
  schedule: readonly number[],
  { attempt, outcome, random }: { attempt: number; outcome: Pick<SendOutcome, 'httpStatus' | 'retryAfterSeconds'>; random: number },
): number | undefined {
  const planned = schedule[attempt];
  if (planned === undefined || outcome.httpStatus === 410) return undefined;
  const asked = ASKS_FOR_PATIENCE.has(outcome.httpStatus ?? 0) ? (outcome.retryAfterSeconds ?? 0) : 0;
  const wait = Math.max(planned, Math.min(asked, MAX_RETRY_AFTER_SECONDS));
  return wait * (1 + random * JITTER);
}

/** What the history says of an attempt that is not made any more. */
export const CANCELLED = 'Cancelled: the webhook was deleted or switched off.';
