import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer } from '../support/client.js';
import { connectShop, placeOrder, walkByRequests } from '../support/story.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedWeb();
});
it('takes an order from the checkout to delivered, and the money goes where it belongs', async () => {
  const shop = await connectShop(app);
  const placed = await placeOrder(app, shop);
  expect(placed.status).toBe(200);
  expect(placed.body).toMatchObject({ status: 'success', carrier: 'SVC_ECO', actualRate: 7.14, awbAssigned: false, tracking_url: null });

  await walkByRequests(app, placed.body.shipment_id, 'delivered');

  const query = `{ shipment(id: "${placed.body.shipment_id}") { status billingStatus awbAssigned seller { wallets { balance { amount } held { amount } } } } ledgerIntegrity { ok } }`;
  const { body } = await app.client.post('/graphql', { query }, bearer(app.accounts.erpToken));
  expect(body.data).toEqual({
    shipment: {
      status: 'DELIVERED',
      billingStatus: 'PAID',
      awbAssigned: true,
      seller: { wallets: [{ balance: { amount: '9992.86' }, held: { amount: '0.00' } }] },
    },
    ledgerIntegrity: { ok: true },
  });
});
