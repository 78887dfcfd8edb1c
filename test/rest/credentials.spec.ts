import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { adminOf, giveTo, newErpToken, newStaff } from '../support/people.js';
import { postFrom } from '../support/raw-http.js';
import { expectRefusal } from '../support/refusals.js';
import { connectShop, moveTo, placeOrder, sessionOf, type ConnectedShop } from '../support/story.js';
import { extraApps } from '../support/extra-apps.js';

const extraApp = extraApps();
let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
});
const STORE_PATHS = ['/api/locations/add', '/api/locations/update', '/api/activation', '/api/rates', '/api/order'];
const touch = (headers: Readonly<Record<string, string>>, path = '/api/locations/add'): Promise<Answer> =>
  app.client.post(path, [], headers);
const familyOf = (path: string) => (path === '/api/order' ? 'order' : 'store');
const withDomain = (headers: Readonly<Record<string, string>>) => ({ 'x-svc-shop-domain': shop.domain, ...headers });

describe('The token of a shop', () => {
  it.each(['x-svc-shop-token', 'x-svc-api-token', 'x-svc-token'])('may come as %s on every store path', async (name) => {
    for (const path of STORE_PATHS) {
      const answer = await touch(withDomain({ [name]: shop.token }), path);
      expect([200, 400]).toContain(answer.status);
      expect(answer.headers.get('deprecation')).toBe(name === 'x-svc-shop-token' ? null : 'true');
    }
  });

  it('may come in several headers as long as they agree', async () => {
    const headers = withDomain({ 'x-svc-shop-token': shop.token, 'x-svc-api-token': shop.token, 'x-svc-token': shop.token });

    const answer = await touch(headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('deprecation')).toBe('true');
  });

  it.each([
    ['x-svc-shop-token', 'x-svc-api-token'],
    ['x-svc-shop-token', 'x-svc-token'],
    ['x-svc-api-token', 'x-svc-token'],
  ])('must not differ between %s and %s, even if one of them is good', async (first, second) => {
    const other = await connectShop(app);
    for (const token of [other.token, 'rubbish']) {
      const answer = await touch(withDomain({ [first]: shop.token, [second]: token }));
      expectRefusal(answer, { status: 401, code: 'UNAUTHORIZED', reason: 'CONFLICTING_TOKENS' });
    }
  });

  it.each(STORE_PATHS)('is required by %s before the body is read', async (path) => {
    for (const headers of [
      {},
      withDomain({}),
      { 'x-svc-shop-token': shop.token },
      withDomain({ 'x-svc-shop-token': 'sst_wrong' }),
      bearer(shop.token),
    ]) {
      expectRefusal(await touch(headers, path), { status: 401, code: 'UNAUTHORIZED', family: familyOf(path), fields: [] });
    }
  });

  it('works for its own domain only, in any spelling of it', async () => {
    const other = await connectShop(app);

    expectRefusal(await touch({ ...shop.headers, 'x-svc-shop-domain': other.domain }), { status: 401, code: 'UNAUTHORIZED' });
    expectRefusal(await touch({ ...shop.headers, 'x-svc-shop-domain': 'unknown.example' }), { status: 401, code: 'UNAUTHORIZED' });
    expectRefusal(await touch({ ...shop.headers, 'x-svc-shop-domain': '//' }), { status: 401, code: 'UNAUTHORIZED' });
    expect((await touch({ ...shop.headers, 'x-svc-shop-domain': `HTTPS://${shop.domain.toUpperCase()}.:443/a?b` })).status).toBe(200);
  });

  it('is no other kind of token', async () => {
    const session = await sessionOf(app, app.accounts.seller);
    for (const token of [app.accounts.apiToken, app.accounts.erpToken, session, admin]) {
      expectRefusal(await touch(withDomain({ 'x-svc-shop-token': token })), { status: 401, code: 'UNAUTHORIZED' });
    }
  });

  it('opens no door of the ERP interface', async () => {
    for (const token of [shop.token, app.accounts.apiToken, admin, 'erp_wrong']) {
      const answer = await app.client.get('/api/erp/reference/statuses', bearer(token));
      expectRefusal(answer, { status: 401, code: 'UNAUTHORIZED', family: 'erp', fields: [] });
    }
  });

  it('ends at once when it is revoked', async () => {
    const own = await connectShop(app);
    expect((await touch(own.headers)).status).toBe(200);

    expect(await ask(app, own.token, 'mutation($t: String!) { revokeToken(token: $t) }', { t: own.token })).toEqual({ revokeToken: true });

    expectRefusal(await touch(own.headers), { status: 401, code: 'UNAUTHORIZED' });
  });
});

