import { sharedWeb } from '../../support/shared-app.js';
import type { TestApp } from '../../support/app.js';
import { refused } from '../../support/graphql.js';
import { closeSubscribers, holderOf } from '../../support/live.js';
import { newSeller, newStaff, adminOf } from '../../support/people.js';
import { anOrder, connectShop, placeOrder, sessionOf, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { requestsOf, setupOf, storedFor } from './shop-requests.js';

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await sharedWeb();
  owner = await sessionOf(app, app.accounts.seller);
});
afterEach(closeSubscribers);

const rates = (
  shop: ConnectedShop,
  change: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = shop.headers,
) => {
  const { origin, destination, products } = anOrder(shop.domain);
  return app.client.post('/api/rates', { origin, destination, products, ...change }, headers);
};

describe('shopRequests', () => {
  it('shows a refused request as it came, and each field that was wrong', async () => {
    const shop = await connectShop(app);
    const { order, ...rest } = anOrder(shop.domain);
    const answer = await app.client.post('/api/order', { ...rest, order: { ...order, subTotal: 'much' } }, shop.headers);

    const { nodes } = await requestsOf(app, owner, shop.domain, { failedOnly: true });
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({
      isAuthenticated: true,
      method: 'POST',
      path: '/api/order',
      route: '/api/order',
      status: 400,
      code: 'VALIDATION_FAILED',
      requestId: answer.body.requestId,
      userAgent: 'node',
      tokenKind: 'sst',
      problems: [{ field: 'order.subTotal', code: 'VALIDATION_FAILED', isWarning: false }],
    });
    expect(JSON.parse(nodes[0].requestBody)).toMatchObject({ order: { orderNumber: order.orderNumber, subTotal: '••••' } });
    expect(JSON.parse(nodes[0].responseBody)).toMatchObject({ code: 'VALIDATION_FAILED', requestId: answer.body.requestId });
  });

  it('shows the warnings of a request that was carried out', async () => {
    const shop = await connectShop(app);
    await app.client.post('/api/order', { ...anOrder(shop.domain), shippingServiceCode: 'x', paymentStatus: 'postpaid' }, shop.headers);
    const { nodes } = await requestsOf(app, owner, shop.domain);
    expect(nodes[0]).toMatchObject({ path: '/api/order', status: 200, code: null });
    expect(nodes[0].problems).toContainEqual(expect.objectContaining({ code: 'MISPLACED_FIELD', isWarning: true }));
  });

  it('names a wrong token, a wrong domain, a wrong path and a wrong method', async () => {
    const shop = await connectShop(app);
    const named = { 'x-svc-shop-domain': shop.domain };
    await rates(shop, {}, { ...named, 'x-svc-shop-token': `sst_${'x'.repeat(43)}` });
    await rates(shop, {}, { ...shop.headers, 'x-svc-shop-domain': 'another.example' });
    await app.client.post('/api/orders', {}, shop.headers);
    await app.client.get('/api/order', shop.headers);

    const { nodes } = await requestsOf(app, owner, shop.domain);
    const seen = nodes.map(({ method, path, status, code, reason, isAuthenticated, tokenKind }: Record<string, unknown>) => ({
      method,
      path,
      status,
      code,
      reason,
      isAuthenticated,
      tokenKind,
    }));
    expect(seen).toEqual(
      expect.arrayContaining([
        {
          method: 'POST',
          path: '/api/rates',
          status: 401,
          code: 'UNAUTHORIZED',
          reason: 'INVALID_TOKEN',
          isAuthenticated: false,
          tokenKind: 'sst',
        },
        {
          method: 'GET',
          path: '/api/order',
          status: 405,
          code: 'METHOD_NOT_ALLOWED',
          reason: null,
          isAuthenticated: false,
          tokenKind: 'sst',
        },
        { method: 'POST', path: '/api/orders', status: 404, code: 'NOT_FOUND', reason: null, isAuthenticated: false, tokenKind: 'sst' },
        {
          method: 'POST',
          path: '/api/rates',
          status: 401,
          code: 'UNAUTHORIZED',
          reason: 'SHOP_DOMAIN_MISMATCH',
          isAuthenticated: true,
          tokenKind: 'sst',
        },
      ]),
    );
  });

  it('is for the seller of the shop and for operators, and for nobody else', async () => {
    const shop = await connectShop(app);
    await rates(shop);
    expect((await requestsOf(app, owner, shop.domain)).totalCount).toBe(1);
    expect((await requestsOf(app, shop.token, shop.domain)).totalCount).toBe(1);
    const ops = await newStaff(app, await adminOf(app), 'OPS');
    // The shop's own question is the second.
    expect((await requestsOf(app, ops, shop.domain)).totalCount).toBe(2);

    const stranger = await sessionOf(app, await newSeller(app));
    const sibling = await connectShop(app);
    for (const token of [stranger, sibling.token]) {
      for (const field of ['shopRequests(domain: $d) { totalCount }', 'shopSetup(domain: $d) { calledAt }']) {
        expect(await refused(app, token, `query($d: String!) { ${field} }`, { d: shop.domain })).toMatchObject({ code: 'NOT_FOUND' });
      }
    }
    const driver = await newStaff(app, await adminOf(app), 'DRIVER');
    const query = 'query($d: String!) { shopRequests(domain: $d) { totalCount } }';
    expect(await refused(app, driver, query, { d: shop.domain })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('keeps the last fifty', async () => {
    const shop = await connectShop(app);
    const [row] = await app.database.sql<{ id: string }>('select id from shop where domain = $1', [shop.domain]);
    const call = { shop: { id: row?.id ?? '' }, method: 'POST', path: '/api/rates', route: '/api/rates', query: {}, body: {}, answer: {} };
    for (let index = 0; index < 120; index++) {
      const more = {
        status: 200,
        refusal: undefined,
        warned: undefined,
        requestId: `req_${index}`,
        userAgent: undefined,
        tokenKind: null,
        durationMs: 1,
      };
      app.services.shopRequests.book.record({ ...call, ...more });
    }
    expect(await storedFor(app, shop.domain)).toEqual({ own: 50, strangers: 0 });
    const { nodes, totalCount } = await requestsOf(app, owner, shop.domain);
    expect(totalCount).toBe(50);
    expect(nodes[0].requestId).toBe('req_119');
    expect(nodes[49].requestId).toBe('req_70');
  });

  it('keeps at most ten of a flood that only names the shop, and none of what it sent', async () => {
    const shop = await connectShop(app);
    await rates(shop);
    const headers = { 'x-svc-shop-domain': shop.domain, 'x-svc-shop-token': 'sst_guess-guess-guess', 'user-agent': 'flood' };
    for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: 25 }, () => rates(shop, {}, headers)));
    await app.client.post('/api/some@one/else', { hello: 'Mallory' }, headers);

    const { own, strangers } = await storedFor(app, shop.domain);
    expect(own).toBe(1);
    expect(strangers).toBeGreaterThan(0);
    expect(strangers).toBeLessThanOrEqual(10);
    const { nodes } = await requestsOf(app, owner, shop.domain);
    expect(JSON.stringify(nodes)).not.toMatch(/guess|Mallory|some@one/);
    expect(nodes.filter((each: { isAuthenticated: boolean }) => !each.isAuthenticated)).toEqual(
      nodes.flatMap((each: { isAuthenticated: boolean }) =>
        each.isAuthenticated ? [] : [expect.objectContaining({ requestBody: null, responseBody: null, query: null })],
      ),
    );
  });
});

