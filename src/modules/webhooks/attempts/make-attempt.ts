import { LRUCache } from 'lru-cache';
import type { Secrets } from '../../../platform/auth/secrets.js';
import type { CoreServices } from '../../../platform/services.js';
import { inSpan } from '../../../platform/tracing/tracing.js';
import { countAttempt } from '../webhook-metrics.js';
import { redactedHeaders, signedHeaders, SigningKey, type SendOutcome } from '../sending/index.js';
import type { Attempt } from './claim-attempts.js';
import type { WebhookServices } from '../services.js';

/** How an attempt ended: made, or cancelled because its endpoint was deleted or disabled in the meantime. */
export type AttemptResult = MadeAttempt | CancelledAttempt;

export interface MadeAttempt {
  readonly kind: 'made';
  readonly attempt: Attempt;
  readonly outcome: SendOutcome;
  readonly attemptedAt: Date;
  /** Redacted for storage. */
  readonly requestHeaders: Readonly<Record<string, string>>;
}

export interface CancelledAttempt {
  readonly kind: 'cancelled';
  readonly attempt: Attempt;
}

export const isMade = (result: AttemptResult): result is MadeAttempt => result.kind === 'made';

/** Sends one attempt and reports it: as a span in the trace of its event, in the metrics and in the log. */
export async function makeAttempt(services: CoreServices & WebhookServices, attempt: Attempt): Promise<MadeAttempt> {
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

/** Signs the message and sends it. The signature carries the time of this attempt, because receivers refuse old ones. */
async function send({ clock, secrets, webhooks }: CoreServices & WebhookServices, attempt: Attempt): Promise<MadeAttempt> {
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
  return { kind: 'made', attempt, outcome, attemptedAt, requestHeaders: redactedHeaders(requestHeaders) };
}

const MAX_KEYS = 5000;

/** Caches signing keys by encrypted secret, because decrypting takes longer than signing. */
const keys = new WeakMap<Secrets, LRUCache<string, SigningKey>>();

/** Throws if the secret was encrypted with another SECRET_KEY. */
export function signingKey(secrets: Secrets, sealed: Uint8Array): SigningKey {
  let known = keys.get(secrets);
  if (!known) keys.set(secrets, (known = new LRUCache({ max: MAX_KEYS })));
  const name = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength).toString('latin1');
  let key = known.get(name);
  if (!key) known.set(name, (key = new SigningKey(secrets.decrypt(sealed))));
  return key;
}
