import { createHmac } from 'node:crypto';
import { Client } from '../../support/client.js';
import { moveTo, verify } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { openFixture, type Fixture } from '../../modules/webhooks/webhook-story.js';
import { installStore } from '../installed-store.js';
import { installPackages } from '../packed-package.js';
import { runCommand } from '../run-command.js';
import { createStoreDatabase } from '../store-database.js';
import { startStore, type StoreProcess } from '../store-process.js';
import { aisha, checkOut, fillCart, fulfillmentOf, packAll, priceOf, tryPrice } from './checkout.js';
import { forward, openPassage, type Passage } from './passage.js';
import { setUpShop, signIn, type Medusa, type Shop } from './shop-admin.js';

const folder = await installStore('medusa');
const withStore = folder === undefined ? describe.skip : describe;

const CARD = 'pp_system_default';
const CASH = 'pp_shipgraph-cod_cod';
const owner = { email: 'owner@lamps.example', password: 'the owner of lamps' };

withStore('A Medusa shop with our plug-in', () => {
  let service: Fixture;
  let passage: Passage;
  let store: StoreProcess;
  let client: Client;
  let admin: Medusa;
  let shop: Shop;
  const toClose: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    await installPackages(folder ?? '', 'medusa');
    service = await openFixture();
    toClose.push(() => service.close());
    passage = await openPassage(service.app.url ?? '');
    toClose.push(() => passage.close());
    const database = await createStoreDatabase();
    toClose.push(() => database.drop());
    const door = await service.receiver((request, response) => forward(store.url, request, response, door.received.at(-1)?.body));
    const env = {
      DATABASE_URL: database.url,
      SECRET: 'a secret of this test',
      SHIPGRAPH_URL: passage.url,
      BACKEND_URL: `https://127.0.0.1:${door.port}`,
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      MEDUSA_DISABLE_TELEMETRY: '1',
      NODE_ENV: 'production',
    };
    await runCommand(folder ?? '', 'env', ...Object.entries(env).map(([name, value]) => `${name}=${value}`), 'npx', 'medusa', 'db:migrate');
    store = await startStore({ folder: folder ?? '', words: ['server.js'], env });
    toClose.push(() => store.stop());
    client = new Client(store.url);
    admin = await signIn(client, owner);
  }, 600_000);

  afterAll(async () => {
    for (const close of toClose.toReversed()) await close();
  });

  const asked = (path: string): number => passage.passed.filter((line) => line.includes(path)).length;

  it('says what to do before it is connected, and is connected by one request', async () => {
    expect((await admin.get('/admin/shipgraph')).shipgraph).toMatchObject({
      connected: false,
      problems: [expect.stringContaining('not connected to shipgraph yet'), expect.stringContaining('There is no webhook yet')],
    });
    const wrong = await admin.try('POST', '/admin/shipgraph/connect', { email: service.app.accounts.seller.email, password: 'not mine' });
    expect(wrong.body.message).toMatch(/^This store was not connected: .*UNAUTHORIZED/);

    const { email, password } = service.app.accounts.seller;
    const { shipgraph } = await admin.post('/admin/shipgraph/connect', { email, password });
    expect(shipgraph).toMatchObject({ connected: true, domain: 'lamps.example', problems: [] });
    shop = await setUpShop(client, admin);
  });

  it('shows the prices of shipgraph, from one request for each checkout', async () => {
    const cart = await fillCart(shop);
    const before = asked('/api/rates');
    const prices = await Promise.all(
      (['economy', 'express', 'cheapest'] as const).map((option) => priceOf(shop, cart, shop.options[option])),
    );
    expect(prices).toEqual([expect.any(Number), expect.any(Number), prices[0]]);
    expect(asked('/api/rates')).toBe(before + 1);

    await shop.storefront.post(`/store/carts/${cart}/line-items`, { variant_id: shop.variantId, quantity: 8 });
    expect(await priceOf(shop, cart, shop.options.economy)).toBeGreaterThan(prices[0] ?? 0);
    await priceOf(shop, cart, shop.options.express);
    expect(asked('/api/rates')).toBe(before + 2);
  });

  it('delivers an order and takes it back', async () => {
    const order = await checkOut(shop, await fillCart(shop), shop.options.express, CARD);
    const { data, labels } = await packAll(shop, order);
    expect(data).toMatchObject({ service: 'SVC_EXP' });
    expect(labels).toEqual([expect.objectContaining({ tracking_number: data.shipment_id })]);
    await follow(order.id, data.shipment_id);
  });

  async function follow(orderId: string, shipment: string): Promise<void> {
    await moveTo(service.app, shipment, 'pickup');
    await moveTo(service.app, shipment, 'picked_up');
    await waitFor('shipped', async () => Boolean((await fulfillmentOf(admin, orderId)).shipped_at));
    await verify(service.app, shipment);
    void [createHmac, aisha, tryPrice, CASH];
  }
});
