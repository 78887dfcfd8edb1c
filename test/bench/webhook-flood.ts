import { setTimeout as pause } from 'node:timers/promises';
import { orderBody } from './bodies.js';
import { perUnit } from './costs.js';
import { drained } from './drained.js';
import type { LoadGenerator } from './load.js';
import type { Sample } from './sample.js';
import { addSellers, type BenchShop } from './sellers.js';
import type { Server } from './server.js';
import { post } from './shot.js';
import type { Database } from './ground.js';
import { subscribe, type WebhookGround } from './webhook-ground.js';

const ENDPOINTS = 10;
const CONNECTIONS = 16;
const WARMING = 200;
const LONGEST_SECONDS = 300;
const LOOK_EVERY_MS = 20;

/** Orders of ten shops become fulfilled as fast as they can, each shop with its own endpoint, until the last delivery has arrived. */
export async function measureFlood(webhooks: WebhookGround, load: LoadGenerator, changes: number): Promise<Sample> {
  const { ground, receiver, url, settings } = webhooks;
  const database = await ground.database('webhooks_flood');
  const shops = (await addSellers(database)).slice(0, ENDPOINTS);
  const server = await ground.service(database, settings);
  await placeOrders(server, load, { shops, count: WARMING + changes });
  await drained(database);
  for (const shop of shops) await subscribe(server.port, shop, url);
  const shots = await fulfilments(database, shops);
  const meter = ground.meter({ server, driver: [load.pid, receiver.pid], database });

  const round = async (some: readonly string[]): Promise<Sample> => {
    await receiver.ask({ take: true });
    const before = await meter.read();
    const began = performance.timeOrigin + performance.now();
    const aim = { port: server.port, shots: some, connections: CONNECTIONS, requests: some.length };
    const answers = load.at('status changes', aim).run(LONGEST_SECONDS);
    const lastAt = await arrivals(webhooks, some.length);
    const sample = await answers;
    await drained(database);
    const costs = perUnit(before, await meter.read(), some.length);
    return { ...sample, units: some.length, perSecond: (some.length * 1_000) / (lastAt - began), costs };
  };
  await round(shots.slice(0, WARMING));
  const sample = await round(shots.slice(WARMING, WARMING + changes));
  await server.stop();
  return sample;
}

async function placeOrders(
  { port }: Server,
  load: LoadGenerator,
  { shops, count }: { shops: readonly BenchShop[]; count: number },
): Promise<void> {
  const shots = shops.map(({ domain, headers }) => post('/api/order', orderBody(domain, 1), headers));
  await load.at('orders to be fulfilled', { port, shots, connections: CONNECTIONS, requests: count }).run(LONGEST_SECONDS);
}

/** One request for each order, the shops in turns. */
async function fulfilments({ sql }: Database, shops: readonly BenchShop[]): Promise<string[]> {
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  const orders: { shop_id: string; order_number: string }[] = await sql(
    'select shop_id, order_number::text from "order" order by order_number',
  );
  return orders.map(({ shop_id: shopId, order_number: number }) =>
    post('/api/fulfilled', { orderNumber: Number(number) }, byId.get(shopId)?.headers),
  );
}

/** When the last of so many deliveries arrived, in milliseconds since 1970. */
async function arrivals({ receiver }: WebhookGround, count: number): Promise<number> {
  const deadline = performance.now() + LONGEST_SECONDS * 1_000;
  const seen = new Map<string, number>();
  while (seen.size < count) {
    if (performance.now() > deadline) throw new Error(`${count - seen.size} of ${count} deliveries did not come.`);
    await pause(LOOK_EVERY_MS);
    for (const [id, at] of (await receiver.ask({ take: true })).came) if (!seen.has(id)) seen.set(id, at);
  }
  return Math.max(...seen.values());
}
