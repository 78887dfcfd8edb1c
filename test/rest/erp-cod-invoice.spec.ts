import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer } from '../support/client.js';
import { carry, codParcel, confirm, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import { adminOf, newErpToken } from '../support/people.js';
import { connectShop, moveTo, placeOrder, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});
const refIds = async (shipmentId: string): Promise<unknown[]> =>
  app.database.sql('select ref_id as "refId", status from cod_invoice where shipment_id = $1 order by ref_id', [shipmentId]);

describe('The invoice of a shipment', () => {
  it('has a payment link, the amount, the fee and the customer', async () => {
    const { id } = await codParcel(app, shop);
    const { status, body, headers } = await invoiceOf(app, id);
    expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 200, cache: 'no-store' });
    expect(body).toEqual({
      status: 'success',
      data: {
        invoiceId: expect.any(String),
        refId: expect.any(Number),
        paymentUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/pay\/[\w-]{32}$/),
        paymentMethod: 'payment_link',
        codAmount: 100,
        currency: 'USD',
        handlingFeePercent: 2,
        handlingFeeAmount: 2,
        customerName: 'Aisha Khan',
        customerPhone: '+971 50 123 4567',
        status: 'unpaid',
        existing: false,
      },
    });
    expect(body.data.refId).toBeGreaterThanOrEqual(100001);
    expect((await invoiceOf(app, id)).body.data).toEqual({ ...body.data, existing: true });
  });

  it('is found by every id of the shipment', async () => {
    const { id, reference, orderId } = await codParcel(app, shop);
    await carry(app, id, 'PICKUP');
    await app.database.sql(`update shipment set awb = 'AWB-1', tracking_number = 'TRK-1' where id = $1`, [id]);
    const ids = [id, orderId, reference, reference.toLowerCase(), 'AWB-1', 'TRK-1'];
    const answers = await Promise.all(ids.map((each) => invoiceOf(app, each)));
    expect(new Set(answers.map(({ body }) => body.data.invoiceId)).size).toBe(1);
  });

  it('is one for fifty callers at the same time', async () => {
    const { id } = await codParcel(app, shop);
    const answers = await Promise.all(Array.from({ length: 50 }, () => invoiceOf(app, id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.invoiceId} ${body.data.paymentUrl}`)).size).toBe(1);
    expect(answers.filter(({ body }) => !body.data.existing)).toHaveLength(1);
  });

  it('is refused for a prepaid order, for one over 0 and for a return: NOT_COD', async () => {
    const prepaid = await placeOrder(app, shop);
    const free = await placeOrder(app, shop, { paymentStatus: 'postpaid', collectionAmount: 0 });
    for (const { body } of [prepaid, free]) {
      const answer = await invoiceOf(app, body.shipment_id);
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'NOT_COD' });
    }
    const delivered = await parcelAtDoor(app, shop);
    await carry(app, delivered.id, 'DELIVERED');
    const back = await app.client.post('/api/return-shipment', { shipment_id: delivered.reference }, shop.headers);
    expect((await invoiceOf(app, back.body.shipment_id)).body.code).toBe('NOT_COD');
  });

  it('is refused for a shipment that was cancelled or goes back, and an unpaid one is void then', async () => {
    const [cancelled, back] = [await codParcel(app, shop), await parcelAtDoor(app, shop)];
    for (const { id } of [cancelled, back]) await invoiceOf(app, id);
    expect((await moveTo(app, cancelled.id, 'cancelled')).status).toBe(200);
    expect((await moveTo(app, back.id, 'return_to_sender')).status).toBe(200);
    for (const { id } of [cancelled, back]) {
      expect(await refIds(id)).toEqual([expect.objectContaining({ status: 'void' })]);
      const answer = await invoiceOf(app, id);
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'INVALID_STATUS' });
    }
  });

  it('is 404 for an unknown shipment, whatever the id looks like', async () => {
    for (const id of ['01a1fd0d-4330-775a-8726-e5d39e0f5cd0', 'SVC0000000000', '%00', 'x'.repeat(300), "'"]) {
      const answer = await invoiceOf(app, encodeURIComponent(id));
      expect({ id, status: answer.status, code: answer.body.code }).toEqual({ id, status: 404, code: 'SHIPMENT_NOT_FOUND' });
    }
  });

  it('needs the scope cod:write', async () => {
    const { id } = await codParcel(app, shop);
    const admin = await adminOf(app);
    const [reader, cashier] = [
      await newErpToken(app, admin, { scopes: ['shipments:read'] }),
      await newErpToken(app, admin, { scopes: ['cod:write'] }),
    ];
    expect((await invoiceOf(app, id, reader)).body.code).toBe('FORBIDDEN_SCOPE');
    expect((await invoiceOf(app, id, cashier)).status).toBe(200);
  });

  it('says how it was paid once the collection is confirmed', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const { data } = (await invoiceOf(app, id)).body;
    await confirm(app, id, { paymentMethod: 'card' });
    expect((await invoiceOf(app, id)).body.data).toEqual({ ...data, existing: true, status: 'paid', paymentMethod: 'card' });
  });

  it('is read by its seller and by no other one', async () => {
    const { id } = await codParcel(app, shop);
    const { data } = (await invoiceOf(app, id)).body;
    const query = 'query($id: String!) { codInvoice(id: $id) { id amount { amount } status paymentUrl } }';
    const own = await ask(app, shop.token, query, { id });
    expect(own.codInvoice).toMatchObject({ id: data.invoiceId, amount: { amount: '100.00' }, status: 'UNPAID' });
    const other = await connectShop(app, app.accounts.otherSeller);
    const foreign = await app.client.graphql(query, { id }, other.token);
    expect(foreign.body.errors[0].extensions.code).toBe('SHIPMENT_NOT_FOUND');
    const made = await app.client.graphql('mutation($id: String!) { issueCodInvoice(id: $id) { existing } }', { id }, shop.token);
    expect(made.body.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('When what is to be collected changes', () => {
  const update = (orderId: string, body: unknown) =>
    app.client.call('PATCH', `/api/order/${orderId}/update`, { body, headers: shop.headers });

  beforeAll(() => app.client.post('/api/activation', { activate: true }, shop.headers));

  it('an unpaid invoice is issued again over the new amount and the old link is void', async () => {
    const { id, orderId } = await codParcel(app, shop);
    const before = (await invoiceOf(app, id)).body.data;
    expect((await update(orderId, { collectionAmount: 55.5 })).status).toBe(200);
    const after = (await invoiceOf(app, id)).body.data;
    expect(after).toMatchObject({ codAmount: 55.5, handlingFeeAmount: 1.11, existing: true, status: 'unpaid' });
    expect(after.paymentUrl).not.toBe(before.paymentUrl);
    expect(await refIds(id)).toEqual([
      { refId: before.refId, status: 'void' },
      { refId: after.refId, status: 'unpaid' },
    ]);
  });

  it('there is none left for an order that became prepaid', async () => {
    const { id, orderId } = await codParcel(app, shop);
    await invoiceOf(app, id);
    await update(orderId, { orderPaymentStatus: 'prepaid' });
    expect(await refIds(id)).toEqual([expect.objectContaining({ status: 'void' })]);
    expect((await invoiceOf(app, id)).body.code).toBe('NOT_COD');
  });

  it('none is created where none was requested', async () => {
    const { id, orderId } = await codParcel(app, shop);
    await update(orderId, { collectionAmount: 60 });
    expect(await refIds(id)).toEqual([]);
  });

  it('ends with one invoice over the amount that stands, however many changes and readers there are at once', async () => {
    const { id, orderId } = await codParcel(app, shop);
    await invoiceOf(app, id);
    const changes = Array.from({ length: 10 }, (_, index) => update(orderId, { collectionAmount: 10 + index }));
    const readers = Array.from({ length: 20 }, () => invoiceOf(app, id));
    const answers = await Promise.all([...changes, ...readers]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const [order] = await app.database.sql<{ minor: string }>('select collection_minor as minor from "order" where id = $1', [orderId]);
    const open = await app.database.sql<{ minor: string }>(
      `select amount_minor as minor from cod_invoice where shipment_id = $1 and status = 'unpaid'`,
      [id],
    );
    expect(open).toEqual([order]);
  });
});

it('a token of a store reaches none of it over REST', async () => {
  const { id } = await codParcel(app, shop);
  const answer = await app.client.get(`/api/erp/shipments/${id}/cod-invoice`, bearer(shop.token));
  expect(answer.status).toBe(401);
});
