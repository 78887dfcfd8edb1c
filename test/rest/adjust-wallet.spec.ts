import { adjust, adjustmentOf, newParcel, parcelAtHub, repack, weigh, weighedParcel } from '../support/adjustments.js';
import { startApp, type TestApp } from '../support/app.js';
import { bearer, type Answer } from '../support/client.js';
import { hours } from '../support/clock.js';
import { ask, refused } from '../support/graphql.js';
import { INSTANT, UUID_7 } from '../support/patterns.js';
import { adminOf, ledgerIsWhole, newErpToken, newSeller, topUp, walletOf, type Person } from '../support/people.js';
import { flatCard, publishCard } from '../support/prices.js';
import { expectRefusal } from '../support/refusals.js';
import { move, report, viewOf } from '../support/shipments.js';
import { anOrder, connectShop, moveTo, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let admin: string;
let seller: Person;
let shop: ConnectedShop;
beforeAll(async () => {
  // A separate service: a card of prices is published.
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
  seller = await newSeller(app);
  shop = await connectShop(app, seller);
  await topUp(app, admin, seller.id, '1000.00');
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  expect(books).toMatchObject({ ok: true });
});

/** 11 kg cost 24.15 instead of 5.25; 30 kg cost 60.06. */
const LITTLE = { weightKg: 11, amount: 18.9 };
const MUCH = { weightKg: 30, amount: 54.81 };

const balance = async (of: Person = seller): Promise<number> => Number((await walletOf(app, of.id)).balance);
const decide = (id: string, what: string): Promise<Answer> =>
  app.client.post(`/api/erp/approvals/${id}/${what}`, { reviewedById: app.accounts.superAdmin.id }, bearer(app.accounts.erpToken));
/** As a payment provider tells of it. */
async function pay(token: string, reference: string): Promise<string> {
  for (const payables of app.services.payables) {
    const payable = await payables.find(app.database.sql, { token });
    if (!payable) continue;
    const payment = { ...payable, reference, occurredAt: app.clock.now(), recordedBy: { type: 'system', id: null } } as const;
    return app.database.unitOfWork.run('req_test', (tx) => payables.pay(tx, payment));
  }
  throw new Error('There is nothing to pay.');
}
const tokenOf = async (id: string): Promise<string> => (await adjustmentOf(app, id)).adjustment?.paymentUrl?.split('/pay/')[1] ?? '';

async function pendingParcel(): Promise<{ id: string; approval: string }> {
  const id = await weighedParcel(app, shop, MUCH.weightKg);
  return { id, approval: (await adjust(app, id)).body.data.approvalRequestId };
}

async function sellerWith(changes: Readonly<Record<string, unknown>>, money = '500.00'): Promise<{ person: Person; shop: ConnectedShop }> {
  const person = await newSeller(app);
  await topUp(app, admin, person.id, money);
  await ask(app, admin, 'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { id } }', {
    id: person.id,
    i: changes,
  });
  return { person, shop: await connectShop(app, person) };
}

describe('A parcel that is heavier than declared', () => {
  it('waits for the difference, which is invoiced with a link', async () => {
    const id = await parcelAtHub(app, shop);
    const answer = await weigh(app, id, LITTLE.weightKg);
    const { status, adjustment } = await adjustmentOf(app, id);

    expect(answer.body.data).toMatchObject({ newStatus: 'verified', verification: { difference: LITTLE.amount } });
    expect({ status, adjustment }).toEqual({
      status: 'VERIFIED',
      adjustment: {
        id: expect.stringMatching(UUID_7),
        refId: expect.any(Number),
        status: 'UNPAID',
        amount: { amount: '18.90', currency: 'USD' },
        paymentUrl: expect.stringMatching(/^http.*\/pay\/[\w-]{32}$/),
        paidBy: null,
        paidAt: null,
        dispute: null,
        breakdown: {
          declared: { weightKg: 1, lengthCm: 10, widthCm: 10, heightCm: 10, actualRate: '5.25' },
          verified: { weightKg: 11, lengthCm: 10, widthCm: 10, heightCm: 10, actualRate: '24.15' },
        },
      },
    });
    expect(adjustment?.refId).toBeGreaterThan(100_000);
    expectRefusal(await moveTo(app, id, 'ready_to_book'), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
  });

  it('goes on when its seller pays from the wallet', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const before = await balance();
    const answer = await adjust(app, id, { notes: 'Weighed twice' });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      data: {
        shipmentId: id,
        shipmentDetailId: expect.stringMatching(UUID_7),
        previousStatus: 'verified',
        newStatus: 'ready_to_book',
        adjustmentAmount: LITTLE.amount,
        currency: 'USD',
        walletDeducted: true,
        transactionId: expect.stringMatching(/^txn_/),
        beforeBalance: before,
        afterBalance: Number((before - LITTLE.amount).toFixed(2)),
      },
    });
    expect(await balance()).toBe(answer.body.data.afterBalance);
    expect(await adjustmentOf(app, id)).toMatchObject({
      status: 'READY_TO_BOOK',
      adjustment: { status: 'PAID', paidBy: 'WALLET', paymentUrl: null },
    });
    expect((await viewOf(app, id)).timeline.at(-1)).toMatchObject({ to: 'READY_TO_BOOK', actorType: 'system' });
  });

  it('is charged once, however many ask for it at the same time', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 50 }, () => adjust(app, id)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ADJUSTMENT_ALREADY_PAID')).toHaveLength(49);
    expect(await balance()).toBeCloseTo(before - LITTLE.amount);
  });

  it('is answered again under the same Idempotency-Key', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const first = await adjust(app, id, {}, { 'idempotency-key': `pay ${id}` });
    const again = await adjust(app, id, {}, { 'idempotency-key': `pay ${id}` });

    expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expectRefusal(await adjust(app, id), { status: 400, code: 'ADJUSTMENT_ALREADY_PAID', family: 'erp', fields: [] });
  });

  it('stays when the wallet cannot pay', async () => {
    const poor = await newSeller(app);
    await topUp(app, admin, poor.id, '20.00');
    const id = await weighedParcel(app, await connectShop(app, poor), LITTLE.weightKg);

    expectRefusal(await adjust(app, id), { status: 400, code: 'INSUFFICIENT_BALANCE', family: 'erp', fields: [] });
    expect(await adjustmentOf(app, id)).toMatchObject({ status: 'VERIFIED', adjustment: { status: 'UNPAID' } });
    expect(await balance(poor)).toBe(14.75);
  });

  it('of a contract seller is put on the account', async () => {
    const { shop: contractShop } = await sellerWith({ role: 'POSTPAID' });
    const id = await weighedParcel(app, contractShop, LITTLE.weightKg);
    const answer = await adjust(app, id);

    expect(answer.body.data).toMatchObject({
      walletDeducted: false,
      newStatus: 'ready_to_book',
      beforeBalance: -5.25,
      afterBalance: -24.15,
    });
  });

  it.each(['shipmentDetailId', 'orderId', 'small letters'])('is found by %s', async (kind) => {
    const reference = await weighedParcel(app, shop, LITTLE.weightKg);
    const { shipment } = await ask(app, admin, 'query($id: String!) { shipment(id: $id) { id order { id } } }', { id: reference });
    const id = { shipmentDetailId: shipment.id, orderId: shipment.order.id, 'small letters': reference.toLowerCase() }[kind] ?? '';

    expect((await adjust(app, id)).body.data).toMatchObject({ shipmentId: reference, newStatus: 'ready_to_book' });
  });
});

