import { choiceUrl } from '../../src/modules/shipment-notifications/choice-link.js';
import { interfaces, routes } from '../../src/rest/interfaces.js';
import type { RestRequest } from '../../src/rest/request.js';
import { RowVariables } from '../../src/rest/request/variables.js';
import { compileOperation } from '../../src/platform/graphql/execute.js';
import { InputFindings } from '../../src/platform/graphql/input-shape.js';
import { createSchema } from '../../src/schema.js';
import { connect, TrackedCarrier } from '../modules/carrier-tracking/simulated-carrier.js';
import { startApp, type TestApp } from '../support/app.js';
import { bearer, type Answer } from '../support/client.js';
import { codParcel, invoiceOf } from '../support/cod.js';
import { Declared, nameOf } from '../support/declared.js';
import { newParcel } from '../support/fleet.js';
import { abuDhabi, anOrder, connectShop, dubai, mug, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';
import { StripeServer } from '../support/stripe-server.js';

const secrets = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test_1' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    ROLE: 'web',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
  });
});
afterAll(() => app.stop());

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

  it('describes its own path, which needs no credentials, and refers to every schema that it holds', async () => {
    const { body, text } = await app.client.get(path);

    expect(body.paths[path].get).toMatchObject({
      security: [],
      responses: { 200: { content: { 'application/json': expect.anything() } } },
    });
    const names = Object.keys(body.components.schemas);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
    expect(names.filter((name) => name.endsWith('Input'))).toEqual([]);
  });

  it('takes no other method', async () => {
    const answer = await app.client.post(path, {});

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(answer.body).toMatchObject({ status: 'failed', code: 'METHOD_NOT_ALLOWED' });
  });
});

describe('Every row', () => {
  it('that takes a body shows one that it understands whole', async () => {
    const schema = await createSchema();
    const misunderstood = routes.flatMap((row) => {
      if (row.docs.example === undefined) return [];
      const findings = new InputFindings();
      const request = {
        params: { id: 'x', token: 'x' },
        query: {},
        headers: {},
        body: row.docs.example,
        raw: new Uint8Array(),
        files: [],
        problems: [],
      } as unknown as RestRequest;
      const variables = new RowVariables(row, schema);
      compileOperation(schema, row.document, variables).shape(variables.read(request), findings);
      return findings.unknown.map((field) => `${nameOf(row)}: ${field}`);
    });

    expect(misunderstood).toEqual([]);
  });
});

