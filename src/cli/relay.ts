import { randomUUID } from 'node:crypto';
import type { FeedEvent } from '../client/index.js';
import { signedHeaders, SigningKey } from '../modules/webhooks/sending/signed-headers.js';

export interface RelayTarget {
  readonly url: string;
  readonly secret: string;
  readonly signal: AbortSignal;
}

export interface Relayed {
  readonly deliveryId: string;
  /** Null when the receiver did not answer. */
  readonly status: number | null;
  /** Why the receiver did not answer. */
  readonly failure: string | null;
  readonly durationMs: number;
}

/** The same timeout as the service uses. */
const PATIENCE_MS = 10_000;

/** The exact body that a webhook receives. */
export const bodyOf = ({ id, event, timestamp, apiVersion, data }: FeedEvent): string =>
  JSON.stringify({ id, event, timestamp, apiVersion, data });

/** Sends one event to a receiver as the service would: signed, once, and without following redirects. */
export async function relay(event: FeedEvent, { url, secret, signal }: RelayTarget): Promise<Relayed> {
  const body = Buffer.from(bodyOf(event));
  const deliveryId = randomUUID();
  const headers = signedHeaders({
    key: new SigningKey(secret), previousKeys: [], body, attemptAt: new Date(), deliveryId, eventId: event.id, eventType: event.event, attempt: 1,
  }); // prettier-ignore
  const begun = performance.now();
  const since = (): number => Math.round(performance.now() - begun);
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: limit });
    const durationMs = since();
    // Discard the body: it is not used, and may be endless.
    await answer.body?.cancel();
    return { deliveryId, status: answer.status, failure: null, durationMs };
  } catch (error) {
    if (signal.aborted) throw error;
    return { deliveryId, status: null, failure: failureOf(error), durationMs: since() };
  }
}

function failureOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timed out';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'not reachable';
}
