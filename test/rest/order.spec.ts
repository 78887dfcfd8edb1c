import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp, type TestApp } from '../support/app.js';
import { sharedApp } from '../support/shared-app.js';
import type { Answer } from '../support/client.js';
import { eventsHandled } from '../support/events.js';
import { ask } from '../support/graphql.js';
import { REFERENCE, UUID_7 } from '../support/patterns.js';
import { newSeller, walletOf } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { abuDhabi, anOrder, connectShop, dubai, moveTo, mug, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedApp();
  shop = await connectShop(app);
});
type Body = Record<string, unknown>;
const send = (body: unknown, by = shop): Promise<Answer> => app.client.post('/api/order', body, by.headers);
const withOrder = (order: Body): Body => anOrder(shop.domain, order);
const withParts = (parts: Body, order: Body = {}): Body => ({ ...anOrder(shop.domain, order), ...parts });
/** Numbers are counted in each file, and the service is shared with other files. */
const rowsOf = async (orderNumber: unknown, domain = shop.domain): Promise<Record<string, unknown>> => {
  const [row] = await app.database.sql<Record<string, unknown>>(
    `with o as (select id from "order" where order_number = $1 and shop_domain = $2), s as (select id from shipment where order_id in (select id from o))
     select (select count(*) from o)::int as orders, (select count(*) from s)::int as shipments,
            (select count(*) from wallet_hold where shipment_id in (select id from s))::int as holds,
            (select count(*) from event where subject_id in (select id from s))::int as events,
            (select count(*) from mail where event_id in (select id from event where subject_id in (select id from s)))::int as mails`,
    [orderNumber, domain],
  );
  return row ?? {};
};
const readOrder = (orderId: string): Promise<Record<string, never>> =>
  ask(
    app,
    shop.token,
    `query($id: String!) { order(id: $id) { id orderNumber orderReference currency paymentStatus paymentMethod status createdAt
       subTotal { amount } tax { amount } discount { amount } total { amount } shippingFee { amount } collectionAmount { amount } codFee { amount }
       customer { firstName lastName email phone } origin { address city state countryCode country zip lat lng }
       destination { address city state countryCode country zip lat lng }
       lines { name quantity price { amount } grams length width height volume } warnings { code } shipment { reference receiverName receiverPhone } } }`,
    { id: orderId },
  ).then(({ order }) => order);