describe('What is wrong with credentials', () => {
  const shopRow = '/api/locations/add';
  const erpRow = '/api/erp/reference/statuses';
  const toldBy = async (path: string, headers: Readonly<Record<string, string>>) => {
    const { status, body } = await (path === shopRow ? app.client.post(path, [], headers) : app.client.get(path, headers));
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHORIZED' });
    return `${body.reason}: ${body.message}`;
  };

  it('is said by name: the header that is missing, the one that was taken for it, and what the token is', async () => {
    const { token, domain } = shop;
    expect(await toldBy(shopRow, {})).toMatch(/^MISSING_HEADER: .*X-Svc-Shop-Token/);
    expect(await toldBy(shopRow, bearer(token))).toMatch(/^WRONG_HEADER: .*Authorization.*X-Svc-Shop-Token/);
    expect(await toldBy(shopRow, { 'x-svc-shop-token': token })).toMatch(/^MISSING_HEADER: .*X-Svc-Shop-Domain/);
    expect(await toldBy(shopRow, { 'x-svc-shop-token': app.accounts.apiToken, 'x-svc-shop-domain': domain })).toMatch(
      /^WRONG_TOKEN_KIND: /,
    );
    expect(await toldBy(erpRow, {})).toMatch(/^MISSING_HEADER: .*Authorization/);
    expect(await toldBy(erpRow, shop.headers)).toMatch(/^WRONG_HEADER: .*X-Svc-Shop-Token.*Bearer/);
    expect(await toldBy(erpRow, { authorization: app.accounts.erpToken })).toMatch(/^WRONG_HEADER: .*Bearer/);
    expect(await toldBy(erpRow, bearer(shop.token))).toMatch(/^WRONG_TOKEN_KIND: /);
    expect(await toldBy(erpRow, bearer(`erp_${'x'.repeat(43)}`))).toMatch(/^INVALID_TOKEN: /);
    const ended = await newErpToken(app, admin);
    await ask(app, admin, 'mutation($t: String!) { revokeToken(token: $t) }', { t: ended });
    expect(await toldBy(erpRow, bearer(ended))).toMatch(/^TOKEN_REVOKED: /);
    for (const headers of [shop.headers, { authorization: shop.token }]) {
      const { status, body } = await app.client.call('POST', '/graphql', { body: '{"query":"{ __typename }"}', headers });
      expect({ status, reason: body.errors[0].extensions.reason }).toEqual({ status: 401, reason: 'WRONG_HEADER' });
    }
  });

  it('does not reveal whether a shop exists', async () => {
    const other = await connectShop(app);
    const wrong = (token: string, domain: string) => toldBy(shopRow, { 'x-svc-shop-token': token, 'x-svc-shop-domain': domain });
    for (const token of [shop.token, `sst_${'x'.repeat(43)}`])
      expect(await wrong(token, other.domain)).toBe(await wrong(token, 'no-such-shop.example'));
    expect(await wrong(shop.token, other.domain)).toMatch(/^SHOP_DOMAIN_MISMATCH: /);
  });
});

