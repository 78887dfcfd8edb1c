import { adjustmentOf, parcelAtHub, weigh } from '../support/adjustments.js';
import { startApp, type TestApp } from '../support/app.js';
import { confirm, parcelAtDoor } from '../support/cod.js';
import { erpGet } from '../support/erp.js';
import { ask, refused } from '../support/graphql.js';
import { approve, ledgerIsWhole, newSeller, topUp, walletOf } from '../support/people.js';
import { anOrder, connectShop, mug, placeOrder, walkTo } from '../support/story.js';

/** An operator who pays out what is still on its way to the bank, and gives nothing back for parcels that weigh less. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', PAYOUT_UNCLEARED: 'true', ADJUSTMENT_CREDIT: 'false' });
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  expect(books).toMatchObject({ ok: true });
});

const PAYOUT = 'mutation($s: String!, $a: Decimal!) { requestPayout(sellerId: $s, amount: $a, currency: "USD") { id } }';

describe('With PAYOUT_UNCLEARED', () => {
  it('collected cash is paid out before it is in the bank, but never what is held', async () => {
    const seller = await newSeller(app);
    await topUp(app, app.accounts.erpToken, seller.id, '20.00');
    const shop = await connectShop(app, seller);
    const { id } = await parcelAtDoor(app, shop);
    await confirm(app, id);
    await placeOrder(app, shop);
    const { wallet } = (await erpGet(app, `/sellers/${seller.id}`)).data;
    expect(wallet.uncleared).toBe(98);
    expect(wallet.held).toBeGreaterThan(0);
    const payable = (wallet.balance - wallet.held).toFixed(2);
    expect(Number(payable)).toBeGreaterThan(wallet.available);

    const tooMuch = { s: seller.id, a: (wallet.balance - wallet.held + 0.01).toFixed(2) };
    expect(await refused(app, app.accounts.erpToken, PAYOUT, tooMuch)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    const asked = await ask(app, app.accounts.erpToken, PAYOUT, { s: seller.id, a: payable });
    expect(await approve(app, asked.requestPayout.id)).toBe('APPROVED');
    expect(await walletOf(app, seller.id)).toEqual({ balance: wallet.held.toFixed(2), held: wallet.held.toFixed(2) });
    expect((await erpGet(app, `/sellers/${seller.id}`)).data.wallet).toMatchObject({ available: -98, uncleared: 98 });
  });

  it('of two payouts of the same cash only one is made', async () => {
    const seller = await newSeller(app);
    await topUp(app, app.accounts.erpToken, seller.id, '20.00');
    const { id } = await parcelAtDoor(app, await connectShop(app, seller));
    await confirm(app, id);
    const { balance } = await walletOf(app, seller.id);
    const requests = [];
    for (let n = 0; n < 2; n++)
      requests.push((await ask(app, app.accounts.erpToken, PAYOUT, { s: seller.id, a: balance })).requestPayout.id);
    const answers = await Promise.all(requests.map((id) => approve(app, id)));
    expect(answers.sort()).toEqual(['APPROVED', 'INSUFFICIENT_BALANCE']);
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '0.00' });
  });
});

describe('Without ADJUSTMENT_CREDIT', () => {
  it('a parcel that weighs less goes on at its old price, and one that weighs more still owes', async () => {
    const seller = await newSeller(app);
    await topUp(app, app.accounts.erpToken, seller.id, '100.00');
    const shop = await connectShop(app, seller);
    const products = [{ ...mug, quantity: 1, grams: 5000, length: 10, width: 10, height: 10, volume: 1000 }];
    const { body: order } = await app.client.post('/api/order', { ...anOrder(shop.domain), products }, shop.headers);
    const id: string = order.shipment_id;
    await walkTo(app, id, 'at_sorting');
    const before = await walletOf(app, seller.id);
    const { body } = await weigh(app, id, 2);
    expect(body.data).toMatchObject({ newStatus: 'ready_to_book', verification: { weightKg: 2, difference: -5.67 } });
    expect(await walletOf(app, seller.id)).toEqual(before);
    const { data } = await erpGet(app, `/shipments/${id}/transactions`);
    expect(data.map(({ source }: { source: string }) => source)).toEqual(['shipment']);

    const heavy = await weigh(app, await parcelAtHub(app, shop), 3);
    expect(heavy.body.data).toMatchObject({ newStatus: 'verified' });
    expect((await adjustmentOf(app, heavy.body.data.shipmentId)).adjustment).toMatchObject({ status: 'UNPAID' });
  });
});
