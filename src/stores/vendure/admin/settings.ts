import type { Connection } from '../connection/connection';
import type { ShipgraphAddress } from '../options';

export interface Settings {
  readonly connected: boolean;
  readonly isInherited: boolean;
  readonly url?: string;
  readonly domain?: string;
  readonly shopName?: string;
  readonly publicUrl?: string;
  readonly origin?: ShipgraphAddress;
  readonly webhookUrl?: string;
  readonly tokenHint?: string;
  readonly connectedAt?: Date;
}

const HINT_LENGTH = 4;

/** What of a connection may be seen. */
export function settingsOf(connection: Connection | undefined, { isInherited }: { isInherited: boolean }): Settings {
  if (connection === undefined) return { connected: false, isInherited: false };
  const { url, domain, shopName, publicUrl, origin, webhook, token, connectedAt } = connection;
  return {
    connected: true,
    isInherited,
    url,
    domain,
    shopName,
    publicUrl,
    origin,
    webhookUrl: webhook?.url,
    tokenHint: `…${token.slice(-HINT_LENGTH)}`,
    connectedAt: connectedAt === undefined ? undefined : new Date(connectedAt),
  };
}
