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

/** What keeps the ids of one answer apart from those of all others. */
export const newNonce = (): string => Buffer.from(randomPooled(NONCE_BYTES)).toString('base64url');

/**
 * A rate id that carries its own content and signature, so that quoting writes nothing to the database.
 * An answer names a service once, so one nonce serves all of its ids.
 */
export function rateId(secrets: Secrets, quoted: QuotedPrice, nonce: string): string {
  const expiry = Math.floor(quoted.expiresAt.getTime() / 1000).toString(36);
  const content = `${quoted.serviceCode}.${quoted.rateCardVersion ?? ''}.${quoted.priceMinor.toString(36)}.${quoted.currency}.${expiry}.${nonce}`;
  const mac = secrets.sign(content).slice(0, MAC_LENGTH);
  return `rate_${Buffer.from(content).toString('base64url')}.${mac}`;
}

/** What an id of ours says; undefined when it is not ours, was changed or has expired. */
export function readRateId(secrets: Secrets, id: string, now: Date): QuotedPrice | undefined {
  const [, encoded = '', mac = ''] = /^rate_([\w-]+)\.([\w-]+)$/.exec(id) ?? [];
  const content = Buffer.from(encoded, 'base64url').toString('utf8');
  if (encoded === '' || secrets.sign(content).slice(0, MAC_LENGTH) !== mac) return undefined;
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
