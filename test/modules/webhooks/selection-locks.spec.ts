import { ask } from '../../support/graphql.js';
import { adminOf, newSeller, topUp, walletOf, type Person } from '../../support/people.js';
import { anOrder, connectShop, moveTo, mug, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, openFixture, type Fixture } from './webhook-story.js';

const LINES = '{ order { lines { name quantity price { amount } } } }';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

interface Store {
  readonly sellerId: string;
  readonly login: Person;
  readonly shop: ConnectedShop;
  readonly session: string;
}

/** A seller with money and one shop. */
async function newStore(): Promise<Store> {
  const { app } = fixture;
  const seller = await newSeller(app);
  await topUp(app, app.accounts.erpToken, seller.id, '500');
  return { sellerId: seller.id, login: seller, shop: await connectShop(app, seller), session: await sessionOf(app, seller) };
}

/** Runs `work` with this done before each answer to a selection. */
async function whileAnswering<T>(watch: () => Promise<void>, work: () => Promise<T>): Promise<{ result: T; answers: string[] }> {
  const { selections } = fixture.app.services.webhooks;
  const answer = selections.answer.bind(selections);
  const answers: string[] = [];
  selections.answer = async (...asked) => {
    answers.push(asked[2].selection);
    await watch();
    return answer(...asked);
  };
  try {
    return { result: await work(), answers };
  } finally {
    selections.answer = answer;
  }
}

/** Fails at once if another transaction holds the lock of a wallet. */
const walletIsFree = async ({ sellerId }: Store): Promise<void> => {
  const rows = await fixture.app.database.sql('select 1 from seller_account where seller_id = $1 for update nowait', [sellerId]);
  expect(rows.length).toBeGreaterThan(0);
};

const report = (id: string, status: string) =>
  ask(fixture.app, fixture.app.accounts.erpToken, 'mutation($i: TransitionShipmentInput!) { reportShipment(input: $i) { newStatus } }', {
    i: { id, status },
  });

const selectionsAreKnown = () => fixture.app.services.webhooks.book.refresh();

describe('While the selections of a change are answered', () => {
  it('the wallet is not locked by a new order, and other orders of the seller and of others are placed', async () => {
    const { app } = fixture;
    const [mine, other] = [await newStore(), await newStore()];
    const sibling = await connectShop(app, mine.login);
    await addWebhook(app, mine.shop.token, 'https://store.example/hook', { selection: '{ status }' });
    await selectionsAreKnown();
    const placed: number[] = [];
    const { result, answers } = await whileAnswering(
      async () => {
        await walletIsFree(mine);
        placed.push((await placeOrder(app, sibling)).status, (await placeOrder(app, other.shop)).status);
      },
      () => placeOrder(app, mine.shop),
    );
    expect([result.status, answers, placed]).toEqual([200, ['{ status }'], [200, 200]]);
    expect(Number((await walletOf(app, mine.sellerId)).held)).toBeGreaterThan(0);
  });

  it('the wallet is not locked by a booked pickup, a cancellation, a return or a report of several steps', async () => {
    const { app } = fixture;
    const store = await newStore();
    await addWebhook(app, store.shop.token, 'https://store.example/hook', { selection: '{ status billingStatus }' });
    await selectionsAreKnown();
    const [first, second, third] = [
      await placeOrder(app, store.shop),
      await placeOrder(app, store.shop),
      await placeOrder(app, store.shop),
    ];
    const { answers } = await whileAnswering(
      () => walletIsFree(store),
      async () => {
        for (const { body } of [first, second]) await walkTo(app, body.shipment_id, 'fulfilled');
        for (const { body } of [first, second]) expect((await moveTo(app, body.shipment_id, 'pickup')).status).toBe(200);
        const { shipment } = await ask(app, store.session, `{ shipment(id: "${second.body.shipment_id}") { order { id } } }`);
        await ask(app, store.session, `mutation { cancelOrder(orderId: "${shipment.order.id}") { id } }`);
        await report(first.body.shipment_id, 'DELIVERED');
        await report(third.body.shipment_id, 'IN_TRANSIT');
        const back = await app.client.post('/api/return-shipment', { shipment_id: first.body.shipment_id }, store.shop.headers);
        expect(back.status).toBe(200);
      },
    );
    expect(answers.length).toBeGreaterThan(8);
    const of = async (id: string) => (await ask(app, store.session, `{ shipment(id: "${id}") { billingStatus } }`)).shipment.billingStatus;
    expect(await Promise.all([first, second, third].map(({ body }) => of(body.shipment_id)))).toEqual(['PAID', 'REFUNDED', 'PAID']);
  });
});

