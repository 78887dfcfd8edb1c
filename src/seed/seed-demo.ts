import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LedgerServices } from '../modules/ledger/index.js';
import type { AuthServices } from '../platform/auth/login-guard.js';
import type { Database } from '../platform/db/database.js';
import type { CoreServices } from '../platform/services.js';
import { makeDemoAccounts } from './demo-accounts.js';

const DOMAIN = 'demo.shipgraph.local';
const FILE = 'credentials.json';

/**
 * Creates the demo accounts once and writes their random secrets to a file that only its owner can read. Returns its path. If the file was
 * lost, the existing accounts get new passwords.
 */
export async function seedDemo(
  database: Database<LedgerServices>,
  services: CoreServices & AuthServices,
  dataDir: string,
  report: (message: string) => void,
): Promise<string> {
  const path = join(dataDir, FILE);
  if (await exists(path)) return path;
  report('Creating demo data ...');
  await writeSecret(path, await makeDemoAccounts(database, services, DOMAIN));
  return path;
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}

/** The file appears complete or not at all, and is never readable by others. */
async function writeSecret(path: string, content: unknown): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
