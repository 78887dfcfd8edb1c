import { request } from 'node:http';
import { waitFor } from '../../support/wait-for.js';
import { certified } from '../certified.js';
import type { RecordedRequest } from '../recording-proxy.js';
import { Merchant, textOf } from './merchant.js';
import {
  boxOf, checkOut, DOMAIN, GIFT, offerOf, openShop, press, set, SETTINGS, shipmentIn, shipped, standIn, walk, work, type WooShop,
} from './open-shop.js'; // prettier-ignore
import { openLabel, WooDrive } from './woo-drive.js';
import { describeWordPress } from './wordpress.js';

const WEBHOOK = '/wp-json/shipgraph/v1/webhook';
/** Statuses that stores do not get. */
const AT_HUB = new Set(['at_sorting', 'verified']);
const TO_DELIVERED = ['picked_up', 'at_sorting', 'verified', 'booked', 'in_transit', 'delivered'];

describeWordPress('A WordPress shop with our plug-in', () => {
  let shop: WooShop;
  beforeAll(async () => {
    shop = await openShop();
  }, 120_000);
  afterAll(() => shop?.close());

  const orderIn = (order: number) => standIn(shop, 'order', { order });
  const statusIn = async (order: number): Promise<string | undefined> => /data-status="([^"]*)"/.exec(await boxOf(shop, order))?.[1];
  const follows = (order: number, status: string): Promise<void> =>
    waitFor(
      () => `order ${order} shows ${status}; PHP said: ${shop.wordpress.said().slice(-2000)}`,
      async () => (await statusIn(order)) === status,
      30_000,
    );

  it('is uploaded as a zip, connected by a form, and says what is wrong until it works', async () => {
    expect(shop.told).toEqual({
      activated: expect.stringContaining('Plugin activated.'),
      missing: expect.stringContaining('Enter the e-mail address and the password'),
      refused: expect.stringContaining('shipgraph does not know this e-mail address and password. (INVALID_CREDENTIALS'),
      connected: expect.stringMatching(
        /lamps[.]example is connected[.].*✓ Login .*✓ Sender .*✓ Statuses A test event arrived.* ✓ Checkout /,
      ),
    });
    const missing = await fetch(`${shop.app.url ?? ''}/downloads/another.zip`);
    expect(missing.status).toBe(404);
    const { features, options } = await standIn(shop, 'facts');
    expect(features).toEqual({
      'shipgraph-for-woocommerce/shipgraph-for-woocommerce.php': { custom_order_tables: true, cart_checkout_blocks: true },
    });
    const login = shop.passage.requests.findLast(({ path }) => path === '/api/login');
    const { password } = shop.app.accounts.seller;
    expect(JSON.parse(String(login?.body))).toMatchObject({ shopId: DOMAIN, platform: 'woocommerce', password });
    const stored = JSON.stringify(options) + (await shop.owner.get(SETTINGS));
    expect(stored).not.toContain(password);
    expect(stored).not.toMatch(/whsec_/);
  });

  it('shows the prices of shipgraph, and asks again only when the cart changes', async () => {
    const asked = (): number => shop.passage.count('/api/rates');
    const before = asked();
    const offer = await offerOf(shop, { session: 'prices' });
    expect(offer.rates).toMatchObject([
      { id: 'shipgraph:1:SVC_ECO', label: expect.stringMatching(/^Economy \(.*days\)$/), cost: expect.stringMatching(/^\d+[.]\d\d$/) },
      { id: 'shipgraph:1:SVC_EXP', label: expect.stringContaining('Express') },
    ]);
    // Once for parcels that are paid, once for cash on delivery.
    expect(asked()).toBe(before + 2);
    expect((await offerOf(shop, { session: 'prices' })).rates).toEqual(offer.rates);
    expect((await offerOf(shop, { session: 'someone else' })).rates).toEqual(offer.rates);
    expect(asked()).toBe(before + 2);
    await offerOf(shop, { session: 'prices', items: [[1, 3]] });
    expect(asked()).toBe(before + 4);

    expect((await offerOf(shop, { items: [GIFT] })).rates).toEqual([]);
    expect((await offerOf(shop, { address: { city: '' } })).rates).toEqual([]);
    expect(asked()).toBe(before + 4);
  });

  it('offers cash on delivery only where the chosen service collects it', async () => {
    const kinds = ({ rates }: { rates: readonly { id: string; meta: Record<string, string> }[] }) =>
      rates.map(({ id, meta }) => [id, meta['_shipgraph_cash']]);
    const near = await offerOf(shop);
    expect(kinds(near)).toEqual([
      ['shipgraph:1:SVC_ECO', 'yes'],
      ['shipgraph:1:SVC_EXP', 'yes'],
    ]);
    expect(near.payments).toEqual(['card', 'cod']);
    const far = { address: { city: 'Muscat', state: '', country: 'OM', postcode: '100' } };
    const offer = await offerOf(shop, far);
    expect(kinds(offer)).toEqual([
      ['shipgraph:1:SVC_INT_ECO', 'no'],
      ['shipgraph:1:SVC_INT_EXP', 'no'],
    ]);
    expect(offer.payments).toEqual(['card']);
    expect(await checkOut(shop, { ...far, payment: 'cod' })).toMatchObject({ code: 'no_payment' });
  });

  it('delivers an order, event by event, and takes it back', async () => {
    const { order, total, shipment } = await shipped(shop, { rate: 'shipgraph:1:SVC_EXP' });
    expect(await shipmentIn(shop, shipment)).toMatchObject({
      status: 'NEW',
      serviceCode: 'SVC_EXP',
      paymentStatus: 'PREPAID',
      order: {
        orderReference: String(order),
        subTotal: { amount: '80.00' },
        total: { amount: total },
        customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com' },
        lines: [{ name: 'Lamp', quantity: 2 }],
        origin: { city: 'Dubai' },
        destination: { city: 'Abu Dhabi' },
      },
    });
    expect(textOf(await boxOf(shop, order))).toContain(`New ${shipment} · Express Pack the parcel, then press "Packed".`);
    expect(await (await openLabel(shop, order)).text()).toContain('It can be printed once the pickup is booked. (LABEL_NOT_READY');

    expect(await press(shop, order, 'pack')).toContain('The parcel is packed.');
    expect((await shipmentIn(shop, shipment)).status).toBe('FULFILLED');
    await walk(shop, shipment, 'pickup');
    await follows(order, 'pickup');
    const label = await openLabel(shop, order);
    expect([label.status, label.headers.get('content-type'), (await label.text()).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);

    for (const status of TO_DELIVERED) {
      await walk(shop, shipment, status);
      if (!AT_HUB.has(status)) await follows(order, status);
    }
    await waitFor('the order is completed', async () => (await orderIn(order)).status === 'completed');
    const { notes, account, actions, meta } = await orderIn(order);
    expect(notes).toEqual([
      `Shipment ${shipment} was created: Express.`,
      ...['Packed', 'Pickup booked', 'Picked up', 'Booked', 'Out for delivery', 'Delivered'].map(
        (status) => `Shipment ${shipment}: ${status}.`,
      ),
    ]);
    expect(textOf(account)).toMatch(/Your parcel Your parcel was delivered. Number: \w+ Follow your parcel/);
    expect(actions['shipgraph-track'].url).toContain('/track/');
    expect(meta.awb).toEqual(expect.any(String));
    const { mails } = await standIn(shop, 'facts');
    const ofOrder = mails.filter(({ subject }: { subject: string }) => subject === `Order ${order}`);
    expect(ofOrder.at(-2).message).toMatch(/Your order is completed[.][\s\S]*Your parcel was delivered[.][\s\S]*href="[^"]*\/track\//);
    expect(ofOrder.at(-1).message).toMatch(/Your parcel was delivered[.]\nhttp[^\n]*\/track\//);

    expect(await press(shop, order, 'return', { reason: 'Too bright' })).toContain('The return was created.');
    const back = `RTN-${shipment}`;
    expect((await shipmentIn(shop, back)).status).toBe('NEW');
    expect(await press(shop, order, 'return')).toContain('This parcel already has a return. (RETURN_EXISTS');
    await walk(shop, back, 'pickup', ...TO_DELIVERED);
    await waitFor('the return is delivered', async () => (await orderIn(order)).notes.includes(`Return ${back}: Delivered.`));
  });

  it('has the driver collect what is owed, also after refunds and changes', async () => {
    const { order, total, shipment } = await shipped(shop, { payment: 'cod' });
    expect(await shipmentIn(shop, shipment)).toMatchObject({ paymentStatus: 'POSTPAID', order: { collectionAmount: { amount: total } } });
    expect(textOf(await boxOf(shop, order))).toContain(`The driver collects ${Number(total)} USD.`);

    const changes = {
      shipping: { address_1: 'Corniche 7', phone: '+971507654321' },
      refunds: [{ total: '-40.00', items: { line_item: [] } }],
    };
    await standIn(shop, 'change', { order, changes });
    await work(shop);
    expect(await shipmentIn(shop, shipment)).toMatchObject({
      order: {
        collectionAmount: { amount: (Number(total) - 40).toFixed(2) },
        customer: { phone: '+971507654321' },
        destination: { address: 'Corniche 7' },
      },
    });
    expect(textOf(await boxOf(shop, order))).toContain(`The driver collects ${(Number(total) - 40).toFixed(2)} USD.`);
    const updates = (): number => shop.passage.requests.filter(({ path }) => path.endsWith('/update')).length;
    const before = updates();
    await standIn(shop, 'change', { order, changes: { customer_note: '' } });
    await work(shop);
    expect(updates()).toBe(before);

    await press(shop, order, 'pack');
    await walk(shop, shipment, 'pickup', ...TO_DELIVERED);
    await waitFor('the order is completed', async () => (await orderIn(order)).status === 'completed');
  });

  it('cancels on both sides, says when it is too late, and ships again under another number', async () => {
    const { order, shipment } = await shipped(shop);
    expect(await press(shop, order, 'cancel')).toContain('The shipment was cancelled.');
    expect((await shipmentIn(shop, shipment)).status).toBe('CANCELLED');
    await press(shop, order, 'ship', { packed: '1' });
    const second = (await orderIn(order)).meta.shipment;
    expect(second).not.toBe(shipment);
    expect(await shipmentIn(shop, second)).toMatchObject({ status: 'FULFILLED', order: { orderReference: `${order}-2` } });

    await walk(shop, second, 'cancelled');
    await follows(order, 'cancelled');
    await press(shop, order, 'ship');
    const third = (await orderIn(order)).meta.shipment;
    shop.door.isDown = true;
    await walk(shop, third, 'pickup', 'picked_up');
    await standIn(shop, 'change', { order, status: 'cancelled' });
    await work(shop);
    shop.door.isDown = false;
    expect(textOf(await boxOf(shop, order))).toContain(
      'The parcel was picked up, so that the shipment can no longer be cancelled. (CANCEL_NOT_ALLOWED',
    );
    await walk(shop, third, 'at_sorting', 'verified', 'booked');
    await follows(order, 'booked');

    const other = await shipped(shop);
    await standIn(shop, 'change', { order: other.order, status: 'refunded' });
    await work(shop);
    expect((await shipmentIn(shop, other.shipment)).status).toBe('CANCELLED');
  });

  it('refuses forged and old events, and follows each genuine one once', async () => {
    const { order, shipment } = await shipped(shop);
    await walk(shop, shipment, 'pickup');
    await follows(order, 'pickup');
    const isAbout = ({ path, body }: RecordedRequest): boolean => path === WEBHOOK && body.includes(shipment);
    await waitFor('the event is answered', () => shop.door.requests.findLast(isAbout)?.status === 200);
    const told = shop.door.requests.findLast(isAbout);
    if (!told) throw new Error('No event came.');
    const before = (await orderIn(order)).notes;
    const send = (body: Buffer, headers: Readonly<Record<string, string>>) => deliver(shop.wordpress.url, body, headers);

    const genuine = signatureOf(told.headers);
    expect(await Promise.all(Array.from({ length: 5 }, () => send(told.body, genuine)))).toEqual(
      Array(5).fill([200, { outcome: 'stale' }]),
    );
    expect(await send(told.body, { ...genuine, 'x-svc-signature': '0'.repeat(64) })).toEqual([401, { outcome: 'BAD_SIGNATURE' }]);
    expect(await send(Buffer.from(String(told.body).replace('"pickup"', '"delivered"')), genuine)).toEqual([
      401,
      { outcome: 'BAD_SIGNATURE' },
    ]);
    expect(await send(told.body, { ...genuine, 'x-svc-timestamp': '2026-01-01T00:00:00.000Z' })).toEqual([
      401,
      { outcome: 'BAD_SIGNATURE' },
    ]);
    expect(await send(told.body, {})).toEqual([401, { outcome: 'MISSING_HEADER' }]);
    expect((await orderIn(order)).notes).toEqual(before);

    // Events that did not arrive are read later.
    shop.door.isDown = true;
    await walk(shop, shipment, ...TO_DELIVERED);
    shop.door.isDown = false;
    await shop.owner.get(SETTINGS);
    await work(shop, 3700);
    expect(await statusIn(order)).toBe('delivered');
  });

  it('ships many orders from the list, prints their labels in one file, and finds orders by them', async () => {
    await set(shop, { shipgraph_settings: { automatic: 'no' } });
    const orders: number[] = [];
    for (const payment of ['card', 'cod', 'bacs']) {
      await set(shop, { stand_in_gateways: ['card', 'cod', 'bacs'] });
      orders.push((await checkOut(shop, { payment })).order);
    }
    await work(shop);
    expect((await orderIn(orders[0] ?? 0)).meta.shipment).toBe('');
    const act = async (action: string): Promise<string> => {
      const page = await shop.owner.get('/wp-admin/admin.php?page=wc-orders');
      const [, nonce = ''] = /name="_wpnonce" value="([^"]*)"/.exec(page) ?? [];
      const query = new URLSearchParams({ page: 'wc-orders', action, _wpnonce: nonce });
      for (const order of orders) query.append('id[]', String(order));
      return shop.owner.get(`/wp-admin/admin.php?${query.toString()}`);
    };
    const listed = textOf(await act('shipgraph_ship'));
    expect(listed).toContain('2 orders are being shipped.');
    expect(listed).toContain(`have a shipment or need none: ${orders[2]}`);
    expect(textOf(await act('shipgraph_labels'))).toContain('None of these orders has a label yet.');
    await work(shop);
    const shipments = await Promise.all(orders.slice(0, 2).map(async (order) => (await orderIn(order)).meta.shipment));
    for (const [index, shipment] of shipments.entries()) {
      expect((await shipmentIn(shop, shipment)).status).toBe('FULFILLED');
      await walk(shop, shipment, 'pickup');
      await follows(orders[index] ?? 0, 'pickup');
    }
    expect(textOf(await shop.owner.get('/wp-admin/admin.php?page=wc-orders'))).toContain(`Pickup booked ${shipments[1]}`);
    expect((await act('shipgraph_labels')).slice(0, 5)).toBe('%PDF-');
    await set(shop, { shipgraph_settings: null, stand_in_gateways: null });
  });

  it('offers nothing while there are no prices, says why, and makes none up', async () => {
    const cart = { items: [[1, 5]] as const, address: { address_1: 'Corniche 9' } };
    const waiting = await checkOut(shop, {});
    shop.passage.isDown = true;
    try {
      expect(await offerOf(shop, cart)).toMatchObject({ rates: [] });
      const settings = textOf(await shop.owner.get(SETTINGS));
      expect(settings).toMatch(
        /A shopper saw no shipping price on \S+ \S+, to Abu Dhabi, AE[.] shipgraph cannot be reached[.] .*\(UNREACHABLE\)/,
      );
      expect(shop.wordpress.said() + (await shop.wordpress.complaints())).toContain(
        '[shipgraph] Shipping prices to Abu Dhabi, AE: shipgraph cannot be reached.',
      );

      await set(shop, { woocommerce_shipgraph_1_settings: { fallback: 'price', fallback_cost: '12,50', title: 'Delivery' } });
      expect((await offerOf(shop, cart)).rates).toMatchObject([{ id: 'shipgraph:1:fallback', label: 'Delivery', cost: '12.50' }]);

      await work(shop);
      expect(textOf(await boxOf(shop, waiting.order))).toContain('shipgraph cannot be reached.');
    } finally {
      shop.passage.isDown = false;
      await set(shop, { woocommerce_shipgraph_1_settings: null, shipgraph_rates_paused: null });
    }
    expect((await offerOf(shop, cart)).rates).toHaveLength(2);
    // It is sent again by itself, and an answer that was lost makes no second shipment.
    shop.passage.losesAnswersOf = '/api/order';
    await work(shop, 100);
    shop.passage.losesAnswersOf = undefined;
    await work(shop, 1000);
    const { notes, meta } = await orderIn(waiting.order);
    expect(notes).toEqual([`Shipment ${meta.shipment} was created: Economy.`]);
    expect((await shipmentIn(shop, meta.shipment)).order.orderReference).toBe(String(waiting.order));

    await offerOf(shop, { items: [[1, 900]] });
    expect(textOf(await shop.owner.get(SETTINGS))).toMatch(/No service takes this parcel to this place[.] SVC_ECO: .*\(NO_SERVICE\)/);
  });

  it('lets only those do things who may, and only from its own pages', async () => {
    const { order } = await shipped(shop);
    const box = { action: 'shipgraph_order', order_id: String(order), do: 'cancel' };
    expect((await shop.owner.post('/wp-admin/admin-post.php', box)).status).toBe(403);
    expect((await shop.owner.post('/wp-admin/admin-post.php', { action: 'shipgraph_disconnect' })).status).toBe(403);
    expect((await shop.owner.send('/wp-admin/admin-post.php?action=shipgraph_label&ids=SVC1')).status).toBe(403);

    await standIn(shop, 'user', { name: 'reader', role: 'subscriber', password: 'reads only' });
    const reader = await Merchant.logIn(shop.door.url, 'reader', 'reads only');
    expect(textOf(await reader.get(SETTINGS))).toContain('not allowed to access this page');
    const nonce = (of: string): Promise<string> => reader.get(`/wp-admin/admin-ajax.php?action=stand_in_nonce&of=${of}`);
    const attempt = async (path: string, fields: Readonly<Record<string, string>>) =>
      (await reader.post(`/wp-admin/admin-post.php${path}`, fields)).status;
    expect([
      await attempt('', { ...box, _wpnonce: await nonce(`shipgraph_order${order}`) }),
      await attempt('', { action: 'shipgraph_disconnect', _wpnonce: await nonce('shipgraph_disconnect') }),
      await attempt(`?action=shipgraph_label&ids=SVC1&_wpnonce=${await nonce('shipgraph_label')}`, {}),
    ]).toEqual([403, 403, 403]);
    expect(await statusIn(order)).toBe('new');
  });

  it('speaks Arabic', async () => {
    await set(shop, { stand_in_locale: 'ar' });
    const page = await shop.owner.get(SETTINGS);
    await set(shop, { stand_in_locale: null });
    expect(page).toContain('اختبار الاتصال');
    expect(page).not.toContain('Test the connection');
  });

  it('causes no warnings of PHP', async () => {
    const own = (await shop.wordpress.complaints())
      .split('\n')
      .filter((line) => line.includes('shipgraph-for-woocommerce') && /PHP/.test(line));
    expect(own).toEqual([]);
  });

  // The shop is connected to the operator that is played from here on.
  it('is certified: driven against an operator that is played', async () => {
    await set(shop, { stand_in_timeout: 2 });
    const { failed, skipped, passed } = await certified(new WooDrive(shop), {
      callback: `${shop.door.url}${WEBHOOK}`,
      shopDomain: DOMAIN,
      settleMs: 50,
    });
    expect(failed.map(({ name, explanation }) => `${name}: ${explanation}`)).toEqual([]);
    expect(skipped).toEqual([]);
    expect(passed).toBeGreaterThan(70);
  }, 300_000);

  it('leaves nothing of its own behind when it is deleted', async () => {
    const plugins = await shop.owner.get('/wp-admin/plugins.php');
    const [, link = ''] = /href="(plugins[.]php[?]action=deactivate[^"]*shipgraph[^"]*)"/.exec(plugins) ?? [];
    const deactivated = await shop.owner.get(`/wp-admin/${link.replaceAll('&amp;', '&').replaceAll('&#038;', '&')}`);
    expect(textOf(deactivated)).toContain('Plugin deactivated.');
    await standIn(shop, 'delete', { plugin: 'shipgraph-for-woocommerce/shipgraph-for-woocommerce.php' });
    const { options, tables, actions } = await standIn(shop, 'facts');
    expect({ options, tables }).toEqual({ options: [], tables: [] });
    expect(actions.filter(({ status }: { status: string }) => status === 'pending')).toEqual([]);
  });
});

/** A delivery of someone else, past the proxy that records. */
function deliver(url: string, body: Buffer, headers: Readonly<Record<string, string>>): Promise<readonly [number | undefined, unknown]> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + WEBHOOK, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve([answer.statusCode, JSON.parse(text)]));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The headers that a delivery is verified with. */
const signatureOf = (headers: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-svc-') ? [[name, String(value)]] : [])));
