import { hash } from 'node:crypto';
import type { Secrets } from '../../platform/auth/secrets.js';
import { randomPooled } from '../../platform/ids.js';

export interface QuotedPrice {
  readonly serviceCode: string;
  readonly rateCardVersion: number | null;
  /** The price that was shown. An id never contains the seller's price. */
  readonly priceMinor: bigint;
  readonly currency: string;
  readonly expiresAt: Date;
}

/** 12 bytes in base64url. */
const MAC_LENGTH = 16;
const NONCE_BYTES = 6;

/** Creates the id of a quoted service. */
export type RateIds = (quoted: Omit<QuotedPrice, 'expiresAt'>) => string;

/**
 * Creates the ids of one answer. Each id carries its own content and proof, so quoting writes nothing to the database. The service signs
 * the end of the answer: its expiry and a nonce, which separates its ids from all others. That signature is the key that authenticates
 * every id of the answer, and it never leaves the process.
 */
export function rateIds(secrets: Secrets, expiresAt: Date, nonce = newNonce()): RateIds {
  const end = `${Math.floor(expiresAt.getTime() / 1000).toString(36)}.${nonce}`;
  const key = keyOf(secrets, end);
  return ({ serviceCode, rateCardVersion, priceMinor, currency }) => {
    const content = `${serviceCode}.${rateCardVersion ?? ''}.${priceMinor.toString(36)}.${currency}.${end}`;
    return `rate_${Buffer.from(content).toString('base64url')}.${proof(key, content)}`;
  };
}

/** Decodes an id; undefined when it is forged, modified or expired. */
export function readRateId(secrets: Secrets, id: string, now: Date): QuotedPrice | undefined {
  const [, encoded = '', mac = ''] = /^rate_([\w-]+)\.([\w-]+)(?:\.[\w-]+)?$/.exec(id) ?? [];
  const content = Buffer.from(encoded, 'base64url').toString('utf8');
  if (encoded === '' || !isProven(secrets, content, mac)) return undefined;
  const [serviceCode = '', version = '', price = '0', currency = '', expiry = '0'] = content.split('.');
  const expiresAt = new Date(Number.parseInt(expiry, 36) * 1000);
  if (expiresAt <= now) return undefined;
  return {
    serviceCode,
    rateCardVersion: version === '' ? null : Number(version),
    priceMinor: BigInt(Number.parseInt(price, 36)),
    currency,
    expiresAt,
  };
}

const newNonce = (): string => Buffer.from(randomPooled(NONCE_BYTES)).toString('base64url');

/** The prefix separates these signatures from all others. */
const keyOf = (secrets: Secrets, end: string): string => secrets.sign(`rates:${end}`);

/** Keys have a fixed length and the hash is truncated, so length extension is not possible. */
const proof = (key: string, content: string): string => hash('sha256', key + content, 'base64url').slice(0, MAC_LENGTH);

/** Older ids were signed one by one; accept them until they expire. */
function isProven(secrets: Secrets, content: string, mac: string): boolean {
  const [expiry = '', nonce = ''] = content.split('.').slice(-2);
  return proof(keyOf(secrets, `${expiry}.${nonce}`), content) === mac || secrets.sign(content).slice(0, MAC_LENGTH) === mac;
}
