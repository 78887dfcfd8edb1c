import { interfaces, routes } from '../../src/rest/interfaces.js';
import type { RestRequest, Route } from '../../src/rest/route.js';
import { compileOperation } from '../../src/platform/graphql/execute.js';
import { InputFindings } from '../../src/platform/graphql/input-shape.js';
import { createSchema } from '../../src/schema.js';
import { startApp, type TestApp } from '../support/app.js';
import { bearer, type Answer } from '../support/client.js';
import { abuDhabi, anOrder, connectShop, dubai, moveTo, mug, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;
const specs = Object.keys(interfaces);

describe.each(specs)('The description at %s', (path) => {
  it('is there for everybody, and says what it is and where', async () => {
    const { status, body, headers } = await app.client.get(path);

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' }, servers: [{ url: app.url }] });
    expect((await app.client.get(path, bearer(app.accounts.erpToken))).body).toEqual(body);
  });

  it('holds every route of the table, with what can be refused and why', async () => {
    const { body } = await app.client.get(path);

    for (const row of interfaces[path]?.routes ?? []) {
      const operation = body.paths[row.path.replaceAll(/:(\w+)/g, '{$1}')]?.[row.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: expect.any(String), summary: row.summary, tags: [expect.any(String)] });
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', '500', ...(row.door === 'public' ? [] : ['401'])]));
    }
  });

  it('takes no other method', async () => {
    const answer = await app.client.post(path, {});

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(answer.body).toMatchObject({ status: 'failed', code: 'METHOD_NOT_ALLOWED' });
  });
});

describe('Every row', () => {
  it('declares what it answers', () => {
    expect(routes.filter(({ docs }) => !docs).map(nameOf)).toEqual([]);
  });

  it('that takes a body shows one that it understands whole', async () => {
    const schema = await createSchema();
    const misunderstood = routes.flatMap((row) => {
      if (row.docs?.example === undefined) return [];
      const findings = new InputFindings();
      const request = { params: { id: 'x' }, query: {}, headers: {}, body: row.docs.example, problems: [] } as unknown as RestRequest;
      compileOperation(schema, row.document).shape(row.input(request), findings);
      return findings.unknown.map((field) => `${nameOf(row)}: ${field}`);
    });

    expect(misunderstood).toEqual([]);
  });
});

