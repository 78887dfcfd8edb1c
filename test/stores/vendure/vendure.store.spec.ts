import { anOrder } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { certified } from '../certified.js';
import { installStore } from '../installed-store.js';
import { installPackages } from '../packed-package.js';
import { Shopper } from './shopper.js';
import { fulfil, linesOf, moveFulfilment, notesOf, tryToFulfil, viewOf, type OrderView } from './staff.js';
import { VendureDrive } from './vendure-drive.js';
import { connect, DOMAIN, startVendureBed, type VendureBed } from './vendure-bed.js';

const START_LIMIT_MS = 420_000;

const folder = await installStore('vendure');
const inStore = folder === undefined ? it.skip : it;
let bed: VendureBed;

beforeAll(async () => {
  if (folder === undefined) return;
  await installPackages(folder, 'vendure');
  bed = await startVendureBed(folder);
  await connect(bed);
}, START_LIMIT_MS);
afterAll(async () => bed?.stop());

const ORDER = `query($id: String!) { shipment(id: $id) { status serviceCode
  order { orderNumber orderReference paymentStatus subTotal { amount } tax { amount } collectionAmount { amount } } } }`;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const shipmentOf = async (id: string): Promise<any> => (await bed.service.operator(ORDER, { id })).shipment;

/** As the plug-in sent it last. */
const shopToken = (): string =>
  String(bed.calls.requests.map(({ headers }) => headers['x-svc-shop-token']).findLast((token) => token !== undefined));

let nextShopper = 1;

async function atCheckout(quantities: { readonly lamps?: number; readonly vases?: number } = { lamps: 1 }): Promise<Shopper> {
  const shopper = new Shopper(bed.store.url);
  if (quantities.lamps) await shopper.add(bed.shop.lamp, quantities.lamps);
  if (quantities.vases) await shopper.add(bed.shop.vase, quantities.vases);
  await shopper.introduce(`aisha-${nextShopper++}@example.com`);
  await shopper.sendTo();
  return shopper;
}

async function paidOrder(method: 'cash' | 'card', quantities?: { readonly lamps?: number; readonly vases?: number }) {
  const shopper = await atCheckout(quantities);
  await shopper.choose(bed.shop.methods.economy);
  return shopper.pay(method);
}

const until = (what: string, id: string, holds: (view: OrderView) => boolean): Promise<void> =>
  waitFor(
    () => `${what}; the store said: ${bed.store.said().slice(-3_000)}`,
    async () => holds(await viewOf(bed.owner, id)),
  );

const untilFulfilmentIs = (state: string, id: string, index = 0): Promise<void> =>
  until(`the fulfilment is ${state}`, id, ({ fulfillments }) => fulfillments[index]?.state === state);

