import { JobWork } from '../../src/platform/work/work.js';
import { closeCheckouts } from '../../src/modules/payments/index.js';
import { startApp, type TestApp } from '../support/app.js';
import { booksOf, codParcel, confirm, invoiceOf, parcelAtDoor } from '../support/cod.js';
import { days } from '../support/clock.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, type Person } from '../support/people.js';
import { connectShop, moveTo, placeOrder, sessionOf, type ConnectedShop } from '../support/story.js';
import { StripeServer, type Session } from '../support/stripe-server.js';

const secrets = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test_1' };
const stripe = new StripeServer(secrets);
let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({
    ROLE: 'web',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_API_BASE: await stripe.start(),
    OPERATOR_BANK_DETAILS: 'IBAN: AE07 0331 | BIC: GULFAEAD',
  });
  shop = await connectShop(app);
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});
afterEach(async () => expect(await ledgerIsWhole(app)).toMatchObject({ ok: true }));

const linkOf = async (id: string): Promise<string> => new URL((await invoiceOf(app, id)).body.data.paymentUrl).pathname;

/** The payer presses the button and is sent on. */
const checkout = async (id: string): Promise<Session> => checkoutAt(await linkOf(id));

async function checkoutAt(path: string): Promise<Session> {
  const answer = await app.client.call('POST', path);
  expect(answer.status).toBe(303);
  const session = stripe.sessions.find((each) => answer.headers.get('location')?.endsWith(`/${each.id}`));
  if (!session) throw new Error(`No session: ${answer.text}`);
  return session;
}

const send = ({ body, signature }: { body: string; signature: string }) =>
  app.client.call('POST', '/api/payments/stripe/webhook', {
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });

describe('A payment with Stripe', () => {
  it('is made on the page of Stripe, over the exact amount, and comes back to ours', async () => {
    const { id } = await codParcel(app, shop, { orderReference: 'R-77' });
    const path = await linkOf(id);
    const page = await app.client.get(path);
    expect(page.text).toContain('Pay now');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://checkout.stripe.com");
    const { params } = await checkout(id);
    const { invoiceId, refId } = (await invoiceOf(app, id)).body.data;
    expect(params).toMatchObject({
      mode: 'payment',
      client_reference_id: invoiceId,
      'metadata[invoiceId]': invoiceId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '10000',
      'line_items[0][price_data][product_data][name]': `A shop R-77 (${refId})`,
      success_url: expect.stringContaining(path),
      cancel_url: expect.stringContaining(path),
    });
  });

  it('is one checkout for a payer who presses twice', async () => {
    const { id } = await codParcel(app, shop);
    const [first, second] = [await checkout(id), await checkout(id)];
    expect(second.id).toBe(first.id);
  });

  it('is booked by its notice, once, however often and in whatever shape that comes', async () => {
    const { id } = await codParcel(app, shop);
    const session = await checkout(id);
    expect(await booksOf(app, id)).toEqual({});
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(stripe.notice(session))));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(20).fill([200, { received: true, booked: true }]));
    await send(stripe.notice(session, {}, 'checkout.session.async_payment_succeeded'));
    expect(await booksOf(app, id)).toEqual({ 1140: 10000, 2100: -9800, 4110: -200 });
    expect((await invoiceOf(app, id)).body.data).toMatchObject({ status: 'paid', paymentMethod: 'payment_link' });
    expect((await app.client.get(await linkOf(id))).text).toContain('Paid – thank you');
  });

  it('waits for the money where a notice only tells that it was begun', async () => {
    const { id } = await codParcel(app, shop);
    const session = await checkout(id);
    expect((await send(stripe.notice(session, { payment_status: 'unpaid' }))).body).toEqual({ received: true, booked: false });
    expect(await booksOf(app, id)).toEqual({});
    await send(stripe.notice(session, {}, 'checkout.session.async_payment_succeeded'));
    expect(await booksOf(app, id)).toMatchObject({ 1140: 10000 });
  });

  it('is owed back when the parcel was paid at the door or cancelled meanwhile', async () => {
    const [door, cancelled] = [await parcelAtDoor(app, shop), await codParcel(app, shop)];
    const sessions = [await checkout(door.id), await checkout(cancelled.id)];
    await confirm(app, door.id);
    await moveTo(app, cancelled.id, 'cancelled');
    for (const session of sessions) for (let n = 0; n < 2; n++) if (session) await send(stripe.notice(session));
    expect(await booksOf(app, door.id)).toEqual({ 1100: 10000, 1140: 10000, 2100: -9800, 2300: -10000, 4110: -200 });
    expect(await booksOf(app, cancelled.id)).toMatchObject({ 1140: 10000, 2300: -10000 });
  });

  it('over another amount than the invoice pays nothing and is owed back', async () => {
    const { id } = await codParcel(app, shop);
    await send(stripe.notice(await checkout(id), { amount_total: 9999 }));
    expect(await booksOf(app, id)).toEqual({ 1140: 9999, 2300: -9999 });
    expect((await invoiceOf(app, id)).body.data).toMatchObject({ status: 'unpaid' });
  });

  it('is not started while Stripe refuses, and the payer is asked to come back', async () => {
    const { id } = await codParcel(app, shop);
    const path = await linkOf(id);
    stripe.failing = true;
    const answer = await app.client.call('POST', path);
    stripe.failing = false;
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('cannot be shown right now');
    await checkout(id);
  });
});

