import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { authority } from '../modules/webhooks/certificates.js';
import { orderBody } from './bodies.js';
import { Helper } from './children.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { sampleOf } from './sample.js';
import { addSellers, type BenchShop } from './sellers.js';
import { SERIAL_SLOT } from './shot.js';
import { boundedRow, type Row } from './table.js';
import type { ReceiverQuestion, ReceiverReply } from './webhook-receiver.js';

const EVENTS_PER_SECOND = 20;
const BACKLOG = 100_000;
const WANTED_PER_SECOND = 1500;
const CHUNK = 5000;

/** From the order to the receiver at a quiet pace, and how fast a backlog of due deliveries is drained, its ids compared. */
export async function measureWebhooks(ground: Ground, _load: LoadGenerator, { seconds }: Options): Promise<Row[]> {
  const receiver = new Helper<ReceiverQuestion, ReceiverReply>('./webhook-receiver.ts');
  try {
    const ca = await authority();
    const { port } = await receiver.ask({ start: await ca.issue() });
    const trusted = join(ground.folder, 'ca.pem');
    await writeFile(trusted, ca.cert);
    const database = await ground.database('webhooks');
    const shops = await addSellers(database);
    const settings = { NODE_EXTRA_CA_CERTS: trusted, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
    const service = await ground.service(database, settings);
    for (const shop of shops) await subscribe(service.port, shop, `https://127.0.0.1:${port}/hook`);

    const latency = await measureLatency(service.port, shops, { receiver, count: Math.ceil(seconds * EVENTS_PER_SECOND) });
    await service.stop();
    const expected = await fillBacklog(database, shops);
    const { came: before } = await receiver.ask({ since: 0 });
    await ground.service(database, settings);
    const rates = await drain(receiver, expected, before.length);
    return [latency, ...rates];
  } finally {
    await receiver.stop();
  }
}

async function subscribe(port: number, { headers }: BenchShop, url: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${headers['X-Svc-Shop-Token'] ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: ['shipment.update'] }),
  });
  if (answer.status !== 200) throw new Error(`A webhook was refused: ${await answer.text()}`);
}

type Ear = Helper<ReceiverQuestion, ReceiverReply>;

/** From the sending of an order, which is a little before its commit, to the arrival of its event. */
async function measureLatency(
  port: number,
  shops: readonly BenchShop[],
  { receiver, count }: { receiver: Ear; count: number },
): Promise<Row> {
  const sent: number[] = [];
  const answers: Promise<Response>[] = [];
  for (let number = 0; number < count; number++) {
    const shop = shops[number % shops.length];
    if (!shop) throw new Error('There are no shops.');
    const body = JSON.stringify(orderBody(shop.domain, 1)).replace(SERIAL_SLOT, String(number + 1));
    const headers = { ...shop.headers, 'content-type': 'application/json' };
    sent.push(performance.timeOrigin + performance.now());
    answers.push(fetch(`http://127.0.0.1:${port}/api/order`, { method: 'POST', headers, body }));
    await pause(1000 / EVENTS_PER_SECOND);
  }
  await Promise.all(answers);
  await pause(1000);
  const { came } = await receiver.ask({ since: 0 });
  if (came.length !== count) throw new Error(`${came.length} of ${count} events came.`);
  // One at a time at this pace: they arrive in the order in which they were sent.
  const latencies = came.map(([, at], index) => at - (sent[index] ?? at));
  const sample = sampleOf(latencies, count * (1000 / EVENTS_PER_SECOND));
  return { ...boundedRow(`Order to receiver, p50 at ${EVENTS_PER_SECOND} events/s`, sample.p50, 25, ' ms'), sample };
}

/** Due deliveries as a long outage of the workers leaves them. */
async function fillBacklog({ url, sql }: Database, shops: readonly BenchShop[]): Promise<ReadonlySet<string>> {
  const endpoints: string[] = (await sql('select id from webhook_endpoint')).map(({ id }) => id);
  const boss = new PgBoss({ connectionString: url, schema: 'shipgraph_jobs', supervise: false, schedule: false });
  await boss.start();
  const events = new Set<string>();
  const body = JSON.stringify({ id: '', event: 'shipment.update', data: { filler: 'x'.repeat(500) } });
  for (let done = 0; done < BACKLOG; done += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, index) => ({
      message: randomUUID(),
      delivery: randomUUID(),
      event: randomUUID(),
      endpoint: endpoints[index % shops.length] ?? '',
    }));
    await sql(
      `with given as (select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) as g(message, delivery, event, endpoint)),
         message as (insert into webhook_message (id, endpoint_id, event_id, event_type, body, created_at)
                     select message, endpoint, event, 'shipment.update', $5, now() from given)
       insert into webhook_delivery (id, message_id, endpoint_id, kind, attempt, status, due_at, created_at)
       select delivery, message, endpoint, 'automatic', 1, 'pending', now(), now() from given`,
      [rows.map((r) => r.message), rows.map((r) => r.delivery), rows.map((r) => r.event), rows.map((r) => r.endpoint), body],
    );
    await boss.insert(
      'webhook_attempts',
      rows.map(({ delivery, endpoint }) => ({ id: delivery, group: { id: endpoint } })),
    );
    for (const { event } of rows) events.add(event);
  }
  await boss.stop({ graceful: false });
  return events;
}

async function drain(receiver: Ear, expected: ReadonlySet<string>, since: number): Promise<Row[]> {
  const deadline = performance.now() + 300_000;
  let came: ReceiverReply['came'] = [];
  while (new Set(came.map(([id]) => id)).size < expected.size) {
    if (performance.now() > deadline) throw new Error(`${came.length} of ${expected.size} deliveries came.`);
    await pause(2000);
    ({ came } = await receiver.ask({ since }));
  }
  const strangers = came.filter(([id]) => !expected.has(id)).length;
  if (strangers > 0) throw new Error(`${strangers} deliveries were of no event.`);
  const times = came.map(([, at]) => at);
  const perSecond = (part: readonly number[]): number => (part.length * 1000) / ((part.at(-1) ?? 1) - (part[0] ?? 0));
  const quarter = Math.floor(times.length / 4);
  return [
    atLeast(`Backlog of ${BACKLOG.toLocaleString('en')} due deliveries, all of it`, perSecond(times)),
    atLeast('... its first quarter', perSecond(times.slice(0, quarter))),
    atLeast('... its last quarter', perSecond(times.slice(-quarter))),
    boundedRow('... that came twice', came.length - expected.size, expected.size / 100, ''),
  ];
}

const atLeast = (name: string, perSecond: number): Row => ({
  name,
  figure: `${Math.round(perSecond).toLocaleString('en')}/s`,
  limit: `${WANTED_PER_SECOND.toLocaleString('en')}/s`,
  ratio: perSecond / WANTED_PER_SECOND,
  wanted: '>= 1',
});
