import { readFile } from 'node:fs/promises';
import { connectStore, createStore, StoreError, type OrderRequest, type Store } from '../../../src/client/store/index.js';
import { calls } from '../../../src/client/store/calls.js';
import { storeRoutes } from '../../../src/rest/store.routes.js';
import { publicRoutes } from '../../../src/rest/public.routes.js';
import type { TestApp } from '../../support/app.js';
import { blockOf } from '../../support/guides.js';
import { sharedApp } from '../../support/shared-app.js';
import { waitFor } from '../../support/wait-for.js';
import { abuDhabi, anOrder, connectShop, dubai, mug, walkTo, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let store: Store;

beforeAll(async () => {
  app = await sharedApp();
  shop = await connectShop(app);
  store = createStore({ url: app.client.baseUrl, token: shop.token, domain: shop.domain });
  await store.activate({ activate: true });
});

const theOrder = (order: Readonly<Record<string, unknown>> = {}): OrderRequest => anOrder(shop.domain, order);
const placed = (order?: Readonly<Record<string, unknown>>) => store.placeOrder(theOrder(order));
const failure = (work: Promise<unknown>) => work.then(() => new Error('nothing failed'), (error: unknown) => error); // prettier-ignore

describe('The table of calls', () => {
  it('has every path of the store interface', () => {
    const documented = [...storeRoutes, ...publicRoutes]
      .filter(({ path, method }) => path.startsWith('/api/') && path !== '/api/proofs/:id' && method !== 'PUT') // prettier-ignore
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const called = Object.values(calls).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(called.toSorted()).toEqual(documented.toSorted());
  });
});

describe('A store', () => {
  it('connects with the account of its seller', async () => {
    const { token, shop: connected } = await connectStore({
      url: `${app.client.baseUrl}/`,
      ...app.accounts.seller,
      shopId: 'connected.example',
      shopName: 'Connected',
      platform: 'own',
      storeUrl: 'https://connected.example',
      locations: [dubai],
    });
    expect(connected).toMatchObject({ domain: 'connected.example', platform: 'own' });
    const other = createStore({ url: app.client.baseUrl, token, domain: 'connected.example' });
    expect(await other.activate({ activate: true })).toMatchObject({ activated: true });
  });

  it('connects a shop that only tries things out', async () => {
    const domain = 'test.connected.example';
    const shop = { shopId: domain, shopName: 'Tried out', platform: 'own', storeUrl: `https://${domain}` };
    const options = { url: app.client.baseUrl, ...app.accounts.seller, ...shop };
    const { token } = await connectStore({ ...options, mode: 'test' });
    const { body } = await app.client.graphql('{ shop { mode } }', {}, token);
    expect(body.data.shop.mode).toBe('TEST');
    expect(await failure(connectStore({ ...options, mode: 'live' }))).toMatchObject({ code: 'SHOP_MODE_FIXED', status: 409 });
  });

  it('quotes rates, and says why others are missing', async () => {
    const shipment = { origin: dubai, destination: abuDhabi, products: [mug] };
    const [first] = await store.rates(shipment);
    expect(first).toMatchObject({ service_code: 'SVC_ECO', total_price: expect.any(Number) });
    const { rates, rejected, requestId } = await store.explainRates(shipment);
    expect([rates[0]?.service_code, rejected.length > 0, typeof requestId]).toEqual(['SVC_ECO', true, 'string']);
  });

  it('takes an order from its placement to its cancellation', async () => {
    const order = theOrder();
    const { orderId, shipment_id } = await store.placeOrder(order);
    const orderNumber = order.order.orderNumber;
    const updated = await store.updateOrder(orderId, { customer: { phone: '+971 50 765 4321' } });
    expect(updated.data.updatedFields).toEqual(['customer.phone']);
    const { version } = updated.data.order;
    expect(await failure(store.updateOrder(orderId, { customer: { phone: '+971 50 765 0000' } }, { ifMatch: version - 1 }))).toMatchObject({
      code: 'VERSION_CONFLICT',
      status: 412,
    });
    await store.updateOrder(orderId, { customer: { phone: '+971 50 765 0000' } }, { ifMatch: version });
    expect(await store.fulfil({ orderNumber })).toMatchObject({ orderId, message: 'Order fulfilled' });
    expect(await store.cancelOrder({ orderNumber })).toMatchObject({ shipment_id, orderStatus: 'cancelled' });
  });

  it('prints labels and customs papers as bytes', async () => {
    const { shipment_id: ready } = await placed();
    await walkTo(app, ready, 'pickup');
    const { shipment_id: unready } = await placed();
    const pdf = /^%PDF-/;

    const label = await store.label(ready);
    expect([text(label.bytes), label.contentType]).toEqual([expect.stringMatching(pdf), 'application/pdf']);
    expect(label.fileName).toMatch(new RegExp(`^AWB_${ready}_.*[.]pdf$`));
    const zpl = await store.label(ready, { format: 'zpl', dpi: 300 });
    expect([text(zpl.bytes), zpl.contentType]).toEqual([expect.stringMatching(/^\^XA/), 'application/zpl']);
    const labels = await store.labels([ready, unready], { size: 'a6' });
    expect([text(labels.bytes), labels.missing]).toEqual([expect.stringMatching(pdf), [unready]]);

    expect(await failure(store.label(unready))).toMatchObject({ code: 'LABEL_NOT_READY', status: 404 });
    expect(await failure(store.customs(ready))).toMatchObject({ code: 'CUSTOMS_NOT_NEEDED' });
  });

  it('returns what was delivered', async () => {
    const { shipment_id } = await placed();
    await walkTo(app, shipment_id, 'delivered');
    expect(await store.returnEligibility(shipment_id)).toMatchObject({ eligible: true });
    const made = await store.createReturn({ shipment_id, returnReason: 'Broken' });
    expect(made.shipment_id).toBe(`RTN-${shipment_id}`);
    expect(await store.returnEligibility(shipment_id)).toMatchObject({ eligible: false, code: 'RETURN_EXISTS' });
    expect(await store.tracking(shipment_id)).toMatchObject({ status: 'success' });
  });

  it('keeps its locations', async () => {
    const warehouse = { refId: 'W7', refName: 'Seventh', ...dubai };
    expect(await store.addLocations(warehouse)).toMatchObject({ created: 1 });
    expect(await store.addLocations([{ ...warehouse, refId: 'W8', refName: 'Eighth' }])).toMatchObject({ created: 1 });
    expect(await store.updateLocations({ refId: 'W7', address: 'Al Quoz 4' })).toMatchObject({ updated: 1 });
  });

  it('manages its webhooks', async () => {
    const { webhooks } = store;
    const { webhook } = await webhooks.create({ url: 'https://store.example/hook', events: ['shipment.update'] });
    expect(webhook).toMatchObject({ secret: expect.stringMatching(/^whsec_/), shop_id: shop.domain });
    const { id } = webhook;
    expect((await webhooks.list({ limit: 5 })).webhooks.map((each) => each.id)).toEqual([id]);
    expect((await webhooks.get(id)).webhook).toMatchObject({ id, is_active: true });
    expect((await webhooks.update(id, { description: 'Mails' })).webhook).toMatchObject({ description: 'Mails' });
    const renewed = await webhooks.regenerateSecret(id, { overlapHours: 1 });
    expect(renewed.webhook.secret).not.toBe(webhook.secret);
    expect((await webhooks.test(id, { event: 'shipment.pickup' })).delivery).toMatchObject({ status: 'failed' });
    const [delivery] = (await webhooks.deliveries(id, { limit: 10, status: 'failed' })).deliveries;
    expect(await webhooks.redeliver(id, String(delivery?.id))).toMatchObject({ status: 'success' });
    expect(await webhooks.recover(id, { since: app.clock.now().toISOString() })).toMatchObject({ queued: expect.any(Number) });
    await placed();
    await waitFor('the event of the order', async () => (await webhooks.events({ limit: 1 })).events[0]?.data['shop_id'] === shop.domain);
    expect(await webhooks.delete(id)).toMatchObject({ message: 'The webhook was deleted.' });
  });
});

describe('A refusal', () => {
  it('tells what every shape of error tells', async () => {
    const placement = await failure(store.placeOrder({ ...theOrder(), customer: { firstName: '', lastName: 'Khan', email: 'nobody' } }));
    expect(placement).toBeInstanceOf(StoreError);
    expect(placement).toMatchObject({ status: 400, requestId: expect.stringMatching(/^req_/) });
    expect((placement as StoreError).errors.map(({ field }) => field)).toContain('customer.firstName');

    const order = theOrder();
    const { orderId } = await store.placeOrder(order);
    const other = { ...order, customer: { ...order.customer, firstName: 'Omar' } };
    expect(await failure(store.placeOrder(other))).toMatchObject({ code: 'ORDER_EXISTS', status: 409, orderId });

    expect(await failure(store.createReturn({ shipment_id: 'SVC000', returnReason: 'x' }))).toMatchObject({ code: 'ORIGINAL_NOT_FOUND' });
    const stranger = createStore({ url: app.client.baseUrl, token: 'sst_unknown', domain: shop.domain });
    expect(await failure(stranger.rates({ origin: dubai, destination: abuDhabi, products: [mug] }))).toMatchObject({
      code: 'UNAUTHORIZED',
      reason: 'INVALID_TOKEN',
      status: 401,
    });
    expect(await failure(stranger.webhooks.list())).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('comes before a request whose id would reach another path', async () => {
    for (const id of ['', '.', '..']) expect(await failure(store.webhooks.get(id))).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await failure(store.webhooks.get('../login'))).toMatchObject({ status: 404 });
  });
});

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 8));

it('The example of the guide is the one that runs here', async () => {
  const example = await readFile('test/client/store/example.ts', 'utf8');
  expect(`${blockOf('client-and-cli', 'store').code}\n`).toBe(
    example.replace("'../../../src/client/store/index.js'", "'@shipgraph/client/store'"),
  );

  const lines: unknown[][] = [];
  const [realLog, realFetch] = [console.log, globalThis.fetch];
  console.log = (...line) => void lines.push(line);
  globalThis.fetch = (url, init) => realFetch((url as string).replace('http://localhost:4000', app.client.baseUrl), init);
  Object.assign(process.env, { SHOP_TOKEN: shop.token, SHOP_DOMAIN: shop.domain });
  await import('./example.js').finally(() => {
    [console.log, globalThis.fetch] = [realLog, realFetch];
  });
  expect(lines).toEqual([['SVC_ECO', expect.any(Number)], ['The label is ready once pickup is booked.']]);
});
