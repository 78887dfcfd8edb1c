import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.js';
import { parseConfig } from '../../src/config.js';
import { createLogger } from '../../src/platform/log/logger.js';

export const TEMPLATE = 'shipgraph_template';

/** Starts the service once on the template, which migrates it, seeds prices and makes the job tables. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shipgraph-template-'));
  const config = parseConfig({
    DATABASE_URL: databaseUrl(serverUrl, TEMPLATE),
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(config, { report: () => undefined, log: createLogger('silent') });
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}
