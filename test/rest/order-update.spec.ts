import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { move } from '../support/shipments.js';
import { abuDhabi, anOrder, connectShop, mug, placeOrder, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
});
type Body = Record<string, unknown>;
interface Placed {
  readonly orderId: string;
  readonly id: string;
  readonly orderNumber: number;
}

async function placed(order: Body = {}, parts: Body = {}): Promise<Placed> {
  const given = { ...anOrder(shop.domain, order), ...parts };
  const { body } = await app.client.post('/api/order', given, shop.headers);
  return { orderId: body.orderId, id: body.shipment_id, orderNumber: given.order.orderNumber };
}
const update = (orderId: string, body: unknown, headers: Readonly<Record<string, string>> = {}, method = 'PATCH'): Promise<Answer> =>
  app.client.call(method, `/api/order/${orderId}/update`, { body, headers: { ...shop.headers, ...headers } });
const force = (id: string, status: string) => move(app, admin, id, status.toUpperCase(), { force: true, note: 'to begin a test there' });
const read = async (orderId: string) =>
  (
    await ask(
      app,
      shop.token,
      `query($id: String!) { order(id: $id) { version collectionVersion paymentStatus collectionAmount { amount } codFee { amount } subTotal { amount }
         customer { firstName lastName email phone } destination { address city state countryCode country zip lat lng } editableFields
         lines { name quantity price { amount } grams length width height volume }
         shipment { receiverName receiverPhone destinationCity destinationCountryCode actualRate { amount } }
         changes(first: 100) { totalCount nodes { version field before after actorType actorId requestId createdAt } } } }`,
      { id: orderId },
    )
  ).order;

describe('An order update', () => {
  it.each(['PUT', 'PATCH'])('by %s changes what it names, and answers the documented fields', async (method) => {
    const { orderId, orderNumber } = await placed({ orderReference: 'R-9' });
    const answer = await update(orderId, { customer: { phone: '+971 (50) 765-4321' } }, {}, method);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: 'Order updated: customer.phone',
      data: {
        order: { id: orderId, orderNumber, orderReference: 'R-9', status: 'new', version: 2 },
        updatedFields: ['customer.phone'],
      },
      warnings: [],
    });
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(await read(orderId)).toMatchObject({
      customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971 (50) 765-4321' },
      shipment: { receiverName: 'Aisha Khan', receiverPhone: '+971 (50) 765-4321' },
    });
  });

  it('takes all fields at once and keeps the receiver of the shipment in step', async () => {
    const { orderId } = await placed();
    const answer = await update(orderId, {
      customer: { firstName: 'Omar', lastName: 'Saleh', email: 'omar@example.com', phone: null },
      destinationAddress: { address: 'Sheikh Zayed Road 1', city: 'Ajman', state: 'Ajman', latitude: 25.4, longitude: 55.5 },
      paymentStatus: 'postpaid',
      collectionAmount: 120.5,
      products: [{ title: 'Cup', amount: 12.25, quantity: 3, grams: 200, length: 10, width: 10, height: 5 }],
      somethingElse: true,
    });

    expect(answer.body.data.updatedFields).toEqual([
      'customer.firstName', 'customer.lastName', 'customer.email', 'customer.phone',
      'destinationAddress.address', 'destinationAddress.city', 'destinationAddress.state', 'destinationAddress.lat', 'destinationAddress.lng',
      'orderPaymentStatus', 'collectionAmount', 'products',
    ]); // prettier-ignore
    expect(answer.body.warnings.map(({ code }: { code: string }) => code)).toEqual(['RATE_NOT_RECALCULATED', 'TOTALS_NOT_RECALCULATED']);
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'POSTPAID',
      collectionAmount: { amount: '120.50' },
      codFee: { amount: '2.41' },
      subTotal: { amount: '100.00' },
      customer: { firstName: 'Omar', lastName: 'Saleh', email: 'omar@example.com', phone: null },
      destination: { ...abuDhabi, address: 'Sheikh Zayed Road 1', city: 'Ajman', state: 'Ajman', lat: 25.4, lng: 55.5 },
      lines: [{ name: 'Cup', quantity: 3, price: { amount: '12.25' }, grams: 200, length: 10, width: 10, height: 5, volume: 500 }],
      shipment: { receiverName: 'Omar Saleh', receiverPhone: null, destinationCity: 'Ajman', actualRate: { amount: '7.14' } },
    });
  });

  it('names fields that were equal already', async () => {
    const { orderId } = await placed();
    const answer = await update(orderId, { customer: { firstName: 'Aisha' }, orderPaymentStatus: 'prepaid' });

    expect(answer.body.data.updatedFields).toEqual(['customer.firstName', 'orderPaymentStatus']);
    expect(await read(orderId)).toMatchObject({ version: 2, collectionVersion: 1 });
  });

  it('takes the size of a product that says none from the product of the same name', async () => {
    const { orderId } = await placed();
    await update(orderId, {
      products: [
        { name: 'Mug', price: 60, quantity: 1, grams: 650 },
        { title: 'Spoon', amount: 0, quantity: 1, grams: 0 },
      ],
    });

    expect((await read(orderId)).lines).toEqual([
      { name: 'Mug', quantity: 1, price: { amount: '60.00' }, grams: 650, length: 20, width: 20, height: 10, volume: 4000 },
      { name: 'Spoon', quantity: 1, price: { amount: '0.00' }, grams: 0, length: 0, width: 0, height: 0, volume: 0 },
    ]);
  });
});

