import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.js';
import { parseConfig } from '../../src/config.js';
import { createLogger } from '../../src/platform/log/logger.js';
import { testPasswords } from './passwords.js';

export const TEMPLATE = 'shipgraph_template';

/** Starts the service once on the template, which migrates it, seeds prices, makes the job tables and the demo accounts. Answers their credentials. */
export async function prepareTemplate(serverUrl: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shipgraph-template-'));
  const config = parseConfig({
    DATABASE_URL: databaseUrl(serverUrl, TEMPLATE),
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '1',
    DEMO_CARRIER: '0',
    DEMO_FLEET: '0',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(config, { report: () => undefined, log: createLogger('silent'), passwords: testPasswords() });
  await app.stop();
  const credentials = await readFile(app.credentials ?? '', 'utf8');
  await rm(dataDir, { recursive: true, force: true });
  return credentials;
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}
