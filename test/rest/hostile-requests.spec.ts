import { gzipSync } from 'node:zlib';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { newSeller, walletOf } from '../support/people.js';
import { rawCall, sendBytes } from '../support/raw-http.js';
import { expectRefusal } from '../support/refusals.js';
import { abuDhabi, anOrder, connectShop, dubai, mug, placeOrder, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
/** Opened first and never finished, so that its end can be awaited while the other tests run. */
let slowClient: Promise<string>;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  slowClient = sendBytes(app, 'POST /api/login HTTP/1.1\r\nHost: x\r\nX-Slow: ', { keepOpen: true });
});
const MIB = 1024 * 1024;
const raw = (path: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  app.client.call('POST', path, { body, headers: { ...shop.headers, ...headers } });
const isAlive = async (): Promise<void> => expect((await app.client.get('/livez')).status).toBe(200);
const padded = (bytes: number): string => `{"unknown":"${'x'.repeat(bytes - 14)}"}`;

describe('A body', () => {
  it.each([
    ['/api/order', MIB, 'order'],
    ['/api/rates', MIB, 'store'],
    ['/api/login', 5 * MIB, 'store'],
    ['/api/locations/add', 5 * MIB, 'store'],
    ['/api/locations/update', 5 * MIB, 'store'],
    ['/api/activation', 5 * MIB, 'store'],
    ['/api/erp/shipments/x/status', MIB, 'erp'],
    ['/api/erp/shipments/x/verify', MIB, 'erp'],
  ] as const)('for %s may have %i bytes and not one more', async (path, limit, family) => {
    expect((await raw(path, padded(limit), bearer(app.accounts.erpToken))).status).not.toBe(413);
    expectRefusal(await raw(path, padded(limit + 1)), { status: 413, code: 'PAYLOAD_TOO_LARGE', family });
    await isAlive();
  });

  it('of 10 MiB is refused without a token as well', async () => {
    const answer = await app.client.call('POST', '/api/order', { body: padded(10 * MIB) });

    expectRefusal(answer, { status: 413, code: 'PAYLOAD_TOO_LARGE', family: 'order' });
  });

  it('that is small only while it is packed counts by what comes out', async () => {
    const bomb = gzipSync(padded(20 * MIB));

    expect(bomb.length).toBeLessThan(100_000);
    expectRefusal(await raw('/api/order', bomb, { 'content-encoding': 'gzip' }), {
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      family: 'order',
    });
    const honest = gzipSync(JSON.stringify(anOrder(shop.domain)));
    expect((await raw('/api/order', honest, { 'content-encoding': 'gzip' })).status).toBe(200);
    expectRefusal(await raw('/api/order', 'x', { 'content-encoding': 'rot13' }), {
      status: 400,
      code: 'UNSUPPORTED_CONTENT_TYPE',
      family: 'order',
    });
    expectRefusal(await raw('/api/order', 'no gzip', { 'content-encoding': 'gzip' }), {
      status: 400,
      code: 'INVALID_JSON',
      family: 'order',
    });
  });

  it.each(['', '{', '{"a":1,}', "{'a':1}", 'undefined', '{"a":1}{"b":2}', '\ufeff{}', 'NaN', '{"a":"\n"}'])(
    'of %j is not JSON',
    async (text) => {
      const answer = await raw('/api/order', text);

      if (text === '') expectRefusal(answer, { status: 400, code: 'MISSING_FIELD', family: 'order' });
      else expectRefusal(answer, { status: 400, code: 'INVALID_JSON', family: 'order', fields: [] });
    },
  );

  it('is looked at before the credentials', async () => {
    expectRefusal(await app.client.call('POST', '/api/order', { body: '{' }), { status: 400, code: 'INVALID_JSON', family: 'order' });
    expectRefusal(await app.client.call('POST', '/api/erp/shipments/x/status', { body: '{' }), {
      status: 400,
      code: 'INVALID_JSON',
      family: 'erp',
    });
  });

  it.each([
    ['a lone continuation byte', [0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['a surrogate in UTF-8', [0xed, 0xa0, 0x80]],
    ['a cut character', [0xe2, 0x82]],
    ['Latin-1', [0xe9]],
    ['more than Unicode has', [0xf5, 0x80, 0x80, 0x80]],
  ])('with %s is refused, not repaired', async (_what, bytes) => {
    const body = Buffer.concat([Buffer.from('{"order":{"orderReference":"'), Buffer.from(bytes), Buffer.from('"}}')]);

    expectRefusal(await raw('/api/order', body), { status: 400, code: 'INVALID_JSON', family: 'order' });
  });

  it.each([
    ['a NUL character', '\\u0000', 'customer.firstName'],
    ['half a surrogate pair', '\\ud83d', 'customer.firstName'],
    ['the other half', '\\ude00x', 'customer.firstName'],
    ['halves in the wrong order', '\\ude00\\ud83d', 'customer.firstName'],
  ])('with %s in a text is refused and says where', async (_what, escape, field) => {
    const body = JSON.stringify({ ...anOrder(shop.domain), customer: { firstName: '@@', lastName: 'B', email: 'a@b.example' } }).replace(
      '@@',
      escape,
    );

    expectRefusal(await raw('/api/order', body), { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields: [field] });
  });

  it('may write any character as an escape', async () => {
    const body = JSON.stringify({ ...anOrder(shop.domain), customer: { firstName: '@@', lastName: 'B', email: 'a@b.example' } }).replace(
      '@@',
      '\\u0041\\ud83d\\ude00\\u2028\\ufffd\\u007f',
    );
    const answer = await raw('/api/order', body);
    const { order } = await ask(app, shop.token, 'query($id: String!) { order(id: $id) { customer { firstName } } }', {
      id: answer.body.orderId,
    });

    expect(order.customer.firstName).toBe('A😀\u2028\ufffd\u007f');
  });

  it.each([
    ['/api/order', 'order'],
    ['/api/rates', 'store'],
    ['/api/erp/shipments/x/status', 'erp'],
  ] as const)('for %s may be nested a hundred thousand deep and is simply not valid', async (path, family) => {
    const depth = 100_000;
    for (const body of [
      '['.repeat(depth) + ']'.repeat(depth),
      '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
      `{"order":${'['.repeat(depth)}"\\u0041"${']'.repeat(depth)}}`,
      '['.repeat(depth),
    ]) {
      const answer = await raw(path, body, bearer(app.accounts.erpToken));
      expect({ status: answer.status, failed: answer.body?.status }).toEqual({
        status: family === 'erp' && answer.status === 404 ? 404 : 400,
        failed: 'failed',
      });
    }
    await isAlive();
  });

  it('for GraphQL may be nested as deep, with variables of any kind, and is refused in the shape of GraphQL', async () => {
    const depth = 400_000;
    for (const deep of ['['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(80_000) + '1' + '}'.repeat(80_000)]) {
      for (const part of ['variables', 'extensions']) {
        const answer = await raw(
          '/graphql',
          `{"query":"query($x: Int) { __typename }","${part}":${part === 'variables' ? `{"x":${deep}}` : deep}}`,
        );
        expect({ status: answer.status, code: answer.body.errors?.[0].extensions.code }).toEqual({
          status: 400,
          code: 'VALIDATION_FAILED',
        });
      }
    }
    const query = `/graphql?query=${encodeURIComponent('{ __typename }')}&variables=${'['.repeat(7_000)}${']'.repeat(7_000)}`;
    expect((await app.client.get(query, { 'apollo-require-preflight': 'yes' })).status).toBe(400);
    await isAlive();
  });

  it.each([
    ['names of fields', 100_000, `{${Array.from({ length: 100_001 }, (_, n) => `"k${n}":1`).join()}}`],
    ['values', 400_000, `{"locations":[${'{},'.repeat(400_000)}{}]}`],
  ])('with more %s than any request needs is refused before it is parsed', async (what, most, body) => {
    const answer = await app.client.call('POST', '/api/login', { body });

    expectRefusal(answer, { status: 400, code: 'VALIDATION_FAILED', family: 'store' });
    expect(answer.text).toContain(`The JSON has more than ${most} ${what}.`);
    const listed = await raw('/graphql', `{"query":"{ __typename }","variables":${body}}`);
    expect(listed.body.errors[0].extensions.code).toBe(Buffer.byteLength(body) > MIB - 50 ? 'PAYLOAD_TOO_LARGE' : 'VALIDATION_FAILED');
  });

  it('with ninety thousand keys is read like any other', async () => {
    const keys = Array.from({ length: 90_000 }, (_, n) => `"k${n}":1`).join();

    expectRefusal(await raw('/api/order', `{${keys}}`), { status: 400, code: 'MISSING_FIELD', family: 'order' });
    const placed = await placeOrder(app, shop);
    const moved = await raw(
      `/api/erp/shipments/${placed.body.shipment_id}/status`,
      `{"status":"fulfilled",${keys
        .slice(0, 900_000)
        .replace(/,"k\d*$/, '')
        .replace(/,"[^,]*$/, '')}}`,
      bearer(app.accounts.erpToken),
    );
    expect(moved.status).toBe(200);
    expect(moved.body.warnings.length).toBeLessThanOrEqual(50);
  });

  it('changes no prototype', async () => {
    const poison = '"__proto__":{"carrier":"NONE","status":"delivered","isAdmin":true},"constructor":{"prototype":{"x":1}},"toString":"x"';
    const body = JSON.stringify(anOrder(shop.domain)).replace('{', `{${poison},`).replace('"order":{', `"order":{${poison},`);

    expect((await raw('/api/order', body)).body).toMatchObject({ status: 'success', carrier: 'SVC_ECO' });
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    const onlyProto = await raw('/api/order', '{"__proto__":{"order":{},"customer":{},"origin":{},"destination":{},"products":[]}}');
    expectRefusal(onlyProto, {
      status: 400,
      code: 'MISSING_FIELD',
      family: 'order',
      fields: ['order', 'customer', 'origin', 'destination', 'products'],
    });
  });

  it('with a key twice counts the last one', async () => {
    const body = JSON.stringify(anOrder(shop.domain, { orderReference: 'second' })).replace(
      '"order":{',
      '"order":{"orderReference":"first",',
    );

    expect((await raw('/api/order', body)).body.orderReference).toBe('second');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/xml',
    'json',
    '',
  ])('of the type "%s" is not taken', async (type) => {
    const answer = await rawCall(app, '/api/rates', { body: '{}', headers: { ...shop.headers, ...(type && { 'content-type': type }) } });

    expect(answer).toMatchObject({ status: 400, body: { status: 'failed', code: 'UNSUPPORTED_CONTENT_TYPE', errors: [] } });
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
    'application/vnd.shop+json',
  ])('of the type "%s" is taken', async (type) => {
    const answer = await raw('/api/rates', JSON.stringify({ products: [mug], origin: dubai, destination: abuDhabi }), {
      'content-type': type,
    });

    expect(answer.status).toBe(200);
  });

  it('holds numbers as JSON writes them, also very large and very small ones', async () => {
    const rate = (weight: string) =>
      raw('/api/rates', `{"weight":${weight},"origin":${JSON.stringify(dubai)},"destination":${JSON.stringify(abuDhabi)}}`);

    expect((await rate('1.2e0')).body[0].total_price).toBe(6.2);
    expect((await rate('0.0000001')).status).toBe(200);
    expect((await rate('-0')).status).toBe(200);
    for (const huge of ['1e400', '1e308', '1e12', '9007199254740993'])
      expectRefusal(await rate(huge), { status: 400, code: 'VALIDATION_FAILED' });
  });
});

describe('Unknown and forbidden fields', () => {
  const columns = {
    id: '00000000-0000-7000-8000-000000000000',
    orderId: '00000000-0000-7000-8000-000000000000',
    sellerId: '00000000-0000-7000-8000-000000000000',
    seller_id: '00000000-0000-7000-8000-000000000000',
    shopId: 'other.example',
    shop_id: 'other.example',
    reference: 'SVCAAAAAAAAAAA',
    shipment_id: 'SVCAAAAAAAAAAA',
    billingStatus: 'paid',
    billingRole: 'postpaid',
    balance: 1_000_000,
    actualRate: 0,
    actual_rate_minor: 0,
    displayRate: 0,
    codFee: 0,
    codFeeBasisPoints: 0,
    credit_limit_minor: 1_000_000,
    role: 'super_admin',
    forced: true,
    version: 99,
    activated: true,
    awb: 'MINE',
    createdAt: '2020-01-01T00:00:00.000Z',
  };

  it('in an order change nothing', async () => {
    const person = await newSeller(app);
    const own = await connectShop(app, person);
    const body = anOrder(own.domain);
    const everywhere = {
      ...columns,
      status: 'delivered',
      ...body,
      order: { ...columns, status: 'delivered', ...body.order },
      customer: { ...columns, ...body.customer },
      products: [{ ...columns, ...mug }],
    };
    const answer = await app.client.post('/api/order', everywhere, own.headers);

    expect(answer.body).toMatchObject({ status: 'success', actualRate: 7.14, billingStatus: 'unpaid', nbox: { shop_id: own.domain } });
    expect(answer.body.orderId).not.toBe(columns.id);
    const { shipment } = await ask(
      app,
      own.token,
      'query($id: String!) { shipment(id: $id) { status billingStatus awbAssigned shop { activated domain } seller { id role } } }',
      { id: answer.body.shipment_id },
    );
    expect(shipment).toEqual({
      status: 'NEW',
      billingStatus: 'UNPAID',
      awbAssigned: false,
      shop: { activated: false, domain: own.domain },
      seller: { id: person.id, role: 'PREPAID' },
    });
    expect(await walletOf(app, person.id)).toEqual({ balance: '0.00', held: '0.00' });
  });

  it('in a request for rates do not show the prices of another seller or currency', async () => {
    const answer = await app.client.post(
      '/api/rates',
      { ...columns, currency: 'JPY', products: [mug], origin: dubai, destination: abuDhabi },
      shop.headers,
    );

    expect(answer.body[0]).toMatchObject({ total_price: 7.14, currency: 'USD' });
  });

  it('in a call of the ERP interface are named in warnings and change nothing', async () => {
    const placed = await placeOrder(app, shop);
    const path = `/api/erp/shipments/${placed.body.shipment_id}/status`;
    const answer = await app.client.post(
      path,
      { ...columns, status: 'fulfilled', location: { lat: 1, lng: 2, alt: 3 } },
      bearer(app.accounts.erpToken),
    );

    expect(answer.body).toMatchObject({ status: 'success', data: { shipmentId: placed.body.shipment_id, newStatus: 'fulfilled' } });
    const warned = answer.body.warnings.map(({ field }: { field: string }) => field);
    expect(warned.sort()).toEqual([...Object.keys(columns).filter((key) => key !== 'id'), 'location.alt'].sort());
    for (const warning of answer.body.warnings)
      expect(warning).toEqual({ field: expect.any(String), code: 'UNKNOWN_FIELD', message: expect.any(String) });
  });

  it('in a store call are not worth a word', async () => {
    const answer = await app.client.post('/api/activation', { ...columns, activate: false }, shop.headers);

    expect(Object.keys(answer.body).sort()).toEqual(['activated', 'locations', 'message', 'shop', 'status']);
    expect(answer.body.activated).toBe(false);
  });

  it('in GraphQL are refused', async () => {
    const answer = await app.client.graphql('mutation($i: RegisterSellerInput!) { registerSeller(input: $i) { id } }', {
      i: { email: 'mass@example.com', password: 'long enough pw', firstName: 'a', lastName: 'b', role: 'POSTPAID', creditLimit: 100 },
    });

    expect(answer.body.errors).toBeDefined();
    expect(await app.database.sql("select 1 from seller where email = 'mass@example.com'")).toHaveLength(0);
  });
});

describe('Headers', () => {
  it('may take less than 16 KiB together, and get 431 beyond', async () => {
    const fine = await rawCall(app, '/livez', { method: 'GET', headers: { 'x-big': 'x'.repeat(15 * 1024) } });
    expect(fine.status).toBe(200);

    const tooMuch = await rawCall(app, '/api/rates', { body: '{}', headers: { ...shop.headers, 'x-big': 'x'.repeat(17 * 1024) } });
    expect(tooMuch.status).toBe(431);
    expect(tooMuch.body).toEqual({
      status: 'failed',
      code: 'HEADERS_TOO_LARGE',
      message: expect.any(String),
      errors: [],
      requestId: tooMuch.headers['x-request-id'],
    });
    await isAlive();
  });

  it('of 64 KiB do no harm', async () => {
    const text = await sendBytes(app, `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(8192)}\r\n`);

    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    await isAlive();
  });

  it('that are not HTTP are refused in the same shape', async () => {
    for (const rubbish of [
      'hello\r\n\r\n',
      'GET / HTTX/1.1\r\n\r\n',
      '\x16\x03\x01\x02\x00',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n',
    ]) {
      const text = await sendBytes(app, rubbish);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({ status: 'failed', errors: [] });
      expect(text).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(text).toMatch(/^strict-transport-security: /im);
      expect(text).toMatch(/^cache-control: no-store\r$/im);
    }
    await isAlive();
  });

  it('with two lengths or a length and chunks cannot smuggle a second request', async () => {
    const smuggled = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const head of [
      `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n`,
      `Content-Length: ${smuggled.length}\r\nTransfer-Encoding: chunked\r\n`,
    ]) {
      const text = await sendBytes(app, `POST /api/login HTTP/1.1\r\nHost: x\r\n${head}\r\n0\r\n\r\n${smuggled}`);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).not.toContain('"ok"');
    }
  });
});

describe('The path', () => {
  it.each([
    '/api/erp/shipments/%00/status',
    '/api/erp/shipments/%ff/status',
    '/api/erp/shipments/..%2f..%2fetc%2fpasswd/status',
    `/api/erp/shipments/${'x'.repeat(5000)}/status`,
    `/api/erp/shipments/' or 1=1 --/status`,
  ])('%s names no shipment', async (path) => {
    const answer = await app.client.post(path, { status: 'pickup' }, bearer(app.accounts.erpToken));

    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ status: 'failed', errors: [] });
    expect(answer.text).not.toMatch(/URIError|at .*\(|select|node_modules/);
  });

  it('that leads nowhere shows people where to go on, in their language, and programs a refusal', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const english = await app.client.get('/nowhere', browser);
    const arabic = await app.client.get('/driver/nowhere', { ...browser, 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.5' });

    expect([english.status, english.headers.get('content-type'), english.headers.get('content-language')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'en',
    ]);
    expect(english.text).toContain('<h1>There is no page at this address</h1>');
    for (const href of ['/console', '/docs', '/track?lang=en']) {
      expect(english.text).toContain(`href="${href}"`);
      expect((await app.client.get(href, browser)).status).toBeLessThan(400);
    }
    expect([arabic.status, arabic.text]).toEqual([404, expect.stringMatching(/<html lang="ar" dir="rtl">[^]*لا توجد صفحة بهذا العنوان/)]);

    for (const answer of [
      await app.client.get('/nowhere'),
      await app.client.get('/api/nowhere', browser),
      await app.client.post('/nowhere', {}, browser),
    ])
      expectRefusal(answer, { status: 404, code: 'NOT_FOUND' });
    expect((await app.client.get('/track/nowhere', browser)).text).toContain('We could not find this parcel');
  });

  it('may carry a query that is repeated, nested or broken', async () => {
    const get = (query: string) => app.client.get(`/api/erp/reference/transitions?${query}`, bearer(app.accounts.erpToken));

    for (const query of [
      'from[a]=new',
      'from=new&from=pickup',
      'from=%00',
      'from=%',
      'from=new%20',
      'from=NEW',
      '__proto__[x]=1&from=zzz',
    ]) {
      const answer = await get(query);
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 400) expect(['INVALID_QUERY', 'VALIDATION_FAILED']).toContain(answer.body.code);
    }
    expectRefusal(await get('from=new&from=pickup'), { status: 400, code: 'INVALID_QUERY', family: 'erp', fields: ['from'] });
  });
});

