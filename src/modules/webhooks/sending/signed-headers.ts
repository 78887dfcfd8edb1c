import { HmacSha256 } from '../../../platform/auth/hmac-sha256.js';
import { SECRET_PREFIX } from './secret.js';

/** A secret of an endpoint, prepared to sign many deliveries. */
export class SigningKey {
  private readonly own: HmacSha256;
  private readonly standard: HmacSha256;

  constructor(secret: string) {
    this.own = new HmacSha256(Buffer.from(secret));
    this.standard = new HmacSha256(Buffer.from(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret, 'base64'));
  }

  /** HMAC-SHA256 in hex over the timestamp, a dot and the raw body. The key is the secret as it is read, prefix included. */
  signature(timestamp: string, body: Buffer): string {
    return this.own.signBytes(`${timestamp}.`, body, 'hex');
  }

  /** The signature of Standard Webhooks. There the key is what the Base64 behind the prefix stands for. */
  standardSignature(id: string, unixSeconds: number, body: Buffer): string {
    return `v1,${this.standard.signBytes(`${id}.${unixSeconds}.`, body, 'base64')}`;
  }
}

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