describe('Without an invoice', () => {
  it('nothing is taken', async () => {
    const fits = await weighedParcel(app, shop, 1);
    const early = await parcelAtHub(app, shop);

    for (const id of [fits, early])
      expectRefusal(await adjust(app, id), { status: 400, code: 'NO_ADJUSTMENT_INVOICE', family: 'erp', fields: [] });
    expectRefusal(await adjust(app, 'SVC00000000000'), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp', fields: [] });
    expectRefusal(await adjust(app, 'SVC00000000000', { notes: 5 }), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
    expectRefusal(await adjust(app, early, { notes: 5 }), { status: 400, code: 'VALIDATION_FAILED', family: 'erp', fields: ['notes'] });
    expectRefusal(await adjust(app, early, { notes: 'x'.repeat(2001) }), { status: 400, code: 'VALIDATION_FAILED', family: 'erp' });
  });

  it('a token without the scope is refused', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const weak = bearer(await newErpToken(app, admin, { scopes: ['shipments:write', 'approvals:write', 'cod:write'] }));

    expectRefusal(await adjust(app, id, {}, weak), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp', fields: [] });
    expect(
      await refused(app, await sessionOf(app, seller), 'mutation($i: AdjustWalletInput!) { adjustWallet(input: $i) { newStatus } }', {
        i: { id },
      }),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('A token that may charge and not read parcels', () => {
  const ADJUST = (fields: string) =>
    `mutation($i: AdjustWalletInput!) { adjustWallet(input: $i) { newStatus shipment { ${fields} } } } fragment More on Shipment { receiverName }`;

  it('sees which parcel it was, and is refused the rest before anything is charged', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const charger = await newErpToken(app, admin, { scopes: ['wallet:write'] });
    const before = await balance();
    for (const more of ['order { id }', 'timeline { id }', '... on Shipment { notes { text } }', '...More', 'receiverPhone']) {
      const query = more === '...More' ? ADJUST(more) : ADJUST(`id ${more}`).replace(/ fragment .*/, '');
      expect([more, (await refused(app, charger, query, { i: { id } })).code]).toEqual([more, 'FORBIDDEN_SCOPE']);
    }
    expect(await balance()).toBe(before);

    const { adjustWallet } = await ask(
      app,
      charger,
      ADJUST('__typename id reference status adjustmentAmount { amount }').replace(/ fragment .*/, ''),
      { i: { id } },
    );
    expect(adjustWallet).toMatchObject({ newStatus: 'READY_TO_BOOK', shipment: { reference: id, status: 'READY_TO_BOOK' } });
    expect(await balance()).toBeCloseTo(before - LITTLE.amount);

    const reader = await newErpToken(app, admin, { scopes: ['wallet:write', 'shipments:read'] });
    const second = await weighedParcel(app, shop, LITTLE.weightKg);
    const answer = await ask(app, reader, ADJUST('...More'), { i: { id: second } });
    expect(answer.adjustWallet.shipment).toEqual({ receiverName: 'Aisha Khan' });
  });
});

describe('Above the threshold', () => {
  it('an approval is required first, and the link does not work meanwhile', async () => {
    const id = await weighedParcel(app, shop, MUCH.weightKg);
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 50 }, () => adjust(app, id)));
    const [answer] = answers;

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ body }) => body.data.approvalRequestId)).size).toBe(1);
    expect(answer?.body).toEqual({
      status: 'pending_approval',
      message: expect.stringMatching(/\S/),
      data: {
        approvalRequestId: expect.stringMatching(UUID_7),
        shipmentId: id,
        shipmentDetailId: expect.stringMatching(UUID_7),
        amount: MUCH.amount,
        threshold: 50,
        currency: 'USD',
      },
    });
    expect(await balance()).toBe(before);
    expect(await adjustmentOf(app, id)).toMatchObject({
      status: 'VERIFIED',
      adjustment: { status: 'PENDING_APPROVAL', paymentUrl: null },
      approvals: [{ id: answer?.body.data.approvalRequestId, status: 'PENDING' }],
    });
    const request = (await app.client.get(`/api/erp/approvals/${answer?.body.data.approvalRequestId}`, bearer(app.accounts.erpToken))).body;
    expect(request.data).toMatchObject({ shipmentId: id, shipmentDetailId: expect.stringMatching(UUID_7) });
    expect(request.data).toMatchObject({
      type: 'wallet_adjustment',
      subjectUserId: seller.id,
      amount: MUCH.amount,
      threshold: 50,
      requestedById: null,
      requestedByType: 'erp',
    });
  });

  it('the reviewer reads the request with the parcel and its measures, if they may see parcels', async () => {
    const id = await weighedParcel(app, shop, MUCH.weightKg);
    const { approvalRequestId } = (await adjust(app, id)).body.data;
    const query = `query($id: String!) { approval(id: $id) { shipment { reference package { weightKg } verification { weightKg photos }
      adjustment { status breakdown } } } }`;
    expect((await ask(app, admin, query, { id: approvalRequestId })).approval.shipment).toMatchObject({
      reference: id,
      package: { weightKg: 1 },
      verification: { weightKg: 30, photos: [] },
      adjustment: { status: 'PENDING_APPROVAL', breakdown: { verified: { weightKg: 30 } } },
    });
    const reader = await newErpToken(app, admin, { scopes: ['approvals:read'] });
    expect((await ask(app, reader, query, { id: approvalRequestId })).approval).toEqual({ shipment: null });
  });

  it('approving takes the money and lets the parcel go on, once', async () => {
    const { id, approval } = await pendingParcel();
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 30 }, () => decide(approval, 'approve')));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBeCloseTo(before - MUCH.amount);
    expect(await adjustmentOf(app, id)).toMatchObject({ status: 'READY_TO_BOOK', adjustment: { status: 'PAID', paidBy: 'APPROVAL' } });
    expectRefusal(await adjust(app, id), { status: 400, code: 'ADJUSTMENT_ALREADY_PAID', family: 'erp' });
  });

  it('approving without money changes nothing', async () => {
    const poor = await newSeller(app);
    await topUp(app, admin, poor.id, '20.00');
    const id = await weighedParcel(app, await connectShop(app, poor), MUCH.weightKg);
    const { approvalRequestId } = (await adjust(app, id)).body.data;

    expectRefusal(await decide(approvalRequestId, 'approve'), { status: 400, code: 'INSUFFICIENT_BALANCE', family: 'erp' });
    expect(await adjustmentOf(app, id)).toMatchObject({
      status: 'VERIFIED',
      adjustment: { status: 'PENDING_APPROVAL' },
      approvals: [{ status: 'PENDING' }],
    });
    await topUp(app, admin, poor.id, '50.00');
    expect((await decide(approvalRequestId, 'approve')).status).toBe(200);
    expect(await balance(poor)).toBe(9.94);
  });

  it.each(['reject', 'cancel'])('after %s it is unpaid again under the same link, and can be requested again', async (what) => {
    const { id, approval } = await pendingParcel();
    await decide(approval, what);
    const { adjustment, status } = await adjustmentOf(app, id);

    expect({ status, adjustment }).toMatchObject({
      status: 'VERIFIED',
      adjustment: { status: 'UNPAID', paymentUrl: expect.stringMatching(/\/pay\//) },
    });
    const again = await adjust(app, id);
    expect(again.status).toBe(202);
    expect(again.body.data.approvalRequestId).not.toBe(approval);
  });

  it('the own threshold of the seller counts, also when it is exactly the amount', async () => {
    const at = await sellerWith({ adjustmentThreshold: '18.90' });
    const below = await sellerWith({ adjustmentThreshold: '18.89' });
    const none = await sellerWith({ adjustmentThreshold: '0' });

    expect((await adjust(app, await weighedParcel(app, at.shop, LITTLE.weightKg))).status).toBe(200);
    expect((await adjust(app, await weighedParcel(app, below.shop, LITTLE.weightKg))).body).toMatchObject({
      status: 'pending_approval',
      data: { threshold: 18.89 },
    });
    expect((await adjust(app, await weighedParcel(app, none.shop, LITTLE.weightKg))).body).toMatchObject({ data: { threshold: 0 } });
  });

  it('the threshold of the plan comes before the setting', async () => {
    await ask(app, admin, 'mutation($i: CreatePlanInput!) { createPlan(input: $i) { id } }', {
      i: { name: 'Careful', currency: 'USD', discountPercent: '0', adjustmentThreshold: '10' },
    });
    const { person, shop: careful } = await sellerWith({ role: 'PREPAID' });
    await ask(app, admin, 'mutation($s: String!, $p: String!) { updateSellerPlan(sellerId: $s, planId: $p) { id } }', {
      s: person.id,
      p: 'Careful',
    });

    expect((await adjust(app, await weighedParcel(app, careful, LITTLE.weightKg))).body.data).toMatchObject({ threshold: 10 });
  });
});

