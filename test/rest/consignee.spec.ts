import { readPdf } from '../support/pdf.js';
import { bearer, type Answer } from '../support/client.js';
import type { TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { sharedWeb } from '../support/shared-app.js';
import { anOrder, connectShop, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
});

type Parts = Readonly<Record<string, unknown>>;
const placed = (customer: Parts, destination: Parts = {}): Promise<Answer> => {
  const order = anOrder(shop.domain);
  const body = { ...order, customer: { ...order.customer, ...customer }, destination: { ...order.destination, ...destination } };
  return app.client.post('/api/order', body, shop.headers);
};
const READ = `query($id: String!) { order(id: $id) { customer { firstName lastName company deliveryNote } destination { company deliveryNote }
  shipment { receiverName } changes(first: 10) { nodes { field before after } } } }`;
const read = async ({ body }: Answer) => (await ask(app, app.accounts.apiToken, READ, { id: body.orderId })).order;
const NOBODY = { firstName: '', lastName: '' };

describe('A company', () => {
  it('alone is a consignee, of the customer or of the address', async () => {
    const [ofCustomer, ofAddress] = [await placed({ ...NOBODY, company: 'Lamps LLC' }), await placed(NOBODY, { company: 'Lamps LLC' })];

    expect([ofCustomer.status, ofAddress.status]).toEqual([200, 200]);
    expect((await read(ofCustomer)).shipment.receiverName).toBe('Lamps LLC');
    expect(await read(ofAddress)).toMatchObject({
      customer: { ...NOBODY, company: null },
      destination: { company: 'Lamps LLC' },
      shipment: { receiverName: 'Lamps LLC' },
    });
  });

  it('is not guessed from a name that a program wrote where it had none', async () => {
    const body = anOrder(shop.domain);
    const answer = await app.client.post('/api/order', { ...body, customer: { ...body.customer, lastName: 'undefined' } }, shop.headers);
    expect(answer.body.warnings).toEqual([expect.objectContaining({ field: 'customer.lastName', code: 'PLACEHOLDER' })]);
  });

  it('is needed where no person is named', async () => {
    const refused = await placed(NOBODY);
    expect([refused.status, refused.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['customer.firstName', 'customer.lastName'],
    ]);

    const order = await placed({ ...NOBODY, company: 'Lamps LLC' });
    const update = await app.client.call('PATCH', `/api/order/${order.body.orderId}/update`, {
      body: { customer: { company: null } },
      headers: shop.headers,
    });
    expect(update.body.errors).toMatchObject([{ field: 'customer.firstName' }, { field: 'customer.lastName' }]);
  });

  it('and the delivery note can be changed, and the change is recorded', async () => {
    const order = await placed({});
    const body = { customer: { company: 'Lamps LLC', deliveryNote: 'Gate 3' } };
    expect((await app.client.call('PATCH', `/api/order/${order.body.orderId}/update`, { body, headers: shop.headers })).status).toBe(200);

    const { customer, changes } = await read(order);
    expect(customer).toMatchObject({ firstName: 'Aisha', ...body.customer });
    expect(changes.nodes).toEqual(
      expect.arrayContaining([
        { field: 'customer.company', before: null, after: 'Lamps LLC' },
        { field: 'customer.deliveryNote', before: null, after: 'Gate 3' },
      ]),
    );
  });

  it('stands on the label above the person, and the note below', async () => {
    const order = await placed({ deliveryNote: 'Ring twice' }, { company: 'Lamps LLC', deliveryNote: 'Gate 3' });
    await walkTo(app, order.body.nbox.shipment_detail_id, 'pickup');
    const label = await fetch(`${app.url}/api/awb/${order.body.shipment_id}`);
    const [text] = (await readPdf(new Uint8Array(await label.arrayBuffer()))).texts;

    expect(text).toMatch(/Lamps LLC[\s\S]*Aisha Khan[\s\S]*Gate 3/);
    expect(text).not.toContain('Ring twice');
  });

  it('and the note are in the detail of the shipment, and go with the return', async () => {
    const order = await placed({ ...NOBODY, company: 'Lamps LLC', deliveryNote: 'Gate 3' });
    const detail = await app.client.get(`/api/erp/shipments/${order.body.shipment_id}`, bearer(app.accounts.erpToken));
    expect(detail.body.data.order.customer).toMatchObject({
      ...NOBODY,
      company: 'Lamps LLC',
      deliveryNote: 'Gate 3',
      phoneE164: '+971501234567',
    });

    await walkTo(app, order.body.nbox.shipment_detail_id, 'delivered');
    const back = await app.client.post('/api/return-shipment', { shipment_id: order.body.shipment_id }, shop.headers);
    expect(back.body.returnShipment.origin).toMatchObject({ ...NOBODY, company: 'Lamps LLC', deliveryNote: 'Gate 3' });
  });
});