describe('A placed order', () => {
  it('is answered with exactly the documented fields', async () => {
    const body = withOrder({ orderReference: 'R-77' });
    const answer = await send(body);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: 'Order created',
      orderId: expect.stringMatching(UUID_7),
      orderReference: 'R-77',
      shipment_id: expect.stringMatching(REFERENCE),
      awb: answer.body.shipment_id,
      awbAssigned: false,
      tracking_url: null,
      nbox: { shipment_detail_id: expect.stringMatching(UUID_7), shop_id: shop.domain },
      carrier: 'SVC_ECO',
      carrierName: 'Economy',
      carrierWasAutoSelected: true,
      actualRate: 7.14,
      displayRate: null,
      hasDisplayRule: false,
      collectionAmount: 0,
      codFee: 0,
      billingStatus: 'unpaid',
      warnings: [],
    });
    expect(answer.headers.get('idempotent-replayed')).toBeNull();
  });

  it('keeps what the store sent', async () => {
    const { body } = await send(
      withParts(
        {
          customer: { firstName: 'عائشة', lastName: '陈', email: 'A.Sha@Example.com', phone: '+971 50 123-4567' },
          destination: { ...abuDhabi, address: '12/4 "Rue d\'Été" \\ 🏠\nfloor 2', lat: 24.45, lng: 54.37 },
          products: [{ ...mug, name: 'Tasse 🫖 <b>"x"</b> \'; drop table "order"; --' }],
        },
        { orderReference: '  R 1 ', paymentMethod: 'x'.repeat(50) },
      ),
    );

    expect(await readOrder(body.orderId)).toMatchObject({
      id: body.orderId,
      orderReference: '  R 1 ',
      currency: 'USD',
      paymentStatus: 'PREPAID',
      paymentMethod: 'x'.repeat(50),
      status: 'NEW',
      subTotal: { amount: '100.00' },
      tax: { amount: '5.00' },
      discount: { amount: '10.00' },
      total: { amount: '95.00' },
      shippingFee: null,
      customer: { firstName: 'عائشة', lastName: '陈', email: 'A.Sha@Example.com', phone: '+971 50 123-4567' },
      origin: { ...dubai, lat: null, lng: null },
      destination: { ...abuDhabi, address: '12/4 "Rue d\'Été" \\ 🏠\nfloor 2', lat: 24.45, lng: 54.37 },
      lines: [
        {
          name: 'Tasse 🫖 <b>"x"</b> \'; drop table "order"; --',
          quantity: 2,
          price: { amount: '50.00' },
          grams: 600,
          length: 20,
          width: 20,
          height: 10,
          volume: 4000,
        },
      ],
      shipment: { reference: body.shipment_id, receiverName: 'عائشة 陈', receiverPhone: '+971 50 123-4567' },
    });
  });

  it('holds the rate on the wallet and sends one mail to operations and one to the seller', async () => {
    const person = await newSeller(app);
    await ask(
      app,
      app.accounts.erpToken,
      'mutation($s: String!) { topUpWallet(sellerId: $s, amount: "20", currency: "USD") { currency } }',
      { s: person.id },
    );
    const own = await connectShop(app, person);
    const body = anOrder(own.domain);
    const placed = await send(body, own);

    expect(await walletOf(app, person.id)).toEqual({ balance: '20.00', held: '7.14' });
    await eventsHandled(app);
    expect(await rowsOf(body.order.orderNumber, own.domain)).toEqual({ orders: 1, shipments: 1, holds: 1, events: 1, mails: 2 });
    const files = async () => {
      const names = await readdir(join(app.dataDir, 'outbox')).catch(() => []);
      const texts = await Promise.all(
        names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(app.dataDir, 'outbox', name), 'utf8')),
      );
      return texts.filter((text) => text.includes(placed.body.shipment_id));
    };
    await waitFor('both mails are written', async () => (await files()).length === 2);
    expect((await files()).map((text) => /^To: (.*?)\r?$/m.exec(text)?.[1]).sort()).toEqual(
      [person.email, 'operations@shipgraph.local'].sort(),
    );
  });

  it('is accepted without money, and then holds nothing', async () => {
    const person = await newSeller(app);
    const own = await connectShop(app, person);
    const body = anOrder(own.domain);
    const answer = await send(body, own);

    expect(answer.body).toMatchObject({ status: 'success', billingStatus: 'unpaid' });
    await eventsHandled(app);
    expect(await rowsOf(body.order.orderNumber, own.domain)).toMatchObject({ orders: 1, holds: 0, mails: 2 });
    expect(await walletOf(app, person.id)).toEqual({ balance: '0.00', held: '0.00' });
  });

  it('is traced to its request', async () => {
    const body = withOrder({});
    await app.client.post('/api/order', body, { ...shop.headers, 'x-request-id': 'trace-order-1' });
    const [row] = await app.database.sql(
      `select o.request_id as o, s.request_id as s, (select request_id from event where subject_id = s.id) as e
       from "order" o join shipment s on s.order_id = o.id where o.order_number = $1`,
      [body['order'] && (body['order'] as Body)['orderNumber']],
    );

    expect(row).toEqual({ o: 'trace-order-1', s: 'trace-order-1', e: 'trace-order-1' });
  });

  it('names its shop in any spelling', async () => {
    const answer = await send(withOrder({ shopDomain: `HTTPS://${shop.domain.toUpperCase()}/` }));

    expect(answer.body.nbox.shop_id).toBe(shop.domain);
  });
});

