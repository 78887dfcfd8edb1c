import { days, hours, minutes } from '../../support/clock.js';
import { confirm } from '../../support/cod.js';
import { ask, refused } from '../../support/graphql.js';
import { connectShop, placeOrder, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, historyOf, openFixture, type Fixture } from '../webhooks/webhook-story.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ WEBHOOK_SCHEDULE: '0,60,300,900,1800,3600', RTS_AFTER_DAYS: '7', PICKUP_AUTO_CONFIRM_HOURS: '24' });
});
afterAll(() => fixture.close());

let nextShop = 1;

const login = (domain: string, mode?: string) =>
  fixture.app.client.post('/api/login', {
    ...fixture.app.accounts.seller,
    shopId: domain,
    shopName: 'Tried out',
    platform: 'own',
    url: `https://${domain}`,
    ...(mode !== undefined && { mode }),
  });

async function testShop(): Promise<ConnectedShop> {
  const domain = `test-${nextShop++}.example`;
  const { body } = await login(domain, 'test');
  return { domain, token: body.token, headers: { 'x-svc-shop-token': body.token, 'x-svc-shop-domain': domain } };
}

const placed = async (shop: ConnectedShop, order = {}): Promise<string> => (await placeOrder(fixture.app, shop, order)).body.shipment_id;

const simulate = (shop: ConnectedShop, id: string, path: readonly string[]) =>
  ask(fixture.app, shop.token, 'mutation($id: String!, $path: [ShipmentStatus!]) { simulateShipment(id: $id, path: $path) { status } }', {
    id,
    path,
  });

const ADVANCE = 'mutation($to: DateTimeISO!) { advanceTestClock(to: $to) { now advancingTo } }';

const clockOf = async (shop: ConnectedShop): Promise<{ now: string; advancingTo: string | null }> =>
  (await ask(fixture.app, shop.token, '{ shop { testClock { now advancingTo } } }')).shop.testClock;

async function advance(shop: ConnectedShop, ms: number): Promise<Date> {
  const to = new Date(new Date((await clockOf(shop)).now).getTime() + ms);
  await ask(fixture.app, shop.token, ADVANCE, { to: to.toISOString() });
  await waitFor('the clock arrives', async () => (await clockOf(shop)).advancingTo === null);
  return to;
}

const statusOf = async (shop: ConnectedShop, id: string) =>
  (await ask(fixture.app, shop.token, 'query($id: String!) { shipment(id: $id) { status timeline { to occurredAt } } }', { id })).shipment;

const countIn = async (table: string, shipment: string): Promise<number> => {
  const [row] = await fixture.app.database.sql<{ count: bigint }>(
    `select count(*) from ${table} t join shipment s on s.id = t.shipment_id where s.reference = $1`,
    [shipment],
  );
  return Number(row?.count);
};

