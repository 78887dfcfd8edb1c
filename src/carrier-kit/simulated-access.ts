import { randomUUID } from 'node:crypto';
import { Agent } from 'undici';
import { carrierClient } from '../modules/carrier-accounts/carrier-client.js';
import type { CarrierAccess } from '../modules/carriers/adapter/index.js';
import type { CarrierSimulator } from './simulator.js';

/** Idle connections close at once, so that a process ends with its last call. */
const dispatcher = new Agent({ keepAliveTimeout: 100 });

/** An account at a simulator, which sends requests as the service does. */
export function simulatedAccess(simulator: CarrierSimulator, credentials = simulator.credentials): CarrierAccess {
  return {
    id: randomUUID(),
    mode: 'test',
    credentials,
    http: carrierClient({ baseUrl: simulator.url, dispatcher, secrets: Object.values(credentials), now: () => new Date() }),
    now: () => new Date(),
  };
}
