import type { MedusaContainer } from '@medusajs/framework/types';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';
import { refusalOf } from '../refusal.js';

export interface ConnectionState {
  readonly connected: boolean;
  readonly url: string;
  readonly domain: string;
  readonly webhook: string | null;
  readonly last_event_at: Date | null;
  /** Codes of the services that are offered now. */
  readonly services: readonly string[];
  /** What to do, in words; empty when all is well. */
  readonly problems: readonly string[];
}

export async function connectionState(container: MedusaContainer): Promise<ConnectionState> {
  const shipgraph: ShipgraphModuleService = container.resolve('shipgraph');
  const { url, domain } = shipgraph.settings;
  const connection = await shipgraph.connection();
  const problems: string[] = [];
  const services = await shipgraph.services().catch((error: unknown) => {
    problems.push(wordsOf(error));
    return [];
  });
  const secrets = await shipgraph.webhookSecrets();
  if (secrets.length === 0) problems.push('There is no webhook yet: connect the store.');
  return {
    connected: problems.length === 0,
    url,
    domain,
    webhook: connection?.webhook_url ?? null,
    last_event_at: connection?.last_event_at ?? null,
    services: services.map(({ code }) => code),
    problems,
  };
}

const wordsOf = (error: unknown): string => {
  const refusal = refusalOf(error, 'Shipgraph does not answer');
  return refusal instanceof Error ? refusal.message : String(refusal);
};