describe('The carrier of an order', () => {
  it.each([
    ['SVC_ECO', 7.14],
    ['SVC_EXP', 11.88],
  ])('is %s when the store requests it', async (carrier, actualRate) => {
    expect((await send(withOrder({ carrier }))).body).toMatchObject({ carrier, carrierWasAutoSelected: false, actualRate });
  });

  it('is the cheapest when the store names none', async () => {
    const { body } = await send(withParts({ destination: dubai }));

    expect(body).toMatchObject({ carrier: 'SVC_ECO', carrierWasAutoSelected: true, actualRate: 3.47 });
    expect((await send(withOrder({ carrier: null }))).body).toMatchObject({ carrier: 'SVC_ECO', carrierWasAutoSelected: true });
  });

  it.each([
    ['that does not exist', { carrier: 'DHL' }, {}],
    ['that does not serve the route', { carrier: 'SVC_INT_ECO' }, {}],
    ['that is for one city only', { carrier: 'SVC_SAME' }, {}],
    ['that does not take the weight', { carrier: 'SVC_ECO' }, { products: [{ ...mug, grams: 15_001 }] }],
    [
      'that collects no cash',
      { carrier: 'SVC_INT_ECO', paymentStatus: 'postpaid' },
      { destination: { ...dubai, countryCode: 'SA', city: 'Riyadh', zip: '11564' } },
    ],
    ['in the wrong case', { carrier: 'svc_eco' }, {}],
  ])('is never replaced when it is one %s', async (_what, order, parts) => {
    const body = withParts(parts, order);
    const answer = await send(body);

    expectRefusal(answer, { status: 400, code: 'INVALID_CARRIER', family: 'order' });
    expect(await rowsOf((body['order'] as Body)['orderNumber'])).toMatchObject({ orders: 0, shipments: 0, mails: 0 });
  });

  it.each([
    ['the parcel is too heavy', {}, { products: [{ ...mug, grams: 15_001 }] }, 'OVER_WEIGHT'],
    [
      'no service collects cash abroad',
      { paymentStatus: 'postpaid' },
      { destination: { ...dubai, countryCode: 'SA', city: 'Riyadh', zip: '11564' } },
      'COD_NOT_SUPPORTED',
    ],
  ])('cannot be found when %s, and every service says why', async (_why, order, parts, reason) => {
    const answer = await send(withParts(parts, order));

    expectRefusal(answer, { status: 400, code: 'RATE_UNAVAILABLE', family: 'order' });
    expect(answer.body.errors.map(({ code }: { code: string }) => code)).toContain(reason);
    expect(answer.body.errors).toHaveLength(5);
    expect(answer.body.errorDetails.split('; ')).toHaveLength(5);
    expect(answer.body.errorDetails).not.toContain('.;');
  });
});

