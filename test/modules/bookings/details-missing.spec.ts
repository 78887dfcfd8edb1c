import { LINE_SETTINGS, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newSeller, topUp, type Person } from '../../support/people.js';
import { anOrder, connectShop, dubai, mug, sessionOf, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let admin: string;
let line: ParcelLine;
let seller: Person;
let shop: ConnectedShop;

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp({ ...LINE_SETTINGS, ROLE: 'web' });
  admin = await adminOf(app);
  await connectLine(app, admin, line);
  seller = await newSeller(app);
  await topUp(app, admin, seller.id, '500.00');
  shop = await connectShop(app, seller);
});
afterAll(async () => {
  await app.stop();
  await line.stop();
});

const muscat = { address: 'Way 1', city: 'Muscat', state: 'Muscat', countryCode: 'OM', country: 'Oman', zip: '112' };
const declared = { ...mug, hsCode: '6912.00', originCountry: 'AE' };

const explained = async (parts: object) => {
  const { body } = await app.client.post('/api/rates?explain=1', { origin: dubai, destination: muscat, ...parts }, shop.headers);
  const codes = body.rates.map((rate: { service_code: string }) => rate.service_code);
  const rejected = body.rejected.find((each: { service_code: string }) => each.service_code === 'LINE_NEXT');
  return { isOffered: codes.includes('LINE_NEXT'), rejected: rejected && [rejected.code, rejected.message] };
};

interface Parts {
  readonly products?: readonly object[];
  readonly customer?: object;
}
const place = async (order: object, { products = [mug], customer = {} }: Parts = {}) => {
  const given = anOrder(shop.domain, { carrier: 'LINE_NEXT', ...order });
  const { status, body, text } = await app.client.post(
    '/api/order',
    { ...given, destination: muscat, products, customer: { ...given.customer, ...customer } },
    shop.headers,
  );
  if (status !== 200) throw new Error(text);
  return body;
};
const missing = (body: { warnings: { code: string; field: string }[] }) =>
  body.warnings.flatMap(({ code, field }) => (code === 'DETAILS_MISSING' ? [field] : []));

describe('Details that a carrier asks for', () => {
  it('reject its services in rates by name, before the carrier is asked', async () => {
    const calls = line.calls.length;
    expect(await explained({ products: [mug] })).toEqual({
      isOffered: false,
      rejected: ['DETAILS_MISSING', expect.stringContaining('Missing: products.1.hsCode.')],
    });
    expect(line.calls).toHaveLength(calls);
    expect(await explained({ products: [declared] })).toEqual({ isOffered: true, rejected: undefined });
  });

  it('are not missing from a question without products, whose contents are not known yet', async () => {
    expect(await explained({ weight: 2 })).toMatchObject({ isOffered: true });
  });

  it('are warnings of an order, which can be completed before it is booked', async () => {
    const placed = await place({}, { customer: { phone: null } });
    expect(missing(placed)).toEqual(['consignee.phone', 'products.1.hsCode']);
    const SCHEDULE = 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }';
    const refusal = await refused(app, admin, SCHEDULE, { id: placed.shipment_id });
    expect(refusal).toMatchObject({ code: 'MISSING_FIELD', errors: [{ field: 'consignee.phone' }, { field: 'products.1.hsCode' }] });
    expect(missing(await place({}, { products: [declared] }))).toEqual([]);
  });

  it('are told in GraphQL, and again when the order is repeated', async () => {
    const PLACE = 'mutation($input: CreateOrderInput!) { createOrder(input: $input) { replayed warnings { field code message } } }';
    const { order, ...rest } = anOrder(shop.domain, { carrier: 'LINE_NEXT' });
    const input = { ...rest, order, destination: muscat, products: [mug] };
    const warning = { field: 'products.1.hsCode', code: 'DETAILS_MISSING', message: expect.stringContaining('Parcel Line') };
    for (const replayed of [false, true]) {
      const { createOrder } = await ask(app, shop.token, PLACE, { input });
      expect(createOrder).toEqual({ replayed, warnings: expect.arrayContaining([warning]) });
    }
  });

  it('keep an order that is placed by hand from being placed, by the fields that its form has', async () => {
    const session = await sessionOf(app, seller);
    const CREATE = 'mutation($c: OrderDraftContentInput!) { createOrderDraft(input: { content: $c }) { id } }';
    const PLACE = 'mutation($id: ID!, $r: Boolean!) { placeOrderDraft(id: $id, requireDetails: $r) { warnings { code } } }';
    const { volume: _volume, currency: _currency, ...plain } = mug;
    const content = {
      order: { currency: 'USD', carrier: 'LINE_NEXT' },
      customer: { firstName: 'Mona', email: 'mona@example.com' },
      origin: dubai,
      destination: muscat,
      products: [{ ...plain, price: '50' }],
    };
    const { id } = (await ask(app, session, CREATE, { c: content })).createOrderDraft;

    expect(await refused(app, session, PLACE, { id, r: true })).toMatchObject({
      code: 'MISSING_FIELD',
      errors: [
        { field: 'customer.phone', message: 'is required by Parcel Line' },
        { field: 'products[0].hsCode', message: 'is required by Parcel Line' },
      ],
    });
    const { warnings } = (await ask(app, session, PLACE, { id, r: false })).placeOrderDraft;
    expect(warnings).toContainEqual({ code: 'DETAILS_MISSING' });
  });

  it('leave the order to a service that lacks nothing, if the store names none', async () => {
    line.prices['NEXT'] = '0.10';
    line.prices['SLOW'] = '0.20';
    app.clock.advance(3_600_000);
    const [chosen, complete] = [await place({ carrier: null }), await place({ carrier: null }, { products: [declared] })];
    expect([missing(chosen), missing(complete)]).toEqual([[], []]);
    expect(complete.actualRate).toBeLessThan(1);
    expect(chosen.actualRate).toBeGreaterThan(1);
  });
});
