import { JobWork } from '../../../src/platform/work/work.js';
import { LINE_SETTINGS, bookedView, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { codParcel, confirm, invoiceOf } from '../../support/cod.js';
import { eventsHandled } from '../../support/events.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, newStaff, walletOf, type Person } from '../../support/people.js';
import { move } from '../../support/shipments.js';
import { connectShop, sessionOf, type ConnectedShop } from '../../support/story.js';
import { runBooking } from '../../../src/modules/bookings/booking-jobs.js';

let app: TestApp;
let admin: string;
let accounts: string;
let line: ParcelLine;
let operatorAccount: string;
let seller: Person;
let shop: ConnectedShop;

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp(LINE_SETTINGS);
  admin = await adminOf(app);
  accounts = await newStaff(app, admin, 'ACCOUNTS');
  operatorAccount = await connectLine(app, admin, line);
  seller = await newSeller(app);
  const account = await connectLine(app, admin, line, { sellerId: seller.id, label: 'Own' });
  line.webhookUrl = `${app.url}/api/carriers/${account}/events`;
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  await line.stop();
  expect(books).toMatchObject({ ok: true });
});

interface BookedParcel {
  readonly id: string;
  readonly reference: string;
  readonly awb: string;
}

/** Booked with the seller's account, with 100.00 to collect. The booking is driven here: once the clock has moved, its job would wait. */
async function parcel(): Promise<BookedParcel> {
  const { id, reference } = await codParcel(app, shop, { carrier: 'LINE_NEXT' });
  await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id });
  const [booking] = await app.database.sql<{ id: string }>('select id from carrier_booking where shipment_id = $1', [id]);
  await runBooking(new JobWork(app.services, app.database.sql, app.database.unitOfWork), booking?.id ?? '');
  const { awb, bookingStatus } = await bookedView(app, admin, id);
  expect(bookingStatus).toBe('BOOKED');
  return { id, reference, awb };
}

async function scan(awb: string, code: string): Promise<void> {
  app.clock.advance(60_000);
  await line.scan(awb, code, { at: app.clock.now() });
  await eventsHandled(app);
}

const STATE = `query($id: String!) { shipment(id: $id) { status codStage cod { stage paidToSeller amount { amount } collected { amount } }
  blockedBy { kind } } }`;
const stateOf = async (id: string) => (await ask(app, admin, STATE, { id })).shipment;
const entriesOf = ({ id }: BookedParcel) =>
  app.database.sql<{ source: string }>('select distinct source from posting where shipment_id = $1 order by source', [id]);
const collections = ({ id }: BookedParcel) => app.database.sql('select stage from cod_collection where shipment_id = $1', [id]);
const OUTSTANDING = 'query($id: ID) { shipmentFigures(sellerId: $id) { codOutstanding { collected { amount } toCollect { amount } } } }';
const outstanding = async (token: string) => (await ask(app, token, OUTSTANDING, { id: seller.id })).shipmentFigures.codOutstanding;

