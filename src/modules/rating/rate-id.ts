import { hash } from 'node:crypto';
import type { Secrets } from '../../platform/auth/secrets.js';
import { randomPooled } from '../../platform/ids.js';

export interface QuotedPrice {
  readonly serviceCode: string;
  readonly rateCardVersion: number | null;
  /** The price that was shown. What the seller pays is never in an id. */
  readonly priceMinor: bigint;
  readonly currency: string;
  readonly expiresAt: Date;
}

/** 12 bytes in base64url. */
const MAC_LENGTH = 16;
const NONCE_BYTES = 6;

/** Makes the id of a quoted service. */
export type RateIds = (quoted: Omit<QuotedPrice, 'expiresAt'>) => string;

/**
 * The ids of one answer. Each carries its own content and its own proof, so that quoting writes nothing to the database. What the service
 * signs is the end of the answer: its expiry and a nonce, which keeps its ids apart from those of all others. That signature is the
 * secret by which every id of the answer is proven, and never leaves the process.
 */
export function rateIds(secrets: Secrets, expiresAt: Date, nonce = newNonce()): RateIds {
  const end = `${Math.floor(expiresAt.getTime() / 1000).toString(36)}.${nonce}`;
  const key = keyOf(secrets, end);
  return ({ serviceCode, rateCardVersion, priceMinor, currency }) => {
    const content = `${serviceCode}.${rateCardVersion ?? ''}.${priceMinor.toString(36)}.${currency}.${end}`;
    return `rate_${Buffer.from(content).toString('base64url')}.${proof(key, content)}`;
  };
}

/** What an id of ours says; undefined when it is not ours, was changed or has expired. */
export function readRateId(secrets: Secrets, id: string, now: Date): QuotedPrice | undefined {
  const [, encoded = '', mac = ''] = /^rate_([\w-]+)\.([\w-]+)$/.exec(id) ?? [];
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

/** Of a kind that nothing else is signed as. */
const keyOf = (secrets: Secrets, end: string): string => secrets.sign(`rates:${end}`);

/** Keys have one length, and the hash is cut, so nothing can be appended to what was proven. */
const proof = (key: string, content: string): string => hash('sha256', key + content, 'base64url').slice(0, MAC_LENGTH);

/** Ids of before were signed one by one; they are good until they expire. */
function isProven(secrets: Secrets, content: string, mac: string): boolean {
  const [expiry = '', nonce = ''] = content.split('.').slice(-2);
  return proof(keyOf(secrets, `${expiry}.${nonce}`), content) === mac || secrets.sign(content).slice(0, MAC_LENGTH) === mac;
}