describe('A payment into a wallet', () => {
  const START = 'mutation($i: StartTopUpInput!) { startTopUp(input: $i) { id refId status paymentUrl amount { amount currency } } }';
  const WAYS =
    'query($id: String!) { seller(id: $id) { topUpWays { online bankDetails reference } wallets { currency balance { amount } } } }';
  let mona: Person;
  let session: string;
  beforeAll(async () => {
    mona = await newSeller(app, { company: 'Mona Mugs' });
    session = await sessionOf(app, mona);
  });
  const start = async (i: object, token = session) => (await ask(app, token, START, { i })).startTopUp;
  const balance = async (): Promise<string> => (await ask(app, session, WAYS, { id: mona.id })).seller.wallets[0].balance.amount;

  it('is one link for fifty copies of a request, and one credit for all notices of its payment', async () => {
    const request = { amount: '120.50', currency: 'usd', idempotencyKey: 'once' };
    const links = await Promise.all(Array.from({ length: 50 }, () => start(request)));
    expect(new Set(links.map(({ id }) => id)).size).toBe(1);
    const [{ count } = { count: 0 }] = await app.database.sql<{ count: number }>('select count(*)::int as count from wallet_top_up where seller_id = $1', [mona.id]); // prettier-ignore
    expect(count).toBe(1);
    expect(await refused(app, session, START, { i: { ...request, amount: '120.51' } })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });

    const [{ id, refId, paymentUrl }] = links;
    const path = new URL(paymentUrl).pathname;
    const page = await app.client.get(path);
    for (const said of ['Mona Mugs', 'Wallet top-up', 'USD 120.50', 'Pay now']) expect(page.text).toContain(said);
    const [checkedOut, again] = [await checkoutAt(path), await checkoutAt(path)];
    expect(again.id).toBe(checkedOut.id);
    expect(checkedOut.params).toMatchObject({ 'metadata[invoiceId]': id, 'line_items[0][price_data][unit_amount]': '12050', 'line_items[0][price_data][product_data][name]': `Mona Mugs Wallet top-up (${refId})` }); // prettier-ignore
    expect(await balance()).toBe('0.00');
    await Promise.all(Array.from({ length: 20 }, () => send(stripe.notice(checkedOut))));
    expect(await balance()).toBe('120.50');
    expect((await app.client.get(path)).text).toContain('Paid – thank you');
    expect(await start(request)).toMatchObject({ id, status: 'PAID' });
  });

  it('for a parcel that waits for it leads back to its page', async () => {
    const own = await connectShop(app, mona);
    const { shipment_id: reference } = (await placeOrder(app, own)).body;
    const { paymentUrl } = await start({ amount: '3', currency: 'USD', shipmentId: reference });
    const path = new URL(paymentUrl).pathname;
    await send(stripe.notice(await checkoutAt(path)));
    expect((await app.client.get(path)).text).toContain(`<a href="/console/shipments/${reference}">Back to the parcel</a>`);
    expect((await app.client.get(`${path}?lang=ar`)).text).toContain('العودة إلى الشحنة');
  });

  it('that comes twice, or over another amount, is owed back', async () => {
    const [twice, other] = [await start({ amount: '10', currency: 'USD' }), await start({ amount: '10', currency: 'USD' })];
    expect(twice.id).not.toBe(other.id);
    const before = Number(await balance());
    const [first, less] = [await checkoutAt(new URL(twice.paymentUrl).pathname), await checkoutAt(new URL(other.paymentUrl).pathname)];
    await send(stripe.notice(first));
    await send(stripe.notice(first, { payment_intent: 'pi_second' }));
    await send(stripe.notice(less, { amount_total: 999 }));
    expect(Number(await balance())).toBe(before + 10);
    const owed = await app.database.sql(
      `select amount_minor from posting where account = '2300' and seller_id = $1 order by amount_minor`,
      [mona.id],
    );
    expect(owed).toEqual([{ amount_minor: '999' }, { amount_minor: '1000' }]);
  });

  it('is taken for a day, and counts all the same when it arrives later', async () => {
    const { paymentUrl } = await start({ amount: '7', currency: 'USD' });
    const path = new URL(paymentUrl).pathname;
    const begun = await checkoutAt(path);
    const before = Number(await balance());
    app.clock.advance(days(1));
    expect((await app.client.get(path)).text).toContain('This payment link has expired');
    session = await sessionOf(app, mona);
    await send(stripe.notice(begun));
    expect(Number(await balance())).toBe(before + 7);
    app.clock.reset();
    session = await sessionOf(app, mona);
  });

  it("is the seller's own, over an amount that can be paid, and by transfer quotes what finds the seller", async () => {
    const other = await newSeller(app);
    expect(await refused(app, session, START, { i: { sellerId: other.id, amount: '1', currency: 'USD' } })).toMatchObject({
      code: 'SELLER_NOT_FOUND',
    });
    expect(await refused(app, shop.token, START, { i: { amount: '1', currency: 'USD' } })).toMatchObject({ code: 'FORBIDDEN' });
    for (const amount of ['0', '-1', '1.001'])
      expect(await refused(app, session, START, { i: { amount, currency: 'USD' } })).toMatchObject({ errors: [{ field: 'amount' }] });
    expect(await refused(app, session, START, { i: { amount: '1.001', currency: 'KWD' } })).toMatchObject({
      errors: [{ variant: 'notPayableOnline' }],
    });

    const { body } = await placeOrder(app, shop);
    const parcel = { amount: '1', currency: 'USD', shipmentId: body.shipment_id };
    expect(await refused(app, session, START, { i: parcel })).toMatchObject({ code: 'SHIPMENT_NOT_FOUND' });

    const { topUpWays } = (await ask(app, session, WAYS, { id: mona.id })).seller;
    expect(topUpWays).toEqual({
      online: 'PROVIDER',
      bankDetails: ['IBAN: AE07 0331', 'BIC: GULFAEAD'],
      reference: expect.stringMatching(/^TOPUP-[0-9A-F]{12}$/),
    });
    const printed = topUpWays.reference.replace('-', ' ').toLowerCase();
    const { sellers } = await ask(app, await adminOf(app), 'query($s: String!) { sellers(search: $s) { nodes { id } } }', { s: printed });
    expect(sellers.nodes).toEqual([{ id: mona.id }]);
  });
});