describe('A shop in test mode', () => {
  it('is connected with mode test, which no later login changes', async () => {
    const domain = `fixed-${nextShop++}.example`;
    await login(domain, 'test');
    expect((await login(domain)).status).toBe(200);
    const changed = await login(domain, 'live');
    expect([changed.status, changed.body.code]).toEqual([409, 'SHOP_MODE_FIXED']);
    const live = await connectShop(fixture.app);
    expect((await login(live.domain, 'test')).body.code).toBe('SHOP_MODE_FIXED');
  });

  it('moves its own shipments through their whole life, and no money, mail or driver with them', async () => {
    const shop = await testShop();
    const id = await placed(shop, { paymentStatus: 'postpaid' });
    await simulate(shop, id, ['PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERED']);
    expect((await statusOf(shop, id)).status).toBe('DELIVERED');
    expect(await countIn('posting', id)).toBe(0);
    expect(await countIn('wallet_hold', id)).toBe(0);
    expect(await countIn('task', id)).toBe(1);
    const [tasks] = await fixture.app.database.sql<{ state: string }>(
      'select t.state from task t join shipment s on s.id = t.shipment_id where s.reference = $1',
      [id],
    );
    expect(tasks?.state).toBe('completed');
    const back = await fixture.app.client.post('/api/return-shipment', { shipment_id: id }, shop.headers);
    expect(back.body.status).toBe('success');
    await simulate(shop, back.body.shipment_id, ['PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERED']);
    expect(await countIn('posting', back.body.shipment_id)).toBe(0);
    const mails = await fixture.app.database.sql('select 1 from mail where text_body like $1 or text_body like $2', [
      `%${id}%`,
      `%${back.body.shipment_id}%`,
    ]);
    expect(mails).toEqual([]);
  });

  it('refuses to confirm cash and to send a driver, because there is none', async () => {
    const { app } = fixture;
    const shop = await testShop();
    const id = await placed(shop, { paymentStatus: 'postpaid' });
    await simulate(shop, id, ['PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERED']);
    const confirmed = await confirm(app, id);
    expect(confirmed.body.code ?? confirmed.body.error?.code).toBe('TEST_SHIPMENT');
  });

  it('is marked in lists, on labels, on the tracking page and in webhooks', async () => {
    const { app } = fixture;
    const shop = await testShop();
    const hook = await fixture.receiver();
    await addWebhook(app, shop.token, hook.url());
    const id = await placed(shop);
    await simulate(shop, id, ['PICKUP']);
    const isTest = (flag: boolean) =>
      ask(app, shop.token, 'query($flag: Boolean) { shipments(isTest: $flag) { totalCount nodes { reference isTest } } }', { flag });
    expect((await isTest(true)).shipments.nodes).toEqual([{ reference: id, isTest: true }]);
    expect((await isTest(false)).shipments.totalCount).toBe(0);
    const page = await app.client.get(`/track/${id}`);
    expect(page.text).toContain('This is a test. There is no parcel.');
    const zpl = await app.client.get(`/api/awb/${id}?format=zpl`);
    expect(zpl.text).toContain('TEST - DO NOT SHIP');
    await waitFor('its webhooks arrive', () => hook.received.length === 2);
    expect(heard(hook).map(({ body }) => body.data.test)).toEqual([true, true]);
  });

  it('leaves other shops unmarked', async () => {
    const hook = await fixture.receiver();
    const shop = await connectShop(fixture.app);
    await addWebhook(fixture.app, shop.token, hook.url());
    await placed(shop);
    await waitFor('its webhook arrives', () => hook.received.length === 1);
    expect(heard(hook)[0]?.body.data).not.toHaveProperty('test');
    const id = await placed(shop);
    const own = await refused(fixture.app, shop.token, 'mutation($id: String!) { simulateShipment(id: $id) { status } }', { id });
    expect(own.code).toBe('FORBIDDEN');
  });
});

