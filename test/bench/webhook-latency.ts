import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './ground.js';
import { placeOrder } from './place-order.js';
import { sampleOf, type Sample } from './sample.js';
import type { BenchShop } from './sellers.js';
import { boundedRow, type Row } from './table.js';
import type { Ear } from './webhook-drain.js';

const EVENTS_PER_SECOND = 20;
const GAP_MS = 1000 / EVENTS_PER_SECOND;

interface PlacedOrder {
  readonly shop: BenchShop;
  readonly number: number;
}

/** Orders to be fulfilled at a quiet pace for so many seconds. */
export async function placeOrders(port: number, shops: readonly BenchShop[], seconds: number): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = [];
  const count = Math.max(100, Math.ceil(seconds * EVENTS_PER_SECOND));
  for (let number = 1; number <= count; number++) {
    const shop = shops[number % shops.length];
    if (!shop) throw new Error('There is no shop.');
    await placeOrder(port, shop, number, 1);
    orders.push({ shop, number });
  }
  return orders;
}

/**
 * Orders become fulfilled at a quiet pace. The change is committed between the sending of the request and its answer, so the
 * time from the one is a little more than that from commit to arrival, and the time from the other a little less.
 */
export async function measureLatency(
  port: number,
  orders: readonly PlacedOrder[],
  { receiver, database }: { receiver: Ear; database: Database },
): Promise<Row[]> {
  const changes: Promise<Times>[] = [];
  for (const order of orders) {
    changes.push(fulfil(port, order));
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
  const latencies = (since: keyof Times): number[] => times.map((time, index) => (arrived.get(ids[index] ?? '') ?? Infinity) - time[since]);
  return [
    ...latencyRows('Request of a status change to its arrival', sampleOf(latencies('asked'), orders.length * GAP_MS)),
    ...latencyRows('Answer of a status change to its arrival', sampleOf(latencies('answered'), orders.length * GAP_MS)),
  ];
}

interface Times {
  readonly asked: number;
  readonly answered: number;
}

async function fulfil(port: number, { shop, number }: PlacedOrder): Promise<Times> {
  const asked = now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/fulfilled`, {
    method: 'POST',
    headers: { ...shop.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ orderNumber: number }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`An order was not fulfilled: ${text}`);
  return { asked, answered: now() };
}

const latencyRows = (name: string, sample: Sample): Row[] => [
  { ...boundedRow(`${name}, p50 at ${EVENTS_PER_SECOND}/s`, sample.p50, 25, ' ms'), sample },
  boundedRow('... p99', sample.p99, 250, ' ms'),
];

const now = (): number => performance.timeOrigin + performance.now();
