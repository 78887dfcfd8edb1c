import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf } from '../../support/people.js';
import { anOrder, connectShop, moveTo, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';
import { chainOf, move, viewOf } from '../../support/shipments.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true });
});

const FULFIL = 'mutation($id: String!) { fulfilOrder(orderId: $id) { reference status } }';
const CANCEL = 'mutation($id: String!) { cancelOrder(orderId: $id) { reference status billingStatus } }';
const placed = async (by = shop): Promise<{ id: string; orderId: string }> => {
  const { body } = await placeOrder(app, by);
  return { id: body.shipment_id, orderId: body.orderId };
};
const at = async (status: string): Promise<{ id: string; orderId: string }> => {
  const order = await placed();
  await move(app, admin, order.id, status.toUpperCase(), { force: true, note: 'to begin a test there' });
  return order;
};

describe('Fulfilling an order', () => {
  it('moves it from new to fulfilled', async () => {
    const { id, orderId } = await placed();

    expect(await ask(app, shop.token, FULFIL, { id: orderId })).toEqual({ fulfilOrder: { reference: id, status: 'FULFILLED' } });
    expect((await viewOf(app, id)).timeline.at(-1)).toMatchObject({ from: 'NEW', to: 'FULFILLED', actorType: 'shop' });
  });

  it.each(['fulfilled', 'pickup', 'picked_up', 'booked', 'in_transit', 'delivered', 'on_hold', 'failed', 'return_to_sender'])(
    'is done already at %s',
    async (status) => {
      const { id, orderId } = await at(status);
      const before = await viewOf(app, id);

      expect((await ask(app, shop.token, FULFIL, { id: orderId })).fulfilOrder.status).toBe(status.toUpperCase());
      expect(await viewOf(app, id)).toEqual(before);
    },
  );

  it('is too late once it is cancelled', async () => {
    const { orderId } = await placed();
    await ask(app, shop.token, CANCEL, { id: orderId });

    expect(await refused(app, shop.token, FULFIL, { id: orderId })).toMatchObject({ code: 'FULFIL_NOT_ALLOWED' });
  });

  it('needs an order', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'x', ''])
      expect(await refused(app, shop.token, FULFIL, { id })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('happens once when twenty requests say so', async () => {
    const { id, orderId } = await placed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(app, shop.token, FULFIL, { id: orderId })));

    expect(answers.every(({ fulfilOrder }) => fulfilOrder.status === 'FULFILLED')).toBe(true);
    expect(chainOf(await viewOf(app, id))).toEqual(['NEW', 'FULFILLED']);
  });

  it.each(['seller', 'operator'] as const)('may be done by the %s as well', async (who) => {
    const { orderId } = await placed();

    expect((await ask(app, await sessionOf(app, app.accounts[who]), FULFIL, { id: orderId })).fulfilOrder.status).toBe('FULFILLED');
  });
});