describe('The clock of a shop in test mode', () => {
  it('makes all retries of a webhook at once and in order, with signatures of the real time', async () => {
    const shop = await testShop();
    const hook = await fixture.receiver((_, response) => response.writeHead(500).end());
    const { id } = await addWebhook(fixture.app, shop.token, hook.url());
    await placed(shop);
    await waitFor('the first attempt fails', async () =>
      (await historyOf(fixture.app, shop.token, id)).some(({ status }) => status === 'failed'),
    );

    await advance(shop, minutes(7));
    expect(heard(hook).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    await advance(shop, hours(3));
    expect(heard(hook).map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6]);
    const sentAt = heard(hook).map(({ headers }) => new Date(String(headers['x-svc-timestamp'])).getTime());
    expect(sentAt.every((at) => Math.abs(at - Date.now()) < minutes(5))).toBe(true);
  });

  it('confirms pickups, carries out retries and returns what was on hold too long, each at its time', async () => {
    const { app } = fixture;
    const shop = await testShop();
    const hook = await fixture.receiver();
    await addWebhook(app, shop.token, hook.url());
    const collected = await placed(shop);
    const held = await placed(shop);
    await simulate(shop, collected, ['PICKUP', 'PICKED_UP']);
    await simulate(shop, held, ['PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'ON_HOLD']);
    const heldAt = new Date((await statusOf(shop, held)).timeline.at(-1).occurredAt);

    const at = await advance(shop, days(8));
    expect((await statusOf(shop, held)).status).toBe('RETURN_TO_SENDER');
    const confirmations = await app.database.sql<{ status: string; confirmed_at: string }>(
      'select c.status, c.confirmed_at from pickup_confirmation c join shipment s on s.id = c.shipment_id where s.reference = $1',
      [collected],
    );
    expect(confirmations.map(({ status }) => status)).toEqual(['auto_confirmed']);
    await waitFor('the return is announced', () => heard(hook).some(({ body }) => body.data.status === 'return_to_sender'));
    const told = heard(hook).find(({ body }) => body.data.status === 'return_to_sender');
    const after = new Date(told?.body.timestamp).getTime() - heldAt.getTime();
    expect(after).toBeGreaterThanOrEqual(days(7));
    expect(after).toBeLessThan(days(7) + minutes(1));
    expect(new Date(confirmations[0]?.confirmed_at ?? '').getTime()).toBeLessThan(heldAt.getTime() + days(2));

    const next = await placed(shop);
    const created = new Date((await statusOf(shop, next)).timeline[0].occurredAt);
    expect(created.getTime()).toBeGreaterThanOrEqual(at.getTime());
  });

  it('leaves other shops in their time', async () => {
    const { app } = fixture;
    const [one, other, live] = [await testShop(), await testShop(), await connectShop(app)];
    const waiting = await placed(other);
    await simulate(other, waiting, ['PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'ON_HOLD']);
    await advance(one, days(30));
    expect((await statusOf(other, waiting)).status).toBe('ON_HOLD');
    const id = await placed(live);
    const { timeline } = await statusOf(live, id);
    expect(new Date(timeline[0].occurredAt).getTime()).toBeLessThan(Date.now() + minutes(1));
  });

  it('is followed by whoever moves a shipment of the shop', async () => {
    const { app } = fixture;
    const shop = await testShop();
    const id = await placed(shop);
    const at = await advance(shop, days(2));
    const moved = await app.client.post(
      `/api/erp/shipments/${id}/status`,
      { status: 'fulfilled' },
      { authorization: `Bearer ${app.accounts.erpToken}` },
    );
    expect(moved.status).toBe(200);
    const { timeline } = await statusOf(shop, id);
    expect(new Date(timeline.at(-1).occurredAt).getTime()).toBeGreaterThanOrEqual(at.getTime());
  });

  it('is advanced forwards only, one advance at a time, and for shops in test mode only', async () => {
    const { app } = fixture;
    const shop = await testShop();
    const { now } = await clockOf(shop);
    const earlier = await refused(app, shop.token, ADVANCE, { to: now });
    expect(earlier.code).toBe('VALIDATION_FAILED');
    const far = await refused(app, shop.token, ADVANCE, { to: new Date(Date.now() + days(401)).toISOString() });
    expect(far.code).toBe('VALIDATION_FAILED');
    const live = await connectShop(app);
    const to = new Date(Date.now() + days(1)).toISOString();
    expect((await refused(app, live.token, ADVANCE, { to })).code).toBe('NO_TEST_CLOCK');

    const answers = await Promise.all(Array.from({ length: 50 }, () => app.client.graphql(ADVANCE, { to }, shop.token)));
    const codes = answers.map(({ body }) => body.errors?.[0]?.extensions.code ?? 'begun');
    expect(codes.filter((code) => code === 'begun').length).toBeGreaterThanOrEqual(1);
    expect(codes.every((code) => ['begun', 'TEST_CLOCK_ADVANCING', 'VALIDATION_FAILED'].includes(code))).toBe(true);
    await waitFor('the clock arrives', async () => (await clockOf(shop)).advancingTo === null);
  });

  it('belongs to its seller', async () => {
    const { app } = fixture;
    const shop = await testShop();
    const to = new Date(Date.now() + days(1)).toISOString();
    const foreign = await connectShop(app, app.accounts.otherSeller);
    const query = 'mutation($to: DateTimeISO!, $shop: String) { advanceTestClock(to: $to, shop: $shop) { now } }';
    expect((await refused(app, foreign.token, query, { to, shop: shop.domain })).code).toBe('NOT_FOUND');
  });
});
