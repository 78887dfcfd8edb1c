import 'reflect-metadata';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../../src/app.js';
import { parseConfig, type Environment } from '../../src/config.js';
import { createLogger, type Logger } from '../../src/platform/log/logger.js';
import { TestClock } from './clock.js';
import { createTestDatabase } from './database.js';
import { Client } from './client.js';

export interface Credentials {
  readonly seller: { readonly email: string; readonly password: string };
  readonly superAdmin: { readonly id: string; readonly email: string; readonly password: string };
  readonly operator: { readonly id: string; readonly email: string; readonly password: string };
  readonly otherSeller: { readonly email: string; readonly password: string };
  readonly erpToken: string;
  readonly apiToken: string;
}

export interface TestApp extends App {
  readonly client: Client;
  readonly accounts: Credentials;
  readonly clock: TestClock;
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** Limits are off unless a test is about them. */
const CALM: Environment = {
  STORE_RATE_LIMIT: '0/15',
  ERP_RATE_LIMIT: '0/15',
  PUBLIC_RATE_LIMIT: '0/60',
  LOGIN_RATE_LIMIT: '0/900',
  REGISTRATION_RATE_LIMIT: '0/3600',
  GRAPHQL_FIELD_LIMITS: 'off',
};

/** The whole service on a database of its own, listening on a free port, with demo accounts. */
export async function startApp(environment: Environment = {}, parts: { log?: Logger; databaseUrl?: string } = {}): Promise<TestApp> {
  const database = parts.databaseUrl ? { url: parts.databaseUrl, drop: () => Promise.resolve() } : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'shipgraph-app-'));
  await chmod(dataDir, 0o755);
  const clock = new TestClock();
  const config = parseConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', DEMO: '1', ...CALM, ...environment });
  const app = await createApp(config, { report: () => undefined, clock, log: parts.log ?? createLogger('silent') });
  const accounts = app.credentials ? (JSON.parse(await readFile(app.credentials, 'utf8')) as Credentials) : ({} as Credentials);
  return {
    ...app,
    client: new Client(app.url ?? ''),
    accounts,
    clock,
    dataDir,
    databaseUrl: database.url,
    stop: async () => {
      await app.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