describe('Repacking', () => {
  it('deletes the invoice and cancels the request, and the parcel is measured anew', async () => {
    const { id, approval } = await pendingParcel();
    expect((await repack(app, id)).status).toBe(200);

    expect(await adjustmentOf(app, id)).toMatchObject({
      status: 'AT_SORTING',
      adjustment: null,
      approvals: [{ id: approval, status: 'CANCELLED', cancelledReason: 'repacked' }],
    });
    expectRefusal(await decide(approval, 'approve'), { status: 400, code: 'APPROVAL_NOT_PENDING', family: 'erp' });
    expect((await weigh(app, id, LITTLE.weightKg)).body.data.verification.difference).toBe(LITTLE.amount);
    expect(await adjustmentOf(app, id)).toMatchObject({ adjustment: { amount: { amount: '18.90' } } });
  });
});

describe('A held parcel', () => {
  it('is not charged until it is released', async () => {
    const { id, approval } = await pendingParcel();
    const unpaid = await weighedParcel(app, shop, LITTLE.weightKg);
    for (const held of [id, unpaid]) await moveTo(app, held, 'on_hold');

    expectRefusal(await adjust(app, id), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
    expectRefusal(await adjust(app, unpaid), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
    expectRefusal(await decide(approval, 'approve'), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
    expect(await adjustmentOf(app, id)).toMatchObject({ status: 'ON_HOLD', approvals: [{ status: 'PENDING' }] });
    await moveTo(app, id, 'verified');
    expect((await decide(approval, 'approve')).status).toBe(200);
  });

  it('keeps its measures and stays held when it is weighed again', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    await moveTo(app, id, 'on_hold');

    expectRefusal(await weigh(app, id, MUCH.weightKg), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
    expect(await viewOf(app, id)).toMatchObject({ status: 'ON_HOLD', heldFrom: 'VERIFIED', verification: { weightKg: LITTLE.weightKg } });
    expect(await adjustmentOf(app, id)).toMatchObject({ adjustment: { amount: { amount: '18.90' }, status: 'UNPAID' } });
  });

  it('can be paid by its link and then goes on from where it waits no more', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const token = await tokenOf(id);
    await moveTo(app, id, 'on_hold');
    await pay(token, `held ${id}`);

    expect(await viewOf(app, id)).toMatchObject({ status: 'ON_HOLD', heldFrom: 'READY_TO_BOOK' });
    expect((await moveTo(app, id, 'ready_to_book')).body.data).toMatchObject({ previousStatus: 'on_hold', newStatus: 'ready_to_book' });
  });
});

describe('Paying by link', () => {
  it('lets the parcel go on without touching the wallet, once per payment', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const [before, token] = [await balance(), await tokenOf(id)];
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => pay(token, `pi_${id}`)));

    expect(outcomes.sort()).toEqual(['booked', ...Array<string>(19).fill('known')]);
    expect(await balance()).toBe(before);
    expect(await adjustmentOf(app, id)).toMatchObject({ status: 'READY_TO_BOOK', adjustment: { status: 'PAID', paidBy: 'LINK' } });
  });

  it('a second time, or while a decision is pending, is owed back to the payer', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const token = await tokenOf(id);
    await pay(token, 'pi_first');
    const asked = await weighedParcel(app, shop, MUCH.weightKg);
    const askedToken = await tokenOf(asked);
    await adjust(app, asked);

    expect(await pay(token, 'pi_second')).toBe('refund_due');
    expect(await pay(askedToken, 'pi_third')).toBe('refund_due');
    expect(await adjustmentOf(app, asked)).toMatchObject({ adjustment: { status: 'PENDING_APPROVAL' } });
    const owed = await app.database.sql<{ reference: string }>(`select reference from posting where account = '2300' order by seq`);
    expect(owed.map(({ reference }) => reference)).toEqual(['pi_second', 'pi_third']);
  });
});

