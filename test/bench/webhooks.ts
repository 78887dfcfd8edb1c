import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { authority } from '../modules/webhooks/certificates.js';
import { orderBody } from './bodies.js';
import { Helper } from './children.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { sampleOf, type Sample } from './sample.js';
import { addSellers, type BenchShop } from './sellers.js';
import { SERIAL_SLOT } from './shot.js';
import { boundedRow, type Row } from './table.js';
import { fillBacklog, writeEvents } from './webhook-backlog.js';
import { drain, drainRows, type Ear } from './webhook-drain.js';
import type { ReceiverQuestion, ReceiverReply } from './webhook-receiver.js';
import { barePgBoss, bareUndici } from './webhook-references.js';

const EVENTS_PER_SECOND = 20;
const GAP_MS = 1000 / EVENTS_PER_SECOND;

/** From a status change to the receiver at a quiet pace, events on their whole way as fast as it goes, and a backlog of due deliveries. */
export async function measureWebhooks(ground: Ground, _load: LoadGenerator, { seconds }: Options): Promise<Row[]> {
  const receiver = new Helper<ReceiverQuestion, ReceiverReply>('./webhook-receiver.ts');
  try {
    const ca = await authority();
    const { port } = await receiver.ask({ start: await ca.issue() });
    const trusted = join(ground.folder, 'ca.pem');
    await writeFile(trusted, ca.cert);
    const url = `https://127.0.0.1:${port}/hook`;
    const database = await ground.database('webhooks');
    const shops = await addSellers(database);
    const settings = { NODE_EXTRA_CA_CERTS: trusted, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };

    const alone = { jobs: await barePgBoss(database), posts: await bareUndici(url, ca.cert) };
    await receiver.ask({ take: true });
    const service = await ground.service(database, settings);
    const orders = await placeOrders(service.port, shops, Math.max(100, Math.ceil(seconds * EVENTS_PER_SECOND)));
    for (const shop of shops) await subscribe(service.port, shop, url);
    const latency = await measureLatency(service.port, orders, { receiver, database });
    await service.stop();

    const drained = async (name: string, expected: ReadonlySet<string>): Promise<Row[]> => {
      const worker = await ground.service(database, settings);
      const rows = drainRows(await drain(name, receiver, expected), alone);
      await worker.stop();
      return rows;
    };
    const sustained = await drained('Status changes from the outbox to the receiver', await writeEvents(database));
    const backlog = await drained('Backlog of due deliveries', await fillBacklog(database));
    return [...latency, ...sustained, ...backlog];
  } finally {
    await receiver.stop();
  }
}

interface PlacedOrder {
  readonly shop: BenchShop;
  readonly number: number;
}

async function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
}

async function placeOrders(port: number, shops: readonly BenchShop[], count: number): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = [];
  while (orders.length < count) {
    for (const shop of shops) {
      const number = orders.length + 1;
      const body = JSON.stringify(orderBody(shop.domain, 1)).replace(SERIAL_SLOT, String(number));
      await post(`http://127.0.0.1:${port}/api/order`, shop.headers, body);
      orders.push({ shop, number });
    }
  }
  return orders.slice(0, count);
}

/**
 * Orders become fulfilled at a quiet pace. The change is committed between the sending of the request and its answer, so the
 * time from the one is a little more than that from commit to arrival, and the time from the other a little less.
 */
async function measureLatency(
  port: number,
  orders: readonly PlacedOrder[],
  { receiver, database }: { receiver: Ear; database: Database },
): Promise<Row[]> {
  const url = `http://127.0.0.1:${port}/api/fulfilled`;
  const change = async ({ shop, number }: PlacedOrder): Promise<{ asked: number; answered: number }> => {
    const asked = now();
    await post(url, shop.headers, JSON.stringify({ orderNumber: number }));
    return { asked, answered: now() };
  };
  const changes: Promise<{ asked: number; answered: number }>[] = [];
  for (const order of orders) {
    changes.push(change(order));
    await pause(GAP_MS);
  }
  const times = await Promise.all(changes);
  await pause(1000);
  const arrived = new Map((await receiver.ask({ take: true })).came);
  const ids: string[] = (
    await database.sql(
      `select e.id from event e join shipment s on s.id = e.subject_id join "order" o on o.id = s.order_id
        where e.data ->> 'to' = 'fulfilled' order by o.order_number`,
    )
  ).map(({ id }) => id);
  const latencies = (since: 'asked' | 'answered'): number[] =>
    times.map((time, index) => (arrived.get(ids[index] ?? '') ?? Infinity) - time[since]);
  return [
    ...latencyRows('Request of a status change to its arrival', sampleOf(latencies('asked'), orders.length * GAP_MS)),
    ...latencyRows('Answer of a status change to its arrival', sampleOf(latencies('answered'), orders.length * GAP_MS)),
  ];
}

const latencyRows = (name: string, sample: Sample): Row[] => [
  { ...boundedRow(`${name}, p50 at ${EVENTS_PER_SECOND}/s`, sample.p50, 25, ' ms'), sample },
  boundedRow('... p99', sample.p99, 250, ' ms'),
];

const now = (): number => performance.timeOrigin + performance.now();

async function subscribe(port: number, { headers }: BenchShop, url: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${headers['X-Svc-Shop-Token'] ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: ['shipment.update'] }),
  });
  if (answer.status !== 200) throw new Error(`A webhook was refused: ${await answer.text()}`);
}
