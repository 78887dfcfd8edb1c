import { useRead } from '../graph/use-read.js';
import { ConnectedShopDocument, type ConnectedShopQuery } from './operations.generated.js';

/** A shop appears by the login of its plug-in, of which no one tells. */
const LOOK_EVERY_MS = 3_000;

export type ConnectedShop = ConnectedShopQuery['shops']['nodes'][number];

export const useConnectedShops = (domain: string) =>
  useRead(ConnectedShopDocument, { domain }, { enabled: domain !== '', refetchInterval: LOOK_EVERY_MS });

/** The search finds parts of domains. */
export const shopIn = (found: ConnectedShopQuery | undefined, domain: string): ConnectedShop | undefined =>
  found?.shops.nodes.find((each) => each.domain === domain);
