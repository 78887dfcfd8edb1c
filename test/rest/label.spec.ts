import { rawCall } from '../support/raw-http.js';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { extraApps } from '../support/extra-apps.js';
import { ask } from '../support/graphql.js';
import { pictureOf, readPdf, scan } from '../support/pdf.js';
import { expectRefusal } from '../support/refusals.js';
import { anOrder, connectShop, placeOrder, sessionOf, verify, walkTo, type ConnectedShop } from '../support/story.js';
import { bearer } from '../support/client.js';
import { days } from '../support/clock.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
});
const extraApp = extraApps();

const placed = async (order: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  (await placeOrder(app, shop, order)).body.shipment_id;
const ready = async (order: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const id = await placed(order);
  await walkTo(app, id, 'pickup');
  return id;
};
const download = async (id: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${app.url}/api/awb/${id}`, { headers });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
};

describe('A label', () => {
  it('is there from pickup to delivery, the same byte for byte, under the day of its pickup', async () => {
    const id = await ready();
    const first = await download(id);
    app.clock.advance(days(2));
    await walkTo(app, id, 'delivered', 'pickup');
    const second = await download(id);

    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    const day = new Date(app.clock.now().getTime() - days(2)).toISOString().slice(0, 10);
    expect(first.headers.get('content-disposition')).toBe(`attachment; filename="AWB_${id}_${day}.pdf"`);
    expect(first.headers.get('content-length')).toBe(String(first.bytes.length));
    expect(second.headers.get('content-disposition')).toBe(first.headers.get('content-disposition'));
    expect(Buffer.compare(second.bytes, first.bytes)).toBe(0);
  });

  it('carries what the order says, and codes that lead to its tracking page', async () => {
    const id = await ready({ paymentStatus: 'postpaid' });
    const { bytes } = await download(id);
    const { texts } = await readPdf(bytes);

    for (const said of ['Aisha Khan', '+971 50 123 4567', 'Corniche 5', 'Al Quoz 3', 'Economy', id, '1.2 kg', '1.6 kg', 'Label v1']) {
      expect(texts[0]).toContain(said);
    }
    expect(texts[0]).toMatch(/COLLECT USD \d+\.\d\d/);
    expect(await scan(await pictureOf(bytes))).toEqual([
      { format: 'Code128', text: id },
      { format: 'QRCode', text: `${app.url}/track/${id}` },
    ]);
  });

  it('tells the weight and the volume that the hub has measured, once it has', async () => {
    const id = await ready();
    await walkTo(app, id, 'at_sorting', 'pickup');
    const declared = (await readPdf((await download(id)).bytes)).texts[0];
    await verify(app, id, { weightKg: 5.4, length: 30 });
    const measured = (await readPdf((await download(id)).bytes)).texts[0];

    for (const said of ['1.2 kg', '1.6 kg']) expect(declared).toContain(said);
    for (const said of ['5.4 kg', '2.4 kg']) expect(measured).toContain(said);
    expect(measured).not.toMatch(/1\.[26] kg/);
  });

  it('says what is to be collected now, and counts how often that has changed', async () => {
    const { body } = await placeOrder(app, shop, { paymentStatus: 'postpaid', collectionAmount: 80 });
    const id: string = body.shipment_id;
    await walkTo(app, id, 'pickup');
    const before = await download(id);
    await app.client.call('PATCH', `/api/order/${body.orderId}/update`, { body: { collectionAmount: 123.45 }, headers: shop.headers });
    const after = await download(id, { 'if-none-match': before.headers.get('etag') ?? '' });

    expect((await readPdf(before.bytes)).texts[0]).toContain('USD 80.00');
    expect(after.status).toBe(200);
    const { texts } = await readPdf(after.bytes);
    expect(texts[0]).toContain('USD 123.45');
    expect(texts[0]).toContain('Label v2');
  });

  it.each([
    { paymentStatus: 'prepaid' },
    { paymentStatus: 'prepaid', collectionAmount: 50 },
    { paymentStatus: 'postpaid', collectionAmount: 0 },
  ])('shows no amount due with %j', async (order) => {
    const { texts } = await readPdf((await download(await ready(order))).bytes);

    expect(texts[0]).toContain('PREPAID - DO NOT COLLECT');
    expect(texts[0]).not.toContain('USD');
  });

  it('leads a return from the hands of the shopper to the store, with what the driver should know', async () => {
    const id = await ready({ paymentStatus: 'postpaid', collectionAmount: 80 });
    await walkTo(app, id, 'delivered', 'pickup');
    const { body } = await app.client.post(
      '/api/return-shipment',
      { shipment_id: id, notes: 'Ring twice', pickupContactInfo: { firstName: 'Reception', phone: '+9715550001' } },
      shop.headers,
    );
    await walkTo(app, body.shipment_id, 'pickup');
    const { bytes } = await download(body.shipment_id);
    const { texts } = await readPdf(bytes);

    const [from, to] = (texts[0] ?? '').split(' TO ');
    for (const said of ['Reception Khan', '+9715550001', 'Corniche 5']) expect(from).toContain(said);
    for (const said of ['A shop (Demo Store LLC)', 'Al Quoz 3', 'Ring twice', 'PREPAID - DO NOT COLLECT']) expect(to).toContain(said);
    expect((await scan(await pictureOf(bytes)))[0]).toEqual({ format: 'Code128', text: `RTN-${id}` });
  });

  it('is found by reference and AWB, in small letters too', async () => {
    const order = anOrder(shop.domain, { carrier: 'SVC_INT_EXP' });
    const destination = { ...order.destination, countryCode: 'IN', country: 'India', city: 'Mumbai', state: 'MH', zip: '400001' };
    const { body } = await app.client.post('/api/order', { ...order, destination }, shop.headers);
    await walkTo(app, body.shipment_id, 'pickup');
    const [{ awb } = { awb: '' }] = await app.database.sql<{ awb: string }>('select awb from shipment where reference = $1', [
      body.shipment_id,
    ]);
    const answers = await Promise.all([body.shipment_id, body.shipment_id.toLowerCase(), awb, awb.toLowerCase()].map((id) => download(id)));

    expect(awb).toMatch(/^SVCX\d{18}$/);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await scan(await pictureOf(answers[2]?.bytes ?? new Uint8Array())))[0]).toEqual({ format: 'Code128', text: awb });
  });

  it('is not sent again to callers that have it', async () => {
    const id = await ready();
    const etag = (await download(id)).headers.get('etag') ?? '';

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await download(id, { 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.bytes).toHaveLength(0);
    }
    expect((await download(id, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is what a console links to, with its version', async () => {
    const [early, late] = [await placed(), await ready()];
    const query = 'query($id: String!) { shipment(id: $id) { label { url version date } } }';

    expect((await ask(app, app.accounts.erpToken, query, { id: early })).shipment.label).toBeNull();
    const { label } = (await ask(app, app.accounts.erpToken, query, { id: late })).shipment;
    expect(label).toEqual({ url: `${app.url}/api/awb/${late}`, version: 1, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it('is printed on other paper and in Arabic on request, and refuses paper that there is none of', async () => {
    const id = await ready();
    const [usual, small, arabic] = await Promise.all([id, `${id}?size=4x6`, `${id}?lang=ar`].map((path) => download(path)));

    expect((await readPdf(small?.bytes ?? new Uint8Array())).size).toEqual([288, 432]);
    expect((await readPdf(arabic?.bytes ?? new Uint8Array())).texts[0]).not.toContain('WEIGHT');
    expect(new Set([usual, small, arabic].map((answer) => answer?.headers.get('etag'))).size).toBe(3);
    expectRefusal(await app.client.get(`/api/awb/${id}?size=a3`), { status: 400, code: 'INVALID_QUERY', fields: ['size'] });
  });

  it('puts the family name first where people do, and prints no postal code of zeros', async () => {
    const order = anOrder(shop.domain, { carrier: 'SVC_INT_EXP' });
    const customer = { ...order.customer, firstName: 'Taro', lastName: 'Yamada' };
    const destination = { address: 'Jingumae 1-1', city: 'Tokyo', state: 'Tokyo', countryCode: 'JP', zip: '00000' };
    const { body } = await app.client.post('/api/order', { ...order, customer, destination }, shop.headers);
    await walkTo(app, body.shipment_id, 'pickup');
    const { texts } = await readPdf((await download(body.shipment_id)).bytes);

    expect(texts[0]).toContain('Yamada Taro');
    expect(texts[0]).toContain('Tokyo Japan (JP)');
    expect(texts[0]).not.toContain('NOTES');
  });

  it('comes with those of other parcels in one file, in the order of the ids, without those that have none', async () => {
    const [early, one, two] = [await placed(), await ready(), await ready()];
    const path = `/api/labels?size=a6&ids=${two},${early},${one}`;
    const response = await fetch(app.url + path, { headers: shop.headers });
    const { texts } = await readPdf(new Uint8Array(await response.arrayBuffer()));

    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain(two);
    expect(texts[1]).toContain(one);
    expect(response.headers.get('x-svc-missing')).toBe(early);
    const none = await app.client.get(`/api/erp/labels?ids=${early}`, bearer(app.accounts.erpToken));
    expect(none.body).toMatchObject({ code: 'LABEL_NOT_READY', errors: [{ field: early }] });
    expectRefusal(await app.client.get(`/api/labels?ids=${'x,'.repeat(101)}`, shop.headers), { status: 400, code: 'INVALID_QUERY' });
  });

  it('is printed on the paper that each user has chosen, 4 x 6 inches before that', async () => {
    const [operator, seller] = await Promise.all([app.accounts.operator, app.accounts.seller].map((login) => sessionOf(app, login)));
    const paper = async (token: string | undefined) => (await ask(app, token, '{ me { labelSize } }')).me.labelSize;

    expect(await paper(operator)).toBe('INCH_4X6');
    await ask(app, operator, 'mutation { setLabelSize(size: A6) }');
    expect([await paper(operator), await paper(seller)]).toEqual(['A6', 'INCH_4X6']);
  });

  it('is base64 over GraphQL', async () => {
    const id = await ready();
    const { labelFile } = await ask(app, undefined, 'query($id: String!) { labelFile(id: $id) { fileName content } }', { id });

    expect(Buffer.compare(Buffer.from(labelFile.content, 'base64'), (await download(id)).bytes)).toBe(0);
  });
});

const toIndia = { address: 'Main Street 1', city: 'Mumbai', state: 'MH', countryCode: 'IN', country: 'India', zip: '400001' };

describe('A commercial invoice', () => {
  const abroad = async (more: Readonly<Record<string, unknown>>): Promise<string> => {
    const order = anOrder(shop.domain, { carrier: 'SVC_INT_EXP', ...more });
    const { body } = await app.client.post('/api/order', { ...order, destination: toIndia }, shop.headers);
    await walkTo(app, body.shipment_id, 'pickup');
    return body.shipment_id;
  };
  const invoiceOf = async (id: string): Promise<string> => {
    const response = await fetch(`${app.url}/api/awb/${id}/customs`, { headers: shop.headers });
    return (await readPdf(new Uint8Array(await response.arrayBuffer()))).texts[0] ?? '';
  };

  it('declares the price that was paid: the goods less the discount, and never less than nothing', async () => {
    const sales = [{ discount: 30 }, { discount: 0 }, { discount: 104, total: 1 }];
    const [reduced, full, given] = await Promise.all(sales.map(async (sale) => invoiceOf(await abroad(sale))));

    expect(reduced).toContain('Discount -30.00');
    expect(reduced).toContain('TOTAL VALUE USD 70.00');
    expect(full).toContain('TOTAL VALUE USD 100.00');
    expect(full).not.toContain('Discount');
    expect(given).toContain('Discount -100.00');
    expect(given).toContain('TOTAL VALUE USD 0.00');
  });

  it('declares the weight that the hub has measured, once it has', async () => {
    const id = await abroad({});
    await walkTo(app, id, 'at_sorting', 'pickup');

    expect(await invoiceOf(id)).toContain('Gross weight 1.2 kg');
    await verify(app, id, { weightKg: 5.4 });
    expect(await invoiceOf(id)).toContain('Gross weight 5.4 kg');
  });

  it('declares what crosses a border, with the code, origin and value of each product', async () => {
    const order = anOrder(shop.domain, { carrier: 'SVC_INT_EXP' });
    const products = [{ ...order.products[0], hsCode: '6912.00', originCountry: 'ae' }];
    const { body } = await app.client.post('/api/order', { ...order, destination: toIndia, products }, shop.headers);
    const early = await app.client.get(`/api/awb/${body.shipment_id}/customs`, shop.headers);
    await walkTo(app, body.shipment_id, 'pickup');
    const response = await fetch(`${app.url}/api/awb/${body.shipment_id}/customs`, { headers: shop.headers });
    const { texts } = await readPdf(new Uint8Array(await response.arrayBuffer()));

    expectRefusal(early, { status: 404, code: 'LABEL_NOT_READY' });
    for (const said of [
      'COMMERCIAL INVOICE',
      'CN 23',
      'Mug',
      '6912.00',
      'AE',
      '100.00',
      'TOTAL VALUE USD 90.00',
      'India (IN)',
      body.shipment_id,
    ]) {
      expect(texts[0]).toContain(said);
    }
  });

  it('is neither for parcels within a country nor for strangers, and its codes must be codes', async () => {
    const id = await ready();
    const products = [{ ...anOrder(shop.domain).products[0], hsCode: 'mugs', originCountry: 'Emirates' }];
    const refused = await app.client.post('/api/order', { ...anOrder(shop.domain), products }, shop.headers);

    expectRefusal(await app.client.get(`/api/awb/${id}/customs`, shop.headers), { status: 400, code: 'CUSTOMS_NOT_NEEDED' });
    expectRefusal(await app.client.get(`/api/awb/${id}/customs`), { status: 401, code: 'UNAUTHORIZED' });
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(['products[0].hsCode', 'products[0].originCountry']);
  });
});

describe('There is no label', () => {
  it('before pickup, after a cancellation and for unknown numbers, and the answers differ in their wording alone', async () => {
    const [early, cancelled] = [await placed(), await ready()];
    await ask(
      app,
      app.accounts.erpToken,
      'mutation($id: String!) { transitionShipment(input: { id: $id, status: CANCELLED }) { newStatus } }',
      {
        id: cancelled,
      },
    );
    const [before, after, unknown] = await Promise.all([early, cancelled, 'SVC00000000000'].map((id) => app.client.get(`/api/awb/${id}`)));
    if (!before || !after || !unknown) throw new Error('An answer is missing.');

    for (const answer of [before, after]) expectRefusal(answer, { status: 404, code: 'LABEL_NOT_READY', fields: [] });
    expectRefusal(unknown, { status: 404, code: 'SHIPMENT_NOT_FOUND', fields: [] });
    expect(before.body).toMatchObject({ status: 'failed', message: 'Label is not available yet' });
    expect(Object.keys(unknown.body)).toEqual(Object.keys(before.body));
    expect([...unknown.headers.keys()]).toEqual([...before.headers.keys()]);
  });

  it.each([
    '..%2F..%2Fetc%2Fpasswd',
    '%00',
    '%25',
    'a%2Fb',
    '%20',
    `x${'y'.repeat(500)}`,
    "'%20or%201=1--",
    '%F0%9F%98%80',
    'RTN-SVC0000000000',
  ])('at %s', async (id) => {
    expectRefusal(await app.client.get(`/api/awb/${id}`), { status: 404, code: 'SHIPMENT_NOT_FOUND' });
  });

  it('under the ids that are not secret: the UUIDs and the reference of the order', async () => {
    const { body } = await placeOrder(app, shop);
    await walkTo(app, body.shipment_id, 'pickup');

    for (const id of [body.orderId, body.nbox.shipment_detail_id, body.orderReference]) {
      expect((await app.client.get(`/api/awb/${id}`)).status).toBe(404);
    }
  });

  it('for a number that stands for several shipments, whose references stay unknown', async () => {
    const pair = [await ready(), await ready()];
    await app.database.sql("update shipment set awb = 'TWINS' where reference = any($1)", [pair]);
    const answer = await app.client.get('/api/awb/twins');

    expectRefusal(answer, { status: 404, code: 'SHIPMENT_NOT_FOUND', fields: [] });
    expect(answer.text).not.toContain('SVC');
  });

  it('when it cannot be printed: 500, which says what kind of error it was in development alone', async () => {
    const id = await ready();
    const production = await extraApp({ ROLE: 'web', NODE_ENV: 'production', DEMO: '0' }, { databaseUrl: app.databaseUrl });
    await app.database.sql('alter table shop rename to shop_away');
    const [answer, silent] = await Promise.all([app.client.get(`/api/awb/${id}`), production.client.get(`/api/awb/${id}`)]);
    await app.database.sql('alter table shop_away rename to shop');

    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ status: 'failed', code: 'INTERNAL_ERROR', message: expect.any(String), error: expect.any(String) });
    expect(answer.text).not.toMatch(/node_modules|\.ts|select|relation|shop/);
    expectRefusal(silent, { status: 500, code: 'INTERNAL_ERROR', fields: [] });
    expect((await download(await ready())).status).toBe(200);
  });
});

it('The limit of public pages is counted by address, for labels, tracking and GraphQL together', async () => {
  const limited = await extraApp({ ROLE: 'web', PUBLIC_RATE_LIMIT: '6/60' });
  const get = (path: string, from: string) => rawCall(limited, path, { method: 'GET', from });
  const asked = ['/api/awb/A', '/track/B', '/api/track/C', '/api/awb/D', '/track/E'];
  for (const path of asked) expect((await get(path, '127.0.6.1')).status).toBe(404);
  const askGraphql = () =>
    rawCall(limited, '/graphql', {
      from: '127.0.6.1',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ tracking(id: "F") { reference } }' }),
    });
  expect((await askGraphql()).body.errors[0].extensions.code).toBe('SHIPMENT_NOT_FOUND');
  expect((await askGraphql()).body.errors[0].extensions.code).toBe('RATE_LIMITED');
  const refused = await get('/api/awb/A', '127.0.6.1');
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ status: 'failed', code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(refused.headers['retry-after']).toBe(String(refused.body.retryAfter));
  expect((await get('/track/A', '127.0.6.1')).text).toContain('One moment, please');
  expect((await get('/api/awb/A', '127.0.6.2')).status).toBe(404);
});
