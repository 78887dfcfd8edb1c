import { randomBytes } from 'node:crypto';
import { Actor } from '../kernel/actor.js';
import type { StaffRole } from '../kernel/permissions.js';
import { money } from '../kernel/money.js';
import type { Database } from '../platform/db/database.js';
import type { CoreServices } from '../platform/services.js';
import type { Tx } from '../platform/db/unit-of-work.js';
import { presetBranding } from '../modules/branding/index.js';
import { topUpWallet, type LedgerServices } from '../modules/ledger/index.js';
import { createApiToken, setUpSeller } from '../modules/sellers/index.js';
import { createErpToken, setUpStaff } from '../modules/staff/index.js';
import type { AuthServices } from '../platform/auth/login-guard.js';

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** The demo accounts and their secrets. */
export interface DemoCredentials {
  readonly seller: { readonly email: string; readonly password: string };
  readonly superAdmin: { readonly id: string; readonly email: string; readonly password: string };
  readonly operator: { readonly id: string; readonly email: string; readonly password: string };
  readonly otherSeller: { readonly email: string; readonly password: string };
  /** Absent without DEMO_FLEET. */
  readonly driver?: Login;
  readonly otherDriver?: Login;
  readonly erpToken: string;
  readonly apiToken: string;
}

const OPENING_BALANCE = 10_000_00n;

/**
 * Creates two sellers with money, a super administrator, an operator and a token of each kind, with random secrets. Existing accounts,
 * found by their e-mail address at `domain`, get new passwords.
 */
export async function makeDemoAccounts(
  database: Database<LedgerServices>,
  services: CoreServices & AuthServices,
  domain: string,
): Promise<DemoCredentials> {
  const login = (name: string): Login => ({ email: `${name}@${domain}`, password: randomBytes(18).toString('base64url') });
  const [seller, otherSeller, superAdmin, operator] = [login('seller'), login('other-seller'), login('admin'), login('operator')];
  const hashes = await Promise.all([seller, otherSeller, superAdmin, operator].map(({ password }) => services.passwords.hash(password)));
  return database.unitOfWork.run(null, async (tx) => {
    const sellerId = await demoSeller(tx, { ...seller, hash: hashes[0] ?? '', name: ['Demo', 'Seller'], company: 'Demo Store LLC' });
    const otherId = await demoSeller(tx, {
      ...otherSeller,
      hash: hashes[1] ?? '',
      name: ['Other', 'Seller'],
      company: 'Other Store LLC',
    });
    const adminId = await demoStaff(tx, { ...superAdmin, hash: hashes[2] ?? '', name: 'Demo Admin', role: 'super_admin' });
    const operatorId = await demoStaff(tx, { ...operator, hash: hashes[3] ?? '', name: 'Demo Operator', role: 'ops' });
    // Shoppers of the demo seller get mails, so that there is something to see.
    await presetBranding(tx, sellerId, { email: 'help@demo.shipgraph.local', phone: '+971 4 000 0000' });
    for (const id of [sellerId, otherId]) await openWallet(tx, id, services.settings.baseCurrency);
    // The setup creates this token, not a person: otherwise the only super administrator of a demo could not approve its requests.
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
  });
}

interface DemoAccount extends Login {
  readonly hash: string;
}

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

const openWallet = (tx: Tx<LedgerServices>, sellerId: string, currency: string) =>
  topUpWallet(tx, {
    sellerId,
    amount: money(OPENING_BALANCE, currency),
    into: 'bank',
    idempotencyKey: `demo:${sellerId}`,
    occurredAt: tx.services.clock.now(),
    description: 'Demo opening balance',
  });
