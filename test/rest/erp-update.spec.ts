import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, newErpToken, newSeller, topUp, walletOf } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { viewOf } from '../support/shipments.js';
import { connectShop, moveTo, mug, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let sellerId: string;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  const seller = await newSeller(app);
  sellerId = seller.id;
  await topUp(app, admin, sellerId, '1000.00');
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true });
});

const newParcel = async (order: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  (await placeOrder(app, shop, order)).body.shipment_id;
const update = (
  id: string,
  body: unknown,
  { method = 'PATCH', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) => app.client.call(method, `/api/erp/shipments/${id}`, { body, headers: { ...bearer(app.accounts.erpToken), ...headers } });
const stateOf = async (id: string) =>
  (
    await ask(
      app,
      admin,
      `query($id: String!) { shipment(id: $id) { serviceCode serviceName carrierCode carrierAutoSelected actualRate { amount } receiverName
         receiverPhone destinationCity notes { text visibility } order { version collectionAmount { amount } changes { nodes { field before after } } } } }`,
      { id },
    )
  ).shipment;
const blockedFields = ({ body }: Answer): string[] =>
  body.warnings.filter(({ code }: { code: string }) => code === 'FIELD_UPDATE_BLOCKED').map(({ field }: { field: string }) => field);

describe.each(['PATCH', 'PUT'])('%s of a shipment', (method) => {
  it('corrects what its store could, and is answered with exactly the documented fields', async () => {
    const id = await newParcel();
    const body = {
      customer: { firstName: 'Amal', phone: '+971507654321' },
      destinationAddress: { address: 'Corniche 7', city: 'Abu Dhabi' },
      notes: 'Called back',
    };
    const answer = await update(id, body, { method });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      data: {
        shipmentId: id,
        shipmentDetailId: expect.any(String),
        updatedFields: ['customer.firstName', 'customer.phone', 'destinationAddress.address', 'destinationAddress.city', 'notes'],
      },
      warnings: [{ field: 'destinationAddress', code: 'RATE_NOT_RECALCULATED', message: expect.any(String) }],
    });
    expect(await stateOf(id)).toMatchObject({
      receiverName: 'Amal Khan',
      receiverPhone: '+971507654321',
      notes: [{ text: 'Called back', visibility: 'internal' }],
    });
  });
});