describe('The selections of one change', () => {
  it('are computed once if they are equal', async () => {
    const { app } = fixture;
    const store = await newStore();
    const hooks = [await fixture.receiver(), await fixture.receiver(), await fixture.receiver()];
    for (const hook of hooks) await addWebhook(app, store.shop.token, hook.url(), { selection: LINES });
    await selectionsAreKnown();
    const { answers } = await whileAnswering(
      () => Promise.resolve(),
      () => placeOrder(app, store.shop),
    );
    expect(answers).toEqual([LINES]);
    await waitFor('all are told', () => hooks.every(({ received }) => received.length === 1));
    for (const hook of hooks) expect(heard(hook)[0]?.body.data.selection.order.lines).toHaveLength(1);
  });

  it('share a budget of 256 KiB per owner, beyond which they are null with the reason', async () => {
    const { app } = fixture;
    const store = await newStore();
    const admin = await adminOf(app);
    const hooks: Awaited<ReturnType<Fixture['receiver']>>[] = [];
    for (let index = 0; index < 12; index++) {
      const hook = await fixture.receiver();
      // Different texts, so that each is computed.
      const names = Array.from({ length: 9 }, (_, each) => `n${index}x${each}: name`).join(' ');
      await addWebhook(app, store.shop.token, hook.url(), { selection: `{ order { lines { ${names} } } }` });
      hooks.push(hook);
    }
    const ofOperator = await fixture.receiver();
    const create = 'mutation($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook { id } } }';
    await ask(app, admin, create, { i: { url: ofOperator.url(), events: ['shipment.update'], selection: '{ status }' } });
    await selectionsAreKnown();
    const products = Array.from({ length: 14 }, (_, index) => ({ ...mug, name: `Mug ${index} `.padEnd(190, '.'), quantity: 1 }));
    const order = { ...anOrder(store.shop.domain, { subTotal: 700, total: 695 }), products };
    const { text } = await app.client.post('/api/order', order, store.shop.headers);
    expect(text).toContain('shipment_id');
    await waitFor('all are told', () => [...hooks, ofOperator].every(({ received }) => received.length === 1));
    const told = hooks.map((hook) => heard(hook)[0]?.body.data);
    const sizes = told.flatMap(({ selection }) => (selection ? [JSON.stringify({ data: selection, errors: [] }).length] : []));
    const sum = sizes.reduce((one, other) => one + other, 0);
    expect(sum).toBeLessThanOrEqual(256 * 1024);
    expect(sum + (sizes[0] ?? 0)).toBeGreaterThan(256 * 1024);
    const beyond = told.filter(({ selection }) => selection === null);
    expect(beyond).toHaveLength(hooks.length - sizes.length);
    expect(beyond[0]?.selection_errors).toEqual([{ message: expect.stringContaining('together answer more than'), path: '' }]);
    expect(heard(ofOperator)[0]?.body.data.selection).toEqual({ status: 'NEW' });
  });

  it('that read more than 6,000 values are left out with the reason, and only two of those are tried', async () => {
    const { app } = fixture;
    const store = await newStore();
    const hooks = await Promise.all([0, 1, 2, 3].map(() => fixture.receiver()));
    for (const [index, hook] of hooks.entries()) {
      const selection = `{ order { lines { n${index}: name quantity grams length width height } } }`;
      await addWebhook(app, store.shop.token, hook.url(), { selection });
    }
    await selectionsAreKnown();
    const small = { ...mug, quantity: 1, price: 0.1, grams: 1, length: 1, width: 1, height: 0.1, volume: 0.1 };
    const order = {
      ...anOrder(store.shop.domain, { subTotal: 100, total: 95 }),
      products: Array.from({ length: 1_000 }, () => small),
    };
    const { result, answers } = await whileAnswering(
      () => Promise.resolve(),
      () => app.client.post('/api/order', order, store.shop.headers),
    );
    expect(result.status).toBe(200);
    expect(answers.filter((selection) => selection.includes('grams'))).toHaveLength(2);
    await waitFor('all are told', () => hooks.every(({ received }) => received.length === 1));
    const reasons = hooks.map((hook) => heard(hook)[0]?.body.data.selection_errors[0].message);
    expect(reasons.filter((reason) => reason.includes('more than 65536 bytes or 6000 values'))).toHaveLength(1);
    expect(reasons.filter((reason) => reason.includes('together answer more than'))).toHaveLength(3);
  });
});