describe('A new destination', () => {
  const at = { ...abuDhabi, lat: 24.45, lng: 54.37 };

  it('keeps what it does not name and clears what is null', async () => {
    const { orderId } = await placed({}, { destination: { ...at, zip: '12345' } });
    await update(orderId, { destinationAddress: { address: 'Corniche 5', city: 'Abu Dhabi', state: null, zip: null } });

    expect((await read(orderId)).destination).toEqual({ ...abuDhabi, state: null, zip: '', lat: null, lng: null });
  });

  it.each([
    [
      { address: 'Corniche 5', city: 'Abu Dhabi', state: 'AZ' },
      { lat: 24.45, lng: 54.37 },
    ],
    [
      { address: 'Corniche 6', city: 'Abu Dhabi' },
      { lat: null, lng: null },
    ],
    [
      { address: 'Corniche 5', city: 'Al Ain' },
      { lat: null, lng: null },
    ],
    [
      { address: 'Corniche 5', city: 'Abu Dhabi', zip: '1' },
      { lat: null, lng: null },
    ],
    [
      { address: 'Corniche 6', city: 'Abu Dhabi', lat: 24.5, lng: 54.4 },
      { lat: 24.5, lng: 54.4 },
    ],
    [
      { address: 'Corniche 5', city: 'Abu Dhabi', lat: null, lng: null },
      { lat: null, lng: null },
    ],
  ])('%j leaves the coordinates at %j', async (destinationAddress, point) => {
    const { orderId } = await placed({}, { destination: at });

    expect((await update(orderId, { destinationAddress })).status).toBe(200);
    expect((await read(orderId)).destination).toMatchObject(point);
  });

  it('must be one that the service goes to', async () => {
    const { orderId } = await placed();
    const abroad = { address: 'Karl-Marx-Allee 1', city: 'Berlin', countryCode: 'DE', zip: '10178' };
    const answer = await update(orderId, { destinationAddress: abroad, customer: { firstName: 'Changed' } });

    expectRefusal(answer, { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields: ['destinationAddress'] });
    expect(await read(orderId)).toMatchObject({ version: 1, customer: { firstName: 'Aisha' } });
  });

  it('must be in the same city for a service of the same day', async () => {
    const { orderId } = await placed({ carrier: 'SVC_SAME' }, { destination: { ...abuDhabi, city: 'Dubai', state: 'Dubai' } });

    expect((await update(orderId, { destinationAddress: { address: 'Al Quoz 9', city: 'dubai' } })).status).toBe(200);
    const away = await update(orderId, { destinationAddress: { address: 'Corniche 5', city: 'Abu Dhabi' } });
    expectRefusal(away, { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields: ['destinationAddress'] });
  });
});

