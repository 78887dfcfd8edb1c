import pg from 'pg';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { adminOf, newErpToken, newSeller } from '../support/people.js';
import { rawCall } from '../support/raw-http.js';
import { expectRefusal, type Family } from '../support/refusals.js';
import { abuDhabi, anOrder, connectShop, dubai, moveTo, mug, placeOrder, verify, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
/** Holds a row that a request needs, so that the request is still running when its copy arrives. */
let blocker: pg.Client;
/** The first answer of two, and both of them: the row is let go as soon as the first one is there, however late a test looks at it. */
let blocked: { early: Promise<Answer>; both: Promise<Answer[]> };
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  const busy = await connectShop(app);
  blocker = new pg.Client({ connectionString: app.databaseUrl });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('select 1 from shipgraph.shop where domain = $1 for update', [busy.domain]);
  const add = () => app.client.post('/api/locations/add', [], { ...busy.headers, 'idempotency-key': 'busy' });
  const rivals = [add(), add()];
  const early = Promise.race(rivals);
  blocked = { early, both: early.then(() => blocker.query('rollback')).then(() => Promise.all(rivals)) };
});
afterAll(async () => {
  await blocker.end();
});

const erp = () => bearer(app.accounts.erpToken);
const order = (body: unknown, headers: Readonly<Record<string, string>> = shop.headers) => app.client.post('/api/order', body, headers);
const rates = (body: unknown, headers: Readonly<Record<string, string>> = shop.headers) => app.client.post('/api/rates', body, headers);
const add = (body: unknown) => app.client.post('/api/locations/add', body, shop.headers);
const place = { refId: 'L', refName: 'L', address: 'A', city: 'Dubai', state: '', countryCode: 'AE', zip: '' };
const shipmentAt = async (status: string): Promise<string> => {
  const { body } = await placeOrder(app, shop);
  if (status !== 'new') await walkTo(app, body.shipment_id, status);
  return body.shipment_id;
};

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** Every code that the documents name for the routes there are, each provoked once. */
const provocations: readonly [code: string, family: Family, provoke: () => Promise<Answer>][] = [
  ['INVALID_JSON', 'store', () => app.client.call('POST', '/api/rates', { body: '{', headers: shop.headers })],
  ['INVALID_JSON', 'order', () => app.client.call('POST', '/api/order', { body: '{', headers: shop.headers })],
  ['INVALID_JSON', 'erp', () => app.client.call('POST', '/api/erp/shipments/x/status', { body: '{', headers: erp() })],
  ['UNSUPPORTED_CONTENT_TYPE', 'store', () => app.client.call('POST', '/api/login', { body: 'a=b', headers: { 'content-type': 'text/plain' } })],
  ['UNSUPPORTED_CONTENT_TYPE', 'order', () => app.client.call('POST', '/api/order', { body: 'a=b', headers: { ...shop.headers, 'content-type': 'text/plain' } })],
  ['UNSUPPORTED_CONTENT_TYPE', 'erp', () => app.client.call('POST', '/api/erp/shipments/x/verify', { body: 'a', headers: { ...erp(), 'content-type': 'text/csv' } })],
  ['MISSING_FIELD', 'store', () => rates({})],
  ['MISSING_FIELD', 'order', () => order({})],
  ['MISSING_FIELD', 'erp', async () => app.client.post(`/api/erp/shipments/${await shipmentAt('new')}/status`, {}, erp())],
  ['VALIDATION_FAILED', 'store', () => rates({ products: 'x', origin: dubai, destination: dubai })],
  ['VALIDATION_FAILED', 'order', () => order(anOrder(shop.domain, { total: 'x' }))],
  ['UNUSUAL_MEASURES', 'erp', async () => verify(app, await shipmentAt('at_sorting'), { weightKg: 1200, confirmUnusual: false })],
  ['VALIDATION_FAILED', 'erp', async () => moveTo(app, await shipmentAt('new'), 'flying')],
  ['SHOP_DOMAIN_MISMATCH', 'order', () => order(anOrder('other.example'))],
  ['CURRENCY_MISMATCH', 'store', () => rates({ products: [mug, { ...mug, currency: 'EUR' }], origin: dubai, destination: dubai })],
  ['CURRENCY_MISMATCH', 'order', () => order(anOrder(shop.domain, { currency: 'EUR' }))],
  ['CURRENCY_NOT_SUPPORTED', 'store', () => rates({ products: [{ ...mug, currency: 'CHF' }], origin: dubai, destination: dubai })],
  ['CURRENCY_NOT_SUPPORTED', 'order', () => order({ ...anOrder(shop.domain, { currency: 'CHF' }), products: [{ ...mug, currency: 'CHF' }] })],
  ['INVALID_CARRIER', 'order', () => order(anOrder(shop.domain, { carrier: 'NONE' }))],
  ['RATE_UNAVAILABLE', 'order', () => order({ ...anOrder(shop.domain), products: [{ ...mug, grams: 1_000_000 }] })],
  ['LOCATION_EXISTS', 'store', () => add([place, { ...place, city: 'Ajman' }])],
  ['LOCATION_NOT_FOUND', 'store', () => app.client.post('/api/locations/update', { refId: 'none' }, shop.headers)],
  ['DUPLICATE_REF_NAME', 'store', () => add([place, { ...place, refId: 'M' }])],
  ['UNAUTHORIZED', 'store', () => rates({}, {})],
  ['UNAUTHORIZED', 'order', () => order({}, {})],
  ['UNAUTHORIZED', 'erp', () => app.client.get('/api/erp/reference/statuses')],
  ['ORDER_EXISTS', 'order', async () => {
    const body = anOrder(shop.domain);
    await order(body);
    return order({ ...body, destination: dubai });
  }],
  ['IDEMPOTENCY_KEY_REUSED', 'store', async () => {
    const headers = { ...shop.headers, 'idempotency-key': 'reused' };
    await app.client.post('/api/locations/add', [], headers);
    return app.client.post('/api/locations/add', [place], headers);
  }],
  ['FORBIDDEN_SCOPE', 'erp', async () => moveTo(app, await shipmentAt('new'), 'delivered', { force: true, note: 'x' })],
  ['NOT_FOUND', 'store', () => app.client.get('/api/nothing')],
  ['NOT_FOUND', 'erp', () => app.client.get('/api/erp/nothing', erp())],
  ['METHOD_NOT_ALLOWED', 'store', () => app.client.get('/api/login')],
  ['METHOD_NOT_ALLOWED', 'order', () => app.client.call('DELETE', '/api/order', { headers: shop.headers })],
  ['METHOD_NOT_ALLOWED', 'erp', () => app.client.post('/api/erp/reference/statuses', {}, erp())],
  ['PAYLOAD_TOO_LARGE', 'store', () => rates('x'.repeat(1_100_000))],
  ['PAYLOAD_TOO_LARGE', 'order', () => order('x'.repeat(1_100_000))],
  ['PAYLOAD_TOO_LARGE', 'erp', () => app.client.post('/api/erp/shipments/x/status', 'x'.repeat(1_100_000), erp())],
  ['SHIPMENT_NOT_FOUND', 'erp', () => moveTo(app, 'SVC00000000000', 'pickup')],
  ['INVALID_QUERY', 'erp', () => app.client.get('/api/erp/reference/transitions?from=nowhere', erp())],
  ['INVALID_TRANSITION', 'erp', async () => moveTo(app, await shipmentAt('new'), 'delivered')],
  ['RETRY_NOT_ALLOWED', 'erp', async () => app.client.post(`/api/erp/shipments/${await shipmentAt('new')}/retry`, { action: 'redeliver' }, erp())],
  ['INSUFFICIENT_BALANCE', 'erp', async () => {
    const poor = await connectShop(app, await newSeller(app));
    return moveTo(app, (await placeOrder(app, poor)).body.shipment_id, 'pickup');
  }],
  ['RETRY_LIMIT', 'erp', async () => {
    const id = await shipmentAt('pickup');
    for (let n = 0; n < 2; n++) {
      await moveTo(app, id, 'pickup_failed');
      await moveTo(app, id, 'pickup');
    }
    await moveTo(app, id, 'pickup_failed');
    return moveTo(app, id, 'pickup');
  }],
  ['AMBIGUOUS_ID', 'erp', async () => {
    const [one, two] = [await shipmentAt('new'), await shipmentAt('new')];
    await app.database.sql("update shipment set tracking_number = 'TWICE' where reference = any($1)", [[one, two]]);
    const answer = await moveTo(app, 'twice', 'pickup');
    expect(answer.body.errors.map(({ message }: { message: string }) => message.slice(0, 14)).sort()).toEqual([one, two].sort());
    return answer;
  }],
]; // prettier-ignore

