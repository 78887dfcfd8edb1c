import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { orderBody } from './bodies.js';
import { Helper } from './children.js';
import type { Database, Ground } from './ground.js';
import type { SubscriberQuestion, SubscriberReply } from './live-subscribers.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { sampleOf } from './sample.js';
import { addSellers, type BenchShop } from './sellers.js';
import type { Server } from './server.js';
import { SERIAL_SLOT } from './shot.js';
import { boundedRow, type Row } from './table.js';

const SUBSCRIBERS = 1_000;
const WARMING = 30;
const CHANGES = 15;
const SETTLE_MS = 3_000;
const MAX_MS = 250;
const MAX_MS_APART = 1_000;
const MAX_KILOBYTES = 60;
const FIELDS = 'reference from to shipment { id status order { orderReference } }';

type Subscribers = Helper<SubscriberQuestion, SubscriberReply>;

/** How long it takes until the last of many subscribers knows of a change, and what each of them weighs. */
export async function measureLive(ground: Ground, _load: LoadGenerator, _options: Options): Promise<Row[]> {
  const subscribers: Subscribers = new Helper('./live-subscribers.ts');
  try {
    const database = await ground.database('live');
    const [shop] = await addSellers(database);
    if (!shop) throw new Error('There is no shop.');
    const most = String(SUBSCRIBERS);
    const service = await ground.service(database, {
      LIVE_CONNECTIONS_PER_ADDRESS: most,
      LIVE_CONNECTIONS_PER_CALLER: most,
      LIVE_SUBSCRIPTIONS_PER_CALLER: most,
    });
    await pause(SETTLE_MS);
    const together = { tokens: await addTokens(database, shop, 1), queries: [queryOf(0)] };
    const apart = {
      tokens: await addTokens(database, shop, SUBSCRIBERS),
      queries: Array.from({ length: SUBSCRIBERS }, (_, n) => queryOf(n)),
    };
    // A few connections warm the service up, so that the measured ones reuse no free memory.
    await round(subscribers, service, { shop, from: 1, count: WARMING, ...together });
    const weight = await round(subscribers, service, { shop, from: 101, count: SUBSCRIBERS, ...together });
    const alone = await round(subscribers, service, { shop, from: 201, count: SUBSCRIBERS, ...apart });
    return [
      ...lastRows(`Status change to the last of ${SUBSCRIBERS} subscribers`, weight.lasts, MAX_MS),
      ...lastRows('... each with a token and a document of its own', alone.lasts, MAX_MS_APART),
      boundedRow('Memory for each subscriber', weight.kilobytes, MAX_KILOBYTES, ' KB'),
    ];
  } finally {
    await subscribers.stop();
  }
}

interface Round {
  readonly shop: BenchShop;
  /** Number of its first order. */
  readonly from: number;
  readonly count: number;
  readonly tokens: readonly string[];
  readonly queries: readonly string[];
}

/** Everybody subscribes, some orders change one after another, everybody leaves. */
async function round(subscribers: Subscribers, { port, pid }: Server, { shop, from, count, tokens, queries }: Round) {
  const numbers = Array.from({ length: CHANGES }, (_, index) => from + index);
  for (const number of numbers) {
    await post(port, '/api/order', shop, JSON.stringify(orderBody(shop.domain, 1)).replace(SERIAL_SLOT, String(number)));
  }
  await pause(SETTLE_MS);
  const before = residentKilobytes(pid);
  await subscribers.ask({ subscribe: { port, count, tokens, queries } });
  await pause(SETTLE_MS);
  const kilobytes = Math.max(0, residentKilobytes(pid) - before) / count;
  const lasts: number[] = [];
  for (const orderNumber of numbers) {
    const asked = performance.timeOrigin + performance.now();
    const [{ heardAt }] = await Promise.all([
      subscribers.ask({ take: count }),
      post(port, '/api/fulfilled', shop, JSON.stringify({ orderNumber })),
    ]);
    lasts.push(Math.max(...heardAt) - asked);
    await pause(100);
  }
  await subscribers.ask({ leave: true });
  return { lasts, kilobytes };
}

function lastRows(name: string, lasts: readonly number[], bound: number): Row[] {
  const { p50, p95 } = sampleOf(lasts, 1);
  return [boundedRow(`${name}, p50`, p50, bound, ' ms'), boundedRow('... p95', p95, 2 * bound, ' ms')];
}

const residentKilobytes = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString());

/** Another name for a field makes another document. */
const queryOf = (n: number): string => `subscription { shipmentChanged { n${n}: sequence ${FIELDS} } }`;

async function post(port: number, path: string, { headers }: BenchShop, body: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
}

async function addTokens({ sql }: Database, { id }: BenchShop, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => `sst_${randomBytes(32).toString('base64url')}`);
  await sql(
    `insert into access_token (id, kind, hash, subject_id, scopes, ip_allow_list, renewed_at, created_at)
     select gen_random_uuid(), 'shop', hash, $2, '[]', '[]', now(), now() from unnest($1::bytea[]) as t (hash)`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), id],
  );
  return tokens;
}
