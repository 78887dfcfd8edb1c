import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Actor } from '../kernel/actor.js';
import { hubIdByCode, saveHub, updateDriver } from '../modules/fleet/index.js';
import type { LedgerServices } from '../modules/ledger/index.js';
import { setUpStaff } from '../modules/staff/index.js';
import type { AuthServices } from '../platform/auth/login-guard.js';
import type { Database } from '../platform/db/database.js';
import type { CoreServices } from '../platform/services.js';
import { makeDemoAccounts, type DemoCredentials, type Login } from './demo-accounts.js';

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
  // With SECRET_KEY and its own server, nothing else has made the folder yet.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}

const HUB = {
  code: 'DXB1',
  name: 'Al Quoz',
  address: 'Al Quoz Industrial Area 3',
  city: 'Dubai',
  countryCode: 'AE',
  lat: 25.1372,
  lng: 55.2306,
  timeZone: 'Asia/Dubai',
  phone: '+97143334455',
};
const VAN = {
  vehicle: 'Van',
  capacityKg: 800,
  capacityLitres: 6_000,
  capacityParcels: 60,
  phone: '+971501110001',
  languages: ['ar', 'en'],
};
const MOTORCYCLE = {
  vehicle: 'Motorcycle with box',
  capacityKg: 60,
  capacityLitres: 300,
  capacityParcels: 20,
  phone: '+971501110002',
  languages: ['ur', 'en'],
};

/** Creates a hub in Dubai and two drivers with random passwords. An existing hub stays as it is; existing drivers get new passwords. */
async function makeDemoFleet(
  database: Database<LedgerServices>,
  { passwords }: CoreServices & AuthServices,
  domain: string,
): Promise<Required<Pick<DemoCredentials, 'driver' | 'otherDriver'>>> {
  const login = (name: string): Login => ({ email: `${name}@${domain}`, password: randomBytes(18).toString('base64url') });
  const [driver, otherDriver] = [login('driver'), login('other-driver')];
  const accounts = [
    { ...driver, name: 'Demo Driver', profile: VAN, passwordHash: await passwords.hash(driver.password) },
    { ...otherDriver, name: 'Other Driver', profile: MOTORCYCLE, passwordHash: await passwords.hash(otherDriver.password) },
  ];
  const setup = new Actor({ type: 'super_admin', id: null });
  await database.unitOfWork.run(null, async (tx) => {
    const hubId = (await hubIdByCode(tx.sql, HUB.code)) ?? (await saveHub(tx, setup, HUB));
    for (const { email, name, passwordHash, profile } of accounts) {
      const staffId = await setUpStaff(tx, { email, name, passwordHash, role: 'driver' });
      await updateDriver(tx, setup, { staffId, hubId, ...profile });
    }
  });
  return { driver, otherDriver };
}
