import { LINE_SETTINGS, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newSeller, topUp } from '../../support/people.js';
import { abuDhabi, connectShop, dubai, mug, placeOrder, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let admin: string;
let line: ParcelLine;
let account: string;
let shop: ConnectedShop;

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp({ ...LINE_SETTINGS, ROLE: 'web' });
  admin = await adminOf(app);
  account = await connectLine(app, admin, line);
  const seller = await newSeller(app);
  await topUp(app, admin, seller.id, '500.00');
  shop = await connectShop(app, seller);
});
afterEach(() => {
  line.prices['NEXT'] = '9.00';
});
afterAll(async () => {
  await app.stop();
  await line.stop();
});

const MAP = 'mutation($a: String!, $s: [CarrierServiceMappingInput!]!) { mapCarrierServices(account: $a, services: $s) { id } }';
const COD = { paymentStatus: 'postpaid', collectionAmount: 50 };

const quoted = async (more: object = {}): Promise<string> => {
  const asked = { origin: dubai, destination: abuDhabi, products: [mug], ...more };
  const { body } = await app.client.post('/api/rates', asked, shop.headers);
  return body.find((rate: { service_code: string }) => rate.service_code === 'LINE_NEXT').id;
};

/** The carrier asks more, and the hour in which its earlier answers are remembered is over. */
const risen = (): void => {
  line.prices['NEXT'] = '20.00';
  app.clock.advance(3_600_000);
};
const warnings = ({ body }: { body: { warnings: { code: string }[] } }) => body.warnings.map(({ code }) => code);

describe('an order with the id of a live rate', () => {
  it('is charged what was quoted, also when the carrier asks more', async () => {
    const rateId = await quoted();
    risen();
    const placed = await placeOrder(app, shop, { rateId });
    expect([placed.body.actualRate, warnings(placed)]).toEqual([9.9, []]);
  });

  it('is charged what was quoted for cash on delivery', async () => {
    const rateId = await quoted({ paymentStatus: 'postpaid' });
    risen();
    expect((await placeOrder(app, shop, { rateId, ...COD })).body.actualRate).toBe(9.9);
  });

  it('is priced anew, and told so, when cash is to be collected that was not part of the question', async () => {
    const rateId = await quoted();
    risen();
    const placed = await placeOrder(app, shop, { rateId, ...COD });
    expect([placed.body.actualRate, warnings(placed)]).toEqual([22, ['RATE_NOT_HELD']]);
  });

  it('is refused like an order without one when the service does not go there any more', async () => {
    const rateId = await quoted();
    const mapping = { carrierService: 'NEXT', serviceCode: 'LINE_NEXT', markupPercent: '10' };
    await ask(app, admin, MAP, { a: account, s: [{ ...mapping, countries: ['OM'] }] });
    const [named, held] = [await placeOrder(app, shop, { carrier: 'LINE_NEXT' }), await placeOrder(app, shop, { rateId })];
    await ask(app, admin, MAP, { a: account, s: [{ ...mapping, countries: [] }] });
    expect([named.status, named.body.code]).toEqual([400, 'INVALID_CARRIER']);
    expect([held.status, held.body.code, held.body.errors[0].code]).toEqual([400, 'INVALID_CARRIER', 'ROUTE_NOT_SERVED']);
  });

  it('is refused like an order without one when the service does not collect cash', async () => {
    const rateId = await quoted({ paymentStatus: 'postpaid' });
    await app.database.sql(`update carrier_service set supports_cod = false where code = 'LINE_NEXT'`, []);
    await app.services.rateBook.refresh();
    const held = await placeOrder(app, shop, { rateId, ...COD });
    expect([held.status, held.body.errors?.[0].code]).toEqual([400, 'COD_NOT_SUPPORTED']);
  });
});
