import { LINE_SETTINGS, bookedView, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { eventsHandled } from '../../support/events.js';
import { ask } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf } from '../../support/people.js';
import { connectShop, moveTo, placeOrder, verify, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let admin: string;
let line: ParcelLine;
let account: string;
let shop: ConnectedShop;
let sellerId: string;

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp(LINE_SETTINGS);
  admin = await adminOf(app);
  account = await connectLine(app, admin, line);
  line.webhookUrl = `${app.url}/api/carriers/${account}/events`;
  const seller = await newSeller(app);
  sellerId = seller.id;
  await topUp(app, admin, sellerId, '500.00');
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  await line.stop();
  expect(books).toMatchObject({ ok: true });
});

const MAP = `mutation($account: String!, $services: [CarrierServiceMappingInput!]!) {
  mapCarrierServices(account: $account, services: $services) { services { serviceCode firstMile } } }`;
const map = async (more: object) => {
  const services = [{ carrierService: 'NEXT', serviceCode: 'LINE_NEXT', serviceName: 'Line Next Day', markupPercent: '10', ...more }];
  const mapped = (await ask(app, admin, MAP, { account, services })).mapCarrierServices.services;
  return Object.fromEntries(mapped.map(({ serviceCode, firstMile }: Record<string, string>) => [serviceCode, firstMile]));
};
const view = (id: string) => bookedView(app, admin, id);
const moved = async (id: string, status: string): Promise<string> => {
  const { body, text } = await moveTo(app, id, status);
  return body.data?.newStatus ?? text;
};
const parcelsOf = (id: string) => line.parcels.filter(({ reference }) => reference === id);
const costOf = (id: string) =>
  app.database.sql(
    `select p.account, p.direction, p.amount_minor::int as minor from journal_entry e join posting p on p.entry_id = e.id
     join shipment s on s.id::text = e.source_id where e.type = 'carrier_cost' and s.reference = $1 order by p.account`,
    [id],
  );
/** Jobs wait by the real clock: scans come last, because they move that of the service. */
const scanned = async (awb: string, code: string): Promise<void> => {
  app.clock.advance(60_000);
  await line.scan(awb, code, { at: app.clock.now() });
  await eventsHandled(app);
};

describe('a service whose first mile is the own fleet’s', () => {
  it('is collected by the carrier unless the mapping says otherwise', async () => {
    expect(await map({})).toEqual({ LINE_NEXT: false, LINE_SLOW: false });
    expect(await map({ firstMile: true })).toEqual({ LINE_NEXT: true, LINE_SLOW: false });
  });

  it('is asked of the carrier with the pickup when the carrier collects again; earlier orders keep their way', async () => {
    await map({ firstMile: true });
    const { shipment_id: earlier } = (await placeOrder(app, shop, { carrier: 'LINE_NEXT' })).body;
    await map({ firstMile: false });
    const { shipment_id: id } = (await placeOrder(app, shop, { carrier: 'LINE_NEXT' })).body;
    expect([await moved(earlier, 'pickup'), await moved(id, 'pickup')]).toEqual(['pickup', 'new']);
    await waitFor('the booking', async () => (await view(id)).bookingStatus === 'BOOKED');
  });

  it('reaches the carrier at the hub: picked up by us, verified, booked, scanned and delivered by the carrier', async () => {
    await map({ firstMile: true });
    const before = Number((await walletOf(app, sellerId)).balance);
    const { shipment_id: id } = (await placeOrder(app, shop, { carrier: 'LINE_NEXT' })).body;
    for (const status of ['pickup', 'picked_up', 'at_sorting']) expect(await moved(id, status)).toBe(status);
    expect(await view(id)).toMatchObject({ bookingStatus: 'WAITING', awbAssigned: false });
    expect(parcelsOf(id)).toEqual([]);

    expect((await verify(app, id)).status).toBe(200);
    expect(await costOf(id)).toEqual([]);
    expect(await moved(id, 'booked')).toBe('ready_to_book');
    await waitFor('the booking', async () => (await view(id)).bookingStatus === 'BOOKED');
    const [parcel] = parcelsOf(id);
    expect(await view(id)).toMatchObject({ status: 'BOOKED', awb: parcel?.awb, billingStatus: 'PAID' });
    expect(parcelsOf(id)).toHaveLength(1);
    expect(await costOf(id)).toEqual([
      { account: '2200', direction: 'credit', minor: 900 },
      { account: '5200', direction: 'debit', minor: 900 },
    ]);

    for (const code of ['TAKEN', 'MOVED', 'DONE']) await scanned(parcel?.awb ?? '', code);
    expect((await view(id)).status).toBe('DELIVERED');
    expect(await costOf(id)).toHaveLength(2);
    expect(before - Number((await walletOf(app, sellerId)).balance)).toBeCloseTo(9.9);
  });
});
