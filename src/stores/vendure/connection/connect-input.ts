import type { ShipgraphAddress } from '../options';

/** The input of `connectShipgraph`. Without a password and a token, the stored token is used and the rest is changed. */
export interface ConnectInput {
  readonly url?: string | null;
  readonly email?: string | null;
  readonly password?: string | null;
  readonly code?: string | null;
  readonly token?: string | null;
  readonly domain?: string | null;
  readonly shopName?: string | null;
  readonly mode?: 'LIVE' | 'TEST' | null;
  readonly publicUrl?: string | null;
  readonly origin?: ShipgraphAddress | null;
}

export interface Target {
  readonly url: string;
  readonly domain: string;
  readonly publicUrl: string;
}

const LONGEST_URL = 2_048;

/** Answers what is wrong with an address, as people read it, or undefined. */
export function urlProblem(name: string, value: string): string | undefined {
  if (value.length > LONGEST_URL || !URL.canParse(value)) return `${name} is not a URL.`;
  const { protocol, username, hash, search } = new URL(value);
  if (protocol !== 'https:' && protocol !== 'http:') return `${name} must begin with https://.`;
  return username || hash || search ? `${name} must not contain a user, a query or a fragment.` : undefined;
}

export const withoutSlash = (url: string): string => url.replace(/\/$/, '');
