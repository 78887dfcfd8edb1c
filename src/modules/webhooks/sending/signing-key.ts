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