describe('The token of an ERP system', () => {
  const statuses = (authorization: string) => app.client.get('/api/erp/reference/statuses', authorization === '' ? {} : { authorization });

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Token {token}', '{token}', 'Bearer {token} x', 'Bearer {token}x', 'Bearer {TOKEN}'])(
    'is not taken from "%s"',
    async (pattern) => {
      const { erpToken } = app.accounts;
      const header = pattern.replace('{token}', erpToken).replace('{TOKEN}', erpToken.toUpperCase());
      expectRefusal(await statuses(header), { status: 401, code: 'UNAUTHORIZED', family: 'erp', fields: [] });
    },
  );

  it('is taken whatever the case of the scheme', async () => {
    expect((await statuses(`bearer ${app.accounts.erpToken}`)).status).toBe(200);
  });

  it('does what its scopes allow and no more', async () => {
    const placed = await placeOrder(app, shop);
    const reader = await newErpToken(app, admin, { scopes: ['reference:read'] });
    const mover = await newErpToken(app, admin, { scopes: ['shipments:read', 'shipments:write'] });
    const move = (token: string) =>
      app.client.post(`/api/erp/shipments/${placed.body.shipment_id}/status`, { status: 'fulfilled' }, bearer(token));

    expect((await statuses(`Bearer ${reader}`)).status).toBe(200);
    expectRefusal(await move(reader), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp', fields: [] });
    expectRefusal(await statuses(`Bearer ${mover}`), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expect((await move(mover)).status).toBe(200);
    const box = { weightKg: 1, length: 1, width: 1, height: 1 };
    const verify = await app.client.post(`/api/erp/shipments/${placed.body.shipment_id}/verify`, box, bearer(reader));
    expectRefusal(verify, { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
  });

  it('works from the addresses that it was made for', async () => {
    const bound = await newErpToken(app, admin, { ipAllowList: ['127.0.0.9'] });
    const path = '/api/erp/shipments/SVC00000000000/status';

    const outside = await postFrom(app, '127.0.0.1', path, { status: 'pickup' }, bearer(bound));
    expect(outside.body).toMatchObject({ status: 'failed', code: 'UNAUTHORIZED', reason: 'IP_NOT_ALLOWED' });
    expect((await postFrom(app, '127.0.0.9', path, { status: 'pickup' }, bearer(bound))).status).toBe(404);
  });

  it('ends on its day', async () => {
    const token = await newErpToken(app, admin, { expiresAt: new Date(app.clock.now().getTime() + 60_000).toISOString() });
    expect((await statuses(`Bearer ${token}`)).status).toBe(200);

    app.clock.advance(61_000);

    expectRefusal(await statuses(`Bearer ${token}`), { status: 401, code: 'UNAUTHORIZED', reason: 'TOKEN_EXPIRED', family: 'erp' });
  });

  it('stops within a second in the other processes too once it is revoked in one', async () => {
    const second = await extraApp({ ROLE: 'web', DEMO: '0' }, { databaseUrl: app.databaseUrl });
    const token = await newErpToken(app, admin);
    const use = () => second.client.get('/api/erp/reference/statuses', bearer(token));
    expect((await use()).status).toBe(200);

    await ask(app, admin, 'mutation($t: String!) { revokeToken(token: $t) }', { t: token });
    const revoked = performance.now();

    expect((await statuses(`Bearer ${token}`)).status).toBe(401);
    for (let status = 200; status === 200;) {
      const sent = performance.now();
      ({ status } = await use());
      if (status === 200) expect(sent - revoked).toBeLessThan(1000);
    }
    expect((await use()).status).toBe(401);
  });

  it('never forces a status', async () => {
    const placed = await placeOrder(app, shop);
    const answer = await moveTo(app, placed.body.shipment_id, 'delivered', { force: true, note: 'because' });

    expectRefusal(answer, { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
  });
});

describe('The role of a member of staff', () => {
  const move = (token: string, id: string, status: string) =>
    app.client.graphql(
      'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }',
      { i: { id, status } },
      token,
    );

  it.each([
    ['DISPATCHER', 'PICKUP', true],
    ['DISPATCHER', 'FULFILLED', false],
    ['DRIVER', 'PICKUP', false],
    ['OPS', 'FULFILLED', true],
    ['SUPER_ADMIN', 'FULFILLED', true],
    ['ACCOUNTS', 'PICKUP', false],
    ['RECEPTION', 'PICKUP', false],
  ])('%s to take a new shipment to %s: %p', async (role, status, may) => {
    const placed = await placeOrder(app, shop);
    const token = await newStaff(app, admin, role);
    if (role === 'DRIVER') await giveTo(app, token, placed.body.shipment_id);
    const { body } = await move(token, placed.body.shipment_id, status);

    if (may) expect(body.data.transitionShipment.newStatus).toBe(status);
    else expect(['FORBIDDEN', 'INVALID_TRANSITION']).toContain(body.errors[0].extensions.code);
  });
});
