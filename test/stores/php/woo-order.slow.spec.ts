import { startApp, type TestApp } from '../../support/app.js';
import { connectShop } from '../../support/story.js';
import { describePhp, jsonOf, valueOf } from './php.js';

const lamp = { weight: '0.9', dimensions: { length: '20', width: '20', height: '10' } };

const billing = {
  first_name: 'Aisha',
  last_name: 'Khan',
  company: '',
  address_1: 'Corniche 5',
  address_2: 'Flat 3',
  city: 'Abu Dhabi',
  state: 'AZ',
  postcode: '',
  country: 'AE',
  email: 'aisha@example.com',
  phone: '+971501234567',
};

const order = {
  id: 42,
  number: '2026-0042',
  status: 'processing',
  currency: 'USD',
  total: '23.99',
  total_tax: '1.99',
  discount_total: '3.00',
  shipping_total: '5.00',
  payment_method: 'cod',
  payment_method_title: 'Cash on delivery',
  billing,
  shipping: Object.fromEntries(Object.keys(billing).map((field) => [field, ''])),
  line_items: [
    { id: 7, name: 'Lamp', quantity: 3, subtotal: '10.00' },
    { id: 8, name: 'Bulb', quantity: 2, subtotal: '9.98' },
  ],
};

async function mapped(changes: object = {}, more: object = {}) {
  const [result] = await jsonOf('map-order.php', [{ order: { ...order, ...changes }, product: lamp, ...more }]);
  return result;
}

const priced = ({ products }: { products: { name: string; quantity: number; price: number }[] }) =>
  products.map(({ name, quantity, price }) => [name, quantity, price]);