describe('Text that could be taken for a command', () => {
  const nasty = [
    `'; drop table shipment; --`,
    `" or ""="`,
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '%s%n',
    '../../etc/passwd',
    '\r\nSet-Cookie: a=b',
    '$1',
    "E'\\\\x'",
  ];

  it('is kept unchanged in an order and found nowhere else', async () => {
    const answers = await Promise.all(
      nasty.map((text) =>
        app.client.post(
          '/api/order',
          {
            ...anOrder(shop.domain, { orderReference: text, paymentMethod: text.slice(0, 50) }),
            destination: { ...abuDhabi, address: text },
          },
          shop.headers,
        ),
      ),
    );
    expect(answers.map(({ body }) => body.orderReference)).toEqual(nasty);
    for (const answer of answers) expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await placeOrder(app, shop)).status).toBe(200);
  });

  it('finds no shipment as an id', async () => {
    for (const id of nasty) {
      const { body } = await app.client.graphql('query($id: String!) { shipment(id: $id) { id } }', { id }, app.accounts.erpToken);
      expect(body.errors[0].extensions.code).toBe('SHIPMENT_NOT_FOUND');
    }
  });
});

describe('A client that sends its headers one by one', () => {
  it('is cut off, although it never ends', async () => {
    expect(await slowClient).not.toContain('200 OK');
  });
});
