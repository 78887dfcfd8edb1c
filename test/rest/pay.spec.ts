import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { booksOf, carry, codParcel, confirm, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { extraApps } from '../support/extra-apps.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, newErpToken, newStaff } from '../support/people.js';
import { connectShop, moveTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
});
afterEach(async () => expect(await ledgerIsWhole(app)).toMatchObject({ ok: true }));

const extraApp = extraApps();
const linkOf = async (id: string, of = app): Promise<string> => new URL((await invoiceOf(of, id)).body.data.paymentUrl).pathname;
const RECORD =
  'mutation($i: String!, $r: String!) { recordInvoicePayment(invoiceId: $i, reference: $r) { outcome status kind amount { amount } } }';
const record = async (invoiceId: string, reference: string, token = app.accounts.erpToken) =>
  (await ask(app, token, RECORD, { i: invoiceId, r: reference })).recordInvoicePayment;
const invoiceId = async (id: string): Promise<string> => (await invoiceOf(app, id)).body.data.invoiceId;

describe('The page of a payment link', () => {
  it('tells how much, what for and what to do, in English and Arabic, and runs nothing', async () => {
    const { id, reference } = await codParcel(app, shop, { orderReference: '<b>R&1</b>' });
    const path = await linkOf(id);
    const english = await app.client.get(path);
    expect(english.status).toBe(200);
    for (const text of ['Payment due', 'USD 100.00', reference, '&lt;b&gt;R&amp;1&lt;/b&gt;', 'pay the driver', 'A shop'])
      expect(english.text).toContain(text);
    expect(english.text).toMatch(/<html lang="en" dir="ltr">/);
    expect(english.text).not.toMatch(/<script|<b>R/);
    const arabic = await app.client.get(`${path}?lang=ar`);
    expect(arabic.text).toMatch(/<html lang="ar" dir="rtl">/);
    expect(arabic.text).toContain('المبلغ المستحق');
    const policy = english.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(english.headers.get('cache-control')).toBe('no-store');
  });

  it('is JSON for callers that accept it', async () => {
    const { id, reference } = await codParcel(app, shop);
    const answer = await app.client.get(await linkOf(id), { accept: 'application/json' });
    expect(answer.body).toMatchObject({ data: { kind: 'cod', status: 'unpaid', amount: 100, currency: 'USD', shipmentId: reference } });
  });

  it.each(['x'.repeat(32), 'short', '%00', '..%2f..', "'--", 'x'.repeat(500)])('is a 404 for the link %s that never was', async (token) => {
    const answer = await app.client.get(`/pay/${token}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('We do not recognise this payment link');
  });

  it('says when it was paid, at the door as well', async () => {
    const { id } = await parcelAtDoor(app, shop);
    const path = await linkOf(id);
    await confirm(app, id);
    const { text } = await app.client.get(path);
    expect(text).toContain('Paid – thank you');
    expect(text).toContain('Nothing is left to pay for this parcel.');
    expect(text).not.toContain('DO NOT COLLECT');
    expect(text).not.toContain('<form');
  });

  it('says when it is void: another amount, a cancellation, or a status by force', async () => {
    const [cancelled, forced] = [await codParcel(app, shop), await codParcel(app, shop)];
    const paths = [await linkOf(cancelled.id), await linkOf(forced.id)];
    await moveTo(app, cancelled.id, 'cancelled');
    await ask(app, admin, 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }', {
      i: { id: forced.id, status: 'CANCELLED', force: true, note: 'Lost' },
    });
    for (const path of paths) expect((await app.client.get(path)).text).toContain('This payment link is no longer valid');
  });

  it('counts strangers by their address', async () => {
    const strict = await extraApp({ ROLE: 'web', PUBLIC_RATE_LIMIT: '3/60' });
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await strict.client.get(`/pay/${'x'.repeat(32)}`));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
  });
});

describe('Without a provider', () => {
  it('the button of a demonstration pays, once, and marks the parcel', async () => {
    const { id } = await codParcel(app, shop);
    const path = await linkOf(id);
    expect((await app.client.get(path)).text).toContain('Pay (demonstration)');
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.client.call('POST', path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new URL(answers[0]?.headers.get('location') ?? '').pathname).toBe(path);
    expect((await app.client.get(path)).text).toContain('Paid – thank you');
    expect(await booksOf(app, id)).toEqual({ 1140: 10000, 2100: -9800, 4110: -200 });
    expect((await invoiceOf(app, id)).body.data).toMatchObject({ status: 'paid', paymentMethod: 'payment_link' });
  });

  it('nothing is ever paid by the page alone', async () => {
    const real = await extraApp({ ROLE: 'web', DEMO: '1' }, {});
    const realShop = await connectShop(real);
    const { id } = await codParcel(real, realShop);
    const path = await linkOf(id, real);
    Object.assign(real.services.settings, { demo: false });
    expect((await real.client.get(path)).text).not.toContain('<form');
    expect((await real.client.call('POST', path)).status).toBe(303);
    // The demo button credits money that was not paid: never in production, whatever the settings say.
    Object.assign(real.services.settings, { demo: true, production: true });
    expect((await real.client.get(path)).text).not.toContain('<form');
    expect((await real.client.call('POST', path)).status).toBe(303);
    expect(await booksOf(real, id)).toEqual({});
  });

  it('a notice is not accepted', async () => {
    const answer = await app.client.post(
      '/api/payments/stripe/webhook',
      { type: 'checkout.session.completed' },
      { 'stripe-signature': 't=1,v1=00' },
    );
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'INVALID_SIGNATURE' });
  });
});

describe('A payment that people record', () => {
  it('confirms the collection before anything was picked up, and the driver collects nothing', async () => {
    const { id } = await codParcel(app, shop);
    const invoice = await invoiceId(id);
    expect(await record(invoice, 'TRANSFER-1')).toEqual({ outcome: 'BOOKED', status: 'PAID', kind: 'COD', amount: { amount: '100.00' } });
    expect(await booksOf(app, id)).toEqual({ 1140: 10000, 2100: -9800, 4110: -200 });
    await carry(app, id, 'IN_TRANSIT');
    expect((await confirm(app, id)).body.code).toBe('COD_ALREADY_CONFIRMED');
    expect((await moveTo(app, id, 'return_to_sender')).body.code).toBe('COD_ALREADY_CONFIRMED');
  });

  it('is booked once per reference, and owed back when it comes twice', async () => {
    const { id } = await codParcel(app, shop);
    const invoice = await invoiceId(id);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => record(invoice, 'TRANSFER-2')));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['BOOKED', ...Array<string>(19).fill('KNOWN')]);
    expect(await record(invoice, 'TRANSFER-3')).toMatchObject({ outcome: 'REFUND_DUE', status: 'PAID' });
    expect(await record(invoice, 'TRANSFER-3')).toMatchObject({ outcome: 'KNOWN' });
    expect(await booksOf(app, id)).toEqual({ 1140: 20000, 2100: -9800, 2300: -10000, 4110: -200 });
  });

  it('for a parcel that was cancelled, or paid at the door, is owed back', async () => {
    const [cancelled, paid] = [await codParcel(app, shop), await parcelAtDoor(app, shop)];
    const invoices = [await invoiceId(cancelled.id), await invoiceId(paid.id)];
    await moveTo(app, cancelled.id, 'cancelled');
    await confirm(app, paid.id);
    expect(await record(invoices[0] ?? '', 'T-4')).toMatchObject({ outcome: 'REFUND_DUE', status: 'VOID' });
    expect(await record(invoices[1] ?? '', 'T-5')).toMatchObject({ outcome: 'REFUND_DUE', status: 'PAID' });
    expect(await booksOf(app, cancelled.id)).toMatchObject({ 1140: 10000, 2300: -10000 });
    expect(await booksOf(app, paid.id)).toEqual({ 1100: 10000, 1140: 10000, 2100: -9800, 2300: -10000, 4110: -200 });
  });

  it('and a cancellation at the same time: one of them wins, and no money is lost', async () => {
    for (let n = 0; n < 6; n++) {
      const { id } = await codParcel(app, shop);
      const invoice = await invoiceId(id);
      const [{ outcome }, cancelled] = await Promise.all([record(invoice, `RACE-${n}`), moveTo(app, id, 'cancelled')]);
      const books = await booksOf(app, id);
      if (cancelled.status === 200) {
        expect(outcome).toBe('REFUND_DUE');
        expect(books).toMatchObject({ 1140: 10000, 2300: -10000 });
      } else {
        expect(cancelled.body.code).toBe('COD_ALREADY_CONFIRMED');
        expect(outcome).toBe('BOOKED');
        expect(books).toEqual({ 1140: 10000, 2100: -9800, 4110: -200 });
      }
    }
  });

  it('a store cannot cancel what was paid for', async () => {
    const { id, orderId } = await codParcel(app, shop);
    await record(await invoiceId(id), 'T-6');
    const [order] = await app.database.sql<{ number: string }>('select order_number as number from "order" where id = $1', [orderId]);
    const answer = await app.client.post('/api/order/cancelled', { orderNumber: Number(order?.number) }, shop.headers);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 409, code: 'CANCEL_NOT_ALLOWED' });
  });

  it('needs one of two scopes or the right role, a reference and an invoice', async () => {
    const { id } = await codParcel(app, shop);
    const invoice = await invoiceId(id);
    for (const scope of ['cod:write', 'wallet:write'])
      expect(await record(invoice, 'T-7', await newErpToken(app, admin, { scopes: [scope] }))).toMatchObject({ status: 'PAID' });
    const reader = await newErpToken(app, admin, { scopes: ['shipments:write'] });
    expect(await refused(app, reader, RECORD, { i: invoice, r: 'x' })).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
    for (const token of [shop.token, await newStaff(app, admin, 'DRIVER')])
      expect(await refused(app, token, RECORD, { i: invoice, r: 'x' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, admin, RECORD, { i: invoice, r: ' ' })).toMatchObject({ code: 'MISSING_FIELD' });
    expect(await refused(app, admin, RECORD, { i: 'nothing', r: 'x' })).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  });
});
