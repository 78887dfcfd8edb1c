import type { CoreServices } from '../../platform/services.js';
import type { AttemptBook } from './attempts/attempt-book.js';
import type { Attempt } from './attempts/claim-attempts.js';
import { makeAttempt } from './attempts/make-attempt.js';
import { NO_TURN_SECONDS, type Pacer } from './attempts/pacer.js';
import type { CircuitBreakers } from './sending/index.js';
import type { WebhookServices } from './services.js';

interface Parts {
  readonly services: CoreServices & WebhookServices;
  readonly breakers: CircuitBreakers;
  readonly pacer: Pacer;
  readonly book: AttemptBook;
}

/** The attempt was not made and does not count. Retry it after some seconds, or pause its endpoint until an instant. */
export type Postponed = { readonly seconds: number } | { readonly endpointUntil: Date };

/** Makes one attempt to deliver one event. `fan-out.ts` creates attempts, `attempts/attempt-pump.ts` decides which is next. */
export async function deliver(attempt: Attempt, { services, breakers, pacer, book }: Parts): Promise<Postponed | undefined> {
  if (!attempt.open) return book.record({ kind: 'cancelled', attempt });

  const endpointUntil = breakers.putOffUntil(attempt.endpointId);
  if (endpointUntil) return { endpointUntil };

  const hasTurn = attempt.rateLimit === null || (await pacer.turn(attempt.endpointId, attempt.rateLimit));
  if (!hasTurn) return { seconds: NO_TURN_SECONDS };

  const made = await makeAttempt(services, attempt);
  breakers.record(attempt.endpointId, made.outcome);
  // Also schedules the retry and updates the endpoint's health, many attempts in one transaction.
  book.record(made);
  return undefined;
}
