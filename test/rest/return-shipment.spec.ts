import { startApp, type TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import type { Answer } from '../support/client.js';
import { days } from '../support/clock.js';
import { ask, refused } from '../support/graphql.js';
import { UUID_7 } from '../support/patterns.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf, type Person } from '../support/people.js';
import { createRule } from '../support/prices.js';
import { expectRefusal } from '../support/refusals.js';
import { chainOf, report, viewOf } from '../support/shipments.js';
import { abuDhabi, anOrder, connectShop, dubai, moveTo, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let admin: string;
let seller: Person;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  seller = await newSeller(app, { phone: '+971 4 111 2222' });
  await topUp(app, admin, seller.id, '1000.00');
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true });
});

type Body = Record<string, unknown>;
const send = (body: unknown, by: { headers: Readonly<Record<string, string>> } = shop): Promise<Answer> =>
  app.client.post('/api/return-shipment', body, by.headers);
const eligibility = (query: string, by: { headers: Readonly<Record<string, string>> } = shop): Promise<Answer> =>
  app.client.get(`/api/return-shipment${query}`, by.headers);

async function placed(parts: Body = {}, by = shop): Promise<{ id: string; orderId: string }> {
  const { body } = await app.client.post('/api/order', { ...anOrder(by.domain), ...parts }, by.headers);
  return { id: body.shipment_id, orderId: body.orderId };
}
async function delivered(parts: Body = {}, by = shop): Promise<{ id: string; orderId: string }> {
  const order = await placed(parts, by);
  await walkTo(app, order.id, 'in_transit');
  await report(app, order.id, 'DELIVERED', { location: { lat: 24.5, lng: 54.4 } });
  return order;
}

