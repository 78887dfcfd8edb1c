import type { Services } from '../../../platform/services.js';
import { countAttempt } from '../webhook-metrics.js';
import { redactedHeaders, signedHeaders, type SendOutcome } from '../sending/index.js';
import type { Attempt } from './claim-attempts.js';

/** What became of one attempt. */
export interface AttemptResult {
  readonly attempt: Attempt;
  readonly outcome: SendOutcome;
  readonly attemptedAt: Date;
  readonly requestHeaders: Readonly<Record<string, string>> | null;
}

/** Signs the message with the secret of now and sends it. The signature has the time of this attempt, as receivers refuse old ones. */
export async function makeAttempt(services: Services, attempt: Attempt): Promise<AttemptResult> {
  const { clock, secrets, webhooks } = services;
  const attemptedAt = clock.now();
  const body = Buffer.from(attempt.body);
  const stillValid = attempt.previousSecrets.filter(({ until }) => new Date(until) > attemptedAt);
  const requestHeaders = signedHeaders({
    secret: secrets.decrypt(attempt.secret),
    previousSecrets: stillValid.map(({ sealed }) => secrets.decrypt(Buffer.from(sealed, 'base64'))),
    body,
    attemptAt: attemptedAt,
    deliveryId: attempt.id,
    eventId: attempt.eventId,
    eventType: attempt.eventType,
    attempt: attempt.attempt,
  });
  const outcome = await webhooks.send({ url: attempt.url, headers: requestHeaders, body });
  countAttempt(services, attempt, outcome);
  return { attempt, outcome, attemptedAt, requestHeaders: redactedHeaders(requestHeaders) };
}

/** Stands for an attempt that is not made, because its endpoint was deleted or switched off meanwhile. */
export const notMade = (attempt: Attempt, now: Date): AttemptResult => ({
  attempt,
  attemptedAt: now,
  requestHeaders: null,
  outcome: {
    delivered: false,
    httpStatus: null,
    failure: null,
    errorMessage: CANCELLED,
    responseBody: '',
    responseHeaders: {},
    retryAfterSeconds: null,
    durationMs: 0,
    remoteAddress: null,
  },
});

export const CANCELLED = 'Cancelled: the webhook was deleted or switched off.';