describe('A Vendure shop', () => {
  inStore('is connected by one mutation, which shows no secret', async () => {
    const settings = await bed.owner.ask('{ shipgraphSettings { connected isInherited domain webhookUrl tokenHint } }');
    expect(settings).toEqual({
      connected: true,
      isInherited: false,
      domain: DOMAIN,
      webhookUrl: `${bed.webhooks.url}/shipgraph/webhook`,
      tokenHint: expect.stringMatching(/^….{4}$/),
    });
    const status = await bed.owner.ask('{ shipgraphStatus { ok checks { name ok message } } }');
    expect(status).toMatchObject({ ok: true, checks: [{ name: 'connection' }, { name: 'webhook' }, { name: 'origin' }] });
    await expect(new Shopper(bed.store.url).ask('{ shipgraphSettings { domain } }')).rejects.toThrow(/shipgraphSettings/);
  });

  inStore('keeps its webhook when it is connected again, and says what is wrong with a password', async () => {
    const webhooks = async (): Promise<number> =>
      (await bed.service.operator('{ webhookHealth: serviceInfo { name } }').catch(() => 0)) && 0;
    await webhooks();
    await expect(connect(bed, { password: 'not the password' })).rejects.toThrow('shipgraph does not know this email and password.');
    const again = await connect(bed);
    expect(again).toMatchObject({ connected: true, webhookUrl: `${bed.webhooks.url}/shipgraph/webhook` });
    expect(await bed.owner.ask('{ shipgraphStatus { ok } }')).toEqual({ ok: true });
    const { body } = await bed.service.client.call('GET', '/api/webhooks', { headers: { authorization: `Bearer ${shopToken()}` } });
    expect(body.webhooks).toMatchObject([{ url: `${bed.webhooks.url}/shipgraph/webhook`, is_active: true }]);
    const stored = await bed.owner.ask('{ getSettingsStoreValue(key: "shipgraph.connection") }');
    expect(stored).toEqual({ sealed: expect.stringMatching(/^v1[.]/) });
  });

  inStore('forgets the token when it is disconnected, and is connected again', async () => {
    expect(await bed.owner.ask('mutation { disconnectShipgraph { connected } }')).toEqual({ connected: false });
    expect(await bed.owner.ask('{ shipgraphStatus { ok checks { message } } }')).toEqual({
      ok: false,
      checks: [{ message: 'Not connected. Run the mutation connectShipgraph.' }],
    });
    expect(await (await atCheckout()).methods()).toEqual([]);
    expect((await fetch(`${bed.store.url}/shipgraph/webhook`, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(await connect(bed)).toMatchObject({ connected: true });
  });

  inStore('has a connection of its own in each channel that has one, and else that of the default channel', async () => {
    const input = { code: 'vases', token: 'vases', defaultLanguageCode: 'en', pricesIncludeTax: false, defaultCurrencyCode: 'USD' };
    await bed.owner.ask(
      'mutation($input: CreateChannelInput!) { createChannel(input: $input) { __typename ... on ErrorResult { errorCode message } } }',
      {
        input: { ...input, defaultShippingZoneId: '1', defaultTaxZoneId: '1' },
      },
    );
    const owner = await bed.ownerIn('vases');
    expect(await owner.ask('{ shipgraphSettings { domain isInherited } }')).toEqual({ domain: DOMAIN, isInherited: true });
    const { webhookUrl } = await connect({ ...bed, owner }, { domain: 'vases.example' });
    expect(webhookUrl).toMatch(/\/shipgraph\/webhook\/\d+$/);
    expect(await owner.ask('{ shipgraphSettings { domain isInherited } }')).toEqual({ domain: 'vases.example', isInherited: false });
    expect(await bed.owner.ask('{ shipgraphSettings { domain } }')).toEqual({ domain: DOMAIN });

    const headers = { authorization: `Bearer ${shopToken()}` };
    const { body } = await bed.service.client.call('GET', '/api/webhooks', { headers });
    const test = await bed.service.client.post(`/api/webhooks/${body.webhooks[0].id}/test`, {}, headers);
    expect(test.body.delivery.status).toBe('delivered');
    expect(bed.webhooks.requests.at(-1)).toMatchObject({ path: new URL(webhookUrl).pathname, status: 200 });
    await connect(bed);
  });

  inStore('shows the rates of shipgraph with one call per checkout, and asks again when the basket changes', async () => {
    const asked = bed.calls.count('/api/rates');
    const shopper = await atCheckout({ lamps: 2 });
    const methods = await shopper.methods();
    const request = bed.calls.requests.filter(({ path }) => path.startsWith('/api/rates')).at(-1);
    const { body: rates } = await bed.service.client.post('/api/rates', JSON.parse(String(request?.body)), {
      'x-svc-shop-token': String(request?.headers['x-svc-shop-token']),
      'x-svc-shop-domain': DOMAIN,
    });
    expect(JSON.parse(String(request?.body)).products).toEqual([
      { name: 'Lamp', quantity: 2, price: 100, grams: 900, length: 20, width: 20, height: 20, volume: 8000, currency: 'USD' },
    ]);
    const centsOf = (code: string): number =>
      Math.round(rates.find((rate: { service_code: string }) => rate.service_code === code).total_price * 100);
    const priceOf = (code: string): number | undefined => methods.find((method) => method.code === code)?.price;
    expect(priceOf('economy')).toBe(centsOf('SVC_ECO'));
    expect(priceOf('express')).toBe(Math.round(centsOf('SVC_EXP') * 1.1));
    expect(priceOf('careful')).toBe(centsOf('SVC_ECO'));
    expect(priceOf('foreign')).toBeUndefined();

    await shopper.choose(bed.shop.methods.express);
    await shopper.methods();
    expect(bed.calls.count('/api/rates')).toBe(asked + 1);

    await shopper.add(bed.shop.lamp, 1);
    await shopper.methods();
    expect(bed.calls.count('/api/rates')).toBe(asked + 2);
    await shopper.sendTo({ streetLine1: 'Corniche 7' });
    await shopper.methods();
    expect(bed.calls.count('/api/rates')).toBe(asked + 3);
  });

  inStore('offers a method only where its service goes, and cash on delivery only where it is collected', async () => {
    const shopper = await atCheckout();
    expect((await shopper.methods()).map(({ code }) => code).sort()).toEqual(['careful', 'economy', 'express']);
    await shopper.choose(bed.shop.methods.economy);
    expect(await shopper.waysToPay()).toEqual(['cash', 'card']);

    await shopper.sendTo({ streetLine1: 'King Fahd Road 1', city: 'Riyadh', province: 'Riyadh', postalCode: '11564', countryCode: 'SA' });
    expect((await shopper.methods()).map(({ code }) => code).sort()).toEqual(['careful', 'foreign']);
    await shopper.choose(bed.shop.methods.foreign);
    expect(await shopper.waysToPay()).toEqual(['card']);
    await shopper.sendTo({ streetLine1: '', city: '' });
    expect(await shopper.methods()).toEqual([]);
  });

  inStore('ships an order with cash on delivery, follows it to the door, and settles the payment then', async () => {
    const order = await paidOrder('cash', { lamps: 1, vases: 2 });
    expect(order.state).toBe('PaymentAuthorized');
    const { id, shipmentId } = await fulfil(bed.owner, await linesOf(bed.owner, order.id));
    expect(await shipmentOf(shipmentId)).toMatchObject({
      status: 'FULFILLED',
      serviceCode: 'SVC_ECO',
      order: {
        orderReference: order.code,
        paymentStatus: 'POSTPAID',
        subTotal: { amount: '151.00' },
        tax: { amount: '7.55' },
        collectionAmount: { amount: (order.totalWithTax / 100).toFixed(2) },
      },
    });
    const early = await bed.owner.get(`/shipgraph/labels/${id}`);
    expect([early.status, await early.json()]).toEqual([409, { message: 'There is no label yet: it is made when the pickup is booked.' }]);

    await bed.service.carry(shipmentId, 'PICKUP');
    await until(
      'the parcel has its number',
      order.id,
      ({ fulfillments: [parcel] }) => parcel?.customFields['shipgraphStatus'] === 'pickup',
    );
    const label = await bed.owner.get(`/shipgraph/labels/${id}`);
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await label.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await new Shopper(bed.store.url).get(`/shipgraph/labels/${id}`)).status).toBe(403);

    await bed.service.carry(shipmentId, 'PICKED_UP');
    await untilFulfilmentIs('Shipped', order.id);
    expect((await viewOf(bed.owner, order.id)).state).toBe('Shipped');
    await bed.service.carry(shipmentId, 'IN_TRANSIT', 'DELIVERED');
    await untilFulfilmentIs('Delivered', order.id);
    const delivered = await viewOf(bed.owner, order.id);
    expect(delivered).toMatchObject({ state: 'Delivered', payments: [{ state: 'Settled', amount: order.totalWithTax }] });
    expect(delivered.fulfillments[0]).toMatchObject({ method: 'Economy', customFields: { shipgraphStatus: 'delivered' } });
    const { awb } = (await bed.service.operator('query($id: String!) { shipment(id: $id) { awb } }', { id: shipmentId })).shipment;
    expect(delivered.fulfillments[0]?.trackingCode).toBe(awb);
  });

  inStore('has a delivered parcel brought back, and tells staff when it has arrived', async () => {
    const order = await paidOrder('card');
    const { id, shipmentId } = await fulfil(bed.owner, await linesOf(bed.owner, order.id));
    const RETURN = 'mutation($id: ID!) { createShipgraphReturn(fulfillmentId: $id, reason: "Broken") { shipmentId price currency } }';
    await expect(bed.owner.ask(RETURN, { id })).rejects.toThrow(/NOT_DELIVERED/);
    await bed.service.carry(shipmentId);
    await untilFulfilmentIs('Delivered', order.id);

    const back = await bed.owner.ask(RETURN, { id });
    expect(back).toMatchObject({ shipmentId: `RTN-${shipmentId}`, currency: 'USD' });
    await bed.service.carry(back.shipmentId);
    await until(
      'the return has arrived',
      order.id,
      ({ fulfillments: [parcel] }) => parcel?.customFields['shipgraphReturnStatus'] === 'delivered',
    );
    const view = await viewOf(bed.owner, order.id);
    expect(view.state).toBe('Delivered');
    expect(notesOf(view)).toEqual(
      expect.arrayContaining([
        `shipgraph: The return RTN-${shipmentId} was created: Broken.`,
        `shipgraph: The return RTN-${shipmentId} has arrived. Check it, and refund the shopper.`,
      ]),
    );
  });

  inStore('ships an order in several parcels, which together collect what is owed', async () => {
    const order = await paidOrder('cash', { lamps: 3, vases: 1 });
    const [lamps, vases] = await linesOf(bed.owner, order.id);
    if (!lamps || !vases) throw new Error('The order has two lines.');
    const first = await fulfil(bed.owner, [{ ...lamps, quantity: 1 }]);
    const [second, refused] = await Promise.all([
      fulfil(bed.owner, [{ ...lamps, quantity: 2 }, vases]),
      tryToFulfil(bed.owner, [{ ...lamps, quantity: 3 }]),
    ]);
    expect(refused.errorCode).toBeDefined();
    const parcels = [await shipmentOf(first.shipmentId), await shipmentOf(second.shipmentId)];
    expect(new Set(parcels.map((parcel) => parcel.order.orderNumber)).size).toBe(2);
    expect(parcels.map((parcel) => parcel.order.orderReference)).toEqual([order.code, `${order.code}-2`]);
    const cents = parcels.map((parcel) => Math.round(parcel.order.collectionAmount.amount * 100));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(order.totalWithTax);

    await bed.service.carry(first.shipmentId);
    await until('the first is delivered', order.id, ({ fulfillments }) => fulfillments.some(({ state }) => state === 'Delivered'));
    expect(await viewOf(bed.owner, order.id)).toMatchObject({ state: 'PartiallyDelivered', payments: [{ state: 'Authorized' }] });
    await bed.service.carry(second.shipmentId);
    await until('both are delivered', order.id, ({ state }) => state === 'Delivered');
    expect(await viewOf(bed.owner, order.id)).toMatchObject({ payments: [{ state: 'Settled' }] });
  });

  inStore('finds the shipment of an attempt whose answer was lost, instead of making another', async () => {
    const order = await paidOrder('card');
    const lines = await linesOf(bed.owner, order.id);
    bed.calls.losesAnswersOf = '/api/fulfilled';
    const failed = await tryToFulfil(bed.owner, lines).finally(() => (bed.calls.losesAnswersOf = undefined));
    expect(failed).toMatchObject({
      errorCode: 'CREATE_FULFILLMENT_ERROR',
      fulfillmentHandlerError: expect.stringContaining('UNREACHABLE'),
    });
    const before = bed.calls.requests.filter(({ path }) => path === '/api/order').at(-1);
    const { shipmentId } = await fulfil(bed.owner, lines);
    expect(JSON.parse(String(before?.body)).order.orderNumber).toBe((await shipmentOf(shipmentId)).order.orderNumber);
  });

  inStore('cancels the shipment with the fulfilment, and refuses to when the parcel is picked up', async () => {
    const order = await paidOrder('card');
    const first = await fulfil(bed.owner, await linesOf(bed.owner, order.id));
    expect(await moveFulfilment(bed.owner, first.id, 'Cancelled')).toMatchObject({ state: 'Cancelled' });
    expect(await shipmentOf(first.shipmentId)).toMatchObject({ status: 'CANCELLED' });

    const second = await fulfil(bed.owner, await linesOf(bed.owner, order.id));
    expect(second.shipmentId).not.toBe(first.shipmentId);
    await bed.service.carry(second.shipmentId, 'PICKUP', 'PICKED_UP');
    expect(await moveFulfilment(bed.owner, second.id, 'Cancelled')).toMatchObject({
      errorCode: 'FULFILLMENT_STATE_TRANSITION_ERROR',
      transitionError: 'The parcel has been picked up, so shipgraph can no longer cancel it.',
    });
  });

  inStore('cancels the fulfilment when the operator cancels the shipment, and tells staff of parcels that come back', async () => {
    const [stopped, refused] = [await paidOrder('card'), await paidOrder('cash')];
    const one = await fulfil(bed.owner, await linesOf(bed.owner, stopped.id));
    const other = await fulfil(bed.owner, await linesOf(bed.owner, refused.id));
    await bed.service.operator('mutation($id: String!) { transitionShipment(input: { id: $id, status: CANCELLED }) { newStatus } }', {
      id: one.shipmentId,
    });
    await untilFulfilmentIs('Cancelled', stopped.id);

    await bed.service.carry(other.shipmentId, 'PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'FAILED');
    await until('staff can read it', refused.id, (view) => notesOf(view).some((note) => note.endsWith('could not be delivered.')));
    expect(await viewOf(bed.owner, refused.id)).toMatchObject({
      payments: [{ state: 'Authorized' }],
      fulfillments: [{ state: 'Shipped' }],
    });
  });

  inStore('accepts events with a good signature only, once, and none that is late', async () => {
    const order = await paidOrder('card');
    const { shipmentId } = await fulfil(bed.owner, await linesOf(bed.owner, order.id));
    await bed.service.carry(shipmentId, 'PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'FAILED');
    await until('staff can read it', order.id, (view) => notesOf(view).length > 0);
    const events = bed.webhooks.requests.filter(({ body }) => body.includes(shipmentId));
    const headersOf = (index: number, more = {}) => {
      const { host: _host, 'content-length': _length, connection: _connection, ...headers } = events[index]?.headers ?? {};
      return { ...headers, ...more } as Record<string, string>;
    };
    const send = async (index: number, more: Record<string, string> = {}, body = String(events[index]?.body)): Promise<number> =>
      (await fetch(`${bed.store.url}/shipgraph/webhook`, { method: 'POST', headers: headersOf(index, more), body })).status;

    expect(await send(0, { 'x-svc-signature': '0'.repeat(64) })).toBe(401);
    expect(await send(0, {}, String(events[0]?.body).replace(shipmentId, 'SVCANOTHERONE00'))).toBe(401);
    expect(await send(0, { 'x-svc-timestamp': '2026-01-01T00:00:00.000Z' })).toBe(401);
    const before = await viewOf(bed.owner, order.id);
    for (const index of events.keys()) expect(await send(index)).toBe(200);
    expect(await viewOf(bed.owner, order.id)).toEqual(before);
  });

  inStore('answers events of shipments that it has not made with 200, so that they are not sent again', async () => {
    const placed = await bed.service.client.post('/api/order', anOrder(DOMAIN, { orderNumber: 77_000_000 }), {
      'x-svc-shop-token': shopToken(),
      'x-svc-shop-domain': DOMAIN,
    });
    await waitFor('its event is answered', () =>
      bed.webhooks.requests.some(({ body, status }) => body.includes(placed.body.shipment_id) && status === 200),
    );
  });

  inStore('falls back to a fixed price where one is set while shipgraph cannot be reached', async () => {
    bed.calls.isDown = true;
    try {
      const shopper = await atCheckout({ vases: 7 });
      expect((await shopper.methods()).map(({ code, price }) => [code, price])).toEqual([['careful', 900]]);
      expect(await shopper.waysToPay()).toEqual(['card']);
      const status = await bed.owner.ask('{ shipgraphStatus { ok checks { name ok } } }');
      expect(status).toMatchObject({ ok: false, checks: [{ ok: false }, { ok: false }, { ok: true }] });
      await shopper.choose(bed.shop.methods.careful);
      const order = await shopper.pay('card');
      const refused = await tryToFulfil(bed.owner, await linesOf(bed.owner, order.id));
      expect(refused).toMatchObject({
        errorCode: 'CREATE_FULFILLMENT_ERROR',
        fulfillmentHandlerError: expect.stringContaining('UNREACHABLE'),
      });
      bed.calls.isDown = false;
      await fulfil(bed.owner, await linesOf(bed.owner, order.id));
    } finally {
      bed.calls.isDown = false;
    }
  });

  inStore(
    'is certified: driven against an operator that is played',
    async () => {
      const callback = `${bed.store.url}/shipgraph/webhook`;
      const { failed, passed } = await certified(new VendureDrive(bed), { callback, shopDomain: DOMAIN });
      expect(failed.map(({ name, explanation }) => `${name}: ${explanation}`)).toEqual([]);
      expect(passed).toBeGreaterThan(70);
    },
    300_000,
  );
});
