import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Actor, type StaffRole } from '../kernel/actor.js';
import { money } from '../kernel/money.js';
import type { Database } from '../platform/db/database.js';
import type { Services } from '../platform/services.js';
import type { Tx } from '../platform/db/unit-of-work.js';
import { hashPassword } from '../platform/auth/passwords.js';
import { topUpWallet } from '../modules/ledger/index.js';
import { presetBranding } from '../modules/branding/index.js';
import { createApiToken, setUpSeller } from '../modules/sellers/index.js';
import { createErpToken, setUpStaff } from '../modules/staff/index.js';

interface Login {
  readonly email: string;
  readonly password: string;
}

const OPENING_BALANCE = 10_000_00n;
const FILE = 'credentials.json';

/** Makes the demo accounts once and writes their random secrets to a file that only its owner can read. Answers its path. */
export async function seedDemo(
  database: Database,
  services: Services,
  dataDir: string,
  report: (message: string) => void,
): Promise<string> {
  const path = join(dataDir, FILE);
  if (await exists(path)) return path;
  report('Making demo data ...');
  const [seller, otherSeller, superAdmin, operator] = [login('seller'), login('other-seller'), login('admin'), login('operator')];
  const credentials = await withHashes([seller, otherSeller, superAdmin, operator], (hashes) =>
    database.unitOfWork.run(null, async (tx) => {
      const sellerId = await demoSeller(tx, { ...seller, hash: hashes[0] ?? '', name: ['Demo', 'Seller'], company: 'Demo Store LLC' });
      const otherId = await demoSeller(tx, {
        ...otherSeller,
        hash: hashes[1] ?? '',
        name: ['Other', 'Seller'],
        company: 'Other Store LLC',
      });
      const adminId = await demoStaff(tx, { ...superAdmin, hash: hashes[2] ?? '', name: 'Demo Admin', role: 'super_admin' });
      const operatorId = await demoStaff(tx, { ...operator, hash: hashes[3] ?? '', name: 'Demo Operator', role: 'ops' });
      await presetBranding(tx, sellerId, { email: 'help@demo.shipgraph.local', phone: '+971 4 000 0000' });
      for (const id of [sellerId, otherId]) await openWallet(tx, id, services.settings.baseCurrency);
      // The setup makes this token, not a person: else the only super administrator of a demonstration could approve nothing that it asks for.
      const setup = new Actor({ type: 'super_admin', id: null });
      const asSeller = new Actor({ type: 'seller', id: sellerId, sellerId });
      const erp = await createErpToken(tx, setup, { name: 'Demo ERP', sessionId: null });
      const api = await createApiToken(tx, asSeller, { name: 'Demo API', sessionId: null });
      return {
        seller,
        superAdmin: { id: adminId, ...superAdmin },
        operator: { id: operatorId, ...operator },
        otherSeller,
        erpToken: erp.token,
        apiToken: api.token,
      };
    }),
  );
  await writeSecret(path, credentials);
  return path;
}

async function withHashes<T>(logins: readonly Login[], work: (hashes: readonly string[]) => Promise<T>): Promise<T> {
  return work(await Promise.all(logins.map(({ password }) => hashPassword(password))));
}

const login = (name: string): Login => ({ email: `${name}@demo.shipgraph.local`, password: randomBytes(18).toString('base64url') });

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}

/** Complete or not there at all, and never readable by others in between. */
async function writeSecret(path: string, content: unknown): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}

interface DemoAccount extends Login {
  readonly hash: string;
}

/** When the file was lost, the accounts are still there: they get new passwords. */
const demoSeller = (tx: Tx, account: DemoAccount & { name: readonly [string, string]; company: string }): Promise<string> =>
  setUpSeller(tx, {
    email: account.email,
    passwordHash: account.hash,
    firstName: account.name[0],
    lastName: account.name[1],
    company: account.company,
    phone: '+97140000000',
  });

const demoStaff = (tx: Tx, account: DemoAccount & { name: string; role: StaffRole }): Promise<string> =>
  setUpStaff(tx, { email: account.email, passwordHash: account.hash, name: account.name, role: account.role });

const openWallet = (tx: Tx, sellerId: string, currency: string) =>
  topUpWallet(tx, {
    sellerId,
    amount: money(OPENING_BALANCE, currency),
    into: 'bank',
    idempotencyKey: `demo:${sellerId}`,
    occurredAt: tx.services.clock.now(),
    description: 'Demo opening balance',
  });
