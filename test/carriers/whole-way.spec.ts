import { JobWork } from '../../src/platform/work/work.js';
import { pollCarriers } from '../../src/modules/carrier-tracking/index.js';
import type { TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { days, hours } from '../support/clock.js';
import { ask } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, newApiToken, newSeller, topUp } from '../support/people.js';
import { readPdf } from '../support/pdf.js';
import { anOrder, connectShop, sessionOf, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { addWebhook, heard, openFixture } from '../modules/webhooks/webhook-story.js';
import { aramexLane, easypostLane, happenings, karrioLane, type CarrierLane, type Happening } from './carrier-lanes.js';

/** One way from the connection of a carrier to its payment, as a store, an operator and an accountant go it, each by their own interface. */
describe.each([
  ['EasyPost', easypostLane],
  ['karrio', karrioLane],
  ['Aramex', aramexLane],
])('A parcel of %s', (_name, open) => {
  let fixture: Awaited<ReturnType<typeof openFixture>>;
  let app: TestApp;
  let lane: CarrierLane;
  let admin: string;
  let accounts: string;
  let shop: ConnectedShop;
  let receiver: Awaited<ReturnType<typeof fixture.receiver>>;
  let account: string;
  let order: Readonly<Record<string, any>>;
  let awb: string;
  let isTold: boolean;
  /** Null if the carrier tells it on its bill only. */
  let cost: { amount: string; currency: string } | null;

  beforeAll(async () => {
    lane = await open();
    fixture = await openFixture({ CARRIER_ALLOWED_NETWORKS: '127.0.0.0/8', CARRIER_TIMEOUT_MS: '4000' });
    app = fixture.app;
    admin = await adminOf(app);
    // Sessions end while the days of the story pass; tokens of systems do not.
    accounts = app.accounts.erpToken;
    const seller = await newSeller(app, { phone: '+971501234567' });
    await topUp(app, admin, seller.id, '500.00');
    shop = await connectShop(app, seller);
    receiver = await fixture.receiver();
    await addWebhook(app, await newApiToken(app, await sessionOf(app, seller)), receiver.url(), {
      events: ['shipment.update', 'shipment.pickup', 'shipment.in_transit', 'shipment.completed'],
    });
  });
  afterAll(async () => {
    const books = await ledgerIsWhole(app);
    await fixture.close();
    await lane.stop();
    expect(books).toMatchObject({ ok: true });
  });

  const erp = async () => (await app.client.get(`/api/erp/shipments/${order['shipment_id']}`, bearer(app.accounts.erpToken))).body.data;

  it('can be booked once the operator has connected an account', async () => {
    const { carrier, baseUrl, credentials, service } = lane;
    const services = [{ carrierService: service, serviceCode: 'LIVE', serviceName: 'Live', markupPercent: '10' }];
    const connected = await ask(
      app,
      admin,
      'mutation($input: ConnectCarrierInput!) { connectCarrier(input: $input) { id version webhookUrl } }',
      { input: { carrier, mode: 'TEST', label: 'Ours', baseUrl, credentials, services } },
    );
    const { id, version, webhookUrl } = connected.connectCarrier;
    account = id;
    const secret = await lane.listen(webhookUrl);
    isTold = secret !== false;
    const UPDATE = 'mutation($id: String!, $input: UpdateCarrierAccountInput!) { updateCarrierAccount(id: $id, input: $input) { id } }';
    if (secret) await ask(app, admin, UPDATE, { id, input: { version, credentials: { ...credentials, webhookSecret: secret } } });
    const checked = await ask(app, admin, 'mutation($id: String!) { checkCarrierAccount(id: $id) { ok message } }', { id });
    expect(checked.checkCarrierAccount).toMatchObject({ ok: true, message: expect.stringMatching(/\S/) });
  });

  it('is priced in /api/rates beside the rate cards, and ordered at that price', async () => {
    const cash = lane.cashToCollect;
    const { origin, destination } = lane;
    const base = anOrder(shop.domain, cash === null ? {} : { paymentStatus: 'postpaid', collectionAmount: cash });
    const { products } = base;
    // A live price holds for the payment status that it was quoted for.
    const asked = { origin, destination, products, ...(cash !== null && { paymentStatus: 'postpaid' }) };
    const { body: rates } = await app.client.post('/api/rates', asked, shop.headers);
    const offer = rates.find(({ service_code: code }: { service_code: string }) => code === 'LIVE');
    expect(offer).toMatchObject({ currency: 'USD', service_name: 'Live', total_price: expect.any(Number) });
    expect(rates.length).toBeGreaterThan(1);

    const given = { ...base, order: { ...base.order, carrier: 'LIVE', rateId: offer.id }, origin, destination };
    const placed = await app.client.post('/api/order', given, shop.headers);
    expect([placed.status, placed.body.code]).toEqual([200, undefined]);
    order = placed.body;
    expect(order).toMatchObject({ awbAssigned: false, actualRate: offer.total_price });
    expect(await erp()).toMatchObject({ bookingStatus: 'waiting', carrier: 'LIVE' });
  });

  it('is booked with the carrier, whose AWB and label it has', async () => {
    const moved = await app.client.post(
      `/api/erp/shipments/${order['shipment_id']}/status`,
      { status: 'pickup' },
      bearer(app.accounts.erpToken),
    );
    expect([moved.status, moved.body.errors]).toEqual([200, undefined]);
    await waitFor('the booking', async () => (await erp()).bookingStatus === 'booked');
    ({ awb } = await erp());
    expect(awb).not.toBe(order['shipment_id']);
    expect(await erp()).toMatchObject({ awbAssigned: true, bookingError: null, status: 'pickup' });
    const label = await fetch(`${app.url}/api/awb/${order['shipment_id']}`);
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { size } = await readPdf(await label.bytes());
    expect(size.map(Math.round)).toEqual([595, 842]);
    const { shipment } = await ask(app, admin, 'query($id: String!) { shipment(id: $id) { booking { cost { amount currency } } } }', {
      id: order['shipment_id'],
    });
    cost = shipment.booking.cost;
  });

  it('moves by the scans of the carrier until it is delivered, and the store, the shopper and the board hear of it', async () => {
    const expected: Readonly<Record<Happening, string>> = {
      collected: 'picked_up',
      moved: 'in_transit',
      'on the van': 'in_transit',
      'handed over': 'delivered',
    };
    for (const [index, what] of happenings.entries()) {
      app.clock.advance(hours(7));
      await lane.report(awb, what, app.clock.now());
      if (!isTold) await askForScans(index);
      await waitFor(`the parcel to be ${expected[what]}`, async () => (await erp()).status === expected[what] && (await scansIn()) > index);
    }
    const { shipment } = await ask(
      app,
      accounts,
      'query($id: String!) { shipment(id: $id) { timeline { milestone note applied } codStage } }',
      { id: order['shipment_id'] },
    );
    const notes = shipment.timeline.map(({ note }: { note: string }) => note);
    for (const what of happenings) expect(notes.some((note: string | null) => note?.includes(what))).toBe(true);
    expect(shipment.timeline).toContainEqual(expect.objectContaining({ milestone: 'OUT_FOR_DELIVERY' }));

    const tracked = await app.client.get(`/track/${awb}`, { accept: 'application/json' });
    expect(tracked.body).toMatchObject({ status: 'success', current: { status: 'delivered' } });
    const names = () => heard(receiver).map(({ type }) => type);
    await waitFor('the webhooks', () => names().includes('shipment.completed'));
    expect(names()).toEqual(expect.arrayContaining(['shipment.pickup', 'shipment.in_transit', 'shipment.completed']));
    await waitFor('the milestone', () => heard(receiver).some(({ body }) => body.data.milestone === 'out_for_delivery'));
    expect(heard(receiver).find(({ type }) => type === 'shipment.completed')?.body.data).toMatchObject({ awb, status: 'delivered' });
  });

  /** The carrier is asked at most every six hours before the last mile. */
  async function askForScans(index: number): Promise<void> {
    const { unitOfWork, sql } = app.database;
    await pollCarriers(new JobWork(app.services, sql, unitOfWork));
    await waitFor('the scan', async () => (await scansIn()) > index);
  }
  const scansIn = async (): Promise<number> =>
    Number(
      (await app.database.sql<{ count: string }>('select count(*) from carrier_scan where awb = $1 and processed_at is not null', [awb]))[0]
        ?.count,
    );

  it('is billed as it was booked, its cash is settled, and the carrier is paid', async () => {
    app.clock.advance(days(1));
    const day = app.clock.now().toISOString().slice(0, 10);
    const COD = 'query($id: String!) { shipment(id: $id) { codStage cost { status cost { amount currency } margin { amount } } } }';
    const books = async () => (await ask(app, accounts, COD, { id: order['shipment_id'] })).shipment;
    const price = cost ?? (await books()).cost.cost;
    const bill = `invoice,awb,date,service,weight_kg,amount,currency,reason\nWAY-1,${awb},${day},${lane.service},1.2,${price.amount},${price.currency},\n`;
    const IMPORT =
      'mutation($account: ID!, $csv: String!) { importCarrierInvoice(account: $account, csv: $csv) { counts { kind lines } } }';
    const imported = await ask(app, accounts, IMPORT, { account, csv: bill });
    expect(imported.importCarrierInvoice.counts.filter(({ lines }: { lines: number }) => lines > 0)).toEqual([
      { kind: 'MATCHED', lines: 1 },
    ]);

    if (lane.cashToCollect !== null) {
      expect((await books()).codStage).toBe('WITH_CARRIER');
      const cash = `awb,amount,currency,date,reference\n${awb},${lane.cashToCollect},USD,${day},WAY-CASH\n`;
      const REMIT =
        'mutation($account: ID!, $csv: String!) { importCarrierRemittance(account: $account, csv: $csv) { lines { outcome } } }';
      const settled = await ask(app, accounts, REMIT, { account, csv: cash });
      expect(settled.importCarrierRemittance.lines).toEqual([{ outcome: 'DEPOSITED' }]);
      expect((await books()).codStage).toBe('DEPOSITED');
    }

    const { cost: owed } = await books();
    expect(owed.status).toBe('BOOKED');
    expect(Number(owed.margin.amount)).toBeGreaterThan(0);
    const PAY = `mutation($amount: Decimal!, $carrier: String!) { payCarrier(amount: $amount, currency: "USD", carrierCode: $carrier, reference: "WAY-1") { id } }`;
    await ask(app, accounts, PAY, { amount: owed.cost.amount, carrier: lane.carrier });
    const [payable] = await app.database.sql<{ rest: string }>(
      `select sum(case direction when 'debit' then amount_minor else -amount_minor end)::text as rest from posting where account = '2200'`,
      [],
    );
    expect(Number(payable?.rest)).toBe(0);
  });
});
