import { anOrder, abuDhabi, dubai } from '../../support/story.js';
import { installStore } from '../installed-store.js';
import { certified } from '../certified.js';
import { aisha, checkOut, fillCart, fulfillmentOf, packAll, priceOf, tryPack, tryPrice, type Placed } from './checkout.js';
import { MedusaDrive } from './medusa-drive.js';
import { openWorld, shipmentIn, storeHeaders, until, walk, type World } from './open-world.js';
import { takeBack } from './returns.js';

const folder = await installStore('medusa');
const withStore = folder === undefined ? describe.skip : describe;

const CARD = 'pp_system_default';
const CASH = 'pp_shipgraph-cod_cod';
/** Steps that the plug-in lacks: it sends no changes of an order, and an order is packed as it is placed. */
const NOT_CHECKED = [
  '`UPDATE_FAILED` of a change is shown',
  '`FULFIL_NOT_ALLOWED` of a fulfilment is shown',
  '`FIELD_UPDATE_BLOCKED` leaves a change done',
  '`RATE_NOT_RECALCULATED` leaves a change done',
];

withStore('A Medusa shop with our plug-in', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(folder ?? '');
  }, 600_000);
  afterAll(() => world?.close());

  it('is connected by one request, and says before what is missing', () => {
    expect(world.told).toMatchObject({
      before: {
        connected: false,
        problems: [expect.stringContaining('not connected to shipgraph yet'), expect.stringContaining('There is no webhook yet')],
      },
      refused: { message: expect.stringMatching(/^This store was not connected: .*\(UNAUTHORIZED/) },
      connected: { connected: true, domain: 'lamps.example', services: expect.arrayContaining(['SVC_ECO', 'SVC_EXP']), problems: [] },
    });
  });

  it('may be connected again by the command of the guide, with the same webhook', async () => {
    const before = (await world.admin.get('/admin/shipgraph')).shipgraph;
    expect(await world.connectAgain()).toContain('lamps.example is connected to');
    expect((await world.admin.get('/admin/shipgraph')).shipgraph).toMatchObject({ connected: true, webhook: before.webhook });
  });

  it('shows the prices of shipgraph, from one request for each checkout until the cart changes', async () => {
    const { shop, passage } = world;
    const asked = (): number => passage.count('/api/rates');
    const cart = await fillCart(shop);
    const before = asked();

    const prices = await Promise.all([shop.options.economy, shop.options.express].map((option) => priceOf(shop, cart, option)));
    expect(await priceOf(shop, cart, shop.options.cheapest)).toBe(prices[0]);
    expect(asked()).toBe(before + 1);
    expect(await ratesFor(world, 2)).toMatchObject({ SVC_ECO: prices[0], SVC_EXP: prices[1] });

    await shop.storefront.post(`/store/carts/${cart}/line-items`, { variant_id: shop.variantId, quantity: 1 });
    const more = await ratesFor(world, 3);
    expect(await priceOf(shop, cart, shop.options.economy)).toBe(more['SVC_ECO']);
    expect(await priceOf(shop, cart, shop.options.express)).toBe(more['SVC_EXP']);
    expect(asked()).toBe(before + 2);
  });

  it('delivers an order, webhook by webhook, and takes it back', async () => {
    const { shop, admin, door } = world;
    const order = await checkOut(shop, await fillCart(shop), shop.options.express, CARD);
    const { id: fulfillment, data, labels } = await packAll(shop, order);
    const shipment: string = data.shipment_id;
    expect(labels).toMatchObject([{ tracking_number: shipment, label_url: expect.stringContaining(`/api/awb/${shipment}`) }]);
    const shipping = order.total - 80;
    expect(await shipmentIn(world, shipment)).toMatchObject({
      status: 'FULFILLED',
      serviceCode: 'SVC_EXP',
      paymentStatus: 'PREPAID',
      order: {
        subTotal: { amount: '80.00' },
        tax: { amount: '0.00' },
        discount: { amount: '0.00' },
        shippingFee: { amount: shipping.toFixed(2) },
        total: { amount: order.total.toFixed(2) },
        customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com' },
        lines: [{ name: 'Lamp, Brass', quantity: 2 }],
        origin: { city: 'Dubai' },
        destination: { city: 'Abu Dhabi' },
      },
    });

    await walk(world, shipment, 'pickup');
    const label = await admin.try('GET', `/admin/shipgraph/fulfillments/${fulfillment}/label`);
    expect([label.status, label.headers.get('content-type'), label.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await fulfillmentOf(admin, order.id)).shipped_at).toBeNull();

    await walk(world, shipment, 'picked_up');
    await until('it is shipped', async () => Boolean((await fulfillmentOf(admin, order.id)).shipped_at), world);
    await walk(world, shipment, 'at_sorting', 'verified', 'booked', 'in_transit', 'delivered');
    await until('it is delivered', async () => Boolean((await fulfillmentOf(admin, order.id)).delivered_at), world);
    const delivered = await fulfillmentOf(admin, order.id);
    expect(delivered.order).toMatchObject({ fulfillment_status: 'delivered' });
    expect(delivered.labels).toHaveLength(1);

    const shipmentsOf = async () => (await admin.get(`/admin/shipgraph/orders/${order.id}`)).shipments;
    await until('the webhook is answered', async () => (await shipmentsOf())[0].status === 'delivered', world);
    const shipments = await shipmentsOf();
    expect(shipments).toMatchObject([
      { id: shipment, status: 'delivered', problem: null, tracking_url: expect.stringContaining('/track/') },
    ]);
    const last = door.requests.at(-1);
    const again = await world.client.post('/hooks/shipgraph', last?.body, signatureOf(last?.headers));
    expect([again.status, again.body]).toEqual([200, { outcome: 'stale' }]);
    expect((await shipmentsOf())[0].changes).toBe(shipments[0].changes);

    await comesBack(order, shipment);
  });

  async function comesBack(order: Placed, shipment: string): Promise<void> {
    const returnId = await takeBack(world.shop, order.id, order.items);
    const back = `RTN-${shipment}`;
    expect((await shipmentIn(world, back)).status).toBe('NEW');
    await walk(world, back, 'pickup', 'picked_up', 'at_sorting', 'verified', 'booked', 'in_transit', 'delivered');
    const status = async (): Promise<string> => (await world.admin.get(`/admin/returns/${returnId}`)).return.status;
    await until('the return is received', async () => (await status()) === 'received', world);
  }

  it('has the driver collect what is outstanding, and captures it with the delivery', async () => {
    const { shop, admin } = world;
    const order = await checkOut(shop, await fillCart(shop, 1), shop.options.cheapest, CASH);
    const { data } = await packAll(shop, order);
    expect(await shipmentIn(world, data.shipment_id)).toMatchObject({
      paymentStatus: 'POSTPAID',
      order: { collectionAmount: { amount: order.total.toFixed(2) } },
    });

    await walk(world, data.shipment_id, 'pickup', 'picked_up', 'at_sorting', 'verified', 'booked', 'in_transit', 'delivered');
    await until('it is captured', async () => (await fulfillmentOf(admin, order.id)).order.payment_status === 'captured', world);
  });

  it('cancels on both sides, and says when it is too late', async () => {
    const { shop, admin, door } = world;
    const byShop = await checkOut(shop, await fillCart(shop), shop.options.economy, CARD);
    const first = await packAll(shop, byShop);
    await admin.post(`/admin/orders/${byShop.id}/fulfillments/${first.id}/cancel`);
    expect((await shipmentIn(world, first.data.shipment_id)).status).toBe('CANCELLED');

    const second = await packAll(shop, byShop);
    expect(second.data.shipment_id).not.toBe(first.data.shipment_id);
    await walk(world, second.data.shipment_id, 'cancelled');
    await until('it is cancelled', async () => Boolean((await fulfillmentOf(admin, byShop.id)).canceled_at), world);

    const third = await packAll(shop, byShop);
    const { shipment_id: collected } = third.data;
    door.isDown = true;
    await walk(world, collected, 'pickup', 'picked_up');
    const late = await admin.try('POST', `/admin/orders/${byShop.id}/fulfillments/${third.id}/cancel`);
    door.isDown = false;
    expect([late.status, late.body.message]).toEqual([
      400,
      expect.stringMatching(/^Shipment SVC\w+ was not cancelled: .*CANCEL_NOT_ALLOWED/),
    ]);

    await walk(world, collected, 'at_sorting', 'verified', 'booked');
    const shipments = async () => (await admin.get(`/admin/shipgraph/orders/${byShop.id}`)).shipments;
    await until('it is shipped', async () => (await shipments()).at(-1).status === 'booked', world);
    const { order } = await fulfillmentOf(admin, byShop.id);
    expect(order.items).toMatchObject([{ detail: { fulfilled_quantity: 2, shipped_quantity: 2 } }]);
  });

  it('refuses webhooks that are not genuine, and hears of shipments that are not its own', async () => {
    const { app, client, door } = world;
    const headers = await storeHeaders(world);
    const placed = await app.client.post('/api/order', anOrder('lamps.example', { orderNumber: 7 }), headers);
    const isAbout = ({ body }: { body: Buffer }): boolean => body.includes(placed.body.shipment_id);
    await until('it was told', async () => door.requests.some(isAbout), world);
    const told = door.requests.find(isAbout);
    const genuine = signatureOf(told?.headers);

    const unknown = await client.post('/hooks/shipgraph', told?.body, genuine);
    expect([unknown.status, unknown.body]).toEqual([200, { outcome: 'unknown' }]);
    const forged = { ...genuine, 'x-svc-signature': '0'.repeat(64) };
    expect((await client.post('/hooks/shipgraph', told?.body, forged)).status).toBe(401);
    expect((await client.post('/hooks/shipgraph', Buffer.from('{}'), genuine)).status).toBe(401);
    expect((await client.post('/hooks/shipgraph', Buffer.from('{}'))).status).toBe(401);
  });

  it('says why there is no price, in the checkout and in the log', async () => {
    const { shop, store } = world;
    const heavy = await fillCart(shop, 900);
    const refused = await tryPrice(shop, heavy, shop.options.express);
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('not available from Dubai, AE to Abu Dhabi, AE')]);
    expect(store.said()).toContain('shipgraph has no price for SVC_EXP from Dubai, AE to Abu Dhabi, AE. SVC_EXP:');
  });

  it('says that shipgraph does not answer, and leaves nothing half done', async () => {
    const { shop, admin, passage } = world;
    const order = await checkOut(shop, await fillCart(shop, 3), shop.options.economy, CARD);
    const cart = await fillCart(shop, 5, { ...aisha, address_1: 'Corniche 9' });
    passage.isDown = true;
    try {
      const noPrice = await tryPrice(shop, cart, shop.options.economy);
      expect([noPrice.status, noPrice.body.message]).toEqual([
        500,
        expect.stringMatching(/^Shipping prices are not available now: .*UNREACHABLE/),
      ]);
      const notPacked = await tryPack(shop, order);
      expect([notPacked.status, notPacked.body.message]).toEqual([500, expect.stringContaining('The shipment for order #')]);
      expect((await admin.get(`/admin/orders/${order.id}?fields=*fulfillments`)).order.fulfillments).toEqual([]);
    } finally {
      passage.isDown = false;
    }
    expect(await priceOf(shop, cart, shop.options.economy)).toBeGreaterThan(0);

    passage.losesAnswersOf = '/api/fulfilled';
    const lost = await tryPack(shop, order);
    passage.losesAnswersOf = undefined;
    expect(lost.status).toBe(500);
    const cancelled = passage.requests.findLast(({ path }) => path === '/api/order/cancelled');
    const placed = passage.requests.findLast(({ path }) => path === '/api/order');
    expect(cancelled?.status).toBe(200);
    expect(JSON.parse(String(cancelled?.body))).toEqual({ orderNumber: JSON.parse(String(placed?.body)).order.orderNumber });
    expect((await packAll(shop, order)).data.shipment_id).toEqual(expect.any(String));
  });

  // The last one: the store is connected to the operator that is played from here on.
  it('is certified: driven against an operator that is played', async () => {
    const callback = `${world.store.url}/hooks/shipgraph`;
    // Medusa answers an event when all of its effects are there, and repeats requests within the call.
    const { failed, skipped, passed } = await certified(new MedusaDrive(world), { callback, shopDomain: 'lamps.example', settleMs: 50 });
    expect(failed.map(({ name, explanation }) => `${name}: ${explanation}`)).toEqual([]);
    expect(skipped).toEqual(NOT_CHECKED);
    expect(passed).toBeGreaterThan(70);
  }, 300_000);
});

/** What the interface of the store answers for so many lamps. */
async function ratesFor(world: World, quantity: number): Promise<Record<string, number>> {
  const lamp = { name: 'Lamp', quantity, price: 40, grams: 900, length: 20, width: 20, height: 20, volume: 0, currency: 'USD' };
  const body = { origin: dubai, destination: abuDhabi, products: [lamp] };
  const answer = await world.app.client.post('/api/rates', body, await storeHeaders(world));
  return Object.fromEntries(
    answer.body.map((rate: { service_code: string; total_price: number }) => [rate.service_code, rate.total_price]),
  );
}

/** The headers that a delivery is verified with. */
const signatureOf = (headers: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-svc-') ? [[name, String(value)]] : [])));