describe('An order that is not valid', () => {
  const ORDER_FIELDS = ['shopDomain', 'subTotal', 'orderNumber', 'orderReference', 'total', 'currency'];

  it.each(['order', 'customer', 'origin', 'destination', 'products'])('misses its %s', async (part) => {
    expectRefusal(await send(withParts({ [part]: undefined })), { status: 400, code: 'MISSING_FIELD', family: 'order', fields: [part] });
    expectRefusal(await send(withParts({ [part]: null })), { status: 400, code: 'MISSING_FIELD', family: 'order', fields: [part] });
  });

  it.each(['shopDomain', 'orderReference'])('has an empty order.%s', async (field) => {
    expectRefusal(await send(withOrder({ [field]: ' ' })), {
      status: 400,
      code: 'MISSING_FIELD',
      family: 'order',
      fields: [`order.${field}`],
    });
  });

  it.each(ORDER_FIELDS)('misses order.%s', async (field) => {
    expectRefusal(await send(withOrder({ [field]: undefined })), {
      status: 400,
      code: 'MISSING_FIELD',
      family: 'order',
      fields: [`order.${field}`],
    });
  });

  it.each(['firstName', 'lastName', 'email'])('misses customer.%s', async (field) => {
    const customer = { firstName: 'A', lastName: 'B', email: 'a@b.example' };
    for (const value of [undefined, null, ' ']) {
      const answer = await send(withParts({ customer: { ...customer, [field]: value } }));
      expectRefusal(answer, { status: 400, code: 'MISSING_FIELD', family: 'order', fields: [`customer.${field}`] });
    }
  });

  it.each([
    ['orderNumber', 0],
    ['orderNumber', -1],
    ['orderNumber', 1.5],
    ['orderNumber', 2 ** 53],
    ['orderNumber', 'A-1'],
    ['orderNumber', '1e3'],
    ['orderNumber', true],
    ['orderReference', 12],
    ['orderReference', 'x'.repeat(101)],
    ['paymentMethod', 'x'.repeat(51)],
    ['paymentStatus', 'cod'],
    ['paymentStatus', 'PREPAID'],
    ['subTotal', '100'],
    ['subTotal', -1],
    ['subTotal', 100.001],
    ['tax', -0.01],
    ['tax', '5'],
    ['discount', -1],
    ['discount', 105.01],
    ['total', -1],
    ['total', 1e21],
    ['shippingFee', -1],
    ['shippingFee', 0.001],
    ['collectionAmount', -5],
    ['collectionAmount', 1e17],
    ['currency', 'US'],
    ['currency', 'dollar'],
    ['shopDomain', 'not a domain'],
    ['carrier', 7],
    ['carrier', 'x'.repeat(41)],
  ])('has order.%s = %p', async (field, value) => {
    expectRefusal(await send(withOrder({ [field]: value })), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'order',
      fields: [`order.${field}`],
    });
  });

  it.each([
    [
      { customer: { firstName: 'x'.repeat(101), lastName: 'y'.repeat(101), email: 'a@b.example' } },
      ['customer.firstName', 'customer.lastName'],
    ],
    [{ customer: { firstName: 'A', lastName: 'B', email: 'nobody' } }, ['customer.email']],
    [{ customer: { firstName: 'A', lastName: 'B', email: `a@${'x'.repeat(255)}.example` } }, ['customer.email']],
    [{ customer: { firstName: 'A', lastName: 'B', email: 'a@b.example', phone: '1'.repeat(31) } }, ['customer.phone']],
    [{ customer: { firstName: 'A', lastName: 'B', email: 'a@b.example', phone: 971 } }, ['customer.phone']],
    [{ destination: { ...dubai, address: 'x'.repeat(501) } }, ['destination.address']],
    [{ origin: { ...dubai, city: 'x'.repeat(101), zip: 'x'.repeat(21) } }, ['origin.city', 'origin.zip']],
    [{ destination: { ...dubai, lat: 91, lng: 0 } }, ['destination.latitude']],
    [{ destination: { ...dubai, lng: 5 } }, ['destination.latitude']],
    [{ origin: { ...dubai, countryCode: 'XX' } }, ['origin.countryCode']],
    [{ products: [{ ...mug, quantity: 0 }] }, ['products[0].quantity']],
    [{ products: [{ ...mug, price: 1.005 }] }, ['products[0].price']],
    [{ products: 'mug' }, ['products']],
  ])('has %j', async (parts, fields) => {
    expectRefusal(await send(withParts(parts)), { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields });
  });

  it.each([[[]], ['text'], [7]])('is %j', async (body) => {
    const answer = await app.client.call('POST', '/api/order', { body: JSON.stringify(body), headers: shop.headers });

    expectRefusal(answer, { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields: [null] });
  });

  it('has no lines', async () => {
    expectRefusal(await send(withParts({ products: [] })), { status: 400, code: 'MISSING_FIELD', family: 'order', fields: ['products'] });
  });

  it('is for another shop than the token', async () => {
    const neighbour = await connectShop(app);

    expectRefusal(await send(withOrder({ shopDomain: neighbour.domain })), {
      status: 400,
      code: 'SHOP_DOMAIN_MISMATCH',
      family: 'order',
      fields: ['order.shopDomain'],
    });
  });

  it('mixes currencies, or has one without an exchange rate', async () => {
    expectRefusal(await send(withOrder({ currency: 'EUR' })), {
      status: 400,
      code: 'CURRENCY_MISMATCH',
      family: 'order',
      fields: ['products[0].currency'],
    });
    const foreign = withParts({ products: [{ ...mug, currency: 'CHF' }] }, { currency: 'CHF' });
    expectRefusal(await send(foreign), { status: 400, code: 'CURRENCY_NOT_SUPPORTED', family: 'order', fields: ['order.currency'] });
  });

  it('leaves no trace', async () => {
    const body = withOrder({ total: -1 });
    await send(body);

    expect(await rowsOf((body['order'] as Body)['orderNumber'])).toEqual({ orders: 0, shipments: 0, holds: 0, events: 0, mails: 0 });
  });
});

describe('An order number', () => {
  it('may be digits in a string, and up to 2^53 - 1', async () => {
    const answer = await send(withOrder({ orderNumber: '9007199254740991' }));

    expect(answer.status).toBe(200);
    expect((await readOrder(answer.body.orderId))['orderNumber']).toBe(9007199254740991);
  });

  it('belongs to one shop: another shop may use the same', async () => {
    const neighbour = await connectShop(app);
    const body = anOrder(shop.domain);

    expect((await send(body)).status).toBe(200);
    expect((await send({ ...body, order: { ...body.order, shopDomain: neighbour.domain } }, neighbour)).body.message).toBe('Order created');
  });

  it('is never free again, also when its order is cancelled', async () => {
    const body = anOrder(shop.domain);
    const placed = await send(body);
    await moveTo(app, placed.body.shipment_id, 'cancelled');

    const changed = { ...body, order: { ...body.order, orderReference: 'other' } };
    expectRefusal(await send(changed), { status: 409, code: 'ORDER_EXISTS', family: 'order' });
    expect((await send(body)).body.orderId).toBe(placed.body.orderId);
  });
});