describe('What is collected', () => {
  it('is computed as for a new order when the order becomes cash on delivery', async () => {
    const { orderId } = await placed();
    await update(orderId, { orderPaymentStatus: 'postpaid' });

    expect(await read(orderId)).toMatchObject({ collectionAmount: { amount: '102.14' }, codFee: { amount: '2.04' }, collectionVersion: 2 });
  });

  it('counts free shipping as free', async () => {
    const { orderId } = await placed({ shippingFee: 0 });
    await update(orderId, { orderPaymentStatus: 'postpaid' });

    expect(await read(orderId)).toMatchObject({ collectionAmount: { amount: '95.00' }, codFee: { amount: '1.90' } });
  });

  it('is nothing once the order is paid, and the given amount comes back with cash on delivery', async () => {
    const { orderId } = await placed({ paymentStatus: 'postpaid', collectionAmount: 50 });
    await update(orderId, { orderPaymentStatus: 'prepaid' });
    expect(await read(orderId)).toMatchObject({ collectionAmount: { amount: '0.00' }, codFee: { amount: '0.00' }, collectionVersion: 2 });

    await update(orderId, { orderPaymentStatus: 'postpaid' });
    expect(await read(orderId)).toMatchObject({ collectionAmount: { amount: '50.00' }, codFee: { amount: '1.00' }, collectionVersion: 3 });
  });

  it('is named where nobody named it, computed or from the order as it was placed', async () => {
    for (const [order, why] of [
      [{}, 'computed'],
      [{ collectionAmount: 30 }, 'was placed'],
    ] as const) {
      const { orderId } = await placed(order);
      const { body } = await update(orderId, { orderPaymentStatus: 'postpaid' });
      const { amount } = (await read(orderId)).collectionAmount;

      expect(body.warnings).toEqual([
        {
          field: 'collectionAmount',
          code: 'COLLECTION_ASSUMED',
          message: expect.stringMatching(new RegExp(`^${amount} USD .*${why}`)),
          variant: expect.any(String),
          params: { amount, currency: 'USD' },
        },
      ]);
    }
    const { orderId } = await placed();
    expect((await update(orderId, { orderPaymentStatus: 'postpaid', collectionAmount: 20 })).body.warnings ?? []).toEqual([]);
  });

  it('may be 0, which is an amount like any other', async () => {
    const { orderId } = await placed({ paymentStatus: 'postpaid' });
    await update(orderId, { collectionAmount: 0 });

    expect(await read(orderId)).toMatchObject({ collectionAmount: { amount: '0.00' }, codFee: { amount: '0.00' } });
  });

  it('is for information only on a prepaid order, and labels stay as they are', async () => {
    const { orderId } = await placed();
    const { body } = await update(orderId, { collectionAmount: 10 });

    expect(body.warnings).toEqual([
      { field: 'collectionAmount', code: 'COLLECTION_IGNORED', message: expect.any(String), variant: 'amountKept' },
    ]);
    expect(await read(orderId)).toMatchObject({ collectionAmount: { amount: '0.00' }, collectionVersion: 1, version: 2 });
  });

  it('must be one that the service collects', async () => {
    const { orderId } = await placed(
      { carrier: 'SVC_INT_EXP' },
      { destination: { ...abuDhabi, city: 'Berlin', state: 'Berlin', countryCode: 'DE', country: 'Germany', zip: '10178' } },
    );
    const answer = await update(orderId, { orderPaymentStatus: 'postpaid' });

    expectRefusal(answer, { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields: ['orderPaymentStatus'] });
  });

  it('stands once it was collected', async () => {
    const { orderId, id } = await placed({ paymentStatus: 'postpaid' });
    await app.database.unitOfWork.run(null, async (tx) => {
      const [{ id: shipmentId, seller_id: sellerId } = { id: '', seller_id: '' }] = await tx.sql<{ id: string; seller_id: string }>(
        'select id, seller_id from shipment where reference = $1',
        [id],
      );
      const entry = '00000000-0000-7000-8000-00000000c0d0';
      await tx.sql(
        `insert into journal_entry (id, type, source_type, source_id, idempotency_key, occurred_at, description) values ($1, 'cod', 'shipment', $2, 'cod:test', now(), 'x')`,
        [entry, shipmentId],
      );
      const line = `insert into posting (id, entry_id, line, account, direction, amount_minor, currency, source, shipment_id, description, occurred_at, seller_id)
                    values (gen_random_uuid(), $1, $2, $3, $4, 100, 'USD', 'cod_collection', $5, 'x', now(), $6)`;
      await tx.sql(line, [entry, 1, '1100', 'debit', shipmentId, sellerId]);
      await tx.sql(line, [entry, 2, '2300', 'credit', shipmentId, sellerId]);
    });
    const answer = await update(orderId, { collectionAmount: 1, orderPaymentStatus: 'prepaid' });

    expectRefusal(answer, { status: 409, code: 'UPDATE_FAILED', family: 'order', fields: ['collectionAmount', 'orderPaymentStatus'] });
    expect((await read(orderId)).editableFields).toEqual(['customer', 'destinationAddress', 'products']);
  });
});

