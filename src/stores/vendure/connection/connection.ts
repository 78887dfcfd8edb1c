import type { ShipgraphAddress } from '../options';

/** How a channel reaches shipgraph. */
export interface Connection {
  readonly url: string;
  readonly domain: string;
  readonly token: string;
  readonly shopName?: string;
  readonly publicUrl?: string;
  readonly origin?: ShipgraphAddress;
  readonly webhook?: { readonly id: string; readonly url: string };
  /** During a rotation the old and the new one. */
  readonly webhookSecrets: readonly string[];
  readonly connectedAt?: string;
}

/** What was decrypted is still checked: an older version of the plug-in may have written it. */
export function parseConnection(json: string): Connection | undefined {
  const value: unknown = JSON.parse(json);
  return isConnection(value) ? value : undefined;
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'domain' in value &&
  'token' in value &&
  'webhookSecrets' in value &&
  [value.url, value.domain, value.token].every((each) => typeof each === 'string' && each !== '') &&
  Array.isArray(value.webhookSecrets);