describe('The journey', () => {
  it('is not stopped when a carrier reports a later step; the invoice can be paid afterwards', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    await report(app, id, 'DELIVERED');
    expect(await adjustmentOf(app, id)).toMatchObject({ status: 'DELIVERED', adjustment: { status: 'UNPAID' } });

    expect((await adjust(app, id)).body.data).toMatchObject({ previousStatus: 'delivered', newStatus: 'delivered', walletDeducted: true });
  });

  it('back to the sender keeps it due, and it can no longer be decided', async () => {
    const { id, approval } = await pendingParcel();
    await moveTo(app, id, 'return_to_sender');

    expect(await adjustmentOf(app, id)).toMatchObject({
      status: 'RETURN_TO_SENDER',
      adjustment: { status: 'UNPAID' },
      approvals: [{ id: approval, status: 'CANCELLED' }],
    });
    expect((await adjust(app, id)).status).toBe(202);
  });

  it('of a lighter parcel gives the difference back and goes on at once', async () => {
    const heavy = {
      ...{ quantity: 1, grams: 11_000, length: 10, width: 10, height: 10, volume: 1000 },
      name: 'Book',
      price: 5,
      currency: 'USD',
    };
    const before = await balance();
    const order = await app.client.post('/api/order', { ...anOrder(shop.domain), products: [heavy] }, shop.headers);
    const id = order.body.shipment_id;
    await walkTo(app, id, 'at_sorting');
    expect(await balance()).toBeCloseTo(before - 24.15);
    await weigh(app, id, 1);

    expect(await adjustmentOf(app, id)).toMatchObject({ status: 'READY_TO_BOOK', adjustment: null });
    expect(await balance()).toBeCloseTo(before - 5.25);
  });
});

