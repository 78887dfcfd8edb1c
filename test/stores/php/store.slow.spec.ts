import { startApp, type TestApp } from '../../support/app.js';
import { abuDhabi, anOrder, connectShop, dubai, moveTo, mug } from '../../support/story.js';
import { blocksOf } from '../../support/guides.js';
import { callPhp, describePhp, errorOf, PACKAGE, runPhp, valueOf, type StoreOptions } from './php.js';

const PDF = Buffer.from('%PDF').toString('base64').slice(0, 5);

describePhp('the PHP client', () => {
  let app: TestApp;
  let store: StoreOptions;

  beforeAll(async () => {
    app = await startApp({ ROLE: 'web' });
    const { domain, token } = await connectShop(app);
    store = { url: app.client.baseUrl, token, domain };
    await valueOf(store, 'activate', []);
  });
  afterAll(() => app.stop());

  const simulate = async (id: string): Promise<void> => {
    const mutation = `mutation($id: String!) { simulateShipment(id: $id) { status } }`;
    const { body } = await app.client.graphql(mutation, { id }, app.accounts.erpToken);
    expect(body.data.simulateShipment.status).toBe('DELIVERED');
  };

  describe.each(['curl', 'streams'] as const)('over %s', (transport) => {
    it('quotes, places, repeats, changes, fulfils, prints and cancels an order', async () => {
      const over = { ...store, transport };
      const order = anOrder(store.domain);
      const parcel = { origin: dubai, destination: abuDhabi, products: [mug] };

      const { results } = await callPhp(
        over,
        ['rates', [parcel]],
        ['explainRates', [parcel]],
        ['placeOrder', [order]],
        ['placeOrder', [order]],
      );
      const [rates, explained, placed, again] = results.map(({ value }: { value: unknown }) => value);
      expect(rates[0]).toMatchObject({ service_code: 'SVC_ECO', currency: 'USD' });
      expect(explained).toMatchObject({ rates: [{ service_code: 'SVC_ECO' }, {}], rejected: expect.any(Array) });
      expect(placed).toMatchObject({ status: 'success', message: 'Order created', orderReference: order.order.orderReference });
      expect(again).toEqual({ ...placed, message: 'Order already exists' });

      const { orderId, shipment_id: shipmentId } = placed;
      const { orderNumber } = order.order;
      expect(await errorOf(over, 'label', [shipmentId])).toMatchObject({ errorCode: 'LABEL_NOT_READY', status: 404 });
      const updated = await valueOf(over, 'updateOrder', [orderId, { customer: { phone: '+971507654321' } }]);
      expect(updated).toMatchObject({ data: { updatedFields: ['customer.phone'], order: { version: expect.any(Number) } } });
      const stale = { orderId, changes: { customer: { firstName: 'A' } }, ifVersion: updated.data.order.version - 1 };
      expect(await errorOf(over, 'updateOrder', stale)).toMatchObject({ errorCode: 'VERSION_CONFLICT', status: 412 });
      expect(await valueOf(over, 'fulfil', [orderNumber])).toMatchObject({ message: 'Order fulfilled' });
      expect((await moveTo(app, shipmentId, 'pickup')).status).toBe(200);

      const label = await valueOf(over, 'label', [shipmentId]);
      expect(label).toMatchObject({
        contentType: 'application/pdf',
        fileName: expect.stringMatching(/^AWB_SVC\w+_\d{4}-\d\d-\d\d\.pdf$/),
        missing: [],
      });
      expect(label.bytes.startsWith(PDF)).toBe(true);
      const zpl = await valueOf(over, 'label', { shipmentId, format: 'zpl', dpi: 300 });
      expect(Buffer.from(zpl.bytes, 'base64').toString()).toMatch(/^\^XA/);
      const labels = await valueOf(over, 'labels', [[shipmentId, 'SVC00000000000']]);
      expect(labels).toMatchObject({ contentType: 'application/pdf', missing: ['SVC00000000000'] });
      expect(await errorOf(over, 'customs', [shipmentId])).toMatchObject({ errorCode: expect.any(String), status: expect.any(Number) });
      expect(await valueOf(over, 'tracking', [shipmentId])).toMatchObject({ status: 'success', shipment_id: shipmentId });
      expect(await valueOf(over, 'cancelOrder', [orderNumber])).toMatchObject({ message: 'Order cancelled', orderStatus: 'cancelled' });
    });

    it('creates the return of a delivered parcel, and says before whether it can', async () => {
      const over = { ...store, transport };
      const { shipment_id: shipmentId } = await valueOf(over, 'placeOrder', [anOrder(store.domain)]);
      expect(await valueOf(over, 'returnEligibility', [shipmentId])).toMatchObject({ eligible: false, code: 'NOT_DELIVERED' });
      await simulate(shipmentId);

      expect(await valueOf(over, 'returnEligibility', [shipmentId])).toMatchObject({ eligible: true });
      const created = await valueOf(over, 'createReturn', [{ shipment_id: shipmentId, returnReason: 'Broken' }]);
      expect(created).toMatchObject({ shipment_id: `RTN-${shipmentId}`, returnShipment: { status: 'new' } });
      expect(await errorOf(over, 'createReturn', [{ shipment_id: shipmentId }])).toMatchObject({ errorCode: 'RETURN_EXISTS', status: 409 });
    });
  });

  it('adds and changes locations, one or several', async () => {
    const at = (refId: string) => ({ ...dubai, refId, refName: refId });
    expect(await valueOf(store, 'addLocations', [at('W1')])).toMatchObject({ created: 1 });
    expect(await valueOf(store, 'addLocations', [[at('W2'), at('W3')]])).toMatchObject({ created: 2 });
    expect(await valueOf(store, 'updateLocations', [{ refId: 'W1', address: 'Al Quoz 4' }])).toMatchObject({ updated: 1 });
  });

  it('sends amounts as they are written, however the host prints floats', async () => {
    const order = anOrder(store.domain, { subTotal: 33.3, tax: 0.1, total: 33.3, discount: 0 });
    const { warnings } = await valueOf(store, 'placeOrder', [{ ...order, products: [{ ...mug, quantity: 3, price: 11.1 }] }]);
    expect(warnings).toEqual([]);
  });

  it('throws refusals with their code, fields and ids, and prints no token', async () => {
    const order = anOrder(store.domain);
    const invalid = await errorOf(store, 'placeOrder', [{ ...order, customer: { ...order.customer, email: 'none' } }]);
    expect(invalid).toMatchObject({
      class: 'Shipgraph\\Exception\\ApiError',
      errorCode: 'VALIDATION_FAILED',
      status: 400,
      errors: [{ field: 'customer.email', code: 'VALIDATION_FAILED' }],
      requestId: expect.stringMatching(/^req_/),
    });
    const { orderId } = await valueOf(store, 'placeOrder', [order]);
    expect(await errorOf(store, 'placeOrder', [{ ...order, products: [{ ...mug, grams: 1 }] }])).toMatchObject({
      errorCode: 'ORDER_EXISTS',
      orderId,
    });

    const { results, dump } = await callPhp({ ...store, domain: 'other.example' }, ['rates', [{}]]);
    const [{ error }] = results;
    expect(error).toMatchObject({ errorCode: 'UNAUTHORIZED', status: 401, reason: 'SHOP_DOMAIN_MISMATCH' });
    for (const text of [error.message, error.printed, dump]) {
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toContain(store.token.slice(0, 8));
    }
  });

  it('sends nothing for ids and URLs that would reach another path', async () => {
    for (const id of ['', ' ', '..', 'x'.repeat(201)]) {
      expect(await errorOf(store, 'webhooks.get', [id])).toMatchObject({ class: 'InvalidArgumentException' });
    }
    expect(await errorOf(store, 'webhooks.get', ['../shops'])).toMatchObject({ errorCode: 'WEBHOOK_NOT_FOUND' });
    expect(await errorOf({ ...store, token: 'x\r\nx-evil: 1' }, 'webhooks.list', [])).toMatchObject({ class: 'InvalidArgumentException' });
    for (const url of ['ftp://ship.example', 'ship.example', 'https://user:word@ship.example', 'https://ship.example?x=1'])
      expect(await errorOf({ ...store, url }, 'webhooks.list', [])).toMatchObject({ class: 'InvalidArgumentException' });
  });

  it('connects a shop that only tries things out', async () => {
    const code = `<?php require '${PACKAGE}/autoload.php';
      $connection = Shipgraph\\Store::connect(
        url: '${app.client.baseUrl}', email: '${app.accounts.seller.email}', password: getenv('SHIPGRAPH_PASSWORD'),
        shopId: 'test.php.example', shopName: 'Tried out', platform: 'own', storeUrl: 'https://test.php.example', mode: 'test',
      );
      echo $connection->token;`;
    const { stdout, stderr } = await runPhp([], code, { SHIPGRAPH_PASSWORD: app.accounts.seller.password });
    expect(stderr).toBe('');
    const { body } = await app.client.graphql('{ shop { mode } }', {}, stdout);
    expect(body.data.shop.mode).toBe('TEST');
  });

  it('does what its README shows', async () => {
    const shown = blocksOf(`${PACKAGE}/README.md`).filter(({ language, label }) => language === 'php' && label !== 'webhook');
    expect(shown.map(({ label }) => label)).toEqual(['connect', 'order', 'key', 'renew']);
    const code = ['<?php', `require '${PACKAGE}/autoload.php';`, ...shown.map((block) => block.code)].join('\n');
    const here = code
      .replaceAll('http://localhost:4000', app.client.baseUrl)
      .replaceAll('seller@demo.shipgraph.local', app.accounts.seller.email);

    const { stdout, stderr, status } = await runPhp([], here, { SHIPGRAPH_PASSWORD: app.accounts.seller.password, SHIPGRAPH_TOKEN: 't' });
    expect({ stderr, status, stdout }).toEqual({ stderr: '', status: 0, stdout: `${shown[1]?.output?.code}\n` });
  });
});