describe('The same order again', () => {
  it('is answered as the first time, without a second effect', async () => {
    const body = anOrder(shop.domain, { orderReference: 'again' });
    const first = await send(body);
    const spelled = {
      ...body,
      order: { ...body.order, orderNumber: String(body.order.orderNumber), shopDomain: `https://${shop.domain}`, shippingFee: null },
    };
    const again = await send(spelled);

    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual({ ...first.body, message: 'Order already exists' });
    await eventsHandled(app);
    expect(await rowsOf(body.order.orderNumber)).toEqual({ orders: 1, shipments: 1, holds: 1, events: 1, mails: 2 });
  });

  it('is answered as the first time, even when the parcel is on its way', async () => {
    const body = anOrder(shop.domain);
    const first = await send(body);
    await walkTo(app, first.body.shipment_id, 'picked_up');

    expect((await send(body)).body).toEqual({ ...first.body, message: 'Order already exists' });
  });

  it('is answered as the first time, even when the operator has given it to another service', async () => {
    const body = anOrder(shop.domain);
    const first = await send(body);
    const CHANGE = 'mutation($id: String!) { updateShipment(id: $id, input: { carrier: "SVC_EXP" }) { shipment { serviceCode } } }';
    const { updateShipment } = await ask(app, app.accounts.erpToken, CHANGE, { id: first.body.shipment_id });

    expect(updateShipment.shipment.serviceCode).toBe('SVC_EXP');
    expect((await send(body)).body).toEqual({ ...first.body, message: 'Order already exists' });
  });

  it.each([
    ['another amount', (body: Body) => ({ ...body, order: { ...(body['order'] as Body), tax: 6 } })],
    ['another customer', (body: Body) => ({ ...body, customer: { firstName: 'B', lastName: 'B', email: 'b@b.example' } })],
    ['another address', (body: Body) => ({ ...body, destination: dubai })],
    ['another line', (body: Body) => ({ ...body, products: [mug, mug] })],
    ['another carrier', (body: Body) => ({ ...body, order: { ...(body['order'] as Body), carrier: 'SVC_EXP' } })],
  ])('with %s is refused with the id of the first', async (_what, change) => {
    const body = anOrder(shop.domain);
    const first = await send(body);
    const answer = await send(change(body));

    expectRefusal(answer, { status: 409, code: 'ORDER_EXISTS', family: 'order' });
    expect(answer.body.orderId).toBe(first.body.orderId);
  });

  it('is answered as the first time, even when no carrier would take it any more', async () => {
    const body = anOrder(shop.domain, { carrier: 'SVC_EXP' });
    const first = await send(body);
    const offer = (active: boolean) => app.database.sql("update carrier_service set active = $1 where code = 'SVC_EXP'", [active]);
    const isOffered = async () => (await send(withOrder({ carrier: 'SVC_EXP' }))).status === 200;
    const whileOff = async () => {
      await waitFor('the service is off', async () => !(await isOffered()));
      return [await send(body), await send({ ...body, destination: dubai })] as const;
    };
    await offer(false);
    // Other files book this service too, and must find it again.
    const [again, other] = await whileOff().finally(() => offer(true));
    await waitFor('the service is back', isOffered);

    expect(again.body).toEqual({ ...first.body, message: 'Order already exists' });
    expectRefusal(other, { status: 409, code: 'ORDER_EXISTS', family: 'order' });
  });

  it('fifty times at once makes one order, one hold and two mails', async () => {
    const person = await newSeller(app);
    await ask(
      app,
      app.accounts.erpToken,
      'mutation($s: String!) { topUpWallet(sellerId: $s, amount: "50", currency: "USD") { currency } }',
      { s: person.id },
    );
    const own = await connectShop(app, person);
    const body = anOrder(own.domain);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, own)));

    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(answers.filter(({ body: { message } }) => message === 'Order created')).toHaveLength(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(49);
    expect(new Set(answers.map(({ body: { message: _message, ...rest } }) => JSON.stringify(rest))).size).toBe(1);
    await eventsHandled(app);
    expect(await rowsOf(body.order.orderNumber, own.domain)).toEqual({ orders: 1, shipments: 1, holds: 1, events: 1, mails: 2 });
    expect(await walletOf(app, person.id)).toEqual({ balance: '50.00', held: '7.14' });
  });

  it('with fifty different contents at once makes one order and 49 refusals that name it', async () => {
    const body = anOrder(shop.domain);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => send({ ...body, order: { ...body.order, orderReference: `variant ${n}` } })),
    );

    const [placed] = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const answer of refused) expect(answer.body).toMatchObject({ code: 'ORDER_EXISTS', orderId: placed?.body.orderId });
    await eventsHandled(app);
    expect(await rowsOf(body.order.orderNumber)).toEqual({ orders: 1, shipments: 1, holds: 1, events: 1, mails: 2 });
  });
});

