import { LRUCache } from 'lru-cache';
import type { Secrets } from '../../../platform/auth/secrets.js';
import { SigningKey } from '../sending/index.js';

const MOST = 5000;

/** Keys by the secret as it is stored, for each key of a deployment: opening one takes longer than signing with it. */
const opened = new WeakMap<Secrets, LRUCache<string, SigningKey>>();

/** Throws when it was sealed with another SECRET_KEY. */
export function signingKey(secrets: Secrets, sealed: Uint8Array): SigningKey {
  let known = opened.get(secrets);
  if (!known) opened.set(secrets, (known = new LRUCache({ max: MOST })));
  const name = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength).toString('latin1');
  let key = known.get(name);
  if (!key) known.set(name, (key = new SigningKey(secrets.decrypt(sealed))));
  return key;
}
