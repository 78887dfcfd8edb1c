import { startApp, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { connectShop, placeOrder } from '../support/story.js';
import { startProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { waitFor } from '../support/wait-for.js';

const LISTENER = 'shipgraph-listen';

let database: TestDatabase;
let proxy: TcpProxy;
let web: TestApp;
let worker: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  web = await startApp({ ROLE: 'web' }, { databaseUrl: database.url });
  const url = new URL(database.url);
  proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  worker = await startApp({ ROLE: 'worker', DEMO: '0' }, { databaseUrl: url.toString() });
});
afterAll(async () => {
  await worker.stop();
  await proxy.close();
  await web.stop();
  await database.drop();
});

const unsent = async (): Promise<number> =>
  Number((await web.database.sql<{ n: string }>("select count(*) as n from mail where status <> 'sent'"))[0]?.n);
const unrelayed = async (): Promise<number> =>
  Number((await web.database.sql<{ n: string }>('select count(*) as n from event where relayed_at is null'))[0]?.n);

it('A worker whose notifications are swallowed without a word finds its work all the same, notices it and listens again', async () => {
  const shop = await connectShop(web);
  expect(proxy.made(LISTENER)).toBe(1);

  proxy.swallow(LISTENER);
  const silentSince = performance.now();
  await placeOrder(web, shop);
  await waitFor('the event is taken without a notification', async () => (await unrelayed()) === 0, 5_000);
  await waitFor('its mails are sent', async () => (await unsent()) === 0, 15_000);

  await waitFor('a new connection listens', () => proxy.made(LISTENER) === 2, 20_000);
  expect(performance.now() - silentSince).toBeLessThan(15_000);
  await placeOrder(web, shop);
  await waitFor('the next ones are sent', async () => (await unsent()) === 0, 15_000);
  expect(proxy.made(LISTENER)).toBe(2);
});