const EVERYTHING = {
  customer: { firstName: 'Late' },
  destinationAddress: { address: 'Corniche 9', city: 'Abu Dhabi' },
  products: [{ title: 'Mug', amount: 1, quantity: 1, grams: 1 }],
  orderPaymentStatus: 'prepaid',
  collectionAmount: 1,
};
const ALL = Object.keys(EVERYTHING);
const inHub = ['destinationAddress', 'products', 'orderPaymentStatus', 'collectionAmount'];

/** The documented table, and our hub statuses, which count as collected. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  new: [],
  fulfilled: [],
  pickup: [],
  pickup_failed: [],
  not_collected: [],
  on_hold: [],
  failed: [],
  in_transit_pickup: ['destinationAddress'],
  booked: ['destinationAddress'],
  return_to_sender: ['destinationAddress'],
  cancelled: ['destinationAddress', 'products'],
  picked_up: inHub,
  at_sorting: inHub,
  verified: inHub,
  ready_to_book: inHub,
  in_transit: inHub,
  delivered: inHub,
};

describe('At the status', () => {
  it.each(Object.entries(FIXED))('%s these are fixed: %j', async (status, fixed) => {
    const { orderId, id } = await placed();
    if (status !== 'new') await force(id, status);
    const open = ALL.filter((field) => !fixed.includes(field));
    expect((await read(orderId)).editableFields).toEqual(open);

    const answer = await update(orderId, EVERYTHING);
    const blocked = answer.body.warnings.filter(({ code }: { code: string }) => code === 'FIELD_UPDATE_BLOCKED');
    expect(answer.status).toBe(200);
    expect(blocked.map(({ field }: { field: string }) => field)).toEqual(fixed);
    for (const { message } of blocked) expect(message).toMatch(/\S/);
    const updated = new Set(answer.body.data.updatedFields.map((name: string) => name.split('.')[0]));
    expect([...updated].sort()).toEqual([...open].sort());
    expect((await read(orderId)).customer.firstName).toBe('Late');

    if (fixed.length === 0) return;
    const none = await update(orderId, Object.fromEntries(fixed.map((field) => [field, EVERYTHING[field as keyof typeof EVERYTHING]])));
    expectRefusal(none, { status: 409, code: 'UPDATE_FAILED', family: 'order', fields: fixed });
  });
});

const long = (length: number): string => 'x'.repeat(length);
const place = { address: 'A', city: 'B' };
const line = { title: 'Mug', amount: 1, quantity: 1, grams: 1 };

describe('The whole request is checked before anything changes:', () => {
  let orderId: string;
  beforeAll(async () => ({ orderId } = await placed()));

  it.each<[string, unknown, readonly (string | null)[]]>([
    ['an empty name', { customer: { firstName: '', lastName: 'New' } }, ['customer.firstName']],
    ['a name that is cleared', { customer: { lastName: null } }, ['customer.lastName']],
    ['a long name', { customer: { firstName: long(101), lastName: long(101) } }, ['customer.firstName', 'customer.lastName']],
    ['a bad e-mail', { customer: { email: 'nobody' } }, ['customer.email']],
    ['a long e-mail', { customer: { email: `a@${long(300)}` } }, ['customer.email']],
    ['an empty e-mail', { customer: { email: '' } }, ['customer.email']],
    ['a short phone', { customer: { phone: '123456' } }, ['customer.phone']],
    ['a long phone', { customer: { phone: '+1234567890123456' } }, ['customer.phone']],
    ['a phone of letters', { customer: { phone: 'call me' } }, ['customer.phone']],
    ['an empty phone', { customer: { phone: '' } }, ['customer.phone']],
    ['a number as a name', { customer: { firstName: 1 } }, ['customer.firstName']],
    ['a contact that is none', { customer: 'Aisha' }, ['customer']],
    ['an address without a city', { destinationAddress: { address: 'A' } }, ['destinationAddress.city']],
    ['an address without anything', { destinationAddress: {} }, ['destinationAddress.address', 'destinationAddress.city']],
    ['a long address', { destinationAddress: { address: long(501), city: 'B' } }, ['destinationAddress.address']],
    ['a long city', { destinationAddress: { address: 'A', city: long(101) } }, ['destinationAddress.city']],
    ['a long state', { destinationAddress: { ...place, state: long(101) } }, ['destinationAddress.state']],
    ['a long country', { destinationAddress: { ...place, country: long(101) } }, ['destinationAddress.country']],
    ['a long zip', { destinationAddress: { ...place, zip: long(21) } }, ['destinationAddress.zip']],
    ['a country that is none', { destinationAddress: { ...place, countryCode: 'ZZ' } }, ['destinationAddress.countryCode']],
    ['a country that is cleared', { destinationAddress: { ...place, countryCode: null } }, ['destinationAddress.countryCode']],
    ['a latitude alone', { destinationAddress: { ...place, lat: 1 } }, ['destinationAddress.longitude']],
    ['a latitude off the map', { destinationAddress: { ...place, lat: 91, lng: 0 } }, ['destinationAddress.latitude']],
    ['a longitude off the map', { destinationAddress: { ...place, lat: 0, lng: -181 } }, ['destinationAddress.longitude']],
    ['two latitudes', { destinationAddress: { ...place, lat: 1, latitude: 2, lng: 0 } }, ['destinationAddress.lat']],
    ['an unknown payment status', { orderPaymentStatus: 'later' }, ['orderPaymentStatus']],
    ['two payment statuses', { orderPaymentStatus: 'prepaid', paymentStatus: 'postpaid' }, ['orderPaymentStatus']],
    ['a negative amount', { collectionAmount: -1 }, ['collectionAmount']],
    ['too many decimals', { collectionAmount: 1.001 }, ['collectionAmount']],
    ['an amount in text', { collectionAmount: '10' }, ['collectionAmount']],
    ['no products', { products: [] }, ['products']],
    ['products that are no list', { products: line }, ['products']],
    ['a product without a title', { products: [{ amount: 1, quantity: 1, grams: 1 }] }, ['products[0].title']],
    ['a product without anything', { products: [{}] }, ['products[0].amount', 'products[0].grams', 'products[0].quantity', 'products[0].title']],
    ['a product with two prices', { products: [{ ...line, price: 2 }] }, ['products[0].amount']],
    ['a blank title', { products: [{ ...line, title: ' ' }] }, ['products[0].title']],
    ['a negative price', { products: [line, { ...line, amount: -1 }] }, ['products[1].amount']],
    ['half a piece', { products: [{ ...line, quantity: 0.5 }] }, ['products[0].quantity']],
    ['no piece', { products: [{ ...line, quantity: 0 }] }, ['products[0].quantity']],
    ['a negative weight', { products: [{ ...line, grams: -1 }] }, ['products[0].grams']],
    ['a length of 0', { products: [{ ...line, length: 0 }] }, ['products[0].length']],
    ['another currency', { products: [{ ...line, currency: 'EUR' }] }, ['products[0].currency']],
    ['one bad field among good ones', { customer: { firstName: 'Good' }, collectionAmount: -1 }, ['collectionAmount']],
    ['a body that is no object', ['x'], [null]],
  ])('%s', async (_what, body, fields) => {
    expectRefusal(await update(orderId, body), { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields });
    expect(await read(orderId)).toMatchObject({ version: 1, customer: { firstName: 'Aisha' } });
  }); // prettier-ignore

  it.each([{}, { customer: {} }, { customer: null }, { unknown: 1 }, { collectionAmount: null }])(
    '%j names nothing to change',
    async (body) => {
      expectRefusal(await update(orderId, body), { status: 400, code: 'NO_FIELDS_TO_UPDATE', family: 'order', fields: [] });
    },
  );
});

describe('Who and what', () => {
  it('is checked in the order that is promised', async () => {
    const { orderId } = await placed();
    const idle = await connectShop(app);
    const bad = { customer: { firstName: '' } };

    expectRefusal(await app.client.call('PUT', `/api/order/${orderId}/update`, { body: bad }), {
      status: 401,
      code: 'UNAUTHORIZED',
      family: 'order',
    });
    const inactive = await app.client.call('PUT', '/api/order/none/update', { body: bad, headers: idle.headers });
    expectRefusal(inactive, { status: 401, code: 'UNAUTHORIZED', reason: 'SHOP_NOT_ACTIVATED', family: 'order' });
    for (const id of ['none', '00000000-0000-7000-8000-000000000000'])
      for (const body of [bad, { customer: 1 }, EVERYTHING])
        expectRefusal(await update(id, body), { status: 404, code: 'ORDER_NOT_FOUND', family: 'order' });
  });

  it('does not reach orders of other shops, not even of the same seller', async () => {
    const { orderId } = await placed();
    for (const login of [app.accounts.seller, app.accounts.otherSeller]) {
      const other = await connectShop(app, login);
      await app.client.post('/api/activation', { activate: true }, other.headers);
      const answer = await app.client.call('PUT', `/api/order/${orderId}/update`, { body: EVERYTHING, headers: other.headers });
      expectRefusal(answer, { status: 404, code: 'ORDER_NOT_FOUND', family: 'order' });
    }
    expect((await read(orderId)).version).toBe(1);
  });

  it('may be asked of the operator by an ERP system, but not of a store that is switched off by its seller', async () => {
    const idle = await connectShop(app);
    const { body } = await placeOrder(app, idle);
    const mutation =
      'mutation($id: String!) { updateOrder(orderId: $id, input: { customer: { firstName: "Erp" } }) { updatedFields order { version } } }';

    expect(await refused(app, idle.token, mutation, { id: body.orderId })).toMatchObject({
      code: 'UNAUTHORIZED',
      reason: 'SHOP_NOT_ACTIVATED',
    });
    expect(await ask(app, app.accounts.erpToken, mutation, { id: body.orderId })).toEqual({
      updateOrder: { updatedFields: ['customer.firstName'], order: { version: 2 } },
    });
    const { order } = await ask(app, app.accounts.erpToken, 'query($id: String!) { order(id: $id) { changes { nodes { actorType } } } }', {
      id: body.orderId,
    });
    expect(order.changes.nodes).toEqual([{ actorType: 'erp' }]);
    expect(await refused(app, undefined, mutation, { id: body.orderId })).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('is refused over GraphQL with the same code for what is missing', async () => {
    const { orderId } = await placed();
    const mutation =
      'mutation($id: String!) { updateOrder(orderId: $id, input: { destinationAddress: { address: "A" } }) { updatedFields } }';

    expect(await refused(app, shop.token, mutation, { id: orderId })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('An expected version', () => {
  it.each(['"1"', 'W/"1"', '"7", "1"', '*'])('%s lets the change through', async (tag) => {
    const { orderId } = await placed();

    expect((await update(orderId, { customer: { firstName: 'A' } }, { 'if-match': tag })).status).toBe(200);
  });

  it.each(['"2"', 'rubbish', '""'])('%s does not fit, and nothing is changed', async (tag) => {
    const { orderId } = await placed();
    const answer = await update(orderId, { customer: { firstName: 'A' } }, { 'if-match': tag });

    expectRefusal(answer, { status: 412, code: 'VERSION_CONFLICT', family: 'order' });
    expect((await read(orderId)).version).toBe(1);
  });

  it('lets one of many through', async () => {
    const { orderId } = await placed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => update(orderId, { customer: { firstName: `N${n}` } }, { 'if-match': '"1"' })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
  });
});

describe('The audit', () => {
  it('keeps what was there before, who changed it and by which request', async () => {
    const { orderId } = await placed({}, { destination: { ...abuDhabi, lat: 24.5, lng: 54.4 } });
    await update(
      orderId,
      { destinationAddress: { address: 'Corniche 6', city: 'Abu Dhabi' }, orderPaymentStatus: 'postpaid' },
      { 'x-request-id': 'audit-1' },
    );
    const { changes } = await read(orderId);

    expect(changes.nodes.map(({ field, before, after }: Body) => [field, before, after]).sort()).toEqual([
      ['codFee', '0.00', '2.04'],
      ['destinationAddress.address', 'Corniche 5', 'Corniche 6'],
      ['destinationAddress.city', 'Abu Dhabi', 'Abu Dhabi'],
      ['destinationAddress.lat', 24.5, null],
      ['destinationAddress.lng', 54.4, null],
      ['effectiveCollection', '0.00', '102.14'],
      ['orderPaymentStatus', 'prepaid', 'postpaid'],
    ]);
    for (const change of changes.nodes)
      expect(change).toMatchObject({ version: 2, actorType: 'shop', actorId: expect.any(String), requestId: 'audit-1' });
    expect(changes.totalCount).toBe(7);
  });

  it('keeps the whole list of products', async () => {
    const { orderId } = await placed();
    await update(orderId, { products: [{ ...mug, quantity: 5 }] });
    const [{ before, after }] = (await read(orderId)).changes.nodes;

    expect([before[0].quantity, after[0].quantity]).toEqual([2, 5]);
    expect(after).toEqual([{ title: 'Mug', amount: '50.00', quantity: 5, grams: 600, length: 20, width: 20, height: 10, volume: 4000 }]);
  });

  it('cannot be edited', async () => {
    const { orderId } = await placed();
    await update(orderId, { customer: { firstName: 'A' } });

    await expect(app.database.sql("update order_change set field = 'x'")).rejects.toThrow(/append-only/);
    await expect(app.database.sql('delete from order_change')).rejects.toThrow(/append-only/);
  });

  it('has no gap when fifty change the same order at once', async () => {
    const { orderId, id } = await placed({ paymentStatus: 'postpaid', collectionAmount: 1 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        update(orderId, { customer: { firstName: `N${n}` }, collectionAmount: n + 2, products: [{ ...mug, quantity: n + 1 }] }),
      ),
    );
    const order = await read(orderId);
    const audit = await app.database.sql<{ version: number; field: string; before: unknown; after: unknown }>(
      'select version, field, before, after from order_change where order_id = $1 order by version, field',
      [orderId],
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.map(({ body }) => body.data.order.version).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 2));
    expect(order).toMatchObject({ version: 51, collectionVersion: 51 });
    for (const field of ['customer.firstName', 'collectionAmount', 'effectiveCollection', 'products']) {
      const chain = audit.filter((row) => row.field === field);
      expect(chain.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, n) => n + 2));
      for (const [n, row] of chain.slice(1).entries()) expect(row.before).toEqual(chain[n]?.after);
    }
    const last = (field: string) => audit.filter((row) => row.field === field).at(-1)?.after;
    expect(order.customer.firstName).toBe(last('customer.firstName'));
    expect(order.collectionAmount.amount).toBe(last('effectiveCollection'));
    expect(order.lines).toHaveLength(1);
    expect((await ask(app, shop.token, 'query($id: String!) { shipment(id: $id) { receiverName } }', { id })).shipment.receiverName).toBe(
      `${order.customer.firstName} Khan`,
    );
  });
});

describe('A repeat of the same request', () => {
  it('with the same Idempotency-Key changes nothing again', async () => {
    const { orderId } = await placed();
    const send = () => update(orderId, { customer: { firstName: 'Once' } }, { 'idempotency-key': `once-${orderId}` });
    const first = await send();
    const second = await send();

    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect((await read(orderId)).version).toBe(2);
  });

  it('needs an ERP token to be none: this door is for stores', async () => {
    const { orderId } = await placed();
    const answer = await app.client.call('PATCH', `/api/order/${orderId}/update`, {
      body: EVERYTHING,
      headers: bearer(app.accounts.erpToken),
    });

    expectRefusal(answer, { status: 401, code: 'UNAUTHORIZED', family: 'order' });
  });
});
