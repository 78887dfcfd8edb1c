import { randomBytes } from 'node:crypto';
import { Actor, type StaffRole } from '../kernel/actor.js';
import { money } from '../kernel/money.js';
import type { Database } from '../platform/db/database.js';
import type { Services } from '../platform/services.js';
import type { Tx } from '../platform/db/unit-of-work.js';
import { newId } from '../platform/ids.js';
import { topUpWallet } from '../modules/ledger/index.js';
import { createApiToken } from '../modules/sellers/index.js';
import { createErpToken } from '../modules/staff/index.js';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** The accounts of a demonstration and their secrets. */
export interface DemoCredentials {
  readonly seller: { readonly email: string; readonly password: string };
  readonly superAdmin: { readonly id: string; readonly email: string; readonly password: string };
  readonly operator: { readonly id: string; readonly email: string; readonly password: string };
  readonly otherSeller: { readonly email: string; readonly password: string };
  readonly erpToken: string;
  readonly apiToken: string;
}

const OPENING_BALANCE = 10_000_00n;

/**
 * Makes two sellers with money, a super administrator, an operator and a token of each kind, with random secrets. Accounts that are there
 * already, by their e-mail addresses at `domain`, get new passwords.
 */
export async function makeDemoAccounts(database: Database, services: Services, domain: string): Promise<DemoCredentials> {
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
    await demoBranding(tx, sellerId);
    for (const id of [sellerId, otherId]) await openWallet(tx, id, services.settings.baseCurrency);
    const admin = new Actor({ type: 'super_admin', id: adminId });
    const asSeller = new Actor({ type: 'seller', id: sellerId, sellerId });
    const erp = await createErpToken(tx, admin, { name: 'Demo ERP', sessionId: null });
    // The setup made this token, not a person: else the only super administrator of a demonstration could approve nothing that it asks for.
    await tx.sql('update access_token set created_by_id = null where id = $1', [erp.id]);
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

async function demoSeller(tx: Tx, account: DemoAccount & { name: readonly [string, string]; company: string }): Promise<string> {
  const [row] = await tx.sql<{ id: string }>(
    `insert into seller (id, email, password_hash, first_name, last_name, company, phone, role, status, is_local, is_international, language,
                         created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, '+97140000000', 'prepaid', 'active', true, true, 'en', $7, $7)
     on conflict (email) do update set password_hash = excluded.password_hash returning id`,
    [newId(), account.email, account.hash, account.name[0], account.name[1], account.company, tx.services.clock.now()],
  );
  return idOf(row);
}

/** Shoppers of the demo seller are mailed, so that there is something to see; what somebody has set stays. */
const demoBranding = (tx: Tx, sellerId: string) =>
  tx.sql(
    `insert into seller_branding (seller_id, support_email, support_phone, shopper_mails, updated_at)
     values ($1, 'help@demo.shipgraph.local', '+971 4 000 0000', true, $2) on conflict do nothing`,
    [sellerId, tx.services.clock.now()],
  );

async function demoStaff(tx: Tx, account: DemoAccount & { name: string; role: StaffRole }): Promise<string> {
  const [row] = await tx.sql<{ id: string }>(
    `insert into staff (id, email, password_hash, name, role, active, created_at, updated_at) values ($1, $2, $3, $4, $5, true, $6, $6)
     on conflict (email) do update set password_hash = excluded.password_hash returning id`,
    [newId(), account.email, account.hash, account.name, account.role, tx.services.clock.now()],
  );
  return idOf(row);
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error('A demo account could not be made.');
  return row.id;
}

const openWallet = (tx: Tx, sellerId: string, currency: string) =>
  topUpWallet(tx, {
    sellerId,
    amount: money(OPENING_BALANCE, currency),
    into: 'bank',
    idempotencyKey: `demo:${sellerId}`,
    occurredAt: tx.services.clock.now(),
    description: 'Demo opening balance',
  });
