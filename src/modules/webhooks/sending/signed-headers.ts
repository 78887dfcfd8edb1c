import type { SigningKey } from './signing-key.js';

export interface SignedAttempt {
  readonly key: SigningKey;
  /** Of secrets that were replaced and are still honoured, newest first. */
  readonly previousKeys: readonly SigningKey[];
  readonly body: Buffer;
  /** Of this attempt, not of the event: receivers refuse what is older than five minutes. */
  readonly attemptAt: Date;
  /** Another one for each attempt. */
  readonly deliveryId: string;
  /** The same on every attempt and for every endpoint: what receivers recognise a repetition by. */
  readonly eventId: string;
  readonly eventType: string;
  readonly attempt: number;
}

/** Every header of an attempt: ours, and beside them those of Standard Webhooks, for receivers that use its libraries. */
export function signedHeaders({ key, previousKeys, body, ...of }: SignedAttempt): Record<string, string> {
  const timestamp = of.attemptAt.toISOString();
  const unixSeconds = Math.floor(of.attemptAt.getTime() / 1000);
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'svc-webhooks/1',
    'X-Svc-Signature': key.signature(timestamp, body),
    // Usually one signature; a list while the overlap of a replaced secret lasts.
    ...(previousKeys.length > 0 && {
      'X-Svc-Signature-Previous': previousKeys.map((previous) => previous.signature(timestamp, body)).join(', '),
    }),
    'X-Svc-Timestamp': timestamp,
    'X-Svc-Event-Type': of.eventType,
    'X-Svc-Delivery-ID': of.deliveryId,
    'X-Svc-Event-ID': of.eventId,
    'X-Svc-Attempt': String(of.attempt),
    'webhook-id': of.eventId,
    'webhook-timestamp': String(unixSeconds),
    'webhook-signature': [key, ...previousKeys].map((each) => each.standardSignature(of.eventId, unixSeconds, body)).join(' '),
  };
}
