import { Agent } from 'undici';
import type { CarrierSimulator } from '../../src/carrier-kit/simulator.js';
import { carrierClient } from '../../src/modules/carrier-accounts/carrier-client.js';
import type { CarrierAccess } from '../../src/modules/carriers/adapter/index.js';

const dispatcher = new Agent({ keepAliveTimeout: 100 });

/** An account at a simulator, for calling an adapter directly. */
export function simulatedAccess(simulator: CarrierSimulator, credentials = simulator.credentials): CarrierAccess {
  return {
    id: '0193a1b2-0000-7000-8000-0000000000aa',
    mode: 'test',
    credentials,
    http: carrierClient({ baseUrl: simulator.url, dispatcher, secrets: Object.values(credentials), now: () => new Date() }),
    now: () => new Date(),
  };
}

/** For calls that are not abandoned. */
export const patient = (): AbortSignal => new AbortController().signal;
