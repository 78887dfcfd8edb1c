import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openTempFolder } from '../support/cluster.js';
import { startApp, type TestApp } from '../support/app.js';
import { shipgraph, type Said } from '../support/command-line.js';

export const SECRET_KEY = 'the same on every machine of this installation';

/** Where an installation is: its settings, with its own folder. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  readonly start: () => Promise<TestApp>;
  readonly shipgraph: (...args: string[]) => Promise<Said>;
  readonly remove: () => Promise<void>;
}

/** An installation on this database, or on the embedded one. */
export async function makePlace(databaseUrl: string | undefined, more: Readonly<Record<string, string>> = {}): Promise<Place> {
  const folder = await openTempFolder('shipgraph-place-');
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o711 });
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, SECRET_KEY, ...more };
  const settings = { ...env, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_SCHEDULE: '0,0,0,0,0,0' };
  return {
    env,
    dataDir,
    start: () => startApp(settings, { databaseUrl: databaseUrl ?? 'the embedded one' }),
    shipgraph: (...args) => shipgraph(args, { env }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The passwords of the demo accounts, which tests log in with, are in a file of the demo that no backup has. */
export const takeAlongLogins = (from: Place, to: Place): Promise<void> =>
  cp(join(from.dataDir, 'credentials.json'), join(to.dataDir, 'credentials.json'));

export async function query(url: string, text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
