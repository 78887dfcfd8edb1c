import { erpScopes } from '../../src/kernel/actor.js';
import { interfaces } from '../../src/rest/interfaces.js';
import type { Route } from '../../src/rest/route.js';
import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { extraApps } from '../support/extra-apps.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf, newErpToken, newStaff } from '../support/people.js';
import { rawCall } from '../support/raw-http.js';
import { expectRefusal } from '../support/refusals.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
});
afterAll(() => app.stop());
const extraApp = extraApps();

const STATUSES = '/api/erp/reference/statuses';
const statuses = (token: string, by = app) => by.client.get(STATUSES, bearer(token));

/** The scope that each route of the ERP interface needs, by the beginning of its path; reads and writes apart. */
const NEEDED: readonly [path: RegExp, read: string, write: string][] = [
  [/^\/shipments\/:id\/adjust-wallet/, '', 'wallet:write'],
  [/^\/(cod-invoice|shipments\/:id\/cod-invoice)/, 'cod:write', 'cod:write'],
  [/^\/shipments\/:id\/transactions/, 'sellers:read', ''],
  [/^\/(shipments|pickup-confirmations|attachments)/, 'shipments:read', 'shipments:write'],
  [/^\/reference/, 'reference:read', ''],
  [/^\/webhooks/, 'webhooks:write', 'webhooks:write'],
  [/^\/approvals/, 'approvals:read', 'approvals:write'],
  [/^\/rates/, '', 'rates:read'],
  [/^\/(sellers|transactions|invoices)/, 'sellers:read', 'sellers:write'],
  [/^\/(labels|runs)/, 'shipments:read', ''],
  [/^\/ledger/, 'wallet:write', ''],
];
const erpRows = interfaces['/api/erp/openapi-spec.json']?.routes ?? [];

function neededFor({ method, path }: Route): string {
  const [, read = '', write = ''] = NEEDED.find(([pattern]) => pattern.test(path.replace('/api/erp', ''))) ?? [];
  return method === 'GET' ? read : write;
}

const NO_RECORD = '00000000-0000-7000-8000-000000000000';