describe('The agreed price is computed again', () => {
  const express = { carrier: 'SVC_EXP' };
  const update = (id: string, body: unknown): Promise<Answer> =>
    app.client.call('PATCH', `/api/erp/shipments/${id}`, { body, headers: bearer(app.accounts.erpToken) });
  beforeAll(async () => {
    const prices = [
      { upToKg: '5', price: '10.00' },
      { upToKg: '1000', price: '20.00' },
    ];
    const surcharges = [
      { code: 'COD_CARRIER', kind: 'PERCENT', value: '10' },
      { code: 'PEAK', kind: 'FLAT', value: '3.00', validFrom: new Date(app.clock.now().getTime() + hours(1)).toISOString() },
    ];
    const tiers = ['D1', 'D2', 'D3'].map((tier) => ({ tier, breaks: prices }));
    await publishCard(app, admin, flatCard('', { serviceCode: express.carrier, tiers, surcharges }));
  });

  it('with its charge for collecting cash, even when the order was paid meanwhile', async () => {
    const cod = { ...express, paymentStatus: 'postpaid', collectionAmount: 100 };
    const paid = await newParcel(app, shop, cod);
    expect((await update(paid, { orderPaymentStatus: 'prepaid' })).status).toBe(200);
    await walkTo(app, paid, 'at_sorting');

    for (const id of [paid, await parcelAtHub(app, shop, cod)])
      expect((await weigh(app, id, 3)).body.data).toMatchObject({ newStatus: 'ready_to_book', verification: { difference: 0 } });
    expect((await weigh(app, await parcelAtHub(app, shop, cod), LITTLE.weightKg)).body.data.verification.difference).toBe(11);
  });

  it('at the prices of the moment when its carrier was changed', async () => {
    const id = await newParcel(app, shop);
    app.clock.advance(hours(2));
    expect((await update(id, express)).status).toBe(200);
    await walkTo(app, id, 'at_sorting');

    expect((await weigh(app, id, 3)).body.data).toMatchObject({ newStatus: 'ready_to_book', verification: { difference: 0 } });
  });
});