describePhp('an order of WooCommerce', () => {
  it('becomes an order of the service', async () => {
    expect((await mapped()).order).toEqual({
      order: {
        shopDomain: 'lamps.example',
        orderNumber: 42,
        orderReference: '2026-0042',
        subTotal: 19.98,
        tax: 1.99,
        discount: 3,
        shippingFee: 5,
        total: 23.99,
        currency: 'USD',
        paymentStatus: 'postpaid',
        paymentMethod: 'Cash on delivery',
        collectionAmount: 23.99,
        carrier: 'SVC_EXP',
      },
      customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971501234567' },
      origin: expect.objectContaining({ city: 'Dubai' }),
      destination: { address: 'Corniche 5, Flat 3', city: 'Abu Dhabi', state: 'AZ', countryCode: 'AE', zip: '' },
      products: expect.any(Array),
    });
  });

  it('keeps the sum of each line exact, whatever its quantity', async () => {
    expect(priced((await mapped()).order)).toEqual([
      ['Lamp', 2, 3.33],
      ['Lamp', 1, 3.34],
      ['Bulb', 2, 4.99],
    ]);
    expect(priced((await mapped({ currency: 'KWD', line_items: [{ name: 'Lamp', quantity: 3, subtotal: '1' }] })).order)).toEqual([
      ['Lamp', 2, 0.333],
      ['Lamp', 1, 0.334],
    ]);
    expect(priced((await mapped({ currency: 'JPY', line_items: [{ name: 'Lamp', quantity: 3, subtotal: '1000' }] })).order)).toEqual([
      ['Lamp', 2, 333],
      ['Lamp', 1, 334],
    ]);
  });

  it('collects nothing when it is paid', async () => {
    const paid = (await mapped({ payment_method: 'stripe' })).order.order;
    expect(paid).toMatchObject({ paymentStatus: 'prepaid' });
    expect(paid).not.toHaveProperty('collectionAmount');
  });

  it('is measured in grams and centimetres, from the units of the shop', async () => {
    expect((await mapped()).order.products[0]).toMatchObject({ grams: 900, length: 20, width: 20, height: 10, volume: 0 });
    const { order: inPounds } = await mapped({}, { units: ['lbs', 'in'] });
    expect(inPounds.products[0]).toMatchObject({ grams: 408.2, length: 50.8 });
    expect(await mapped({}, { units: ['stone', 'cm'] })).toEqual({ error: 'The weight unit must be one of g, kg, lbs, oz.' });
  });

  it('names the product that has no weight, and leaves out what is not shipped', async () => {
    expect(await mapped({}, { product: { weight: '' } })).toEqual({
      error: 'The product "Lamp" has no weight. Enter one, or give the shop a default parcel: shipping is priced by weight.',
    });
    expect(await mapped({}, { product: { ...lamp, dimensions: { ...lamp.dimensions, height: '' } } })).toEqual({
      error: 'The product "Lamp" has no height. Enter one, or give the shop a default parcel.',
    });
    const nothing = { error: 'The order has nothing left to ship: its items were refunded or need no shipping.' };
    expect(await mapped({}, { product: null })).toEqual(nothing);
    expect(await mapped({}, { product: { ...lamp, virtual: true } })).toEqual(nothing);
  });

  it('has the measures of the default parcel of the shop where a product lacks them', async () => {
    const named = { defaultParcel: { grams: 400, length: 30, width: 20, height: 5 } };
    const { order: assumed } = await mapped({}, { product: { weight: '', dimensions: { length: '10', width: '', height: '0' } }, named });
    expect(assumed.products[0]).toMatchObject({ grams: 400, length: 10, width: 20, height: 5 });
  });

  it('collects what refunds have left, and ships what they have left', async () => {
    const refund = {
      id: 1,
      total: '-6.67',
      line_items: [{ quantity: -2, meta_data: [{ key: '_refunded_item_id', value: '7' }] }],
    };
    const { order: left } = await mapped({ refunds: [refund] });
    expect(left.order).toMatchObject({ paymentStatus: 'postpaid', collectionAmount: 17.32, total: 23.99 });
    expect(priced(left)).toEqual([
      ['Lamp', 1, 3.33],
      ['Bulb', 2, 4.99],
    ]);
    const { order: whole } = await mapped({ refunds: [{ id: 2, total: '-23.99' }] });
    expect(whole.order).toMatchObject({ paymentStatus: 'prepaid' });
  });

  it.each(['pending', 'on-hold', 'wc-cancelled', 'failed', 'refunded', ''])('is not shipped while it is %j', async (status) => {
    expect(await mapped({ status })).toEqual({
      error: expect.stringMatching(/^The order is .*: only orders that are processing or completed are shipped/),
    });
  });

  it('goes to the shipping address where there is one, and to a company without a person', async () => {
    const shipping = {
      ...billing,
      first_name: '',
      last_name: '',
      company: 'Lamps LLC',
      address_1: 'Al Quoz 9',
      city: 'Dubai',
      phone: '+97142223344',
    };
    expect((await mapped({ shipping, customer_note: 'Ring twice' })).order.destination).toMatchObject({ deliveryNote: 'Ring twice' });
    expect((await mapped({ shipping })).order).toMatchObject({
      customer: { firstName: '', lastName: '', email: 'aisha@example.com', phone: '+97142223344' },
      destination: { address: 'Al Quoz 9, Flat 3', city: 'Dubai', company: 'Lamps LLC' },
    });
  });

  describe('sent to the service', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startApp({ ROLE: 'web', STRICT_SUBTOTAL: 'true' });
    });
    afterAll(() => app.stop());

    it('is quoted and placed without a warning', async () => {
      const { domain, token } = await connectShop(app);
      const store = { url: app.client.baseUrl, token, domain };
      const { order: body, rates } = await mapped({}, { product: { ...lamp, dimensions: { length: '20', width: '20', height: '20' } } });
      expect((await valueOf(store, 'rates', [rates])).length).toBeGreaterThan(0);

      const placed = await valueOf(store, 'placeOrder', [{ ...body, order: { ...body.order, shopDomain: domain } }]);
      expect(placed).toMatchObject({ carrier: 'SVC_EXP', collectionAmount: 23.99, warnings: [] });
    });
  });
});