describe('What is answered', () => {
  const seen = new Set<string>();

  /** The answer has every field that its row declares, and no other. */
  function expectDeclared(row: string, { status, body, text }: Answer): Answer {
    const { docs } = routes.find((each) => nameOf(each) === row) ?? {};
    if (!docs || 'mediaType' in docs.reply) throw new Error(`${row} declares no JSON.`);
    expect({ row, status, text: status === (docs.status ?? 200) ? '' : text }).toEqual({ row, status: docs.status ?? 200, text: '' });
    const parsed = docs.reply.safeParse(body);
    expect({ row, error: parsed.error?.message, body: parsed.data }).toEqual({ row, error: undefined, body });
    seen.add(row);
    return { status, body, text, headers: new Headers() };
  }

  it('is what the rows of stores declare', async () => {
    const login = { ...app.accounts.seller, shopId: 'declared.example', shopName: 'D', platform: 'p', url: 'https://declared.example' };
    const { body: connected } = expectDeclared('POST /api/login', await app.client.post('/api/login', login));
    const shop: ConnectedShop = {
      domain: 'declared.example',
      token: connected.token,
      headers: { 'x-svc-shop-token': connected.token, 'x-svc-shop-domain': 'declared.example' },
    };
    const post = async (path: string, body: unknown, row = path) =>
      expectDeclared(`POST ${row}`, await app.client.post(path, body, shop.headers));
    await post('/api/locations/add', { refId: 'A', refName: 'A', ...dubai });
    await post('/api/locations/update', [{ refId: 'A', lat: 25, lng: 55 }]);
    await post('/api/activation', { activate: true });
    const route = { origin: dubai, destination: abuDhabi, products: [mug] };
    await post('/api/rates', route);
    await post('/api/rates?explain=1', { ...route, products: [{ ...mug, grams: 29_000 }] }, '/api/rates');
    const { body: order } = await post('/api/order', anOrder(shop.domain, { paymentStatus: 'postpaid' }));
    const changes = { customer: { phone: '+971501112233' }, products: [{ title: 'Cup', amount: 3, quantity: 1, grams: 100 }] };
    for (const method of ['PUT', 'PATCH']) {
      const answer = await app.client.call(method, `/api/order/${order.orderId}/update`, { headers: shop.headers, body: changes });
      expectDeclared(`${method} /api/order/:id/update`, answer);
    }
    const numbered = await app.database.sql<{ order_number: string }>('select order_number from "order" where id = $1', [order.orderId]);
    const orderNumber = Number(numbered[0]?.order_number);
    await post('/api/fulfilled', { orderNumber });
    await post('/api/order/cancelled', { orderNumber });

    const { body: second } = await placeOrder(app, shop);
    const early = await app.client.get(`/api/return-shipment?shipment_id=${second.shipment_id}`, shop.headers);
    expectDeclared('GET /api/return-shipment', early);
    await walkTo(app, second.shipment_id, 'delivered');
    await post('/api/return-shipment', { shipment_id: second.shipment_id, returnReason: 'Chipped' });
    expectDeclared(
      'GET /api/return-shipment',
      await app.client.get(`/api/return-shipment?shipment_id=${second.shipment_id}`, shop.headers),
    );
    expectDeclared('GET /api/track/:id', await app.client.get(`/api/track/${second.shipment_id}`));
  });

  it.each(['/api/webhooks', '/api/erp/webhooks'])('is what the rows of %s declare', async (base) => {
    const isErp = base.includes('erp');
    const token = isErp ? app.accounts.erpToken : app.accounts.apiToken;
    await placeOrder(app, await connectShop(app));
    const call = async (method: string, path: string, row: string, body?: unknown): Promise<Answer> =>
      expectDeclared(
        `${method} ${base}${row}`,
        await app.client.call(method, base + path, { headers: bearer(token), ...(body !== undefined && { body }) }),
      );
    const added = await call('POST', '', '', { url: 'https://127.0.0.2.nowhere.invalid/hook', events: ['shipment.update'], rateLimit: 3 });
    const { id } = isErp ? added.body.data : added.body.webhook;
    await call('GET', '', '');
    await call('GET', `/${id}`, '/:id');
    await call('GET', '/events?limit=5', '/events');
    await call('PATCH', `/${id}`, '/:id', { description: 'Mine', colour: 'red' });
    await call('POST', `/${id}/regenerate`, '/:id/regenerate', {});
    await call('POST', `/${id}/test`, '/:id/test', { event: 'shipment.failed' });
    const history = await call('GET', `/${id}/deliveries`, '/:id/deliveries');
    const [delivery] = isErp ? history.body.data : history.body.deliveries;
    await call('POST', `/${id}/deliveries/${delivery.id}/redeliver`, '/:id/deliveries/:deliveryId/redeliver');
    await call('POST', `/${id}/recover`, '/:id/recover', { since: new Date(app.clock.now().getTime() - 60_000).toISOString() });
    await call('DELETE', `/${id}`, '/:id');
  });

  it('is what the rows of the ERP interface declare', async () => {
    for (const name of ['statuses', 'transitions', 'error-codes', 'reason-codes']) {
      const path = `/api/erp/reference/${name}`;
      expectDeclared(`GET ${path}`, await app.client.get(path, bearer(app.accounts.erpToken)));
    }
    const { body: order } = await placeOrder(app, await connectShop(app));
    expectDeclared('POST /api/erp/shipments/:id/status', await moveTo(app, order.shipment_id, 'fulfilled'));
    for (const status of ['pickup', 'picked_up', 'at_sorting']) await moveTo(app, order.shipment_id, status);
    const box = { weightKg: 1.2, length: 20, width: 20, height: 20 };
    const answer = await app.client.post(`/api/erp/shipments/${order.shipment_id}/verify`, box, bearer(app.accounts.erpToken));
    expectDeclared('POST /api/erp/shipments/:id/verify', answer);
  });

  it('by every store route has been looked at', () => {
    const unseen = (interfaces['/api/openapi-spec.json']?.routes ?? [])
      .filter(({ docs }) => docs && !('mediaType' in docs.reply))
      .map(nameOf)
      .filter((name) => !seen.has(name));

    expect(unseen).toEqual([]);
  });
});

describe('The page of the documentation', () => {
  it('shows the descriptions in a viewer of ours that loads nothing from elsewhere, and every error under its anchor', async () => {
    const { status, text, headers } = await app.client.get('/docs');

    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect([...text.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, url]) => url)).toEqual([
      'data:,',
      '/docs/swagger-ui.css',
      ...specs,
      '/docs/swagger-ui-bundle.js',
      '/docs/viewer.js',
    ]);
    expect(text).toContain('<tr id="error-order-exists">');
    for (const [path, type] of [
      ['/docs/swagger-ui.css', 'text/css'],
      ['/docs/swagger-ui-bundle.js', 'text/javascript'],
      ['/docs/viewer.js', 'text/javascript'],
    ] as const) {
      const asset = await app.client.get(path);
      expect({ path, status: asset.status, type: asset.headers.get('content-type') }).toEqual({
        path,
        status: 200,
        type: `${type}; charset=utf-8`,
      });
    }
  });
});
