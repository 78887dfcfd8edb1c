import { JobWork } from '../../../src/platform/work/work.js';
import { daysAfter } from '../../../src/kernel/clock.js';
import { orderDraftRetention } from '../../../src/modules/order-drafts/index.js';
import type { TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { newSeller, topUp, type Person } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';
import { abuDhabi, connectShop, dubai, mug, sessionOf, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let seller: string;
let stranger: Person;
let strangerSession: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  seller = await sessionOf(app, app.accounts.seller);
  stranger = await newSeller(app);
  strangerSession = await sessionOf(app, stranger);
});

const FIELDS =
  'id sellerId version orderId placedAt updatedAt expiresAt problems { field code message } content { order { shopDomain orderNumber } customer { firstName } products { name price } }';
const CREATE = `mutation($input: OrderDraftInput!) { createOrderDraft(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $content: OrderDraftContentInput!, $version: Int) { updateOrderDraft(id: $id, content: $content, version: $version) { ${FIELDS} } }`;
const PLACE =
  'mutation($id: ID!) { placeOrderDraft(id: $id) { orderId orderReference shopDomain replayed order { orderNumber total { amount } } } }';
const DELETE = 'mutation($id: ID!) { deleteOrderDraft(id: $id) }';
const LIST = `query($sellerId: ID) { orderDrafts(sellerId: $sellerId, first: 100) { totalCount nodes { id } } }`;