describe('The service of a shipment', () => {
  it('can be another one before pickup: priced anew, with what is held and an audit', async () => {
    const before = await walletOf(app, sellerId);
    const id = await newParcel();
    const answer = await update(id, { carrier: 'SVC_EXP' });

    expect(answer.body).toMatchObject({ data: { updatedFields: ['carrier'] }, warnings: [] });
    const state = await stateOf(id);
    expect(state).toMatchObject({
      serviceCode: 'SVC_EXP',
      serviceName: 'Express',
      carrierAutoSelected: false,
      actualRate: { amount: '11.88' },
      order: { version: 2 },
    });
    expect(state.order.changes.nodes).toEqual(
      expect.arrayContaining([
        { field: 'carrier', before: 'SVC_ECO', after: 'SVC_EXP' },
        { field: 'actualRate', before: '7.14', after: '11.88' },
      ]),
    );
    expect(Number((await walletOf(app, sellerId)).held) - Number(before.held)).toBeCloseTo(11.88);
    await moveTo(app, id, 'pickup');
    const after = await walletOf(app, sellerId);
    expect([Number(before.balance) - Number(after.balance), Number(after.held) - Number(before.held)]).toEqual([
      expect.closeTo(11.88),
      expect.closeTo(0),
    ]);
  });

  it('is that of the last of fifty who change it at once, with one hold', async () => {
    const before = await walletOf(app, sellerId);
    const id = await newParcel();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => update(id, { carrier: index % 2 ? 'SVC_EXP' : 'SVC_ECO' })));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rate = Number((await stateOf(id)).actualRate.amount);
    expect(Number((await walletOf(app, sellerId)).held) - Number(before.held)).toBeCloseTo(rate);
  });

  it('may change while the pickup is being booked: one of them is first, and what is paid is what it costs', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await walletOf(app, sellerId);
      const id = await newParcel();
      const [changed] = await Promise.all([update(id, { carrier: 'SVC_EXP' }), moveTo(app, id, 'pickup')]);

      const { serviceCode, actualRate } = await stateOf(id);
      expect({ status: changed.status, serviceCode }).toEqual(
        changed.status === 200 ? { status: 200, serviceCode: 'SVC_EXP' } : { status: 400, serviceCode: 'SVC_ECO' },
      );
      const after = await walletOf(app, sellerId);
      expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(Number(actualRate.amount));
      expect(after.held).toBe(before.held);
    }
  });

  it('may come with another address, for which it is priced', async () => {
    const id = await newParcel();
    const answer = await update(id, {
      carrier: 'SVC_SAME',
      destinationAddress: { address: 'Marina Walk 1', city: 'Dubai', state: 'Dubai' },
    });
    expect(answer.body.data.updatedFields).toEqual(expect.arrayContaining(['carrier', 'destinationAddress.city']));
    expect(await stateOf(id)).toMatchObject({ serviceCode: 'SVC_SAME', destinationCity: 'Dubai', actualRate: { amount: '8.00' } });
  });

  it('has to take the shipment', async () => {
    const id = await newParcel();
    const invalid = { status: 400, code: 'INVALID_CARRIER', family: 'erp', fields: ['carrier'] } as const;
    expectRefusal(await update(id, { carrier: 'NONE' }), invalid);
    expectRefusal(await update(id, { carrier: 'SVC_SAME' }), invalid);
    const abroad = { address: 'Olaya 1', city: 'Riyadh', state: 'Riyadh', countryCode: 'SA', zip: '11564' };
    expectRefusal(await update(id, { carrier: 'SVC_EXP', destinationAddress: abroad }), invalid);
    expect(await stateOf(id)).toMatchObject({ serviceCode: 'SVC_ECO', destinationCity: 'Abu Dhabi' });
  });

  it('is fixed from pickup on, while the rest may still change', async () => {
    const id = await newParcel();
    await walkTo(app, id, 'pickup');
    const answer = await update(id, { carrier: 'SVC_EXP', customer: { firstName: 'Amal' } });

    expect(answer.body.data.updatedFields).toEqual(['customer.firstName']);
    expect(blockedFields(answer)).toEqual(['carrier']);
    expectRefusal(await update(id, { carrier: 'SVC_EXP' }), { status: 400, code: 'UPDATE_FAILED', family: 'erp', fields: ['carrier'] });
    expect((await stateOf(id)).serviceCode).toBe('SVC_ECO');
  });

  it('leaves what is collected as the shopper agreed to it, and says so', async () => {
    const id = await newParcel({ paymentStatus: 'postpaid' });
    const { order } = await stateOf(id);
    const { body } = await update(id, { carrier: 'SVC_EXP' });
    expect(body.warnings).toMatchObject([{ field: 'collectionAmount', code: 'COLLECTION_NOT_RECALCULATED' }]);
    expect((await stateOf(id)).order.collectionAmount).toEqual(order.collectionAmount);
  });

  it('warns when the wallet cannot hold its price, and requires it at pickup', async () => {
    const poor = await newSeller(app);
    await topUp(app, admin, poor.id, '8.00');
    const id = (await placeOrder(app, await connectShop(app, poor))).body.shipment_id;
    const { body } = await update(id, { carrier: 'SVC_EXP' });

    expect(body.warnings).toMatchObject([{ field: 'carrier', code: 'INSUFFICIENT_BALANCE' }]);
    expect(await walletOf(app, poor.id)).toEqual({ balance: '8.00', held: '0.00' });
    expectRefusal(await moveTo(app, id, 'pickup'), { status: 400, code: 'INSUFFICIENT_BALANCE', family: 'erp' });
  });
});

