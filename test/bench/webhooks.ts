import type { Posting } from './bare-undici.js';
import { Helper } from './children.js';
import { drained } from './drained.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import type { Comparison, Sample } from './sample.js';
import { addSellers } from './sellers.js';
import { boundedRow, comparedRow, referenceRow, type Row } from './table.js';
import { fillBacklog, writeEvents } from './webhook-backlog.js';
import { drain } from './webhook-drain.js';
import { measureFlood } from './webhook-flood.js';
import { openWebhookGround, subscribe, type WebhookGround } from './webhook-ground.js';
import { measureLatency, placeOrders } from './webhook-latency.js';

const POSTS = 16_000;
const CHANGES = { whole: 2_000, quick: 500 };
const BACKLOG = { whole: 40_000, quick: 6_000 };

/** Webhooks from the request that changes a status to the receiver: as many as can be, a backlog, and how long one takes at a quiet pace. */
export async function measureWebhooks(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const webhooks = await openWebhookGround(ground);
  const { receiver } = webhooks;
  const size = options.quick ? 'quick' : 'whole';
  try {
    const database = await ground.database('webhooks');
    const latency = await quietPace(webhooks, database, options.seconds);
    await ground.splitCores([load.pid, receiver.pid]);
    const alone = await undiciAlone(webhooks, options.quick ? POSTS / 4 : POSTS);
    const flood = await measureFlood(webhooks, load, CHANGES[size]);
    const drains = [...(await backlog(webhooks, database, { alone, count: BACKLOG[size] }))];
    if (!options.quick) drains.push(...(await outbox(webhooks, database, { alone, count: BACKLOG.whole })));
    return [
      referenceRow('Bare undici on one core: POST, nothing written', { sample: alone }),
      ...floodRows(flood, alone),
      ...drains,
      ...latency,
    ];
  } finally {
    await receiver.stop();
  }
}

const beside = (sample: Sample, reference: Sample): Comparison => ({
  sample,
  beside: reference,
  ratio: sample.perSecond / reference.perSecond,
});

/** Where both were measured on one machine, svix-server had 0.13 of bare undici and outpost 0.19. */
function floodRows(flood: Sample, alone: Sample): Row[] {
  const cpu = (flood.costs?.node ?? NaN) + (flood.costs?.postgres ?? NaN);
  return [
    comparedRow('Status change to webhook, 16 connections, 10 endpoints', beside(flood, alone), '>= 0.20'),
    { ...boundedRow('... CPU of service and PostgreSQL per delivery', cpu, 2.5, ' ms'), wanted: '<= 2.5 ms' },
  ];
}

async function undiciAlone({ ground, receiver, url, ca }: WebhookGround, posts: number): Promise<Sample> {
  const helper = new Helper<Posting, Sample>('./bare-undici.ts');
  try {
    await ground.placeServer(helper.pid);
    const sample = await helper.ask({ url, ca, posts });
    await receiver.ask({ take: true });
    return sample;
  } finally {
    await helper.stop();
  }
}

/** Also leaves the endpoints and the status changes that the backlogs are made of. */
async function quietPace({ ground, receiver, url, settings }: WebhookGround, database: Database, seconds: number): Promise<Row[]> {
  const shops = await addSellers(database);
  const service = await ground.service(database, settings);
  const orders = await placeOrders(service.port, shops, seconds);
  for (const shop of shops) await subscribe(service.port, shop, url);
  const rows = await measureLatency(service.port, orders, { receiver, database });
  await drained(database);
  await service.stop();
  return rows;
}

interface Waiting {
  readonly alone: Sample;
  readonly count: number;
}

async function backlog(webhooks: WebhookGround, database: Database, { alone, count }: Waiting): Promise<Row[]> {
  const name = `Backlog of due deliveries on one core, ${count.toLocaleString('en')}, 0 lost`;
  return drainRows(name, await fillBacklog(database, count), { webhooks, database, alone, wanted: '>= 0.35' });
}

async function outbox(webhooks: WebhookGround, database: Database, { alone, count }: Waiting): Promise<Row[]> {
  const name = `Status changes from the outbox to the receiver, ${count.toLocaleString('en')}, 0 lost`;
  return drainRows(name, await writeEvents(database, count), { webhooks, database, alone, wanted: '' });
}

interface Draining {
  readonly webhooks: WebhookGround;
  readonly database: Database;
  readonly alone: Sample;
  readonly wanted: string;
}

/** A service starts with all of it waiting. */
async function drainRows(name: string, expected: ReadonlySet<string>, { webhooks, database, alone, wanted }: Draining): Promise<Row[]> {
  const { ground, receiver, settings } = webhooks;
  const server = await ground.service(database, settings);
  const meter = ground.meter({ server, driver: [receiver.pid], database });
  const { sample, twice } = await drain(name, expected, { receiver, meter, settle: () => drained(database) });
  await server.stop();
  return [comparedRow(name, beside(sample, alone), wanted), boundedRow('... that came twice', twice, expected.size / 100, '')];
}