describe('A dispute', () => {
  const DISPUTE = 'mutation($i: DisputeAdjustmentInput!) { disputeAdjustment(input: $i) { status dispute paymentUrl } }';
  const RESOLVE = 'mutation($i: ResolveDisputeInput!) { resolveDispute(input: $i) { status dispute } }';

  it('stops everything until operations have looked', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const session = await sessionOf(app, seller);
    const { disputeAdjustment: disputed } = await ask(app, session, DISPUTE, {
      i: { id, reason: 'Our scale says 1 kg', photos: ['https://pic.example/1'] },
    });

    expect(disputed).toMatchObject({
      status: 'DISPUTED',
      paymentUrl: null,
      dispute: { reason: 'Our scale says 1 kg', photos: ['https://pic.example/1'] },
    });
    expectRefusal(await adjust(app, id), { status: 400, code: 'NO_ADJUSTMENT_INVOICE', family: 'erp' });
    expectRefusal(await moveTo(app, id, 'ready_to_book'), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
    expect(await refused(app, session, DISPUTE, { i: { id, reason: 'Again' } })).toMatchObject({ code: 'NO_ADJUSTMENT_INVOICE' });

    const operator = await sessionOf(app, app.accounts.operator);
    expect(await ask(app, operator, RESOLVE, { i: { id, outcome: 'REJECTED', note: 'Weighed again' } })).toMatchObject({
      resolveDispute: { status: 'UNPAID', dispute: { outcome: 'rejected' } },
    });
    expect((await adjust(app, id)).status).toBe(200);
  });

  it('is found and counted while it lasts, with all that there is to decide on', async () => {
    const [disputed, unpaid] = [await parcelAtHub(app, shop), await weighedParcel(app, shop, LITTLE.weightKg)];
    const photos = ['https://hub.example/scale.jpg'];
    const verify = { id: disputed, weightKg: 11, length: 10, width: 10, height: 10, confirmUnusual: true, photos, notes: 'Wet cardboard' };
    await ask(app, admin, 'mutation($i: VerifyShipmentInput!) { verifyShipment(input: $i) { newStatus } }', { i: verify });
    await ask(app, await sessionOf(app, seller), DISPUTE, { i: { id: disputed, reason: 'No', photos: ['https://pic.example/2'] } });

    const FOUND = `query($status: [AdjustmentStatus!]) {
      shipments(adjustmentStatus: $status, search: "") { totalCount nodes { reference } }
      opsBoard { disputedAdjustments { count amounts { amount currency } } shipments(adjustmentStatus: $status) { totalCount nodes { reference } } } }`;
    const { opsBoard, shipments } = await ask(app, admin, FOUND, { status: ['DISPUTED'] });
    expect(opsBoard.disputedAdjustments).toEqual({ count: 1, amounts: [{ amount: '18.90', currency: 'USD' }] });
    for (const list of [shipments, opsBoard.shipments]) expect(list).toEqual({ totalCount: 1, nodes: [{ reference: disputed }] });
    const both = (await ask(app, admin, FOUND, { status: ['DISPUTED', 'UNPAID'] })).shipments;
    expect(both.totalCount).toBe(both.nodes.length);
    expect(both.nodes.slice(0, 2)).toEqual([{ reference: unpaid }, { reference: disputed }]);

    const EVIDENCE = `query($id: String!) { shipment(id: $id) { package { weightKg }
      verification { weightKg photos notes verifiedById verifiedByName } adjustment { breakdown dispute } } }`;
    const { shipment } = await ask(app, admin, EVIDENCE, { id: disputed });
    const { id: verifiedById } = app.accounts.superAdmin;
    expect(shipment).toMatchObject({
      package: { weightKg: 1 },
      verification: { weightKg: 11, photos, notes: 'Wet cardboard', verifiedById, verifiedByName: expect.stringMatching(/\S/) },
      adjustment: { breakdown: { declared: { weightKg: 1 }, verified: { weightKg: 11 } }, dispute: { photos: ['https://pic.example/2'] } },
    });
    const own = (await ask(app, await sessionOf(app, seller), EVIDENCE, { id: disputed })).shipment;
    expect(own.verification).toMatchObject({ photos, notes: 'Wet cardboard', verifiedById: null, verifiedByName: null });
  });

  it('that the seller wins costs nothing', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const before = await balance();
    await ask(app, await sessionOf(app, seller), DISPUTE, { i: { id, reason: 'No' } });
    await ask(app, admin, RESOLVE, { i: { id, outcome: 'ACCEPTED' } });

    expect(await adjustmentOf(app, id)).toMatchObject({ status: 'READY_TO_BOOK', adjustment: { status: 'VOID' } });
    expect(await balance()).toBe(before);
  });

  it('is for the seller of the parcel, within seven days', async () => {
    const id = await weighedParcel(app, shop, LITTLE.weightKg);
    const stranger = await sessionOf(app, app.accounts.otherSeller);
    expect(await refused(app, stranger, DISPUTE, { i: { id, reason: 'Mine' } })).toMatchObject({ code: 'SHIPMENT_NOT_FOUND' });
    expect(await refused(app, await sessionOf(app, seller), RESOLVE, { i: { id, outcome: 'ACCEPTED' } })).toMatchObject({
      code: 'FORBIDDEN',
    });
    await app.database.sql(
      `update adjustment_invoice set created_at = created_at - interval '8 days' where shipment_id = (select id from shipment where reference = $1)`,
      [id],
    );

    expect(await refused(app, await sessionOf(app, seller), DISPUTE, { i: { id, reason: 'Late' } })).toMatchObject({
      code: 'INVALID_STATUS',
    });
  });
});