describe('A correction', () => {
  it('takes other spellings without saying that they are not known', async () => {
    const id = await newParcel();
    const { name, price, ...cup } = mug;
    const answer = await update(id, { paymentStatus: 'postpaid', products: [{ ...cup, title: name, amount: price }], colour: 'red' });

    expect(answer.body.data.updatedFields).toEqual(expect.arrayContaining(['orderPaymentStatus', 'products']));
    const unknown = answer.body.warnings.filter(({ code }: { code: string }) => code === 'UNKNOWN_FIELD');
    expect(unknown.map(({ field }: { field: string }) => field)).toEqual(['colour']);
  });

  it('leaves out what the status has fixed, but a note is always taken', async () => {
    const id = await newParcel();
    await walkTo(app, id, 'in_transit');
    const answer = await update(id, { destinationAddress: { address: 'X', city: 'Dubai' }, notes: 'Wants another day' });
    expect(answer.body.data.updatedFields).toEqual(['notes']);
    expect(blockedFields(answer)).toEqual(['destinationAddress']);
    expectRefusal(
      await update(id, {
        products: [{ title: 'Cup', amount: 1, quantity: 1, grams: 1, length: 1, width: 1, height: 1 }],
        collectionAmount: 5,
      }),
      {
        status: 400,
        code: 'UPDATE_FAILED',
        family: 'erp',
        fields: ['collectionAmount', 'products'],
      },
    );
  });

  it.each([
    ['nothing', {}, 'NO_FIELDS_TO_UPDATE', []],
    ['what it does not know', { colour: 'red' }, 'NO_FIELDS_TO_UPDATE', []],
    ['an empty note', { notes: ' ' }, 'VALIDATION_FAILED', ['notes']],
    ['a long note', { notes: 'x'.repeat(2001) }, 'VALIDATION_FAILED', ['notes']],
    ['an empty carrier', { carrier: '' }, 'VALIDATION_FAILED', ['carrier']],
    ['an empty name', { customer: { firstName: '' }, notes: 'x' }, 'VALIDATION_FAILED', ['customer.firstName']],
    ['half an address', { destinationAddress: { city: 'Dubai' }, carrier: 'SVC_EXP' }, 'VALIDATION_FAILED', ['destinationAddress.address']],
    ['a number for a text', { carrier: 5 }, 'VALIDATION_FAILED', ['carrier']],
  ])('of %s is refused as a whole', async (_what, body, code, fields) => {
    const id = await newParcel();
    expectRefusal(await update(id, body), { status: 400, code, family: 'erp', fields });
    expect(await stateOf(id)).toMatchObject({ receiverName: 'Aisha Khan', serviceCode: 'SVC_ECO', notes: [], order: { version: 1 } });
  });

  it('minds the version that its caller has read', async () => {
    const id = await newParcel();
    expectRefusal(await update(id, { notes: 'x' }, { headers: { 'if-match': '"7"' } }), {
      status: 412,
      code: 'VERSION_CONFLICT',
      family: 'erp',
    });
    const answer = await update(id, { customer: { firstName: 'Amal' } }, { headers: { 'if-match': '"1"' } });
    expect(answer.headers.get('etag')).toBe('"2"');
  });

  it('of a return takes a carrier and a note alone', async () => {
    const id = await newParcel();
    await walkTo(app, id, 'delivered');
    const made = await app.client.post(`/api/erp/shipments/${id}/return`, { reason: 'Chipped' }, bearer(app.accounts.erpToken));
    const back = made.body.data.shipmentId;

    expect((await update(back, { carrier: 'SVC_EXP', notes: 'Hurry' })).body.data.updatedFields).toEqual(['carrier', 'notes']);
    expect(await stateOf(back)).toMatchObject({ serviceCode: 'SVC_EXP', actualRate: { amount: '11.88' } });
    expectRefusal(await update(back, { customer: { firstName: 'A' } }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'erp',
      fields: ['customer.firstName'],
    });
    expect((await viewOf(app, id)).status).toBe('DELIVERED');
  });

  it('needs a shipment, a token, its scope, and to be the operator\u2019s', async () => {
    const id = await newParcel();
    expectRefusal(await update('SVC0000000000', { notes: 'x' }), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
    expectRefusal(await update('SVC0000000000', { carrier: 5 }), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
    expectRefusal(await app.client.call('PATCH', `/api/erp/shipments/${id}`, { body: { notes: 'x' } }), {
      status: 401,
      code: 'UNAUTHORIZED',
      family: 'erp',
    });
    const reader = await newErpToken(app, admin, { scopes: ['shipments:read'] });
    expectRefusal(await update(id, { notes: 'x' }, { headers: bearer(reader) }), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    const mutation = 'mutation($id: String!) { updateShipment(id: $id, input: { notes: "x" }) { updatedFields } }';
    expect(await refused(app, shop.token, mutation, { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(app, admin, mutation, { id })).toEqual({ updateShipment: { updatedFields: ['notes'] } });
  });
});