describe('shopSetup', () => {
  it('turns each step on once it has worked', async () => {
    const shop = await connectShop(app);
    expect(await setupOf(app, owner, shop.domain)).toEqual({
      calledAt: null, ratedAt: null, orderedAt: null, webhooks: 0, webhookDeliveredAt: null, labelledAt: null,
    }); // prettier-ignore

    await rates(shop);
    expect(await setupOf(app, owner, shop.domain)).toMatchObject({
      calledAt: expect.any(String),
      ratedAt: expect.any(String),
      orderedAt: null,
    });

    const { body } = await placeOrder(app, shop);
    expect(body.status).toBe('success');
    expect(await setupOf(app, owner, shop.domain)).toMatchObject({ orderedAt: expect.any(String), labelledAt: null });
  });

  it('leaves a step off while it only fails', async () => {
    const shop = await connectShop(app);
    await rates(shop, { destination: {} });
    expect(await setupOf(app, owner, shop.domain)).toMatchObject({ calledAt: null, ratedAt: null });
  });
});

describe('shopRequestReceived', () => {
  it('tells the seller of each request as it comes, and no other seller', async () => {
    const shop = await connectShop(app);
    const other = await connectShop(app, await newSeller(app));
    const watching = holderOf(app.url ?? '', owner);
    const subscription = watching.subscribe(`subscription { shopRequestReceived(domain: "${shop.domain}") { path status code } }`);
    const refused = watching.subscribe(`subscription { shopRequestReceived(domain: "${other.domain}") { path } }`);
    await waitFor('the other shop is refused', () => refused.errors.length > 0);
    await waitFor('the request arrives', async () => {
      await rates(shop, { destination: {} });
      await app.services.shopRequests.book.settled();
      return subscription.received.length > 0;
    });
    expect(subscription.received[0].shopRequestReceived).toMatchObject({ path: '/api/rates', status: 400 });
  });
});
