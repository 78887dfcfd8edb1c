import { startApp, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { connectShop, placeOrder, type ConnectedShop } from '../support/story.js';
import { startProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { waitFor } from '../support/wait-for.js';

const POOL = 4;

let database: TestDatabase;
let proxy: TcpProxy;
let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const environment = { ROLE: 'web', DATABASE_POOL: String(POOL), REQUEST_TIMEOUT_MS: '1000' };
  app = await startApp(environment, { databaseUrl: url.toString(), impatient: true });
  shop = await connectShop(app);
});
afterAll(async () => {
  await app.stop();
  await proxy.close();
  await database.drop();
});

it('A database that falls silent costs no connection for good: cancelled statements lose theirs, and the service is ready again', async () => {
  const opened = () => proxy.made('shipgraph');
  await Promise.all(Array.from({ length: POOL }, () => placeOrder(app, shop)));
  const before = opened();

  proxy.swallow('shipgraph');
  const refused = await Promise.all(Array.from({ length: POOL }, () => placeOrder(app, shop)));
  expect(refused.map(({ status }) => status)).toEqual(Array(POOL).fill(503));

  await waitFor('the service is ready', async () => (await app.client.get('/readyz')).status === 200, 15_000);
  const answers = await Promise.all(Array.from({ length: POOL }, () => placeOrder(app, shop)));
  expect(answers.map(({ status }) => status)).toEqual(Array(POOL).fill(200));
  expect(opened()).toBeGreaterThan(before);
  expect(app.database.pool.totalCount).toBeLessThanOrEqual(POOL);
});