it('Each step of an invoice is sent to the operator', async () => {
  const id = await weighedParcel(app, shop, LITTLE.weightKg);
  await repack(app, id);
  await weigh(app, id, LITTLE.weightKg);
  await adjust(app, id);
  const events = await app.database.sql<{ type: string; data: Record<string, unknown> }>(
    `select type, data from event where type like 'adjustment.%' and data->>'shipmentId' = $1 order by seq`,
    [id],
  );

  expect(events.map(({ type }) => type)).toEqual(['adjustment.created', 'adjustment.deleted', 'adjustment.created', 'adjustment.paid']);
  expect(events.at(-1)?.data).toMatchObject({
    amount: 18.9,
    currency: 'USD',
    status: 'paid',
    paidBy: 'wallet',
    paidAt: expect.stringMatching(INSTANT),
    sellerId: seller.id,
  });
});

it('Measuring again after a payment asks only for the rest', async () => {
  const id = await weighedParcel(app, shop, LITTLE.weightKg);
  await adjust(app, id);
  await move(app, admin, id, 'AT_SORTING', { force: true, note: 'Measure again' });
  await weigh(app, id, MUCH.weightKg);

  expect(await adjustmentOf(app, id)).toMatchObject({ status: 'VERIFIED', adjustment: { amount: { amount: '35.91' }, status: 'UNPAID' } });
});

it('The way back of what could not be delivered costs what the plan says, once, with or without money', async () => {
  await ask(app, admin, 'mutation($i: CreatePlanInput!) { createPlan(input: $i) { returnFreightPercent } }', {
    i: { name: 'Way back', currency: 'USD', returnFreightPercent: '50' },
  });
  const { person, shop: sends } = await sellerWith({ role: 'PREPAID' }, '6.00');
  await ask(app, admin, 'mutation($s: String!) { updateSellerPlan(sellerId: $s, planId: "Way back") { id } }', { s: person.id });
  const id = await weighedParcel(app, sends, 1);
  await moveTo(app, id, 'return_to_sender');
  expect(await balance(person)).toBe(0.75);
  await moveTo(app, id, 'return_to_sender');

  expect(await balance(person)).toBe(-1.88);
  expectRefusal(await moveTo(app, id, 'return_to_sender'), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
  const { body } = await app.client.get(`/api/erp/shipments/${id}/transactions`, bearer(app.accounts.erpToken));
  expect(body.data[0]).toMatchObject({ source: 'return', type: 'debit', amount: 2.63, description: 'Return to sender' });
});
