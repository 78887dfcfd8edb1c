import { ORDER_EXAMPLE } from '../../../src/rest/request/examples.js';
import { routes } from '../../../src/rest/interfaces.js';
import { createSchema } from '../../../src/schema.js';
import { PlayingOperator } from '../../../src/store-kit/index.js';
import { playedRoutes } from '../../../src/store-kit/operator/routes.js';
import { testDelivery } from '../../../src/store-kit/operator/webhook-book.js';
import type { Answer } from '../../support/client.js';
import { Declared, nameOf } from '../../support/declared.js';

let operator: PlayingOperator;
let declared: Declared;
beforeAll(async () => {
  declared = new Declared(await createSchema());
  operator = await new PlayingOperator({
    shopDomain: 'mugs.example',
    tryWebhook: async (call) =>
      testDelivery(operator.webhooks.named(call), {
        status: 200,
        failure: null,
        answer: '',
        durationMs: 3,
        headers: {},
        body: '{}',
        event: 'shipment.test',
      }),
  }).start();
});
afterAll(() => operator.stop());

let token = '';

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const shop = { 'x-svc-shop-token': token, 'x-svc-shop-domain': 'mugs.example', authorization: `Bearer ${token}` };
  const response = await fetch(operator.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...shop, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : undefined, text, headers: response.headers };
}

const order = { ...ORDER_EXAMPLE, order: { ...ORDER_EXAMPLE.order, shopDomain: 'mugs.example' } };
const location = { refId: 'W1', refName: 'One', address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };

describe('The playing operator', () => {
  it('answers every route as the service declares it', async () => {
    const login = { ...operator.account, shopId: 'mugs.example', shopName: 'Mugs', platform: 'reference', url: 'https://mugs.example' };
    token = declared.expect('POST /api/login', await ask('POST', '/api/login', login)).body.token;
    declared.expect('POST /api/locations/add', await ask('POST', '/api/locations/add', [location]));
    declared.expect('POST /api/locations/update', await ask('POST', '/api/locations/update', { refId: 'W1', address: 'Al Quoz 4' }));
    declared.expect('POST /api/activation', await ask('POST', '/api/activation', { activate: true }));
    const { origin, destination, products } = order;
    declared.expect('POST /api/rates', await ask('POST', '/api/rates', { origin, destination, products }));
    declared.expect('POST /api/rates', await ask('POST', '/api/rates?explain=1', { origin, destination, products }));
    const { orderId, shipment_id: id } = declared.expect('POST /api/order', await ask('POST', '/api/order', order)).body;
    const changes = { customer: { phone: '+971501234567' } };
    for (const method of ['PUT', 'PATCH'])
      declared.expect(`${method} /api/order/:id/update`, await ask(method, `/api/order/${orderId}/update`, changes));
    declared.expect('POST /api/fulfilled', await ask('POST', '/api/fulfilled', { orderNumber: 1001 }));
    declared.expect('GET /api/return-shipment', await ask('GET', `/api/return-shipment?shipment_id=${id}`));
    for (const { parcel } of operator.orders.orders) parcel.status = 'delivered';
    declared.expect('POST /api/return-shipment', await ask('POST', '/api/return-shipment', { shipment_id: id }));
    declared.expect('POST /api/order/cancelled', await ask('POST', '/api/order/cancelled', { orderNumber: 1001 }));
    await webhooks();

    const played = playedRoutes.map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1'));
    expect(declared.unseenOf(routes.filter((row) => played.includes(nameOf(row))))).toEqual([]);
  });

  async function webhooks(): Promise<void> {
    const hook = { url: 'https://mugs.example/hook', events: ['shipment.update'] };
    const { webhook } = declared.expect('POST /api/webhooks', await ask('POST', '/api/webhooks', hook)).body;
    expect(webhook.secret).toBe(operator.webhooks.secret);
    declared.expect('GET /api/webhooks', await ask('GET', '/api/webhooks'));
    declared.expect('GET /api/webhooks/events', await ask('GET', '/api/webhooks/events'));
    const path = `/api/webhooks/${webhook.id}`;
    declared.expect('GET /api/webhooks/:id', await ask('GET', path));
    declared.expect('PATCH /api/webhooks/:id', await ask('PATCH', path, { is_active: true }));
    declared.expect('POST /api/webhooks/:id/regenerate', await ask('POST', `${path}/regenerate`, {}));
    declared.expect('POST /api/webhooks/:id/test', await ask('POST', `${path}/test`, {}));
    declared.expect('GET /api/webhooks/:id/deliveries', await ask('GET', `${path}/deliveries`));
    declared.expect('POST /api/webhooks/:id/recover', await ask('POST', `${path}/recover`, { since: '2026-11-20T00:00:00.000Z' }));
    declared.expect('DELETE /api/webhooks/:id', await ask('DELETE', path));
  }

  it('plays routes of the service only', () => {
    const names = routes.map((row) => nameOf(row).replaceAll(/:(\w+)/g, '{$1}'));
    expect(playedRoutes.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('places an order once, by its number or its key, and refuses another under the same number', async () => {
    const numbered = (orderNumber: number, more = {}) => ({ ...order, order: { ...order.order, orderNumber, ...more } });
    const first = await ask('POST', '/api/order', numbered(2), { 'idempotency-key': 'k2' });
    const byKey = await ask('POST', '/api/order', numbered(2), { 'idempotency-key': 'k2' });
    const byNumber = await ask('POST', '/api/order', numbered(2));
    expect(byKey.body).toEqual(first.body);
    expect(byNumber.body).toEqual({ ...first.body, message: 'Order already exists' });
    expect(byNumber.headers.get('idempotent-replayed')).toBe('true');

    expect(await ask('POST', '/api/order', numbered(2, { subTotal: 99 }))).toMatchObject({
      status: 409,
      body: { code: 'ORDER_EXISTS', orderId: first.body.orderId },
    });
    expect(await ask('POST', '/api/order', numbered(3), { 'idempotency-key': 'k2' })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('has a label once pickup is booked', async () => {
    const { body } = await ask('POST', '/api/order', { ...order, order: { ...order.order, orderNumber: 4 } });
    expect(await ask('GET', `/api/awb/${body.shipment_id}`)).toMatchObject({ status: 404, body: { code: 'LABEL_NOT_READY' } });
    const parcel = operator.orders.byReference(body.shipment_id)?.parcel;
    if (parcel) parcel.status = 'pickup';
    expect(await ask('GET', `/api/awb/${body.shipment_id}`)).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF-/) });
    expect(await ask('GET', `/api/labels?ids=${body.shipment_id},SVC0`)).toMatchObject({ status: 200 });
  });

  it('refuses tokens that have expired, and another domain', async () => {
    expect(await ask('POST', '/api/fulfilled', { orderNumber: 2 }, { 'x-svc-shop-domain': 'lamps.example' })).toMatchObject({
      status: 401,
      body: { reason: 'SHOP_DOMAIN_MISMATCH' },
    });
    operator.shop.expireTokens();
    expect(await ask('POST', '/api/fulfilled', { orderNumber: 2 })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', reason: 'TOKEN_EXPIRED' },
    });
  });
});
