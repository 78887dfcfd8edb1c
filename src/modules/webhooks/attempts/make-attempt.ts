import type { Services } from '../../../platform/services.js';
import { inSpan } from '../../../platform/tracing/tracing.js';
import { countAttempt } from '../webhook-metrics.js';
import { redactedHeaders, signedHeaders, type SendOutcome } from '../sending/index.js';
import type { Attempt } from './claim-attempts.js';
import { signingKey } from './open-secrets.js';

/** What became of one attempt. */
export interface AttemptResult {
  readonly attempt: Attempt;
  readonly outcome: SendOutcome;
  readonly attemptedAt: Date;
  readonly requestHeaders: Readonly<Record<string, string>> | null;
}

/** Makes the attempt where it can be seen: in a span of the trace that the event came of, in the metrics and in the log. */
export async function makeAttempt(services: Services, attempt: Attempt): Promise<AttemptResult> {
  const { id, requestId, traceparent: parent, endpointId, eventId, eventType, attempt: number } = attempt;
  const facts = { 'shipgraph.request_id': requestId, 'shipgraph.delivery_id': id, 'shipgraph.endpoint_id': endpointId };
  const more = { 'shipgraph.event_id': eventId, 'shipgraph.event_type': eventType, 'shipgraph.attempt': number };
  return inSpan('webhook delivery', { kind: 'client', parent, facts: { ...facts, ...more } }, async (note) => {
    const result = await send(services, attempt);
    const { delivered, failure, httpStatus: status, durationMs: ms } = result.outcome;
    note({ 'http.response.status_code': status, 'error.type': failure });
    countAttempt(services, attempt, result.outcome);
    services.log.info(
      { requestId, deliveryId: id, endpointId, eventId, eventType, attempt: number, delivered, failure, status, ms },
      'webhook delivery',
    );
    return result;
  });
}

/** Signs the message with the secret of now and sends it. The signature has the time of this attempt, as receivers refuse old ones. */
async function send({ clock, secrets, webhooks }: Services, attempt: Attempt): Promise<AttemptResult> {
  const attemptedAt = clock.now();
  const body = Buffer.from(attempt.body);
  const stillValid = attempt.previousSecrets.filter(({ until }) => new Date(until) > attemptedAt);
  const requestHeaders = signedHeaders({
    key: signingKey(secrets, attempt.secret),
    previousKeys: stillValid.map(({ sealed }) => signingKey(secrets, Buffer.from(sealed, 'base64'))),
    body,
    attemptAt: attemptedAt,
    deliveryId: attempt.id,
    eventId: attempt.eventId,
    eventType: attempt.eventType,
    attempt: attempt.attempt,
  });
  const outcome = await webhooks.send({ url: attempt.url, headers: requestHeaders, body });
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