/** Queries without which a path looks at nothing else. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/erp/labels': '?ids=SVC0000000000000',
  '/api/erp/ledger/export': '?from=2026-01-01&to=2026-01-02',
};

const knock = (row: Route, token: string) =>
  app.client.call(row.method, row.path.replaceAll(/:\w+/g, NO_RECORD) + (QUERIES[row.path] ?? ''), {
    headers: bearer(token),
    ...(row.docs.example !== undefined && { body: row.docs.example }),
  });

describe('A token of one scope', () => {
  it.each(erpScopes.filter((scope) => scope !== 'erp:*'))('passes with %s exactly the routes that need it', async (scope) => {
    const token = await newErpToken(app, admin, { scopes: [scope] });
    const wrong: string[] = [];
    for (const row of erpRows) {
      const { status, body } = await knock(row, token);
      const passes = body?.code !== 'FORBIDDEN_SCOPE';
      if (passes !== (neededFor(row) === scope) || status >= 500)
        wrong.push(`${row.method} ${row.path} answers ${status} ${body?.code ?? ''}`);
    }

    expect(wrong).toEqual([]);
  });

  it('of everything passes them all, but for what a super administrator must grant by name', async () => {
    const token = await newErpToken(app, admin, { scopes: ['erp:*'] });
    for (const row of erpRows) expect((await knock(row, token)).body?.code).not.toBe('FORBIDDEN_SCOPE');
    const seller = await ask(app, admin, '{ sellers: me { id } }');
    const change = 'mutation($id: String!) { updateSeller(id: $id, input: { role: POSTPAID }) { id } }';
    const refusal = await refused(app, token, change, { id: seller.sellers.id });
    expect(refusal.code).toBe('FORBIDDEN_SCOPE');
  });
});

describe('The list of ERP tokens', () => {
  const LIST =
    '{ erpTokens(first: 100) { totalCount nodes { id name scopes ipAllowList createdById createdBy { id role } createdAt expiresAt lastUsedAt revokedAt } } }';
  const find = async (name: string) => (await ask(app, admin, LIST)).erpTokens.nodes.find((each: { name: string }) => each.name === name);

  it('tells what each may do, since when it was not used, and nothing that could be used in its place', async () => {
    const token = await newErpToken(app, admin, { name: 'Books', scopes: ['sellers:read'], ipAllowList: ['127.0.0.0/8'] });
    expect(await find('Books')).toMatchObject({
      scopes: ['sellers:read'],
      ipAllowList: ['127.0.0.0/8'],
      createdById: app.accounts.superAdmin.id,
      createdBy: { id: app.accounts.superAdmin.id, role: 'SUPER_ADMIN' },
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
    });

    await statuses(token);

    const used = await find('Books');
    expect(Math.abs(Date.parse(used.lastUsedAt) - app.clock.now().getTime())).toBeLessThan(60_000);
    expect(JSON.stringify(await ask(app, admin, LIST))).not.toContain(token);
    const stored = await app.database.sql(`select 1 from access_token t where to_jsonb(t)::text like $1`, [`%${token}%`]);
    expect(stored).toEqual([]);
  });

  it('ends a token by its id, in every process within a second, and twice is no mistake', async () => {
    const second = await extraApp({ ROLE: 'web', DEMO: '0' }, { databaseUrl: app.databaseUrl });
    const token = await newErpToken(app, admin, { name: 'Lost' });
    expect((await statuses(token, second)).status).toBe(200);
    const { id } = await find('Lost');
    const end = () => ask(app, admin, 'mutation($id: String!) { revokeErpToken(id: $id) { id revokedAt } }', { id });

    const { revokeErpToken } = await end();
    expect((await statuses(token)).status).toBe(401);
    await waitFor('the other process knows', async () => (await statuses(token, second)).status === 401, 1_500);
    expect((await end()).revokeErpToken.revokedAt).toBe(revokeErpToken.revokedAt);
  });

  it('is for super administrators alone', async () => {
    const END = 'mutation { revokeErpToken(id: "x") { id } }';
    for (const query of [LIST, END]) {
      expect((await refused(app, undefined, query)).code).toBe('UNAUTHORIZED');
      expect((await refused(app, app.accounts.erpToken, query)).code).toBe('FORBIDDEN_SCOPE');
      expect((await refused(app, await newStaff(app, admin, 'OPS'), query)).code).toBe('FORBIDDEN');
    }
    expect((await refused(app, admin, END)).code).toBe('NOT_FOUND');
    expect((await refused(app, admin, `mutation { revokeErpToken(id: "${NO_RECORD}") { id } }`)).code).toBe('NOT_FOUND');
  });
});

describe('A token that is bound to addresses', () => {
  it('works from a network, in whichever version the address is written', async () => {
    const token = await newErpToken(app, admin, { ipAllowList: ['::ffff:127.0.8.0/120', '2001:db8::/32'] });
    const from = (address: string) => rawCall(app, STATUSES, { method: 'GET', from: address, headers: bearer(token) });

    expect((await from('127.0.8.77')).status).toBe(200);
    expect((await from('127.0.9.1')).body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'IP_NOT_ALLOWED' });
  });

  it.each(['localhost', '127.1', '10.0.0.0/33', '10.0.0.0/x', '2001:db8::/129', '', '1.2.3.4/'])('is not made for "%s"', async (entry) => {
    const query = 'mutation($ips: [String!]) { createErpToken(name: "x", ipAllowList: $ips) }';
    expect(await refused(app, admin, query, { ips: [entry] })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'ipAllowList' }],
    });
  });

  it('uses the address that a trusted proxy names, and ignores all others', async () => {
    const behind = await extraApp({ ROLE: 'web', TRUSTED_PROXIES: '127.0.10.0/24' });
    const token = await newErpToken(behind, await adminOf(behind), { ipAllowList: ['203.0.113.7'] });
    const call = (from: string, forwarded: string, to: TestApp = behind) =>
      rawCall(to, STATUSES, { method: 'GET', from, headers: { ...bearer(token), 'x-forwarded-for': forwarded } });

    expect((await call('127.0.10.1', '203.0.113.7')).status).toBe(200);
    expect((await call('127.0.10.1', '198.51.100.1, 203.0.113.7, 127.0.10.2')).status).toBe(200);
    // What a caller writes in front of its own address is not believed.
    expect((await call('127.0.10.1', '203.0.113.7, 198.51.100.1')).status).toBe(401);
    expect((await call('127.0.11.1', '203.0.113.7')).status).toBe(401);
    expectRefusal(await statuses(token, behind), { status: 401, code: 'UNAUTHORIZED', reason: 'IP_NOT_ALLOWED', family: 'erp' });
  });
});
