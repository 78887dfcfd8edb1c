import { bearer, type Answer } from '../support/client.js';
import type { TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { sharedWeb } from '../support/shared-app.js';
import { anOrder, connectShop, moveTo, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
});

const placed = (phone: string | null, destination: Readonly<Record<string, unknown>> = {}): Promise<Answer> => {
  const order = anOrder(shop.domain);
  const customer = { ...order.customer, phone };
  return app.client.post('/api/order', { ...order, customer, destination: { ...order.destination, ...destination } }, shop.headers);
};
const changed = ({ body }: Answer, changes: Readonly<Record<string, unknown>>): Promise<Answer> =>
  app.client.call('PATCH', `/api/order/${body.orderId}/update`, { body: changes, headers: shop.headers });

const READ = `query($id: String!) { order(id: $id) { customer { phone phoneE164 } warnings { field code }
  shipment { receiverPhone receiverPhoneE164 } } }`;
const read = async ({ body }: Answer) => (await ask(app, app.accounts.apiToken, READ, { id: body.orderId })).order;
const found = async (search: string): Promise<string[]> => {
  const FIND = 'query($s: String!) { shipments(first: 50, search: $s) { nodes { reference } } }';
  const { shipments } = await ask(app, app.accounts.apiToken, FIND, { s: search });
  return shipments.nodes.map(({ reference }: { reference: string }) => reference);
};

describe('The phone number of an order', () => {
  it('is kept as given and as it is dialled from anywhere', async () => {
    const order = await placed('٠٥٠٩٨٧١٢٣٤');

    expect(order.body.warnings ?? []).toEqual([]);
    expect(await read(order)).toEqual({
      customer: { phone: '٠٥٠٩٨٧١٢٣٤', phoneE164: '+971509871234' },
      warnings: [],
      shipment: { receiverPhone: '٠٥٠٩٨٧١٢٣٤', receiverPhoneE164: '+971509871234' },
    });
  });

  it('is found in every notation, however it was written', async () => {
    const references = await Promise.all(
      ['050 987 1111', '+971 (0)50 987 1111', '٠٥٠ ٩٨٧ ١١١١', '050 987 1111 / 055 987 2222'].map(
        async (phone) => (await placed(phone)).body.shipment_id,
      ),
    );

    for (const search of ['0509871111', '+971509871111', '00971 50 987 1111', '509871111', '٠٥٠٩٨٧١١١١', '०५०९८७११११']) {
      expect((await found(search)).sort()).toEqual([...references].sort());
    }
    expect(await found('٠٥٠ ٩٨٧ ١١١١')).toEqual(expect.arrayContaining(references));
  });

  it('that is dialled otherwise than written is found as it is dialled', async () => {
    const order = await placed('011 15-2345-6789', {
      countryCode: 'AR',
      country: 'Argentina',
      city: 'Buenos Aires',
      state: 'CABA',
      zip: 'C1001',
    });
    if (order.status === 200) expect(await found('+5491123456789')).toEqual([order.body.shipment_id]);
    else expect(order.body.error).toBe('RATE_UNAVAILABLE');
  });

  it('is read in the country of the address, also where only its name tells it', async () => {
    const order = await placed('050 987 1234', { countryCode: '', country: 'United Arab Emirates' });

    expect(order.body.warnings).toMatchObject([{ code: 'COUNTRY_ASSUMED' }]);
    expect(await read(order)).toMatchObject({ customer: { phoneE164: '+971509871234' }, shipment: { receiverPhoneE164: '+971509871234' } });
    expect(await found('+971509871234')).toContain(order.body.shipment_id);
  });

  it('that cannot be dialled is taken with a warning by the order and by its update alike', async () => {
    const order = await placed('12345');
    const warning = { field: 'customer.phone', code: 'PHONE_FORMAT', message: expect.stringContaining('cannot be dialled') };

    expect(order.status).toBe(200);
    expect(order.body.warnings).toEqual([warning]);
    expect(await read(order)).toMatchObject({ customer: { phone: '12345', phoneE164: null }, shipment: { receiverPhoneE164: null } });

    const update = await changed(order, { customer: { phone: '+971 50 123 45678' } });
    expect(update.status).toBe(200);
    expect(update.body.warnings).toEqual([warning]);
    for (const phone of ['12', 'ask the guard'])
      expect((await changed(order, { customer: { phone } })).body.errors).toMatchObject([{ field: 'customer.phone' }]);

    const corrected = await changed(order, { customer: { phone: '050 765 4321' } });
    expect(corrected.body.warnings ?? []).toEqual([]);
    expect(await read(order)).toMatchObject({ customer: { phone: '050 765 4321', phoneE164: '+971507654321' } });
  });

  it('with two numbers warns that the first one is dialled', async () => {
    const order = await placed('050 123 4567 / 055 123 4567');
    expect(order.body.warnings).toMatchObject([{ field: 'customer.phone', code: 'PHONE_FORMAT' }]);
    expect((await read(order)).customer.phoneE164).toBe('+971501234567');
  });

  it('is the same order when it is sent again', async () => {
    const order = anOrder(shop.domain);
    const given = { ...order, customer: { ...order.customer, phone: '050 123 4567' } };
    const first = await app.client.post('/api/order', given, shop.headers);
    const again = await app.client.post('/api/order', given, shop.headers);
    expect([again.status, again.body.shipment_id]).toEqual([200, first.body.shipment_id]);
  });
});

describe('A retry', () => {
  const retry = (id: string, phone: string): Promise<Answer> =>
    app.client.post(
      `/api/erp/shipments/${id}/retry`,
      { action: 'redeliver', scheduledDate: tomorrow(), phone },
      bearer(app.accounts.erpToken),
    );
  const tomorrow = (): string => new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);

  it('takes every number that an order takes, and warns of one that cannot be dialled', async () => {
    const order = await placed('050 123 4567');
    const id: string = order.body.shipment_id;
    await walkTo(app, order.body.nbox.shipment_detail_id, 'in_transit');
    await moveTo(app, id, 'on_hold', { reasonCode: 'nobody_home' });

    expect((await retry(id, '٠٥٠ ٧٦٥ ٤٣٢١ / 055 765 4321')).body).toMatchObject({
      warnings: [{ field: 'customer.phone', code: 'PHONE_FORMAT' }],
    });
    expect((await read(order)).customer.phoneE164).toBe('+971507654321');
    expect((await retry(id, '+971 50 765 43210')).body).toMatchObject({ warnings: [{ code: 'PHONE_FORMAT' }] });
    expect((await retry(id, '050 765 4321')).body).not.toHaveProperty('warnings');
    expect((await retry(id, '1'.repeat(31))).body.errors).toMatchObject([{ field: 'phone' }]);
  });
});