describe('Cash on delivery of a parcel that travels on the seller’s own account', () => {
  it('is paid to the seller by the carrier: its delivery moves the parcel, and no money', async () => {
    const before = await walletOf(app, seller.id);
    const cash = await parcel();
    await scan(cash.awb, 'MOVED');
    expect(await outstanding(admin)).toEqual({ collected: [], toCollect: [] });
    expect(await outstanding(await sessionOf(app, seller))).toEqual({ collected: [], toCollect: [] });
    await scan(cash.awb, 'DONE');

    expect(await stateOf(cash.id)).toMatchObject({
      status: 'DELIVERED',
      codStage: null,
      cod: { stage: null, paidToSeller: true, amount: { amount: '100.00' }, collected: null },
      blockedBy: [],
    });
    expect(await entriesOf(cash)).toEqual([]);
    expect(await collections(cash)).toEqual([]);
    expect(await walletOf(app, seller.id)).toEqual(before);
  });

  it('cannot be confirmed, by whatever method and whoever collected', async () => {
    const cash = await parcel();
    await scan(cash.awb, 'MOVED');
    const driver = (await ask(app, await newStaff(app, admin, 'DRIVER'), '{ me { id } }')).me.id;
    const early = await confirm(app, cash.id);
    await scan(cash.awb, 'DONE');
    const requests = [{ paymentMethod: 'cash' }, { paymentMethod: 'cash', collectedById: driver }, { paymentMethod: 'bank_transfer' }];
    const answers = [early, ...(await Promise.all(requests.map((body) => confirm(app, cash.id, body))))];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [400, 'CARRIER_ACCOUNT_OF_SELLER']));
    expect(answers[0]?.body.message).toContain('pays the cash on delivery to the seller');
    expect(await collections(cash)).toEqual([]);
  });

  it('is not asked of the person who enters the delivery, and is refused if it is told', async () => {
    const [silent, told] = [await parcel(), await parcel()];
    for (const { awb } of [silent, told]) await scan(awb, 'MOVED');
    const outcomes = [{ collected: { method: 'CASH' } }, { notCollectedReason: 'Not at home' }];
    for (const collection of outcomes)
      expect(
        await refused(app, admin, 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }', {
          i: { id: told.id, status: 'DELIVERED', collection },
        }),
      ).toMatchObject({ code: 'CARRIER_ACCOUNT_OF_SELLER' });
    expect((await move(app, admin, silent.id, 'DELIVERED')).newStatus).toBe('DELIVERED');
    expect([await collections(silent), await collections(told)]).toEqual([[], []]);
  });

  it('and its freight are no part of what the carrier remits and bills to the operator', async () => {
    const cash = await parcel();
    await scan(cash.awb, 'MOVED');
    await scan(cash.awb, 'DONE');
    const REMIT =
      'mutation($account: ID!, $csv: String!) { importCarrierRemittance(account: $account, csv: $csv) { lines { outcome shipment { id } } } }';
    const csv = `awb,amount,currency,date,reference\n${cash.awb},100.00,USD,2026-11-22,OWN-1\n`;
    const { importCarrierRemittance } = await ask(app, accounts, REMIT, { account: operatorAccount, csv });
    expect(importCarrierRemittance.lines).toEqual([{ outcome: 'UNKNOWN', shipment: null }]);
    const BILL = 'mutation($account: ID!, $csv: String!) { importCarrierInvoice(account: $account, csv: $csv) { counts { kind lines } } }';
    const bill = `invoice,awb,date,service,weight_kg,amount,currency,reason\nOWN-B1,${cash.awb},2026-11-22,NEXT,1,9.00,USD,\n`;
    for (const account of [operatorAccount, 'PARCEL_LINE']) {
      const { importCarrierInvoice } = await ask(app, accounts, BILL, { account, csv: bill.replace('OWN-B1', `OWN-${account}`) });
      expect(importCarrierInvoice.counts).toContainEqual({ kind: 'UNKNOWN', lines: 1 });
    }
    expect(await entriesOf(cash)).toEqual([]);
  });

  it('can still be paid by link, which the operator receives and credits', async () => {
    const cash = await parcel();
    const { invoiceId } = (await invoiceOf(app, cash.id)).body.data;
    const RECORD = 'mutation($i: String!) { recordInvoicePayment(invoiceId: $i, reference: "pay-own-1") { outcome } }';
    expect((await ask(app, app.accounts.erpToken, RECORD, { i: invoiceId })).recordInvoicePayment.outcome).toBe('BOOKED');
    await scan(cash.awb, 'MOVED');
    await scan(cash.awb, 'DONE');
    expect(await stateOf(cash.id)).toMatchObject({
      status: 'DELIVERED',
      codStage: 'COLLECTED',
      cod: { stage: 'COLLECTED', paidToSeller: false, collected: { amount: '100.00' } },
    });
    expect(await entriesOf(cash)).toEqual([{ source: 'cod_collection' }, { source: 'cod_fee' }]);
    const [booked] = await app.database.sql<{ accounts: string[] }>(
      `select array_agg(distinct account::text order by account::text) as accounts from posting where shipment_id = $1`,
      [cash.id],
    );
    expect(booked?.accounts).not.toContain('1105');
  });
});