describe('Cancelling an order', () => {
  it.each(['fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected'])('is allowed at %s', async (status) => {
    const { id, orderId } = await at(status);

    expect((await ask(app, shop.token, CANCEL, { id: orderId })).cancelOrder).toMatchObject({ reference: id, status: 'CANCELLED' });
  });

  it.each(['picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'failed', 'return_to_sender', 'delivered'])(
    'is refused at %s',
    async (status) => {
      const { id, orderId } = await at(status);
      const before = await viewOf(app, id);

      expect(await refused(app, shop.token, CANCEL, { id: orderId })).toMatchObject({ code: 'CANCEL_NOT_ALLOWED' });
      expect(await viewOf(app, id)).toEqual(before);
    },
  );

  it.each([
    ['new', true],
    ['fulfilled', true],
    ['at_sorting', false],
    ['booked', false],
    ['in_transit', false],
  ])('on hold from %s: %p', async (heldFrom, allowed) => {
    const { id, orderId } = heldFrom === 'new' ? await placed() : await at(heldFrom);
    await moveTo(app, id, 'on_hold');

    if (allowed) expect((await ask(app, shop.token, CANCEL, { id: orderId })).cancelOrder.status).toBe('CANCELLED');
    else expect(await refused(app, shop.token, CANCEL, { id: orderId })).toMatchObject({ code: 'CANCEL_NOT_ALLOWED' });
  });

  it('releases what was held', async () => {
    const person = await newSeller(app);
    await topUp(app, admin, person.id, '10');
    const { orderId } = await placed(await connectShop(app, person));
    expect(await walletOf(app, person.id)).toEqual({ balance: '10.00', held: '7.14' });

    const session = await sessionOf(app, person);
    expect((await ask(app, session, CANCEL, { id: orderId })).cancelOrder.billingStatus).toBe('UNPAID');
    expect(await walletOf(app, person.id)).toEqual({ balance: '10.00', held: '0.00' });
  });

  it('refunds what was paid, once, however often the request is repeated', async () => {
    const person = await newSeller(app);
    await topUp(app, admin, person.id, '10');
    const own = await connectShop(app, person);
    const { id, orderId } = await placed(own);
    await walkTo(app, id, 'pickup');
    expect(await walletOf(app, person.id)).toEqual({ balance: '2.86', held: '0.00' });

    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(app, own.token, CANCEL, { id: orderId })));

    expect(answers.every(({ cancelOrder }) => cancelOrder.status === 'CANCELLED' && cancelOrder.billingStatus === 'REFUNDED')).toBe(true);
    expect(await walletOf(app, person.id)).toEqual({ balance: '10.00', held: '0.00' });
    expect(chainOf(await viewOf(app, id))).toEqual(['NEW', 'FULFILLED', 'PICKUP', 'CANCELLED']);
  });

  it('gives a contract seller back what it owed', async () => {
    const person = await newSeller(app);
    await app.database.sql("update seller set role = 'postpaid' where id = $1", [person.id]);
    app.services.pricing.forget(person.id);
    const own = await connectShop(app, person);
    const { id, orderId } = await placed(own);
    await moveTo(app, id, 'pickup');
    await ask(app, own.token, CANCEL, { id: orderId });

    const [row] = await app.database.sql("select balance_minor from seller_account where seller_id = $1 and kind = 'receivable'", [
      person.id,
    ]);
    expect(row).toEqual({ balance_minor: '0' });
  });

  it('is all the same an end: nothing follows it', async () => {
    const { id, orderId } = await placed();
    await ask(app, shop.token, CANCEL, { id: orderId });
    const { shipment } = await ask(app, shop.token, 'query($id: String!) { shipment(id: $id) { allowedTransitions { to } } }', { id });

    expect(shipment.allowedTransitions).toEqual([]);
    expect((await moveTo(app, id, 'pickup')).body.code).toBe('INVALID_TRANSITION');
  });
});

describe('An order that is sent again', () => {
  const PLACE = 'mutation($input: CreateOrderInput!) { createOrder(input: $input) { replayed warnings { field code message } } }';
  const codes = (answer: { body: { warnings: { code: string }[] } }) => answer.body.warnings.map(({ code }) => code);

  it('is answered that it was cancelled, and is not shipped, over REST and GraphQL', async () => {
    const input = anOrder(shop.domain);
    const send = () => app.client.post('/api/order', input, shop.headers);
    const first = await send();
    expect([first.status, codes(first), codes(await send())]).toEqual([200, [], []]);
    await ask(app, shop.token, CANCEL, { id: first.body.orderId });

    const again = await send();
    expect([again.status, again.body.shipment_id]).toEqual([200, first.body.shipment_id]);
    const warning = { field: 'order.orderNumber', code: 'ORDER_CANCELLED', message: expect.stringContaining('It is not shipped.') };
    const params = { order: String(input.order.orderNumber), date: expect.any(String) };
    expect(again.body.warnings).toEqual([{ ...warning, params }]);
    const { createOrder } = await ask(app, shop.token, PLACE, { input });
    expect(createOrder).toEqual({ replayed: true, warnings: [{ ...warning, message: again.body.warnings[0].message }] });
    expect((await viewOf(app, first.body.shipment_id)).status).toBe('CANCELLED');
  });
});

describe('What a store may do with a shipment', () => {
  it.each([
    ['new', ['CANCELLED', 'FULFILLED']],
    ['fulfilled', ['CANCELLED']],
    ['pickup', ['CANCELLED']],
    ['picked_up', []],
    ['in_transit', []],
    ['delivered', []],
  ])('at %s is %j, and the answer says so', async (status, allowed) => {
    const { id } = status === 'new' ? await placed() : await at(status);
    const query = 'query($id: String!) { shipment(id: $id) { allowedTransitions { to } } }';

    const seen = (await ask(app, shop.token, query, { id })).shipment.allowedTransitions.map(({ to }: { to: string }) => to);
    expect(seen.sort()).toEqual(allowed);
  });
});
