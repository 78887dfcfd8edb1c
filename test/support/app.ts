import 'reflect-metadata';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../../src/app.js';
import { parseConfig, type Environment } from '../../src/config.js';
import type { Passwords } from '../../src/platform/auth/passwords.js';
import { createLogger, type Logger } from '../../src/platform/log/logger.js';
import type { DemoCredentials } from '../../src/seed/demo-accounts.js';
import { TestClock } from './clock.js';
import { createTestDatabase } from './database.js';
import { Client } from './client.js';
import { testPasswords } from './passwords.js';

export interface TestApp extends App {
  readonly client: Client;
  readonly accounts: DemoCredentials;
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
  DEMO_CARRIER: '0',
  DEMO_FLEET: '0',
  // Each connection plans each statement for itself.
  DATABASE_POOL: '6',
};

/** However busy the machine is, a request is not ended because of it: fifty at once may take their time. */
const PATIENCE_MS = 55_000;
const PATIENCE = { statementTimeoutMs: PATIENCE_MS, connectionWaitMs: PATIENCE_MS };

interface StartParts {
  readonly log?: Logger;
  readonly databaseUrl?: string;
  /** Keeps to the limits in seconds that the service has for a request and its statements: for tests of those. */
  readonly impatient?: boolean;
  /** Keeps accounts of sellers to public addresses, where no simulator is: for tests of that. */
  readonly publicOnly?: boolean;
  /** For tests of what hashing costs. */
  readonly passwords?: Passwords;
}

/**
 * The whole service on its own database, listening on a free port, with demo accounts. For settings, roles and tables that no other test
 * may see; any other test file takes part in `sharedApp()`, which is there already.
 */
export async function startApp(environment: Environment = {}, parts: StartParts = {}): Promise<TestApp> {
  const database = parts.databaseUrl ? { url: parts.databaseUrl, drop: () => Promise.resolve() } : await createTestDatabase();
  const dataDir = await mkdtemp(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'app-'));
  await chmod(dataDir, 0o755);
  const clock = new TestClock();
  const settings = parseConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', DEMO: '1', ...CALM, ...environment });
  const { carriers } = settings;
  const config = {
    ...settings,
    ...(!parts.impatient && { requestTimeoutMs: PATIENCE_MS, database: { ...settings.database, ...PATIENCE } }),
    ...(!parts.publicOnly && { carriers: { ...carriers, sellerNetworks: carriers.allowedNetworks } }),
  };
  // A copy of the template has the demo accounts; what the service finds in its folder it does not make.
  const inTemplate = process.env['TEST_CREDENTIALS'];
  if (inTemplate !== undefined && parts.databaseUrl === undefined)
    await writeFile(join(dataDir, 'credentials.json'), inTemplate, { mode: 0o600 });
  const log = parts.log ?? createLogger('silent');
  const app = await createApp(config, { report: () => undefined, clock, log, passwords: parts.passwords ?? testPasswords() });
  const accounts = app.credentials ? (JSON.parse(await readFile(app.credentials, 'utf8')) as DemoCredentials) : ({} as DemoCredentials);
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
