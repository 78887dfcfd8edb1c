import { randomBytes } from 'node:crypto';
import { Actor } from '../kernel/actor.js';
import { hubIdByCode, saveHub, updateDriver } from '../modules/fleet/index.js';
import type { LedgerServices } from '../modules/ledger/index.js';
import { setUpStaff } from '../modules/staff/index.js';
import type { AuthServices } from '../platform/auth/login-guard.js';
import type { Database } from '../platform/db/database.js';
import type { CoreServices } from '../platform/services.js';
import type { DemoCredentials, Login } from './demo-accounts.js';

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
export async function makeDemoFleet(
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
