import { createHmac } from 'node:crypto';
import { SECRET_PREFIX } from './secret.js';

/** HMAC-SHA256 in hex over the timestamp, a dot and the raw body. The key is the secret as it is read, prefix included. */
export const signature = (secret: string, timestamp: string, body: Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** The signature of Standard Webhooks. There the key is what the Base64 behind the prefix stands for. */
export const standardSignature = (secret: string, id: string, unixSeconds: number, body: Buffer): string =>
  `v1,${createHmac('sha256', standardKey(secret)).update(`${id}.${unixSeconds}.`).update(body).digest('base64')}`;

const standardKey = (secret: string): Buffer =>
  Buffer.from(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret, 'base64');