describe('A return', () => {
  it('is answered with exactly the documented fields', async () => {
    const { id } = await delivered();
    const answer = await send({ shipment_id: id, returnReason: 'Too small', notes: 'Ring twice' });

    expect(answer.status).toBe(200);
    const reference = `RTN-${id}`;
    expect(answer.body).toEqual({
      status: 'success',
      message: 'Return created',
      shipment_id: reference,
      original_shipment_id: id,
      awb: reference,
      awbAssigned: false,
      tracking_url: null,
      carrier: 'SVC_ECO',
      carrierName: 'Economy',
      carrierWasAutoSelected: true,
      actualRate: 7.14,
      displayRate: 7.14,
      hasDisplayRule: false,
      nbox: {
        shipment_detail_id: expect.stringMatching(UUID_7),
        return_shipment_id: expect.stringMatching(UUID_7),
        shop_id: shop.domain,
      },
      paymentStatus: 'unpaid',
      returnShipment: {
        id: answer.body.nbox.return_shipment_id,
        shipmentDetailId: answer.body.nbox.shipment_detail_id,
        unifiedRefId: reference,
        original_shipment_id: id,
        status: 'new',
        paymentStatus: 'unpaid',
        rate: { actualRate: 7.14, displayRate: 7.14, currency: 'USD' },
        origin: {
          firstName: 'Aisha',
          lastName: 'Khan',
          phone: '+971 50 123 4567',
          email: 'aisha@example.com',
          address: { ...abuDhabi, lat: 24.5, lng: 54.4 },
        },
        destination: {
          firstName: 'Mona',
          lastName: 'Merchant',
          phone: '+971 4 111 2222',
          email: seller.email,
          address: { ...dubai, lat: null, lng: null },
        },
        dimensions: { weight: 1.2, length: 20, width: 20, height: 20, volumeWeight: 1.6 },
        returnReason: 'Too small',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    });
  });

  it('is a shipment of its own, with the notes of its requester', async () => {
    const { id } = await delivered();
    await send({ shipment_id: id, notes: 'Ring twice', carrier: 'SVC_EXP' });
    const query = `query($id: String!) { shipment(id: $id) { reference type status serviceCode carrierAutoSelected receiverName destinationCity
      returns { id } returnShipment { returnReason original { reference returns { shipment { reference } } returnShipment { id } } } notes { type text visibility authorType } } }`;

    expect((await ask(app, shop.token, query, { id: `rtn-${id}` })).shipment).toEqual({
      reference: `RTN-${id}`,
      type: 'RETURN',
      status: 'NEW',
      serviceCode: 'SVC_EXP',
      carrierAutoSelected: false,
      receiverName: 'Mona Merchant',
      destinationCity: 'Dubai',
      returns: [],
      returnShipment: {
        returnReason: null,
        original: { reference: id, returns: [{ shipment: { reference: `RTN-${id}` } }], returnShipment: null },
      },
      notes: [{ type: 'return', text: 'Ring twice', visibility: 'seller', authorType: 'shop' }],
    });
  });

  it('is never found by the id of the order', async () => {
    const { id, orderId } = await delivered();
    await send({ shipment_id: id });

    expect((await viewOf(app, orderId)).id).toBe((await viewOf(app, id)).id);
  });

  it('takes contacts key by key', async () => {
    const { id } = await delivered();
    const { body } = await send({
      shipment_id: id,
      pickupContactInfo: { firstName: 'Reception', phone: '123' },
      returnContactInfo: { email: 'returns@example.com', lastName: null },
    });

    expect(body.returnShipment.origin).toMatchObject({
      firstName: 'Reception',
      lastName: 'Khan',
      phone: '123',
      email: 'aisha@example.com',
    });
    expect(body.returnShipment.destination).toMatchObject({ firstName: 'Mona', lastName: 'Merchant', email: 'returns@example.com' });
  });

  it.each([
    ['the coordinates of the destination', { lat: 24.5, lng: 54.4 }],
    ['no coordinates at all', { lat: null, lng: null }],
  ])('is fetched at %s when the place of the handover is unknown', async (_what, point) => {
    const { id } = await placed({ destination: { ...abuDhabi, ...point } });
    await walkTo(app, id, 'delivered');

    expect((await send({ shipment_id: id })).body.returnShipment.origin.address).toMatchObject(point);
  });

  it('costs the reversed route, without what a display rule adds', async () => {
    const own = await connectShop(app, seller);
    const { id } = await delivered({}, own);
    await createRule(app, admin, { sellerId: seller.id, effect: 'PERCENT', value: '50' });
    const { body } = await send({ shipment_id: id }, own);
    await app.database.sql('delete from display_rule where seller_id = $1', [seller.id]);

    expect(body).toMatchObject({ actualRate: 7.14, displayRate: 7.14, hasDisplayRule: false });
  });
});

describe('The money of a return', () => {
  it('is held, debited at pickup as a return, and given back when it is cancelled', async () => {
    const { id } = await delivered();
    const before = await walletOf(app, seller.id);
    await send({ shipment_id: id });
    const held = await walletOf(app, seller.id);
    expect(Number(held.held) - Number(before.held)).toBeCloseTo(7.14);

    // A shopper fulfils nothing: the pickup is booked from new.
    expect((await moveTo(app, `RTN-${id}`, 'pickup')).status).toBe(200);
    const billed = await walletOf(app, seller.id);
    expect(billed.held).toBe(before.held);
    expect(Number(before.balance) - Number(billed.balance)).toBeCloseTo(7.14);
    const postings = await app.database.sql(
      `select account, direction, source, amount_minor from posting where shipment_id = (select id from shipment where reference = $1) order by line`,
      [`RTN-${id}`],
    );
    expect(postings).toEqual([
      { account: '2100', direction: 'debit', source: 'return', amount_minor: '714' },
      { account: '4130', direction: 'credit', source: 'return', amount_minor: '714' },
    ]);

    await moveTo(app, `RTN-${id}`, 'cancelled');
    expect(await walletOf(app, seller.id)).toEqual(before);
    expect((await viewOf(app, `RTN-${id}`)).billingStatus).toBe('REFUNDED');
  });

  it('turns the payment status to paid', async () => {
    const { id } = await delivered();
    await send({ shipment_id: id });
    await moveTo(app, `RTN-${id}`, 'pickup');
    const query = 'query($id: String!) { shipment(id: $id) { billingStatus returnShipment { paymentStatus } } }';

    expect((await ask(app, shop.token, query, { id: `RTN-${id}` })).shipment).toEqual({
      billingStatus: 'PAID',
      returnShipment: { paymentStatus: 'PAID' },
    });
  });

  it('is owed by a seller with a contract', async () => {
    const partner = await newSeller(app);
    const account = await connectShop(app, partner);
    await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { role: POSTPAID }) { id } }', { id: partner.id });
    const { id } = await delivered({}, account);
    const { body } = await send({ shipment_id: id }, account);
    await moveTo(app, `RTN-${id}`, 'pickup');

    expect(body).toMatchObject({ paymentStatus: 'postpaid', returnShipment: { paymentStatus: 'postpaid' } });
    expect(
      await app.database.sql("select account from posting where source = 'return' and seller_id = $1 and account <> '4130'", [partner.id]),
    ).toEqual([{ account: '1200' }]);
  });

  it('is ours when the operator waives it, and comes back to us when the return is cancelled', async () => {
    const { id } = await delivered();
    const before = await walletOf(app, seller.id);
    const mutation =
      'mutation($id: String!) { createReturn(input: { shipmentId: $id, waiveFee: true }) { paymentStatus shipment { billingStatus } } }';
    expect(await refused(app, shop.token, mutation, { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask(app, app.accounts.erpToken, mutation, { id })).createReturn).toEqual({
      paymentStatus: 'WAIVED',
      shipment: { billingStatus: 'WAIVED' },
    });

    for (const status of ['pickup', 'picked_up', 'at_sorting']) await moveTo(app, `RTN-${id}`, status);
    const postings = (source: string) =>
      app.database.sql(
        'select account, direction, amount_minor from posting where source = $2 and shipment_id = (select id from shipment where reference = $1) order by line',
        [`RTN-${id}`, source],
      );
    expect(await postings('return')).toEqual([
      { account: '5100', direction: 'debit', amount_minor: '714' },
      { account: '4130', direction: 'credit', amount_minor: '714' },
    ]);
    expect(await walletOf(app, seller.id)).toEqual(before);

    const other = await delivered();
    await ask(app, app.accounts.erpToken, mutation, { id: other.id });
    await moveTo(app, `RTN-${other.id}`, 'pickup');
    await moveTo(app, `RTN-${other.id}`, 'cancelled');
    expect((await viewOf(app, `RTN-${other.id}`)).billingStatus).toBe('WAIVED');
  });

  it('is not waived by a store that says so', async () => {
    const { id } = await delivered();

    expect((await send({ shipment_id: id, waiveFee: true })).body.paymentStatus).toBe('unpaid');
  });

  it('may be missing: the return is created, and its pickup requires it', async () => {
    const poor = await newSeller(app);
    await topUp(app, admin, poor.id, '10.00');
    const store = await connectShop(app, poor);
    const { id } = await delivered({}, store);
    const { body } = await send({ shipment_id: id }, store);

    expect(body.paymentStatus).toBe('unpaid');
    expect(await walletOf(app, poor.id)).toEqual({ balance: '2.86', held: '0.00' });
    expectRefusal(await moveTo(app, `RTN-${id}`, 'pickup'), { status: 400, code: 'INSUFFICIENT_BALANCE', family: 'erp' });
  });
});