describe('The description', () => {
  it('shows forms, answers beside the usual one, redirections, files and pages that are JSON for some', async () => {
    const { paths: erp } = (await app.client.get('/api/erp/openapi-spec.json')).body;
    const { paths: store } = (await app.client.get('/api/openapi-spec.json')).body;
    const form = erp['/api/erp/shipments/{id}/notes'].post.requestBody.content['multipart/form-data'].schema;

    expect(Object.keys(form.properties)).toEqual(['text', 'type', 'visibility', 'authorId', 'authorEmail', 'files']);
    expect(form.properties.files).toMatchObject({ maxItems: 5, items: { type: 'string', format: 'binary' } });
    expect(Object.keys(erp['/api/erp/shipments/{id}/notes'].post.responses)).toContain('201');
    expect(erp['/api/erp/shipments/{id}/adjust-wallet'].post.responses['202'].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/PendingAdjustment',
    });
    expect(Object.keys(erp['/api/erp/attachments/{id}'].get.responses['200'].content)).toEqual(['*/*']);
    expect(Object.keys(store['/pay/{token}'].get.responses['200'].content)).toEqual(['text/html', 'application/json']);
    expect(store['/pay/{token}'].post.responses['303']).toMatchObject({ headers: { Location: expect.anything() } });
    expect(store['/pay/{token}'].post.responses['303']).not.toHaveProperty('content');
    expect(store['/pay/{token}'].post).not.toHaveProperty('requestBody');
  });

  it('names every spelling that a store may use, and none that it may not', async () => {
    const { paths, components } = (await app.client.get('/api/openapi-spec.json')).body;
    const { schemas, headers, securitySchemes } = components;
    const names = (schema: string): string[] => Object.keys(schemas[schema].properties);

    for (const schema of ['Address', 'Location', 'LocationUpdate', 'DestinationChanges'])
      expect(names(schema)).toEqual(expect.arrayContaining(['lat', 'latitude', 'lng', 'longitude']));
    expect(names('Product')).toEqual(expect.arrayContaining(['name', 'title', 'price', 'amount']));
    expect(names('ProductChanges')).toEqual(expect.arrayContaining(['name', 'title', 'price', 'amount']));
    expect(names('OrderUpdateRequest')).toEqual(expect.arrayContaining(['orderPaymentStatus', 'paymentStatus']));
    expect(names('ReturnRequest')).not.toContain('operatorEmail');
    expect(schemas.RateRequest.properties.type.description).not.toMatch(/[A-Z]{3}/);
    expect(securitySchemes.shopToken.description).toMatch(/x-svc-api-token.*x-svc-token/);

    const sent = (path: string, method: string): string[] => Object.keys(paths[path][method].responses['200'].headers);
    expect(sent('/api/rates', 'post')).toEqual(expect.arrayContaining(['X-Svc-Rate-Request-Id', 'X-Svc-Warning', 'Deprecation']));
    expect(sent('/api/order', 'post')).toEqual(expect.arrayContaining(['Idempotent-Replayed', 'X-Request-Id', 'X-Svc-Api-Version']));
    expect(sent('/api/order/{id}/update', 'patch')).toContain('ETag');
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(sent('/api/awb/{id}', 'get')));
  });

  it('calls the resources of the ERP interface by the names that are documented, where they are taken and answered', async () => {
    const { paths } = (await app.client.get('/api/erp/openapi-spec.json')).body;
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const taken = (path: string, method = 'post') => paths[`/api/erp${path}`][method].requestBody.content['application/json'].schema;
    const answered = (path: string, method = 'get', status = '200') =>
      paths[`/api/erp${path}`][method].responses[status].content['application/json'].schema.properties.data;

    expect(taken('/rates')).toEqual(ref('RateRequest'));
    expect(taken('/shipments/{id}/notes')).toEqual(ref('AddNoteRequest'));
    expect(taken('/shipments/{id}/repack')).toEqual(ref('RepackRequest'));
    expect(taken('/shipments/{id}/retry')).toEqual(ref('RetryRequest'));
    expect(taken('/cod-invoice/{id}/confirm')).toEqual(ref('CodConfirmRequest'));
    expect(taken('/cod-invoice/{id}/handover')).toEqual(ref('CodHandoverRequest'));
    expect(taken('/sellers/{id}', 'put')).toEqual(ref('SellerUpdateRequest'));
    expect(answered('/sellers/{id}')).toEqual(ref('SellerDetail'));
    expect(answered('/sellers').items).toEqual(ref('SellerListItem'));
    expect(answered('/sellers/{id}/transactions').items).toEqual(ref('Transaction'));
    expect(answered('/transactions/{id}')).toEqual(ref('Transaction'));
    expect(answered('/shipments/{id}/notes').items).toEqual(ref('Note'));
    expect(answered('/shipments/{id}/notes', 'post', '201')).toEqual(ref('Note'));
    expect(JSON.stringify(paths['/api/erp/rates'].post.responses)).toContain('Prices');
  });

  it('names what a row needs beyond the input of its document', async () => {
    const { components } = (await app.client.get('/api/erp/openapi-spec.json')).body;

    expect(components.schemas.ReturnRequest.required).toEqual(['reason']);
    expect(components.schemas.RateRequest.properties).toHaveProperty('paymentStatus');
    expect(components.schemas.Review.required).toEqual(['reviewedById']);
  });
});

