import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { ask } from '../../support/graphql.js';
import { statementCount } from '../../support/statements.js';
import { connectShop, placeOrder, walkTo, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
  for (let n = 0; n < 4; n++) {
    const { body } = await placeOrder(app, shop);
    for (const firstName of ['Ada', 'Eve']) {
      await app.client.call('PATCH', `/api/order/${body.orderId}/update`, { body: { customer: { firstName } }, headers: shop.headers });
    }
    await walkTo(app, body.shipment_id, 'delivered');
    await app.client.post('/api/return-shipment', { shipment_id: body.shipment_id, notes: `Note ${n}` }, shop.headers);
  }
});
const QUERY = `query($n: Int!) { orders(first: $n) { nodes { editableFields changes(first: 1) { totalCount nodes { after } pageInfo { hasNextPage endCursor } }
  shipment { returns { paymentStatus original { reference } shipment { notes { text } returnShipment { id } } } } } } }`;
const read = (n: number) => ask(app, shop.token, QUERY, { n });

it('reads the returns, notes and changes of many orders in as many statements as those of one', async () => {
  await read(4);
  const one = await statementCount(() => read(1));

  expect(await statementCount(() => read(4))).toBe(one);
});

it('reads them all', async () => {
  const { orders } = await read(4);

  expect(orders.nodes).toHaveLength(4);
  for (const order of orders.nodes) {
    expect(order.editableFields).toEqual(['customer']);
    expect(order.changes).toMatchObject({ totalCount: 2, nodes: [{ after: 'Eve' }], pageInfo: { hasNextPage: true } });
    expect(order.shipment.returns).toMatchObject([
      { paymentStatus: 'UNPAID', shipment: { notes: [{ text: expect.stringMatching(/^Note \d$/) }] } },
    ]);
  }
});

it('turns the pages of the changes of one order', async () => {
  const { orders } = await read(1);
  const page = `query($after: String) { orders(first: 1) { nodes { changes(first: 1, after: $after) { nodes { before after } pageInfo { hasNextPage } } } } }`;
  const next = await ask(app, shop.token, page, { after: orders.nodes[0].changes.pageInfo.endCursor });

  expect(next.orders.nodes[0].changes).toEqual({ nodes: [{ before: 'Aisha', after: 'Ada' }], pageInfo: { hasNextPage: false } });
});
