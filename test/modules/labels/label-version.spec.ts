import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { ask } from '../../support/graphql.js';
import { readPdf } from '../../support/pdf.js';
import { anOrder, connectShop, walkTo, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
});
afterAll(() => app.stop());

const ready = async (): Promise<{ id: string; orderId: string }> => {
  const { body } = await app.client.post('/api/order', anOrder(shop.domain), shop.headers);
  await walkTo(app, body.shipment_id, 'pickup');
  return { id: body.shipment_id, orderId: body.orderId };
};
const printed = async (id: string): Promise<string> => {
  const response = await fetch(`${app.url}/api/awb/${encodeURIComponent(id)}`);
  expect(response.status).toBe(200);
  return (await readPdf(Buffer.from(await response.arrayBuffer()))).texts.join(' ');
};
const versionOf = async (id: string): Promise<number> =>
  (await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { label { version } } }', { id })).shipment.label.version;
const change = (orderId: string, body: unknown) =>
  app.client.call('PATCH', `/api/order/${orderId}/update`, { body, headers: shop.headers });

describe('The version of a label', () => {
  it('tells the label with the old address from the one with the new address', async () => {
    const { id, orderId } = await ready();
    expect(await printed(id)).toContain('Label v1 of');

    expect((await change(orderId, { destinationAddress: { address: 'Corniche 99', city: 'Abu Dhabi' } })).status).toBe(200);

    expect(await printed(id)).toContain('Corniche 99');
    expect(await printed(id)).toContain('Label v2 of');
    expect(await versionOf(id)).toBe(2);
  });

  it('counts each change of what is printed once, and nothing else', async () => {
    const { id, orderId } = await ready();
    const after = async (body: unknown): Promise<number> => {
      expect((await change(orderId, body)).status).toBe(200);
      return versionOf(id);
    };

    expect(await after({ customer: { firstName: 'Amina' } })).toBe(2);
    expect(await after({ customer: { phone: '+971 50 765 4321' } })).toBe(3);
    expect(await after({ orderPaymentStatus: 'postpaid', customer: { lastName: 'Haddad' } })).toBe(4);
    expect(await after({ customer: { email: 'amina@example.com' } })).toBe(4);
    expect(await after({ customer: { firstName: 'Amina' } })).toBe(4);

    const note = (type: string, visibility: string) =>
      ask(
        app,
        app.accounts.erpToken,
        'mutation($id: String!, $type: NoteType!, $visibility: NoteVisibility!) { addShipmentNote(input: {id: $id, type: $type, visibility: $visibility, text: "Ring twice"}) { id } }',
        { id, type, visibility },
      );
    await note('DELIVERY', 'SELLER');
    expect(await versionOf(id)).toBe(5);
    await note('DELIVERY', 'INTERNAL');
    expect(await versionOf(id)).toBe(5);
    expect(await printed(id)).toContain('Label v5 of');
  });
});

describe('A label and its tracking are found by a reference', () => {
  it.each([
    ['with O for 0 and I for 1', (id: string) => id.slice(0, 3) + id.slice(3).replaceAll('0', 'O').replaceAll('1', 'I')],
    ['in small letters and groups', (id: string) => `${id.slice(0, 3)} ${id.slice(3, 8)}-${id.slice(8)}`.toLowerCase()],
    ['behind an apostrophe', (id: string) => `'${id}`],
  ])('typed %s', async (_how, type) => {
    const { id } = await ready();
    const typed = type(id);

    expect(await printed(typed)).toContain(id);
    expect((await app.client.get(`/api/track/${encodeURIComponent(typed)}`)).status).toBe(200);
    expect((await app.client.get(`/api/erp/shipments/${encodeURIComponent(typed)}`, bearer(app.accounts.erpToken))).status).toBe(200);
    const { shipments } = await ask(
      app,
      app.accounts.erpToken,
      'query($search: String!) { shipments(search: $search, first: 5) { nodes { reference } } }',
      { search: typed },
    );
    expect(shipments.nodes).toEqual([{ reference: id }]);
  });
});
