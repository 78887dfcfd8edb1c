import type { PoolClient } from 'pg';
import { startApp, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventsHandled } from '../support/events.js';
import { connectShop, placeOrder } from '../support/story.js';
import { startProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { waitFor } from '../support/wait-for.js';

let database: TestDatabase;
let proxy: TcpProxy;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  app = await startApp({}, { databaseUrl: url.toString(), impatient: true });
});
afterAll(async () => {
  await app.stop();
  await proxy.close();
  await database.drop();
});

it('stays alive without its database, says that it is not ready, and comes back by itself', async () => {
  const shop = await connectShop(app);
  expect((await app.client.get('/readyz')).status).toBe(200);

  proxy.cut();
  await waitFor('readiness fails', async () => (await app.client.get('/readyz')).status === 503);
  expect((await app.client.get('/livez')).status).toBe(200);
  const refused = await placeOrder(app, shop);
  expect(refused).toMatchObject({ status: 503, body: { status: 'failed', code: 'SERVICE_UNAVAILABLE', retryAfter: 1 } });

  proxy.mend();
  await waitFor('readiness returns', async () => (await app.client.get('/readyz')).status === 200);
  expect((await placeOrder(app, shop)).status).toBe(200);
});

it('still hears of events and price changes after the connection was lost', async () => {
  const shop = await connectShop(app);
  proxy.cut();
  await waitFor('readiness fails', async () => (await app.client.get('/readyz')).status === 503);
  proxy.mend();
  await waitFor('readiness returns', async () => (await app.client.get('/readyz')).status === 200);

  await placeOrder(app, shop);

  await eventsHandled(app);
});

it('answers while every connection of its pool is held, and is well again as soon as they are free', async () => {
  const shop = await connectShop(app);
  const holders = await holdEveryConnection();
  try {
    const [refused, asked, ready] = await Promise.all([
      placeOrder(app, shop),
      app.client.graphql('{ me { id } }', {}, shop.token),
      app.client.get('/readyz'),
    ]);
    // The holders have not let go yet: none of these waited for them.
    expect(refused).toMatchObject({ status: 503, body: { status: 'failed', code: 'SERVICE_UNAVAILABLE', retryAfter: 1 } });
    expect(asked.body.errors[0].extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 1 });
    expect(ready.status).toBe(503);
    expect((await app.client.get('/livez')).status).toBe(200);
  } finally {
    holders.forEach((holder) => holder.release());
  }

  await waitFor('readiness returns', async () => (await app.client.get('/readyz')).status === 200);
  expect((await placeOrder(app, shop)).status).toBe(200);
});

/** Takes connections until the pool has none left, also those that the service has in use at first. */
async function holdEveryConnection(): Promise<PoolClient[]> {
  const { pool } = app.database;
  return Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
}
