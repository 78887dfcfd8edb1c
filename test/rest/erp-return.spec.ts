import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { INSTANT, UUID_7 } from '../support/patterns.js';
import { adminOf, ledgerIsWhole, newErpToken, walletOf } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { connectShop, moveTo, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let sellerId: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  sellerId = (await ask(app, shop.token, '{ me { seller { id } } }')).me.seller.id;
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true });
});

async function delivered(): Promise<{ id: string; detailId: string }> {
  const { body } = await placeOrder(app, shop);
  await walkTo(app, body.shipment_id, 'delivered');
  return { id: body.shipment_id, detailId: body.nbox.shipment_detail_id };
}
const giveBack = (id: string, body: unknown = { reason: 'Chipped' }, token = app.accounts.erpToken): Promise<Answer> =>
  app.client.post(`/api/erp/shipments/${id}/return`, body, bearer(token));
const eventsOf = (subjectId: string) =>
  app.database.sql<{ data: Record<string, unknown>; owner_id: string }>(
    `select data, owner_id from event where type = 'return.created' and subject_id = $1`,
    [subjectId],
  );

describe('A return by the operator', () => {
  it('is answered with exactly the documented fields', async () => {
    const { id, detailId } = await delivered();
    const answer = await giveBack(detailId, { reason: 'Chipped', notes: 'Ring twice', operatorEmail: 'erp.user@example.com' });

    expect(answer.status).toBe(200);
    const { returnShipment, ...data } = answer.body.data;
    expect(answer.body).toEqual({ status: 'success', message: expect.stringMatching(/\S/), data: expect.any(Object) });
    expect(data).toEqual({
      originalShipmentId: id,
      shipmentId: `RTN-${id}`,
      actualRate: 7.14,
      fee: { amount: 7.14, currency: 'USD', waived: false, billingStatus: 'unpaid', transactionId: null },
    });
    expect(returnShipment).toMatchObject({
      id: expect.stringMatching(UUID_7),
      shipmentDetailId: expect.stringMatching(UUID_7),
      unifiedRefId: `RTN-${id}`,
      original_shipment_id: id,
      status: 'new',
      returnReason: 'Chipped',
      createdAt: expect.stringMatching(INSTANT),
    });
  });

  it('is sent as an event with the same body as the answer, and so is a return of the store', async () => {
    const byOperator = (await giveBack((await delivered()).id)).body.data.returnShipment;
    const byStore = (
      await app.client.post('/api/return-shipment', { shipment_id: (await delivered()).id, returnReason: 'Too small' }, shop.headers)
    ).body.returnShipment;

    for (const made of [byOperator, byStore]) {
      expect(await eventsOf(made.id)).toEqual([{ data: made, owner_id: sellerId }]);
    }
  });

  it('is recorded with its requester', async () => {
    const { id } = await delivered();
    await giveBack(id, { reason: 'Chipped', operatorEmail: 'erp.user@example.com' });

    const query = 'query($id: String!) { shipment(id: $id) { operatorActions { action operatorEmail reason actorType } } }';
    expect((await ask(app, app.accounts.erpToken, query, { id })).shipment.operatorActions).toEqual([
      { action: 'return', operatorEmail: 'erp.user@example.com', reason: 'Chipped', actorType: 'erp' },
    ]);
    expect((await ask(app, shop.token, query, { id })).shipment.operatorActions).toEqual([]);
  });

  it('costs the seller nothing when the fee is waived', async () => {
    const { id } = await delivered();
    const before = await walletOf(app, sellerId);
    const { body } = await giveBack(id, { reason: 'Our fault', waiveFee: true });
    await moveTo(app, body.data.shipmentId, 'pickup');

    expect(body.data).toMatchObject({
      actualRate: 7.14,
      fee: { amount: 0, waived: true, billingStatus: 'waived', transactionId: null },
      returnShipment: { paymentStatus: 'waived' },
    });
    expect(await walletOf(app, sellerId)).toEqual(before);
  });

  it('is made once, however many ask for it at once', async () => {
    const { id } = await delivered();
    const answers = await Promise.all(Array.from({ length: 30 }, () => giveBack(id)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectRefusal(answer, { status: 400, code: 'RETURN_EXISTS', family: 'erp' });
    }
  });

  it.each([
    ['a reason', {}, 'MISSING_FIELD', ['reason']],
    ['a reason that says something', { reason: '  ' }, 'MISSING_FIELD', ['reason']],
    ['a short reason', { reason: 'x'.repeat(501) }, 'VALIDATION_FAILED', ['reason']],
    ['an e-mail address', { reason: 'x', operatorEmail: 'nobody' }, 'VALIDATION_FAILED', ['operatorEmail']],
    ['true or false', { reason: 'x', waiveFee: 'yes' }, 'VALIDATION_FAILED', ['waiveFee']],
    ['a text', { reason: 5 }, 'VALIDATION_FAILED', ['reason']],
  ])('needs %s', async (_what, body, code, fields) => {
    expectRefusal(await giveBack((await delivered()).id, body), { status: 400, code, family: 'erp', fields });
  });

  it('is refused for what was not delivered, does not exist or is a return', async () => {
    const placed = (await placeOrder(app, shop)).body.shipment_id;
    expectRefusal(await giveBack(placed), { status: 400, code: 'NOT_DELIVERED', family: 'erp' });
    expectRefusal(await giveBack('SVC0000000000'), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
    expectRefusal(await giveBack('SVC0000000000', {}), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
    const made = await giveBack((await delivered()).id);
    expectRefusal(await giveBack(made.body.data.shipmentId), { status: 400, code: 'RETURN_OF_RETURN', family: 'erp' });
  });

  it('needs the scope', async () => {
    const reader = await newErpToken(app, await adminOf(app), { scopes: ['shipments:read'] });
    expectRefusal(await giveBack((await delivered()).id, { reason: 'x' }, reader), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
  });

  it('names the fields that it does not know', async () => {
    const { body } = await giveBack((await delivered()).id, { reason: 'x', colour: 'red' });
    expect(body.warnings).toEqual([{ field: 'colour', code: 'UNKNOWN_FIELD', message: expect.any(String) }]);
  });
});
