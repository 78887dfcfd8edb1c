import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LedgerServices } from '../modules/ledger/index.js';
import type { AuthServices } from '../platform/auth/login-guard.js';
import type { Database } from '../platform/db/database.js';
import type { CoreServices } from '../platform/services.js';
import { makeDemoAccounts, type DemoCredentials } from './demo-accounts.js';
import { makeDemoFleet } from './demo-fleet.js';

const DOMAIN = 'demo.shipgraph.local';
const FILE = 'credentials.json';

interface Seeding {
  readonly dataDir: string;
  readonly demoFleet: boolean;
  readonly report: (message: string) => void;
}

/**
 * Creates the demo accounts once and writes their random secrets to a file that only its owner can read. Returns its path. If the file was
 * lost, the existing accounts get new passwords. Data from before the own fleet gets its hub and drivers.
 */
export async function seedDemo(
  database: Database<LedgerServices>,
  services: CoreServices & AuthServices,
  { dataDir, demoFleet, report }: Seeding,
): Promise<string> {
  const path = join(dataDir, FILE);
  const known = await read(path);
  if (known && (known.driver || !demoFleet)) return path;
  report('Creating demo data ...');
  const accounts = known ?? (await makeDemoAccounts(database, services, DOMAIN));
  const drivers = demoFleet ? await makeDemoFleet(database, services, DOMAIN) : undefined;
  await writeSecret(path, { ...accounts, ...drivers });
  return path;
}

async function read(path: string): Promise<DemoCredentials | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as DemoCredentials;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file appears complete or not at all, and is never readable by others. */
async function writeSecret(path: string, content: unknown): Promise<void> {
  // With SECRET_KEY and a server of its own, nothing else has made the folder yet.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