describe('What is answered', () => {
  let declared: Declared;
  beforeAll(async () => {
    declared = new Declared(await createSchema());
  });

  it('is what the rows of stores declare', async () => {
    const login = { ...app.accounts.seller, shopId: 'declared.example', shopName: 'D', platform: 'p', url: 'https://declared.example' };
    const { body: connected } = declared.expect('POST /api/login', await app.client.post('/api/login', login));
    const shop: ConnectedShop = {
      domain: 'declared.example',
      token: connected.token,
      headers: { 'x-svc-shop-token': connected.token, 'x-svc-shop-domain': 'declared.example' },
    };
    const post = async (path: string, body: unknown, row = path) =>
      declared.expect(`POST ${row}`, await app.client.post(path, body, shop.headers));
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
      declared.expect(`${method} /api/order/:id/update`, answer);
    }
    const numbered = await app.database.sql<{ order_number: string }>('select order_number from "order" where id = $1', [order.orderId]);
    const orderNumber = Number(numbered[0]?.order_number);
    await post('/api/fulfilled', { orderNumber });
    await post('/api/order/cancelled', { orderNumber });

    const { body: second } = await placeOrder(app, shop);
    const early = await app.client.get(`/api/return-shipment?shipment_id=${second.shipment_id}`, shop.headers);
    declared.expect('GET /api/return-shipment', early);
    await walkTo(app, second.shipment_id, 'delivered');
    await post('/api/return-shipment', { shipment_id: second.shipment_id, returnReason: 'Chipped' });
    declared.expect(
      'GET /api/return-shipment',
      await app.client.get(`/api/return-shipment?shipment_id=${second.shipment_id}`, shop.headers),
    );
    declared.expect('GET /api/track/:id', await app.client.get(`/api/track/${second.shipment_id}`));
    const tracked = await app.client.get(`/track/${second.shipment_id}`, { accept: 'application/json' });
    declared.expect('GET /track/:id', tracked);
  });

  it.each(['/api/webhooks', '/api/erp/webhooks'])('is what the rows of %s declare', async (base) => {
    const isErp = base.includes('erp');
    const token = isErp ? app.accounts.erpToken : app.accounts.apiToken;
    await placeOrder(app, await connectShop(app));
    const call = async (method: string, path: string, row: string, body?: unknown): Promise<Answer> =>
      declared.expect(
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

  it('is what the rows of payers and their provider declare', async () => {
    const { id } = await codParcel(app, await connectShop(app));
    const { pathname } = new URL((await invoiceOf(app, id)).body.data.paymentUrl);
    declared.expect('GET /pay/:token', await app.client.get(pathname, { accept: 'application/json' }));
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.updated', created: 1, data: { object: {} } });
    const headers = { 'content-type': 'application/json', 'stripe-signature': new StripeServer(secrets).sign(body) };
    const path = '/api/payments/stripe/webhook';
    declared.expect(`POST ${path}`, await app.client.call('POST', path, { body, headers }));
  });

  it('is what the row of consignees declares', async () => {
    const { id } = await newParcel(app, await connectShop(app));
    const { pathname } = new URL(choiceUrl(app.services, id));
    declared.expect('GET /deliver/:token', await app.client.get(pathname, { accept: 'application/json' }));
  });

  it('is what the row of connected carriers declares', async () => {
    const carrier = await new TrackedCarrier().start();
    const connections = connect(app);
    const { id } = connections.add(carrier);
    const call = carrier.webhookCall(await carrier.scan('AWB1', 'INFO'));
    declared.expect('POST /api/carriers/:account/events', await app.client.call('POST', `/api/carriers/${id}/events`, call));
    await carrier.stop();
  });

  it('by every store route has been looked at', () => {
    const unseen = declared.unseenOf(interfaces['/api/openapi-spec.json']?.routes ?? []);

    expect(unseen).toEqual([]);
  });
});
