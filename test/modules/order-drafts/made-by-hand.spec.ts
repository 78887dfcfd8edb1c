import { startApp, type TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newSeller, topUp } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

const KEEP = 'mutation($i: OrderDraftInput!) { createOrderDraft(input: $i) { id } }';
const PLACE = 'mutation($id: ID!) { placeOrderDraft(id: $id) { orderReference order { orderNumber } shipmentId } }';

const content = {
  order: { currency: 'USD' },
  customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com' },
  origin: { address: 'Al Quoz 3', city: 'Dubai', countryCode: 'AE', zip: '' },
  destination: { address: 'Corniche 5', city: 'Abu Dhabi', countryCode: 'AE', zip: '' },
  products: [{ name: 'Mug', quantity: 1, price: '50', grams: 600, length: 20, width: 20, height: 5 }],
};

it('Fifty shipments made by hand at once get fifty numbers, and each is placed once', async () => {
  const seller = await newSeller(app);
  await topUp(app, await adminOf(app), seller.id, '1000');
  const session = await sessionOf(app, seller);
  // Each form sends everything twice, as after a double click.
  const made = await Promise.all(
    Array.from({ length: 50 }, async (_, form) => {
      const input = { clientKey: `form-${form}`, content };
      const [first, second] = await Promise.all([0, 1].map(async () => (await ask(app, session, KEEP, { i: input })).createOrderDraft.id));
      expect(second).toBe(first);
      const placed = await Promise.all([first, second].map(async (id) => (await ask(app, session, PLACE, { id })).placeOrderDraft));
      expect(placed[1]).toEqual(placed[0]);
      return placed[0];
    }),
  );

  const references = made.map(({ orderReference }) => Number(String(orderReference).replace('M-', ''))).sort((a, b) => a - b);
  expect(new Set(references).size).toBe(50);
  expect(new Set(made.map(({ order }) => order.orderNumber)).size).toBe(50);
  const { shipments } = await ask(app, session, '{ shipments(first: 100) { totalCount } }');
  expect(shipments.totalCount).toBe(50);
});