describe('The code', () => {
  it.each(provocations)('%s is answered in the shape of the %s routes, with the status of the catalogue', async (code, family, provoke) => {
    const answer = await provoke();
    const { body } = await app.client.get('/api/erp/reference/error-codes', erp());
    const entry = body.data.find((each: { code: string }) => each.code === code);

    expectRefusal(answer, { status: family === 'erp' ? entry.erpStatus : entry.storeStatus, code, family, reason: answer.body.reason });
    expect(answer.body.docUrl).toBe(`${app.url}/docs/errors/${code}`);
  });

  it('of the catalogue has a page of its own that says why it happens and what to do, without a script', async () => {
    const { body } = await app.client.get('/api/erp/reference/error-codes', erp());
    const index = await app.client.get('/docs/errors');
    const pages = await Promise.all(body.data.map(({ code }: { code: string }) => app.client.get(`/docs/errors/${code}`)));

    for (const [n, { code, message, cause, remedy, storeStatus }] of body.data.entries()) {
      expect(index.text).toContain(`href="/docs/errors/${code}"`);
      expect(pages[n].status).toBe(200);
      for (const words of [code, message, cause, remedy]) expect(pages[n].text).toContain(asHtml(words));
      expect(pages[n].text).toContain(`<dd>${storeStatus}</dd>`);
      expect(pages[n].text).not.toMatch(/<script(?! type="module" src="\/docs\/(search|copy)[.]js)/);
      expect(remedy).toMatch(/^[A-Z].{15,300}\.$/);
    }
    expect(pages[0].headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  });

  it('is shown with the body and the routes that answer it; a code that does not exist has no page', async () => {
    const { text } = await app.client.get('/docs/errors/retry_not_allowed');

    expect(text).toContain('HTTP 400');
    expect(text).toContain(asHtml(`"docUrl": "${app.url}/docs/errors/RETRY_NOT_ALLOWED"`));
    expect(text).toContain('<code>POST /api/erp/shipments/:id/retry</code></a> (400)');
    expectRefusal(await app.client.get('/docs/errors/NONE'), { status: 404, code: 'NOT_FOUND' });
    expect((await app.client.get('/docs')).text).toContain('<li id="error-order-exists"><a href="/docs/errors/ORDER_EXISTS">');
  });

  it('INTERNAL_ERROR says nothing about what went wrong inside', async () => {
    await app.database.sql('alter table order_line rename to order_line_away');
    const body = anOrder(shop.domain);
    const answers = await Promise.all([
      app.client.post('/api/order', body, { ...shop.headers, 'x-request-id': 'broken-1' }),
      app.client.graphql('mutation($i: CreateOrderInput!) { createOrder(input: $i) { orderId } }', { i: anOrder(shop.domain) }, shop.token),
    ]);
    await app.database.sql('alter table order_line_away rename to order_line');

    expectRefusal(answers[0], { status: 500, code: 'INTERNAL_ERROR', family: 'order', fields: [] });
    expect(answers[0].body.requestId).toBe('broken-1');
    expect(answers[1].body.errors[0].extensions).toMatchObject({ code: 'INTERNAL_ERROR', requestId: expect.any(String) });
    for (const { text } of answers) expect(text).not.toMatch(/order_line|relation|insert|\.ts|node_modules|stack/i);
    expect((await order(body)).body.message).toBe('Order created');
  });

  it('IDEMPOTENCY_IN_PROGRESS asks to come back when the first copy takes long, and its answer is there then', async () => {
    const early = await blocked.early;
    expectRefusal(early, { status: 409, code: 'IDEMPOTENCY_IN_PROGRESS', fields: [] });
    expect(early.headers.get('retry-after')).toBe(String(early.body.retryAfter));

    const answers = await blocked.both;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }, 20_000);
});

describe('A wrong method', () => {
  it.each([
    ['GET', '/api/login', 'POST'],
    ['PUT', '/api/order', 'POST'],
    ['DELETE', '/api/locations/add', 'POST'],
    ['PATCH', '/api/rates', 'POST'],
    ['POST', '/api/erp/reference/statuses', 'GET, HEAD'],
    ['GET', '/api/erp/shipments/x/status', 'POST'],
    ['OPTIONS', '/api/order', 'POST'],
  ])('%s %s gets %s as the allowed method', async (method, path, allow) => {
    const answer = await app.client.call(method, path, { headers: { ...shop.headers, ...erp() } });

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('does not keep HEAD from being answered like GET, without the body', async () => {
    const answer = await app.client.call('HEAD', '/api/erp/reference/statuses', { headers: erp() });

    expect(answer).toMatchObject({ status: 200, text: '' });
  });
});

describe('Every answer', () => {
  it('is protected by its headers and does not reveal its platform', async () => {
    const answers = await Promise.all([
      app.client.get('/livez'),
      app.client.get('/docs'),
      app.client.get('/static/carriers/SVC.svg'),
      app.client.get('/nowhere'),
      app.client.get('/api/erp/reference/statuses'),
      app.client.get('/api/erp/reference/statuses', erp()),
      rates({ products: [mug], origin: dubai, destination: abuDhabi }),
      order({}),
      order('x'.repeat(1_100_000)),
      app.client.call('PUT', '/api/order', {}),
      app.client.graphql('{ me { id } }', {}, app.accounts.apiToken),
      app.client.graphql('{ me { id } }'),
      app.client.graphql('{', {}),
      app.client.graphql('{ me { id } }', {}, 'sat_wrong'),
      app.client.call('OPTIONS', '/api/order', { headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } }),
    ]);
    for (const { headers } of answers) {
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
      expect(headers.get('x-svc-api-version')).toBe('1.0.0');
      expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-z]{26}$/);
    }
    const cached = answers.filter(({ headers }) => headers.get('cache-control') !== 'no-store');
    expect(cached.map(({ headers }) => headers.get('content-type'))).toEqual(['image/svg+xml; charset=utf-8']);
  });

  it('carries the request id of the caller when that is printable and short, else a new one', async () => {
    const sent = async (id: string) =>
      (await rawCall(app, '/api/nothing', { method: 'GET', headers: { 'x-request-id': id } })).headers['x-request-id'];

    expect(await sent('abc-123_~!"$%')).toBe('abc-123_~!"$%');
    expect(await sent('x'.repeat(128))).toBe('x'.repeat(128));
    for (const bad of ['x'.repeat(129), 'two words', 'ü', '']) expect(await sent(bad)).toMatch(/^req_[0-9a-z]{26}$/);
  });
});

describe('What comes first', () => {
  it('is that a shipment exists, and only then what is wrong with the request', async () => {
    for (const [path, body] of [
      ['status', {}],
      ['status', { status: 'flying' }],
      ['status', { status: 'pickup', reasonCode: 'nonsense' }],
      ['verify', {}],
      ['verify', { weightKg: -1, length: 0, width: 0, height: 0 }],
    ] as const) {
      const answer = await app.client.post(`/api/erp/shipments/SVC00000000000/${path}`, body, erp());
      expectRefusal(answer, { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp', fields: [] });
    }
  });

  it('is the body, then the credentials, then the rest', async () => {
    expectRefusal(await app.client.call('POST', '/api/erp/shipments/SVC0/status', { body: '{' }), {
      status: 400,
      code: 'INVALID_JSON',
      family: 'erp',
    });
    expectRefusal(await app.client.post('/api/erp/shipments/SVC0/status', {}), { status: 401, code: 'UNAUTHORIZED', family: 'erp' });
  });

  it('is what is wrong with the fields, and only then what the rules say', async () => {
    const id = await shipmentAt('new');

    expectRefusal(await verify(app, id, { weightKg: -1 }), { status: 400, code: 'VALIDATION_FAILED', family: 'erp', fields: ['weightKg'] });
    expectRefusal(await verify(app, id), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
    expectRefusal(await moveTo(app, id, 'delivered', { reasonCode: 'nonsense' }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'erp',
      fields: ['reasonCode'],
    });
  });

  it('is what a shipment may not do, even for a token that could not read it', async () => {
    const writer = await newErpToken(app, await adminOf(app), { scopes: ['shipments:write'] });
    const id = await shipmentAt('new');

    expectRefusal(await app.client.post(`/api/erp/shipments/${id}/status`, {}, bearer(writer)), {
      status: 400,
      code: 'MISSING_FIELD',
      family: 'erp',
      fields: ['status'],
    });
    expect(await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { status } }', { id })).toEqual({
      shipment: { status: 'NEW' },
    });
  });
});