describe('Where orders need an activated shop', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startApp({ ROLE: 'web', REQUIRE_ACTIVATION_FOR_ORDERS: 'true' });
  });
  afterAll(() => strict.stop());

  it('an order is refused before validation, until the shop is activated', async () => {
    const inactive = await connectShop(strict);
    const attempt = (body: unknown) => strict.client.post('/api/order', body, inactive.headers);

    expectRefusal(await attempt({}), { status: 401, code: 'UNAUTHORIZED', reason: 'SHOP_NOT_ACTIVATED', family: 'order' });
    expectRefusal(await attempt(anOrder(inactive.domain)), {
      status: 401,
      code: 'UNAUTHORIZED',
      reason: 'SHOP_NOT_ACTIVATED',
      family: 'order',
    });
    await strict.client.post('/api/activation', { activate: true }, inactive.headers);
    expect((await attempt(anOrder(inactive.domain))).status).toBe(200);
    await strict.client.post('/api/activation', { activate: false }, inactive.headers);
    expect((await attempt(anOrder(inactive.domain))).status).toBe(401);
  });

  it('rates, locations and activation itself need no activation', async () => {
    const inactive = await connectShop(strict);
    const ask = { products: [mug], origin: dubai, destination: abuDhabi };

    expect((await strict.client.post('/api/rates', ask, inactive.headers)).status).toBe(200);
    expect((await strict.client.post('/api/locations/add', [], inactive.headers)).status).toBe(200);
    expect((await strict.client.post('/api/activation', { activate: false }, inactive.headers)).status).toBe(200);
  });

  it('the same holds for a seller who orders over GraphQL', async () => {
    const inactive = await connectShop(strict);
    const input = anOrder(inactive.domain);
    const answer = await strict.client.graphql(
      'mutation($input: CreateOrderInput!) { createOrder(input: $input) { orderId } }',
      { input },
      strict.accounts.apiToken,
    );

    expect(answer.body.errors[0].extensions).toMatchObject({ code: 'UNAUTHORIZED', reason: 'SHOP_NOT_ACTIVATED' });
  });
});

describe('createOrder', () => {
  const mutation = `mutation($input: CreateOrderInput!) { createOrder(input: $input) { orderId shipmentReference serviceCode carrierAutoSelected replayed
    actualRate { amount currency } displayRate { amount } collectionAmount { amount } codFee { amount } warnings { code }
    order { status } shipment { status billingStatus } } }`;
  const create = (input: unknown, token: string) => app.client.graphql(mutation, { input }, token);

  it('places an order for a shop of the seller, amounts given as decimals in text', async () => {
    const input = anOrder(shop.domain, { subTotal: '100.00', paymentStatus: 'POSTPAID', collectionAmount: '99.95' });
    const { body } = await create(input, app.accounts.apiToken);

    expect(body.data.createOrder).toMatchObject({
      serviceCode: 'SVC_ECO',
      replayed: false,
      actualRate: { amount: '7.14', currency: 'USD' },
      collectionAmount: { amount: '99.95' },
      codFee: { amount: '2.00' },
      order: { status: 'NEW' },
      shipment: { status: 'NEW', billingStatus: 'UNPAID' },
    });
  });

  it('answers a repeat as the REST door would', async () => {
    const input = anOrder(shop.domain);
    const placed = await send(input);
    const { body } = await create(input, shop.token);

    expect(body.data.createOrder).toMatchObject({ orderId: placed.body.orderId, replayed: true });
    const other = await create({ ...input, products: [mug, mug] }, shop.token);
    expect(other.body.errors[0].extensions).toMatchObject({ code: 'ORDER_EXISTS', orderId: placed.body.orderId });
  });

  it('does not know the shop of another seller', async () => {
    const stranger = await connectShop(app, app.accounts.otherSeller);
    const { body } = await create(anOrder(stranger.domain), app.accounts.apiToken);

    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('is open to the operator for every shop', async () => {
    const stranger = await connectShop(app, app.accounts.otherSeller);
    const { body } = await create(anOrder(stranger.domain), app.accounts.erpToken);

    expect(body.data.createOrder.serviceCode).toBe('SVC_ECO');
  });

  it('is closed to strangers', async () => {
    const { body } = await app.client.graphql(mutation, { input: anOrder(shop.domain) });

    expect(body.errors[0].extensions.code).toBe('UNAUTHORIZED');
  });
});

describe('Fifty different orders at once', () => {
  it('all succeed, and hold no more than there is', async () => {
    const person = await newSeller(app);
    await ask(
      app,
      app.accounts.erpToken,
      'mutation($s: String!) { topUpWallet(sellerId: $s, amount: "100", currency: "USD") { currency } }',
      { s: person.id },
    );
    const own = await connectShop(app, person);
    const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(app, own)));

    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body }) => body.shipment_id)).size).toBe(50);
    expect(await walletOf(app, person.id)).toEqual({ balance: '100.00', held: '99.96' });
  });
});

