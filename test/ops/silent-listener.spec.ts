import { Listener } from '../../src/platform/db/listener.js';
import { Primary } from '../../src/platform/db/primary.js';
import { startApp, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventsHandled } from '../support/events.js';
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

const unrelayed = async (): Promise<number> =>
  Number((await web.database.sql<{ n: string }>('select count(*) as n from event where relayed_at is null'))[0]?.n);

it('A worker whose notifications are silently lost still finds its work, detects the loss and listens again', async () => {
  const shop = await connectShop(web);
  expect(proxy.made(LISTENER)).toBe(1);

  proxy.swallow(LISTENER);
  await placeOrder(web, shop);
  await waitFor('the event is taken without a notification', async () => (await unrelayed()) === 0);
  await eventsHandled(web);

  await waitFor('a new connection listens', () => proxy.made(LISTENER) === 2);
  await placeOrder(web, shop);
  await eventsHandled(web);
  expect(proxy.made(LISTENER)).toBe(2);
});

it('A callback that throws costs neither the others their news nor the process its connection', async () => {
  const warned: unknown[] = [];
  const heard: string[] = [];
  let connects = 0;
  const listener = new Listener(new Primary(web.databaseUrl), (_, error) => warned.push(error));
  const broken = (): never => {
    throw new Error('a defect in a callback');
  };
  listener.on('a_channel', broken, broken);
  listener.on(
    'a_channel',
    (word) => heard.push(word),
    () => connects++,
  );
  await listener.start();
  try {
    for (const word of ['first', 'second']) await web.database.sql('select pg_notify($1, $2)', ['a_channel', word]);
    await waitFor('the other one hears both', () => heard.length === 2);

    expect(heard).toEqual(['first', 'second']);
    expect(connects).toBe(1);
    expect(warned).toEqual([1, 2, 3].map(() => new Error('a defect in a callback')));
  } finally {
    await listener.stop();
  }
});
