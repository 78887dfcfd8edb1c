import { startApp, type TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf, type Person } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { viewOf } from '../support/shipments.js';
import { anOrder, connectShop, moveTo, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let seller: Person;
let shop: ConnectedShop;
let nextNumber = 60_000;
beforeAll(async () => {
  app = await sharedWeb();
  seller = await newSeller(app);
  await topUp(app, await adminOf(app), seller.id, '1000.00');
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true });
});

const cancel = (body: unknown, headers = shop.headers): Promise<Answer> => app.client.post('/api/order/cancelled', body, headers);
async function placed(): Promise<{ orderNumber: number; orderId: string; id: string }> {
  const orderNumber = nextNumber++;
  const { body } = await placeOrder(app, shop, { orderNumber });
  return { orderNumber, orderId: body.orderId, id: body.shipment_id };
}
const refundsOf = (id: string) =>
  app.database.sql(
    `select p.amount_minor, p.direction, p.reverses_posting_id is not null as linked from posting p
      where p.source = 'refund' and p.account = '2100' and p.shipment_id = (select id from shipment where reference = $1)`,
    [id],
  );

describe('A cancellation', () => {
  it('before pickup gives the held money free', async () => {
    const before = await walletOf(app, seller.id);
    const { orderNumber, orderId, id } = await placed();
    const answer = await cancel({ orderNumber });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: 'Order cancelled',
      orderId,
      shipment_id: id,
      orderStatus: 'cancelled',
      refundedAmount: 0,
      currency: 'USD',
    });
    expect(await walletOf(app, seller.id)).toEqual(before);
    expect((await viewOf(app, id)).status).toBe('CANCELLED');
  });

  it('after it was billed gives the money back once, linked to the bill', async () => {
    const before = await walletOf(app, seller.id);
    const { orderNumber, id } = await placed();
    await walkTo(app, id, 'pickup');
    const answer = await cancel({ orderNumber });
    const again = await cancel({ orderNumber });

    expect(answer.body).toMatchObject({ message: 'Order cancelled', refundedAmount: 7.14 });
    expect(again.body).toEqual({ ...answer.body, message: 'Order already cancelled' });
    expect(await walletOf(app, seller.id)).toEqual(before);
    expect(await refundsOf(id)).toEqual([{ amount_minor: '714', direction: 'credit', linked: true }]);
    expect((await viewOf(app, id)).billingStatus).toBe('REFUNDED');
  });

  it('is done once, however often it comes at once', async () => {
    const { orderNumber, id } = await placed();
    await walkTo(app, id, 'pickup');
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel({ orderNumber })));

    expect(answers.map(({ status, body }) => [status, body.refundedAmount])).toEqual(Array(20).fill([200, 7.14]));
    expect(answers.filter(({ body }) => body.message === 'Order cancelled')).toHaveLength(1);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it.each(['picked_up', 'in_transit', 'delivered'])('comes too late at %s', async (status) => {
    const { orderNumber, id } = await placed();
    if (status === 'picked_up') {
      await moveTo(app, id, 'pickup');
      await moveTo(app, id, 'picked_up');
    } else await walkTo(app, id, status);

    expectRefusal(await cancel({ orderNumber }), { status: 409, code: 'CANCEL_NOT_ALLOWED', family: 'order' });
    expect((await viewOf(app, id)).status).toBe(status.toUpperCase());
  });

  it('is possible on a hold that began before pickup', async () => {
    const { orderNumber, id } = await placed();
    await moveTo(app, id, 'on_hold');

    expect((await cancel({ orderNumber })).body.orderStatus).toBe('cancelled');
  });

  it('needs a number that the shop has used', async () => {
    const { orderNumber } = await placed();
    const other = await connectShop(app, app.accounts.otherSeller);

    expectRefusal(await cancel({ orderNumber: 1 }), { status: 404, code: 'ORDER_NOT_FOUND', family: 'order' });
    expectRefusal(await cancel({ orderNumber }, other.headers), { status: 404, code: 'ORDER_NOT_FOUND', family: 'order' });
    expectRefusal(await cancel({}), { status: 400, code: 'MISSING_FIELD', family: 'order', fields: ['orderNumber'] });
    expectRefusal(await cancel({ orderNumber }, bearer(app.accounts.erpToken)), { status: 401, code: 'UNAUTHORIZED', family: 'order' });
  });

  it('over GraphQL names the shop, unless a shop asks', async () => {
    const mutation =
      'mutation($n: WholeNumber!, $d: String) { cancelOrderByNumber(orderNumber: $n, shopDomain: $d) { changed refundedAmount { amount } } }';
    const { orderNumber } = await placed();
    const unnamed = await refused(app, app.accounts.erpToken, mutation, { n: orderNumber });
    const done = await ask(app, app.accounts.erpToken, mutation, { n: orderNumber, d: shop.domain });

    expect(unnamed).toMatchObject({ code: 'MISSING_FIELD', errors: [{ field: 'shopDomain' }] });
    expect(done.cancelOrderByNumber).toEqual({ changed: true, refundedAmount: { amount: '0.00' } });
    expect(await refused(app, undefined, mutation, { n: orderNumber, d: shop.domain })).toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('Where only activated shops may order', () => {
  it('these notices need an activated shop too, over REST and GraphQL', async () => {
    const strict = await startApp({ ROLE: 'web', REQUIRE_ACTIVATION_FOR_ORDERS: 'true' });
    const shop = await connectShop(strict);
    const { headers, token } = shop;
    await strict.client.post('/api/activation', { activate: true }, headers);
    const order = anOrder(shop.domain);
    expect((await strict.client.post('/api/order', order, headers)).status).toBe(200);
    await strict.client.post('/api/activation', { activate: false }, headers);
    const answers = [
      await strict.client.post('/api/order/cancelled', { orderNumber: 1 }, headers),
      await strict.client.post('/api/fulfilled', {}, headers),
    ];
    const refusals = [
      await refused(strict, token, `mutation { fulfilOrderByNumber(orderNumber: ${order.order.orderNumber}) { changed } }`),
      await refused(strict, token, `mutation { cancelOrderByNumber(orderNumber: ${order.order.orderNumber}) { changed } }`),
    ];
    await strict.stop();

    for (const answer of answers)
      expectRefusal(answer, { status: 401, code: 'UNAUTHORIZED', reason: 'SHOP_NOT_ACTIVATED', family: 'order' });
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'UNAUTHORIZED', reason: 'SHOP_NOT_ACTIVATED' });
  });
});
