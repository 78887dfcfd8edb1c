import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import type { Answer } from '../support/client.js';
import { expectRefusal } from '../support/refusals.js';
import { viewOf } from '../support/shipments.js';
import { connectShop, moveTo, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let nextNumber = 50_000;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});
const fulfil = (body: unknown, headers = shop.headers): Promise<Answer> => app.client.post('/api/fulfilled', body, headers);
async function placed(): Promise<{ orderNumber: number; orderId: string; id: string }> {
  const orderNumber = nextNumber++;
  const { body } = await placeOrder(app, shop, { orderNumber });
  return { orderNumber, orderId: body.orderId, id: body.shipment_id };
}

describe('A fulfilment notice', () => {
  it('moves the order to fulfilled and names it', async () => {
    const { orderNumber, orderId, id } = await placed();
    const answer = await fulfil({ orderNumber });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'success', message: 'Order fulfilled', orderId });
    expect(await viewOf(app, id)).toMatchObject({ status: 'FULFILLED', sequence: 2 });
  });

  it('takes the number as digits too, and says so when it was known already', async () => {
    const { orderNumber, orderId, id } = await placed();
    await fulfil({ orderNumber });
    const again = await fulfil({ orderNumber: String(orderNumber) });

    expect(again.body).toEqual({ status: 'success', message: 'Order already fulfilled', orderId });
    expect((await viewOf(app, id)).sequence).toBe(2);
  });

  it.each(['pickup', 'delivered'])('changes nothing of an order that is at %s', async (status) => {
    const { orderNumber, orderId, id } = await placed();
    await walkTo(app, id, status);

    expect((await fulfil({ orderNumber })).body).toEqual({ status: 'success', message: 'Order already fulfilled', orderId });
    expect((await viewOf(app, id)).status).toBe(status.toUpperCase());
  });

  it('is counted once, however often it comes at once', async () => {
    const { orderNumber, id } = await placed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fulfil({ orderNumber })));

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.filter(({ body }) => body.message === 'Order fulfilled')).toHaveLength(1);
    expect((await viewOf(app, id)).sequence).toBe(2);
  });

  it('is refused for a cancelled order', async () => {
    const { orderNumber, id } = await placed();
    await moveTo(app, id, 'cancelled');

    expectRefusal(await fulfil({ orderNumber }), { status: 409, code: 'FULFIL_NOT_ALLOWED', family: 'order' });
  });

  it('needs a number that the shop has used', async () => {
    const { orderNumber } = await placed();
    const other = await connectShop(app, app.accounts.otherSeller);
    const sister = await connectShop(app);

    expectRefusal(await fulfil({ orderNumber: 1 }), { status: 404, code: 'ORDER_NOT_FOUND', family: 'order' });
    for (const { headers } of [other, sister])
      expectRefusal(await fulfil({ orderNumber }, headers), { status: 404, code: 'ORDER_NOT_FOUND', family: 'order' });
  });

  it.each([
    [{}, 'MISSING_FIELD'],
    [{ orderNumber: null }, 'MISSING_FIELD'],
    [{ orderNumber: 'x' }, 'VALIDATION_FAILED'],
    [{ orderNumber: 1.5 }, 'VALIDATION_FAILED'],
    [{ orderNumber: -1 }, 'VALIDATION_FAILED'],
  ])('%j is %s', async (body, code) => {
    expectRefusal(await fulfil(body), { status: 400, code, family: 'order', fields: ['orderNumber'] });
  });

  it('is an object and no list', async () => {
    expectRefusal(await fulfil([]), { status: 400, code: 'VALIDATION_FAILED', family: 'order', fields: [null] });
  });

  it('needs a token', async () => {
    expectRefusal(await fulfil({ orderNumber: 1 }, {}), { status: 401, code: 'UNAUTHORIZED', family: 'order' });
  });
});
