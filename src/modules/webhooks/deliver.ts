import type { CoreServices } from '../../platform/services.js';
import type { AttemptBook } from './attempts/attempt-book.js';
import type { Attempt } from './attempts/claim-attempts.js';
import { makeAttempt } from './attempts/make-attempt.js';
import { NO_TURN_SECONDS, type Pacer } from './attempts/pacer.js';
import type { CircuitBreakers } from './sending/index.js';
import type { WebhookServices } from './services.js';

interface Means {
  readonly services: CoreServices & WebhookServices;
  readonly breakers: CircuitBreakers;
  readonly pacer: Pacer;
  readonly book: AttemptBook;
}

/** The attempt was not made and comes again, uncounted: it alone after a while, or nothing to its endpoint before an instant. */
export type PutOff = { readonly seconds: number } | { readonly endpointUntil: Date };

/** One attempt to deliver one event. `fan-out.ts` makes the attempts of an event, `attempts/attempt-pump.ts` decides which of them is next. */
export async function deliver(attempt: Attempt, { services, breakers, pacer, book }: Means): Promise<PutOff | undefined> {
  if (!attempt.open) return book.record({ kind: 'cancelled', attempt });

  const endpointUntil = breakers.putOffUntil(attempt.endpointId);
  if (endpointUntil) return { endpointUntil };

  const hasTurn = attempt.rateLimit === null || (await pacer.turn(attempt.endpointId, attempt.rateLimit));
  if (!hasTurn) return { seconds: NO_TURN_SECONDS };

  const made = await makeAttempt(services, attempt);
  breakers.record(attempt.endpointId, made.outcome);
  // Records the outcome, schedules the next attempt and updates the endpoint's health, many attempts in one transaction.
  book.record(made);
  return undefined;
}