describe('A field in the wrong place of an order', () => {
  it('is named in the warnings with the place where it belongs, and what is not known at all is still ignored', async () => {
    const body = anOrder(shop.domain);
    const answer = await app.client.post(
      '/api/order',
      {
        ...body,
        carrier: 'SVC_EXP',
        paymentStatus: 'postpaid',
        shippingFee: 3,
        plugin: 'v1',
        customer: { ...body.customer, city: 'Ajman' },
      },
      shop.headers,
    );

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ carrier: 'SVC_ECO', collectionAmount: 0 });
    expect(answer.body.warnings).toEqual(
      ['carrier', 'paymentStatus', 'shippingFee'].map((field) => ({
        field,
        code: 'MISPLACED_FIELD',
        message: `${field} has no effect here and was ignored. Send it as order.${field}.`,
        params: { field, belongs: `order.${field}` },
      })),
    );
    expect(answer.headers.get('x-svc-warning')).toBe('MISPLACED_FIELD');
  });

  it('is named where it has the name of another request, so that a new address and what is owed are not lost', async () => {
    const { domain, headers } = await connectShop(app);
    await app.client.post('/api/activation', { activate: true }, headers);
    const body = anOrder(domain);
    const { destination, order } = body;
    const placed = await app.client.post('/api/order', { ...body, order: { ...order, orderPaymentStatus: 'postpaid' } }, headers);
    expect(placed.body.warnings).toEqual([
      {
        field: 'order.orderPaymentStatus',
        code: 'MISPLACED_FIELD',
        message: 'order.orderPaymentStatus has no effect here and was ignored. Send it as order.paymentStatus.',
        params: { field: 'order.orderPaymentStatus', belongs: 'order.paymentStatus' },
      },
    ]);
    const changed = await app.client.call('PATCH', `/api/order/${placed.body.orderId}/update`, {
      body: { customer: { phone: '+971 50 765 4321' }, destination, order },
      headers,
    });
    expect(changed.body.data).toMatchObject({ updatedFields: ['customer.phone'] });
    expect(changed.body.warnings.map(({ field, code }: Record<string, string>) => [field, code])).toEqual(
      ['destination', 'order'].map((field) => [field, 'MISPLACED_FIELD']),
    );
  });

  it('is said where it was found, when it is required', async () => {
    const { customer, products, order, ...rest } = anOrder(shop.domain);
    const answer = await app.client.post('/api/order', { ...rest, order: { ...order, customer, products } }, shop.headers);

    expectRefusal(answer, { status: 400, code: 'MISSING_FIELD', family: 'order', fields: ['customer', 'products'] });
    expect(answer.body.errors[0].message).toBe('is required here; it was found at order.customer, where it has no effect');
  });

  it('is a value too, when it is what people call it', async () => {
    const answer = await app.client.post('/api/order', anOrder(shop.domain, { paymentStatus: 'COD' }), shop.headers);

    expectRefusal(answer, { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields: ['order.paymentStatus'] });
    expect(answer.body.errors[0]).toMatchObject({
      message: 'must be one of prepaid, postpaid; write "postpaid" for "COD"',
      allowed: ['prepaid', 'postpaid'],
    });
  });
});
