import { setUpStaff } from '../../src/modules/staff/index.js';
import type { TestApp } from './app.js';
import { ask } from './graphql.js';
import { testPasswords } from './passwords.js';
import { sessionOf } from './story.js';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

let nextPerson = 1;

/** A new prepaid seller without money. */
export async function newSeller(app: TestApp, details: Readonly<Record<string, unknown>> = {}): Promise<Person> {
  const login = { email: `merchant-${nextPerson++}@example.com`, password: 'a long enough password' };
  const input = { ...login, firstName: 'Mona', lastName: 'Merchant', ...details };
  const data = await ask(app, undefined, 'mutation($input: RegisterSellerInput!) { registerSeller(input: $input) { id email } }', {
    input,
  });
  return { ...login, id: data.registerSeller.id, email: data.registerSeller.email };
}

export const adminOf = (app: TestApp): Promise<string> => sessionOf(app, app.accounts.superAdmin);

/**
 * A session of a new member of staff with this role. Nothing says who made the account, so that `admin` may decide on what they ask for:
 * a test of that uses `createStaff` itself.
 */
export async function newStaff(app: TestApp, admin: string, role: string): Promise<string> {
  if (role === 'SUPER_ADMIN') return (await newSuperAdmin(app)).session;
  const login = { email: `staff-${nextPerson++}@example.com`, password: 'a long enough password' };
  const { createStaff } = await ask(app, admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', {
    input: { ...login, name: role, role },
  });
  await app.database.sql('delete from account_change where account_id = $1', [createStaff.id]);
  return sessionOf(app, login);
}

/** Another super administrator, made by the installation, as `npm run staff:create` does, and signed in. */
export async function newSuperAdmin(app: TestApp): Promise<Person & { readonly session: string }> {
  const login = { email: `admin-${nextPerson++}@example.com`, password: 'a long enough password' };
  const passwordHash = await testPasswords().hash(login.password);
  const staff = { email: login.email, name: 'Second Admin', role: 'super_admin', passwordHash } as const;
  const id = await app.database.unitOfWork.run(null, (tx) => setUpStaff(tx, staff));
  return { ...login, id, session: await sessionOf(app, login) };
}

/** Dispatch assigns shipments to a driver, who could not see them otherwise. Answers the token of the driver. */
export async function giveTo(app: TestApp, driver: string, ...ids: string[]): Promise<string> {
  const { me } = await ask(app, driver, '{ me { id } }');
  await ask(app, app.accounts.erpToken, 'mutation($i: AssignShipmentsInput!) { assignShipments(input: $i) { id } }', {
    i: { driverId: me.id, ids },
  });
  return driver;
}

export async function newErpToken(app: TestApp, admin: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const query =
    'mutation($name: String!, $scopes: [String!], $expiresAt: DateTimeISO, $ipAllowList: [String!]) { createErpToken(name: $name, scopes: $scopes, expiresAt: $expiresAt, ipAllowList: $ipAllowList) }';
  return (await ask(app, admin, query, { name: 'For a test', ...more })).createErpToken;
}

/** A super administrator approves a request with their own session. Answers its status, or the code of the refusal. */
export async function approve(app: TestApp, id: string, session?: string): Promise<string> {
  const APPROVE = 'mutation($id: String!) { approveRequest(input: { id: $id }) { status } }';
  const { body } = await app.client.graphql(APPROVE, { id }, session ?? (await adminOf(app)));
  return body.errors ? body.errors[0].extensions.code : body.data.approveRequest.status;
}

export async function newApiToken(app: TestApp, session: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const query =
    'mutation($name: String!, $scopes: [String!], $expiresAt: DateTimeISO) { createApiToken(name: $name, scopes: $scopes, expiresAt: $expiresAt) }';
  return (await ask(app, session, query, { name: 'For a test', ...more })).createApiToken;
}

export const topUp = (app: TestApp, token: string, sellerId: string, amount: string, currency = 'USD') =>
  ask(
    app,
    token,
    'mutation($s: String!, $a: Decimal!, $c: String!) { topUpWallet(sellerId: $s, amount: $a, currency: $c) { balance { amount } } }',
    { s: sellerId, a: amount, c: currency },
  );

/** Balance and held money of a seller in one currency, as the ERP token of the demo sees them. */
export async function walletOf(app: TestApp, sellerId: string, currency = 'USD'): Promise<{ balance: string; held: string }> {
  const query = `query($id: String!) { seller(id: $id) { wallets { currency balance { amount } held { amount } } } }`;
  const { seller } = await ask(app, app.accounts.erpToken, query, { id: sellerId });
  const wallet = seller.wallets.find((each: { currency: string }) => each.currency === currency);
  return { balance: wallet?.balance.amount ?? '0.00', held: wallet?.held.amount ?? '0.00' };
}

export const ledgerIsWhole = async (app: TestApp): Promise<unknown> =>
  (await ask(app, app.accounts.erpToken, '{ ledgerIntegrity { ok checkedAt differences { kind account currency expected found } } }'))
    .ledgerIntegrity;
