import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { anOrder, connectShop, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});

const MAX_ANSWER = 64 * 1024;
const many = <T>(count: number, entry: T): T[] => Array<T>(count).fill(entry);

/** The cost of a request is measured in what it leaves: a small answer, and a service that goes on. */
async function refusedBriefly(answer: Answer, message: string): Promise<void> {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  expect(answer.body.errors.map((error: { field: string; message: string }) => `${error.field} ${error.message}`)).toContain(message);
  expect(answer.body.errors.length).toBeLessThanOrEqual(21);
  expect(answer.text.length).toBeLessThan(MAX_ANSWER);
  expect((await app.client.get('/livez')).status).toBe(200);
}

describe('A list that is too long', () => {
  it('of a login without a token is refused before its entries are read', async () => {
    const answer = await app.client.post('/api/login', { locations: many(300_000, {}) });

    await refusedBriefly(answer, 'locations must have at most 500 entries');
    // Its fields are looked at, the 300,000 entries are not.
    expect(answer.body.errors.every(({ field }: { field: string }) => !field.startsWith('locations['))).toBe(true);
  });

  it.each([
    ['/api/order', { products: many(300_000, {}) }, 'products must have at most 1000 entries'],
    ['/api/rates', { products: many(300_000, 0) }, 'products must have at most 1000 entries'],
    ['/api/locations/add', many(300_000, {}), 'null must have at most 500 entries'],
    ['/api/locations/update', many(300_000, null), 'null must have at most 500 entries'],
  ])('of a store at %s is refused before its entries are read', async (path, body, message) => {
    await refusedBriefly(await app.client.post(path, body, shop.headers), message);
  });

  it.each([
    ['/api/webhooks', 'apiToken', { url: 'https://a.example', events: many(300_000, 0) }, 'events must have at most 100 entries'],
    ['/api/erp/webhooks', 'erpToken', { url: 'https://a.example', events: many(300_000, 0) }, 'events must have at most 100 entries'],
    ['/api/erp/rates', 'erpToken', { products: many(300_000, {}) }, 'products must have at most 1000 entries'],
  ] as const)('of a system at %s is refused before its entries are read', async (path, token, body, message) => {
    await refusedBriefly(await app.client.post(path, body, bearer(app.accounts[token])), message);
  });
});

describe('A list of the greatest length', () => {
  it('is read: 1,000 lines of an order', async () => {
    const products = many(1_000, {
      name: 'Pin',
      quantity: 1,
      price: 1,
      grams: 1,
      length: 10,
      width: 10,
      height: 0.1,
      volume: 10,
      currency: 'USD',
    });
    const order = anOrder(shop.domain, { subTotal: 1_000, tax: 0, discount: 0, total: 1_000 });
    const answer = await app.client.post('/api/order', { ...order, products }, shop.headers);

    expect(answer.body).toMatchObject({ status: 'success' });
  });

  it('is read: 500 locations', async () => {
    const location = { address: 'Street 1', city: 'Ulm', state: 'BW', countryCode: 'DE', zip: '89073' };
    const locations = Array.from({ length: 500 }, (_, n) => ({ ...location, refId: `L${n}`, refName: `Store ${n}` }));
    const { body } = await app.client.post('/api/locations/add', locations, shop.headers);

    expect({ ...body, locations: body.locations?.length }).toMatchObject({ status: 'success', locations: 500, created: 500 });
  });
});

describe('The answer to a bad request', () => {
  it('tells 20 mistakes and how many there are besides', async () => {
    const answer = await app.client.post('/api/order', { ...anOrder(shop.domain), products: many(1_000, {}) }, shop.headers);

    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(21);
    expect(answer.body.errors.at(-1)).toMatchObject({ field: null, message: expect.stringMatching(/^and \d{3,} more$/) });
    expect(answer.text.length).toBeLessThan(MAX_ANSWER);
  });

  it('repeats no long name or value of the caller', async () => {
    const long = 'é"\u0001'.repeat(500);
    const products = many(50, { ...anOrder(shop.domain).products[0], quantity: long, [long]: 1 });
    const answer = await app.client.post('/api/order', { ...anOrder(shop.domain), paymentStatus: long, products }, shop.headers);

    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(MAX_ANSWER);
    const unknown = await app.client.post('/api/erp/shipments/none/notes', { [long]: 1, note: 'x' }, bearer(app.accounts.erpToken));
    expect(unknown.text.length).toBeLessThan(MAX_ANSWER);
  });
});