describe('A page of Stripe', () => {
  const turn = () => closeCheckouts(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
  const statusOf = ({ id }: Session) => stripe.sessions.find((session) => session.id === id)?.status;

  it('is closed once its invoice was paid otherwise or taken back, and stays open while it is due', async () => {
    const [door, cancelled, due, paid] = [
      await parcelAtDoor(app, shop),
      await codParcel(app, shop),
      await codParcel(app, shop),
      await codParcel(app, shop),
    ];
    const sessions = [await checkout(door.id), await checkout(cancelled.id), await checkout(due.id), await checkout(paid.id)];
    const [, , , last] = sessions;
    if (last) last.status = 'complete';
    if (last) await send(stripe.notice(last));
    await confirm(app, door.id);
    await moveTo(app, cancelled.id, 'cancelled');
    await turn();
    expect(sessions.map(statusOf)).toEqual(['expired', 'expired', 'open', 'complete']);

    stripe.asked = 0;
    await turn();
    expect(stripe.asked).toBe(0);
  });

  it('is closed in a later turn where Stripe could not be reached', async () => {
    const { id } = await codParcel(app, shop);
    const session = await checkout(id);
    await moveTo(app, id, 'cancelled');
    stripe.failing = true;
    await expect(turn()).rejects.toThrow('could not be closed');
    stripe.failing = false;
    expect(statusOf(session)).toBe('open');
    await turn();
    expect(statusOf(session)).toBe('expired');
  });

  it('that was closed is not offered again when the invoice is due again', async () => {
    const { id } = await codParcel(app, shop);
    const first = await checkout(id);
    const { invoiceId } = (await invoiceOf(app, id)).body.data;
    await app.database.sql(`update cod_invoice set status = 'void' where id = $1`, [invoiceId]);
    await turn();
    await app.database.sql(`update cod_invoice set status = 'unpaid' where id = $1`, [invoiceId]);
    const second = await checkout(id);
    expect([first, second].map(statusOf)).toEqual(['expired', 'open']);
    expect((await checkout(id)).id).toBe(second.id);
  });

  it('that is paid after a cancellation is booked, owed back, and refunded once', async () => {
    const { id } = await codParcel(app, shop);
    const session = await checkout(id);
    await moveTo(app, id, 'cancelled');
    await send(stripe.notice(session));
    await turn();
    expect(await booksOf(app, id)).toMatchObject({ 1140: 10000, 2300: -10000 });

    const [surplus] = await app.database.sql<{ entry_id: string }>(
      `select entry_id from posting where shipment_id = $1 and account = '2300'`,
      [id],
    );
    const refund = () =>
      ask(
        app,
        app.accounts.erpToken,
        'mutation($entryId: String!) { refundPayer(entryId: $entryId, reference: "re_1") { replayed postings { account } } }',
        { entryId: surplus?.entry_id },
      );
    expect((await refund()).refundPayer).toMatchObject({ replayed: false });
    expect((await refund()).refundPayer).toMatchObject({ replayed: true });
    expect(await booksOf(app, id)).toMatchObject({ 1130: -10000, 1140: 10000 });
  });
});

describe('A notice', () => {
  it.each([
    ['without a signature', () => ''],
    ['with the signature of another secret', (body: string) => new StripeServer({ ...secrets, webhookSecret: 'whsec_other' }).sign(body)],
    ['with the signature of other bytes', (body: string) => stripe.sign(`${body} `)],
    ['that is too old', (body: string) => stripe.sign(body, Math.floor(Date.now() / 1000) - 3600)],
  ])('%s is refused', async (_, signatureOf) => {
    const { id } = await codParcel(app, shop);
    const { body } = stripe.notice(await checkout(id));
    const answer = await send({ body, signature: signatureOf(body) });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'INVALID_SIGNATURE' });
    expect(await booksOf(app, id)).toEqual({});
  });

  it('of another kind, or of an invoice that is not ours, is taken and changes nothing', async () => {
    const session = await checkout((await codParcel(app, shop)).id);
    const others = [
      stripe.notice(session, {}, 'charge.refunded'),
      stripe.notice(session, { metadata: {} }),
      stripe.notice(session, { metadata: { invoiceId: '01a1fd0d-4330-775a-8726-e5d39e0f5cd0' } }),
    ];
    for (const notice of others) {
      const { status, body } = await send(notice);
      expect({ status, body }).toEqual({ status: 200, body: { received: true, booked: false } });
    }
  });
});