describe('The life of a return', () => {
  it('is that of any shipment, to the door of the sender', async () => {
    const { id } = await delivered();
    await send({ shipment_id: id });
    await report(app, `RTN-${id}`, 'DELIVERED');

    expect(chainOf(await viewOf(app, `RTN-${id}`)).at(-1)).toBe('DELIVERED');
    expect((await viewOf(app, id)).status).toBe('DELIVERED');
  });

  it('ends with a cancellation, which makes room for a second one', async () => {
    const { id } = await delivered();
    await send({ shipment_id: id });
    await moveTo(app, `RTN-${id}`, 'cancelled');
    expect((await eligibility(`?shipment_id=${id}`)).body.eligible).toBe(true);

    expect((await send({ shipment_id: id })).body.shipment_id).toBe(`RTN-${id}-2`);
    expectRefusal(await send({ shipment_id: id }), { status: 409, code: 'RETURN_EXISTS', family: 'return' });
  });

  it('cannot begin twice, even when the first one is forced back to life', async () => {
    const { id } = await delivered();
    await send({ shipment_id: id });
    await moveTo(app, `RTN-${id}`, 'cancelled');
    await send({ shipment_id: id });
    const revive = 'mutation($id: String!) { transitionShipment(input: { id: $id, status: NEW, force: true, note: "x" }) { newStatus } }';

    expect(await refused(app, admin, revive, { id: `RTN-${id}` })).toMatchObject({ code: 'RETURN_EXISTS' });
  });

  it('begins once, however many ask at once', async () => {
    const { id } = await delivered();
    const before = await walletOf(app, seller.id);
    const answers = await Promise.all(Array.from({ length: 100 }, () => send({ shipment_id: id })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const answer of others) expectRefusal(answer, { status: 409, code: 'RETURN_EXISTS', family: 'return' });
    expect(others).toHaveLength(99);
    const [{ count } = { count: 0 }] = await app.database.sql<{ count: number }>(
      'select count(*)::int from shipment r join shipment o on o.id = r.original_shipment_id where o.reference = $1',
      [id],
    );
    expect(count).toBe(1);
    expect(Number((await walletOf(app, seller.id)).held) - Number(before.held)).toBeCloseTo(7.14);
  });

  it('is answered again to the same Idempotency-Key', async () => {
    const { id } = await delivered();
    const call = () => app.client.post('/api/return-shipment', { shipment_id: id }, { ...shop.headers, 'idempotency-key': id });
    const first = await call();

    expect((await call()).body).toEqual(first.body);
  });
});

describe('A return is refused', () => {
  it.each([
    [{}, 'MISSING_FIELD', ['shipment_id']],
    [{ shipment_id: null }, 'MISSING_FIELD', ['shipment_id']],
    [{ shipment_id: ' ' }, 'MISSING_FIELD', ['shipment_id']],
    [{ shipment_id: 1 }, 'VALIDATION_FAILED', ['shipment_id']],
    [[], 'VALIDATION_FAILED', [null]],
  ])('for %j', async (body, code, fields) => {
    expectRefusal(await send(body), { status: 400, code, family: 'return', fields });
  });

  it('before the original is delivered', async () => {
    const { id } = await placed();

    expectRefusal(await send({ shipment_id: id }), { status: 400, code: 'NOT_DELIVERED', family: 'return' });
  });

  it('of a return', async () => {
    const { id } = await delivered();
    await send({ shipment_id: id });

    expectRefusal(await send({ shipment_id: `RTN-${id}` }), { status: 400, code: 'RETURN_OF_RETURN', family: 'return' });
  });

  it('of nothing, whatever else is wrong', async () => {
    for (const body of [{}, { returnReason: 1 }, { notes: 'x'.repeat(2001) }])
      expectRefusal(await send({ shipment_id: 'SVC00000000000', ...body }), { status: 404, code: 'ORIGINAL_NOT_FOUND', family: 'return' });
  });

  it('to another shop with 403, by every id and whatever else is wrong', async () => {
    const { id, orderId } = await delivered();
    const uuid = (await viewOf(app, id)).id;
    for (const login of [seller, app.accounts.otherSeller]) {
      const other = await connectShop(app, login);
      for (const any of [id, orderId, uuid])
        expectRefusal(await send({ shipment_id: any, returnReason: 1 }, other), { status: 403, code: 'UNAUTHORIZED', family: 'return' });
      expectRefusal(await send({ shipment_id: id }, other), { status: 403, code: 'UNAUTHORIZED', family: 'return' });
      expectRefusal(await eligibility(`?shipment_id=${id}`, other), { status: 403, code: 'UNAUTHORIZED', family: 'return' });
    }
    expect((await eligibility(`?shipment_id=${id}`)).body.eligible).toBe(true);
  });

  it('without a token', async () => {
    expectRefusal(await send({}, { headers: {} }), { status: 401, code: 'UNAUTHORIZED', family: 'return' });
  });

  it.each([
    [{ returnReason: 'x'.repeat(501) }, ['returnReason']],
    [{ notes: 'x'.repeat(2001) }, ['notes']],
    [{ carrier: 'x'.repeat(41) }, ['carrier']],
    [{ returnReason: 1 }, ['returnReason']],
    [{ pickupContactInfo: { firstName: '' } }, ['pickupContactInfo.firstName']],
    [{ returnContactInfo: { email: 'x', phone: '1'.repeat(31) } }, ['returnContactInfo.email', 'returnContactInfo.phone']],
    [{ returnContactInfo: 'x' }, ['returnContactInfo']],
  ])('for %j', async (more, fields) => {
    const { id } = await delivered();

    expectRefusal(await send({ shipment_id: id, ...more }), { status: 400, code: 'VALIDATION_FAILED', family: 'return', fields });
  });

  it.each(['NONE', 'SVC_SAME', 'SVC_INT_ECO'])('by %s, which does not go there', async (carrier) => {
    const { id } = await delivered();

    expectRefusal(await send({ shipment_id: id, carrier }), { status: 400, code: 'INVALID_CARRIER', family: 'return' });
  });

  it('when no carrier takes it', async () => {
    const { id } = await delivered();
    await app.database.sql('update shipment set weight_mg = 100000000 where reference = $1', [id]);
    const answer = await send({ shipment_id: id });

    expectRefusal(answer, { status: 400, code: 'RATE_UNAVAILABLE', family: 'return' });
    expect(answer.body.errors.map(({ code }: { code: string }) => code)).toContain('OVER_WEIGHT');
  });

  it('when the rate cannot be worked out, and says nothing about the inside', async () => {
    const { id } = await delivered();
    const collect = app.services.collectQuotes;
    Object.assign(app.services, { collectQuotes: () => Promise.reject(new Error('select * from secrets')) });
    const answer = await send({ shipment_id: id });
    Object.assign(app.services, { collectQuotes: collect });

    expectRefusal(answer, { status: 500, code: 'RATE_CALCULATION_FAILED', family: 'return' });
    expect(answer.text).not.toContain('secrets');
    expect((await send({ shipment_id: id })).status).toBe(200);
  });
});

describe('Whether a shipment can come back', () => {
  it('is answered with the reason', async () => {
    const early = await placed();
    const ready = await delivered();
    const done = await delivered();
    await send({ shipment_id: done.id });
    const ask1 = async (id: string) => (await eligibility(`?shipment_id=${id}`)).body;

    expect(await ask1(ready.id)).toEqual({ status: 'success', eligible: true, reason: null, code: null });
    expect(await ask1(early.id)).toEqual({
      status: 'success',
      eligible: false,
      reason: expect.stringMatching(/\S/),
      code: 'NOT_DELIVERED',
    });
    expect(await ask1(done.id)).toMatchObject({ eligible: false, code: 'RETURN_EXISTS' });
    expect(await ask1(`RTN-${done.id}`)).toMatchObject({ eligible: false, code: 'RETURN_OF_RETURN' });
  });

  it.each(['', '?shipment_id=', '?other=1'])('needs a shipment (%s)', async (query) => {
    expectRefusal(await eligibility(query), { status: 400, code: 'MISSING_FIELD', family: 'return', fields: ['shipment_id'] });
  });

  it('complains about its query under the names of the query', async () => {
    const { body } = await eligibility('?shipment_id=a&shipment_id=b');

    expect(body).toMatchObject({ code: 'INVALID_QUERY', message: 'shipment_id: must be given once' });
  });

  it('needs one that exists', async () => {
    expectRefusal(await eligibility('?shipment_id=none'), { status: 404, code: 'ORIGINAL_NOT_FOUND', family: 'return' });
  });

  it('ends with the window, where there is one', async () => {
    const timed = await startApp({ ROLE: 'web', RETURN_WINDOW_DAYS: '14' });
    const store = await connectShop(timed);
    const { body } = await timed.client.post('/api/order', anOrder(store.domain), store.headers);
    await walkTo(timed, body.shipment_id, 'delivered');
    const look = async () => (await timed.client.get(`/api/return-shipment?shipment_id=${body.shipment_id}`, store.headers)).body;
    timed.clock.advance(days(13));
    const inside = await look();
    timed.clock.advance(days(2));
    const outside = await look();
    const late = await timed.client.post('/api/return-shipment', { shipment_id: body.shipment_id }, store.headers);
    await timed.stop();

    expect(inside.eligible).toBe(true);
    expect(outside).toMatchObject({ eligible: false, code: 'RETURN_WINDOW_CLOSED' });
    expectRefusal(late, { status: 400, code: 'RETURN_WINDOW_CLOSED', family: 'return' });
  });
});
