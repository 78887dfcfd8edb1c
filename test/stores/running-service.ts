import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoCredentials } from '../../src/seed/demo-accounts.js';
import { Client } from '../support/client.js';
import { createTestDatabase } from '../support/database.js';
import { startProcess, untilReady } from '../support/process.js';

export interface RunningService {
  readonly url: string;
  readonly client: Client;
  readonly accounts: DemoCredentials;
  /** Asks GraphQL as the operator. */
  // What is found in answers is what is asserted.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  operator(query: string, variables?: Readonly<Record<string, unknown>>): Promise<any>;
  /** The carrier takes a shipment to these statuses. */
  carry(shipmentId: string, ...path: readonly string[]): Promise<void>;
  said(): string;
  stop(): Promise<void>;
}

/** The service as its own process, which trusts this authority and sends webhooks to this machine. */
export async function startService(trusted: string): Promise<RunningService> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'stores-'));
  const authority = join(folder, 'authority.pem');
  await writeFile(authority, trusted);
  const service = startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_EXTRA_CA_CERTS: authority,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    WEBHOOK_SCHEDULE: '0,1,1,1,1,1',
    STORE_RATE_LIMIT: '0/15',
    LOGIN_RATE_LIMIT: '0/900',
    LOG_LEVEL: 'warn',
    DEMO_CARRIER: '0',
    DEMO_FLEET: '0',
  });
  await untilReady(service);
  const client = new Client(service.url());
  const accounts = JSON.parse(process.env['TEST_CREDENTIALS'] ?? '{}') as DemoCredentials;
  const operator = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const answer = await client.graphql(query, variables, accounts.erpToken);
    if (answer.body?.errors) throw new Error(`The service refused: ${answer.text}`);
    return answer.body.data;
  };
  return {
    url: service.url(),
    client,
    accounts,
    operator,
    carry: async (id, ...path) => {
      await operator('mutation($id: String!, $path: [ShipmentStatus!]) { simulateShipment(id: $id, path: $path) { status } }', {
        id,
        path,
      });
    },
    said: () => service.stdout() + service.stderr(),
    stop: async () => {
      service.child.kill('SIGKILL');
      await service.exited;
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
