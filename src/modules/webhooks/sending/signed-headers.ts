import { HmacSha256 } from '../../../platform/auth/hmac-sha256.js';
import { SECRET_PREFIX } from './secret.js';

/** A secret prepared to sign many deliveries. */
export class SigningKey {
  private readonly own: HmacSha256;
  private readonly standard: HmacSha256;

  constructor(secret: string) {
    this.own = new HmacSha256(Buffer.from(secret));
    this.standard = new HmacSha256(Buffer.from(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret, 'base64'));
  }

  /** HMAC-SHA256 in hex over the timestamp, a dot and the raw body. The key is the whole secret as text, including its prefix. */
  signature(timestamp: string, body: Buffer): string {
    return this.own.signBytes(`${timestamp}.`, body, 'hex');
  }

  /** The signature of Standard Webhooks. Its key is the Base64 part of the secret, decoded. */
  standardSignature(id: string, unixSeconds: number, body: Buffer): string {
    return `v1,${this.standard.signBytes(`${id}.${unixSeconds}.`, body, 'base64')}`;
  }
}

export interface SignedAttempt {
  readonly key: SigningKey;
  /** Replaced secrets that are still in their overlap, newest first. */
  readonly previousKeys: readonly SigningKey[];
  readonly body: Buffer;
  /** The time of this attempt, not of the event: receivers refuse signatures older than five minutes. */
  readonly attemptAt: Date;
  /** Unique per attempt. */
  readonly deliveryId: string;
  /** The same for every attempt and endpoint: receivers deduplicate by it. */
  readonly eventId: string;
  readonly eventType: string;
  readonly attempt: number;
}

/** All headers of an attempt: our own, and those of Standard Webhooks for receivers that use its libraries. */
export function signedHeaders({ key, previousKeys, body, ...of }: SignedAttempt): Record<string, string> {
  const timestamp = of.attemptAt.toISOString();
  const unixSeconds = Math.floor(of.attemptAt.getTime() / 1000);
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'svc-webhooks/1',
    'X-Svc-Signature': key.signature(timestamp, body),
    // One signature per replaced secret in its overlap.
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
