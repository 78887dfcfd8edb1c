import type { Agent } from 'undici';
import { loadAdapters } from './adapters.js';
import type { Config } from './config.js';
import type { Clock } from './kernel/clock.js';
import { AccountWatch, ConnectionKeeper, type WatchParts } from './modules/carrier-accounts/index.js';
import type { Secrets } from './platform/auth/secrets.js';
import type { RunSql } from './platform/db/sql.js';
import { guardedAgent } from './platform/outbound/guarded-agent.js';

export interface CarrierParts extends WatchParts {
  readonly sql: RunSql;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Where the simulated carrier of a demo listens. No one can enter such an address, unless the operator allows it to everybody. */
const DEMO_ADDRESS = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

/** The accounts at carriers and the network that reaches them. */
export async function openCarriers(
  { carriers, demoCarrier }: Config,
  parts: CarrierParts,
): Promise<{ connections: ConnectionKeeper; networks: readonly Agent[] }> {
  // Sellers have their own connections: one that is open is not checked again.
  const network = guardedAgent(carriers.allowedNetworks);
  const sellerNetwork = guardedAgent(carriers.sellerNetworks);
  const demoNetwork = guardedAgent(['127.0.0.1/32']);
  const connections = new ConnectionKeeper({
    ...parts,
    adapters: await loadAdapters(carriers.adapters),
    dispatcherFor: (baseUrl, sellerId) => {
      if (sellerId !== null) return sellerNetwork;
      return demoCarrier && DEMO_ADDRESS.test(baseUrl) ? demoNetwork : network;
    },
    timeoutMs: carriers.timeoutMs,
    watch: new AccountWatch(parts),
  });
  return { connections, networks: [network, sellerNetwork, demoNetwork] };
}