const customer = { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971 50 123 4567' };
const { currency: _currency, volume: _volume, ...plainMug } = mug;
const whole = { order: { currency: 'USD' }, customer, origin: dubai, destination: abuDhabi, products: [plainMug] };

const create = async (content: object, { by = seller, ...input }: { by?: string; sellerId?: string; clientKey?: string } = {}) =>
  (await ask(app, by, CREATE, { input: { ...input, content } })).createOrderDraft;
const listed = async (by: string, sellerId?: string): Promise<string[]> =>
  (await ask(app, by, LIST, { sellerId })).orderDrafts.nodes.map(({ id }: { id: string }) => id);

describe('A draft of an order', () => {
  it('keeps what is known and says what is missing', async () => {
    const draft = await create({ customer: { firstName: 'Aisha' }, products: [{ name: 'Mug', price: '12.50' }] });

    expect(draft.content).toEqual({ order: null, customer: { firstName: 'Aisha' }, products: [{ name: 'Mug', price: '12.50' }] });
    const missing = draft.problems.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    expect(missing).toEqual(
      expect.arrayContaining([
        'order.currency MISSING_FIELD',
        'customer.email MISSING_FIELD',
        'destination.city MISSING_FIELD',
        'products[0].grams MISSING_FIELD',
        'products[0].length MISSING_FIELD',
      ]),
    );
    expect(missing).not.toContain('products[0].price MISSING_FIELD');
    // One name is enough.
    expect(missing).not.toContain('customer.lastName MISSING_FIELD');
    expect(missing).not.toContain('order.orderNumber VALIDATION_FAILED');
  });

  it('is refused with its problems, finished, and then placed with the next number of the seller', async () => {
    const { id, version } = await create({ customer });
    const refusal = await refused(app, seller, PLACE, { id });
    expect(refusal.code).toBe('MISSING_FIELD');
    expect(refusal.errors.map(({ field }) => field)).toContain('destination.city');

    const changed = (await ask(app, seller, UPDATE, { id, content: whole, version })).updateOrderDraft;
    expect(changed).toMatchObject({ version: version + 1, problems: [] });
    const { placeOrderDraft: placed } = await ask(app, seller, PLACE, { id });
    expect(placed).toMatchObject({ replayed: false, order: { total: { amount: '100.00' } } });
    expect(placed.orderReference).toMatch(/^M-\d+$/);
    expect(placed.shopDomain).toMatch(/^manual-[0-9a-f]{32}\.internal$/);
    expect(placed.order.orderNumber).toBe(1_000_000_000_000 + Number(placed.orderReference.slice(2)));

    expect(await listed(seller)).not.toContain(id);
    expect((await ask(app, seller, PLACE, { id })).placeOrderDraft).toMatchObject({ orderId: placed.orderId, replayed: true });
  });

  it('needs one name and one way to reach the recipient, and keeps them when something else is corrected', async () => {
    const draft = await create({ ...whole, customer: { firstName: 'Madonna', phone: '050 123 4567' } });
    expect(draft.problems).toEqual([]);
    const placed = (await ask(app, seller, PLACE, { id: draft.id })).placeOrderDraft;
    const CORRECT =
      'mutation($id: String!, $c: CustomerChangesInput!) { updateOrder(orderId: $id, input: { customer: $c }) { order { customer { firstName lastName email phone } } } }';
    const correct = async (c: object) => (await ask(app, seller, CORRECT, { id: placed.orderId, c })).updateOrder.order.customer;

    expect(await correct({ phone: '050 765 4321' })).toEqual({ firstName: 'Madonna', lastName: '', email: '', phone: '050 765 4321' });
    for (const c of [{ firstName: '' }, { phone: null }])
      expect(await refused(app, seller, CORRECT, { id: placed.orderId, c })).toMatchObject({ code: 'VALIDATION_FAILED' });
    const { problems } = await create({ ...whole, customer: { company: 'Acme' } });
    expect(problems).toEqual([{ field: 'customer.email', code: 'MISSING_FIELD', message: 'is required without a phone number' }]);
  });

  it('is placed at the price that was shown, or not at all', async () => {
    const PLACE_AT = 'mutation($id: ID!, $r: Decimal) { placeOrderDraft(id: $id, expectedRate: $r) { orderId actualRate { amount } } }';
    const { id } = await create(whole);
    const refusal = await refused(app, seller, PLACE_AT, { id, r: '0.01' });
    expect(refusal).toMatchObject({ code: 'RATE_CHANGED', message: expect.stringMatching(/costs [0-9.]+ USD now. 0.01 USD was shown/) });
    const [, now = ''] = /costs ([0-9.]+) USD/.exec(refusal.message) ?? [];
    const { placeOrderDraft: placed } = await ask(app, seller, PLACE_AT, { id, r: now });

    expect(placed.actualRate.amount).toBe(now);
    // A repeat after a lost answer is not asked again.
    expect((await ask(app, seller, PLACE_AT, { id, r: '0.01' })).placeOrderDraft.orderId).toBe(placed.orderId);
    expect(await refused(app, seller, PLACE_AT, { id: (await create(whole)).id, r: '1.005' })).toMatchObject({
      errors: [{ field: 'expectedRate' }],
    });
  });

  it('becomes one order when fifty copies of a request place it', async () => {
    const { id } = await create(whole);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(app, seller, PLACE, { id })));

    expect(new Set(answers.map(({ placeOrderDraft }) => placeOrderDraft.orderId)).size).toBe(1);
    expect(answers.filter(({ placeOrderDraft }) => !placeOrderDraft.replayed)).toHaveLength(1);
  });

  it('gets a number of its own beside thirty others at the same time', async () => {
    const drafts = await Promise.all(Array.from({ length: 30 }, () => create(whole)));
    const answers = await Promise.all(drafts.map(({ id }: { id: string }) => ask(app, seller, PLACE, { id })));

    expect(new Set(answers.map(({ placeOrderDraft }) => placeOrderDraft.orderReference)).size).toBe(30);
  });

  it('is made once with one key', async () => {
    const drafts = await Promise.all(Array.from({ length: 10 }, () => create(whole, { clientKey: 'form-1' })));

    expect(new Set(drafts.map(({ id }: { id: string }) => id)).size).toBe(1);
    expect((await create(whole, { by: strangerSession, clientKey: 'form-1' })).id).not.toBe(drafts[0].id);
  });

  it('does not overwrite a change that was not read', async () => {
    const { id, version } = await create({ customer });
    await ask(app, seller, UPDATE, { id, content: whole, version });

    expect(await refused(app, seller, UPDATE, { id, content: {}, version })).toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it('does not change after it was placed', async () => {
    const { id } = await create(whole);
    const { orderId } = (await ask(app, seller, PLACE, { id })).placeOrderDraft;

    expect(await refused(app, seller, UPDATE, { id, content: {} })).toMatchObject({ code: 'UPDATE_FAILED', orderId });
    expect(await refused(app, seller, DELETE, { id })).toMatchObject({ code: 'UPDATE_FAILED' });
  });

  it('can be thrown away', async () => {
    const { id } = await create({ customer });
    await ask(app, seller, DELETE, { id });

    expect(await refused(app, seller, PLACE, { id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of a store needs the number of the store', async () => {
    const order = { shopDomain: shop.domain, currency: 'USD' };
    const draft = await create({ ...whole, order });
    expect(draft.problems).toEqual([
      { field: 'order.orderNumber', code: 'MISSING_FIELD', message: 'is required' },
      { field: 'order.orderReference', code: 'MISSING_FIELD', message: 'is required' },
    ]);

    await ask(app, seller, UPDATE, { id: draft.id, content: { ...whole, order: { ...order, orderNumber: 7001 } } });
    expect((await ask(app, seller, PLACE, { id: draft.id })).placeOrderDraft).toMatchObject({
      orderReference: '7001',
      shopDomain: shop.domain,
    });
  });

  it('cannot be larger than a form', async () => {
    const products = Array.from({ length: 1001 }, () => ({ name: 'Mug' }));
    expect(await refused(app, seller, CREATE, { input: { content: { products } } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'content.products' }],
    });
    const long = Array.from({ length: 30 }, () => ({ name: 'x'.repeat(4_000) }));
    expect(await refused(app, seller, CREATE, { input: { content: { products: long } } })).toMatchObject({
      errors: [{ field: 'content' }],
    });
  });

  it('is deleted 90 days after its last change', async () => {
    const { id, updatedAt, expiresAt } = await create({ customer });
    const old = await create({ customer });
    expect(new Date(expiresAt).getTime()).toBe(daysAfter(new Date(updatedAt), 90).getTime());
    // Ids carry the real time.
    const later = { now: () => daysAfter(new Date(), 91) };
    await ask(app, seller, UPDATE, { id: old.id, content: { customer } });
    await app.database.sql('update order_draft set updated_at = $2 where id = $1', [id, daysAfter(new Date(), 2)]);
    await orderDraftRetention.run(new JobWork({ ...app.services, clock: later }, app.database.sql, app.database.unitOfWork));

    expect(await listed(seller)).toContain(id);
    expect(await listed(seller)).not.toContain(old.id);
  });
});

describe('Drafts of others', () => {
  it('do not exist for another seller', async () => {
    const { id } = await create(whole);

    expect(await listed(strangerSession)).not.toContain(id);
    for (const [query, more] of [[PLACE], [DELETE], [UPDATE, { content: {} }], ['query($id: ID!) { orderDraft(id: $id) { id } }']] as const)
      expect(await refused(app, strangerSession, query, { id, ...more })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, strangerSession, CREATE, { input: { content: { order: { shopDomain: shop.domain } } } })).toMatchObject({
      errors: [{ field: 'content.order.shopDomain' }],
    });
    expect(await refused(app, seller, CREATE, { input: { sellerId: stranger.id, content: {} } })).toMatchObject({
      code: 'SELLER_NOT_FOUND',
    });
  });

  it('are kept by the operator for a seller, who places them', async () => {
    await topUp(app, app.accounts.erpToken, stranger.id, '100');
    const { id } = await create(whole, { by: app.accounts.erpToken, sellerId: stranger.id });

    expect(await listed(app.accounts.erpToken, stranger.id)).toContain(id);
    expect(await listed(strangerSession)).toContain(id);
    expect((await ask(app, strangerSession, PLACE, { id })).placeOrderDraft.replayed).toBe(false);
    expect(await refused(app, app.accounts.erpToken, CREATE, { input: { content: {} } })).toMatchObject({ code: 'MISSING_FIELD' });
    expect(await refused(app, app.accounts.erpToken, CREATE, { input: { content: {}, sellerId: 'x' } })).toMatchObject({
      code: 'SELLER_NOT_FOUND',
    });
  });

  it('are not shown to a shop, whose own belong to it', async () => {
    const ofSeller = await create(whole);
    const ofShop = await create({ customer }, { by: shop.token });

    expect(ofShop.content.order.shopDomain).toBe(shop.domain);
    expect(await listed(shop.token)).toContain(ofShop.id);
    expect(await listed(shop.token)).not.toContain(ofSeller.id);
    expect(await refused(app, shop.token, DELETE, { id: ofSeller.id })).toMatchObject({ code: 'NOT_FOUND' });
    const other = await connectShop(app);
    expect(await refused(app, other.token, DELETE, { id: ofShop.id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('gives the domain of orders of no store to no store', async () => {
  const { id } = await create(whole);
  const { shopDomain } = (await ask(app, seller, PLACE, { id })).placeOrderDraft;

  const answer = await app.client.post('/api/login', {
    ...app.accounts.seller,
    shopId: shopDomain,
    shopName: 'Mine',
    platform: 'own',
    url: 'https://mine.example',
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('reserved for orders of no store');
});
