import { JobWork } from '../../src/platform/work/work.js';
import { randomUUID } from 'node:crypto';
import { scheduledTasks } from '../../src/scheduled-tasks.js';
import { startApp, type TestApp } from '../support/app.js';
import { days } from '../support/clock.js';
import { anOrder, walkTo } from '../support/story.js';
import { drained } from './drained.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { addSellers, type BenchShop } from './sellers.js';
import type { Row } from './table.js';

const ORDERS = 1_000;
const QUICK = 200;
/** Tables that take less of an order than this are added up. */
const SMALL = 50;
const LATER_DAYS = 90;

/** Bytes by table: rows, indexes and what is stored apart. */
type Sizes = ReadonlyMap<string, number>;

/** What an order takes in the database: when it was placed, when its parcel was delivered, and when what is not kept has gone. */
export async function measureOrderBytes(ground: Ground, _load: LoadGenerator, options: Options): Promise<Row[]> {
  const database = await ground.database('order_bytes');
  const shops = await addSellers(database);
  const app = await startApp({}, { databaseUrl: database.url });
  try {
    const count = options.quick ? QUICK : ORDERS;
    const none = await sizes(database);
    const references: string[] = [];
    for (let n = 0; n < count; n++) {
      const shop = shops[n % shops.length];
      if (shop) references.push(await place(app, shop));
    }
    await drained(database);
    const placed = await sizes(database);
    for (const reference of references) await walkTo(app, reference, 'delivered');
    await drained(database);
    const delivered = await sizes(database);
    await later(app);
    return [
      ...rowsOf('placed', { from: none, to: placed, count }),
      ...rowsOf('delivered', { from: none, to: delivered, count }),
      ...rowsOf(`${LATER_DAYS} days later`, { from: none, to: await sizes(database), count }),
    ];
  } finally {
    await app.stop();
  }
}

/** With a key, as stores place them. */
async function place(app: TestApp, { domain, headers }: BenchShop): Promise<string> {
  const { status, body, text } = await app.client.post('/api/order', anOrder(domain), { ...headers, 'idempotency-key': randomUUID() });
  if (status !== 200) throw new Error(`An order was not placed: ${text}`);
  return String(body.shipment_id);
}

/** Purges what the schedule would have by then. The check of the books finds that the wallets were filled directly. */
async function later(app: TestApp): Promise<void> {
  app.clock.advance(days(LATER_DAYS));
  for (const { run } of scheduledTasks(() => undefined)) await run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
}

const SIZES = `
  select coalesce(i.inhparent, c.oid)::regclass::text as name, sum(pg_total_relation_size(c.oid)) as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid
   where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace group by 1`;

/** Without the room that updates and deletions leave behind, which later rows take. */
async function sizes({ sql }: Database): Promise<Sizes> {
  await sql('vacuum full');
  const rows = await sql(SIZES);
  return new Map(rows.map(({ name, bytes }) => [String(name), Number(bytes)]));
}

function rowsOf(when: string, { from, to, count }: { from: Sizes; to: Sizes; count: number }): Row[] {
  const perOrder = [...to].map(([name, bytes]) => ({ name, bytes: (bytes - (from.get(name) ?? 0)) / count }));
  const large = perOrder.filter(({ bytes }) => bytes >= SMALL).toSorted((a, b) => b.bytes - a.bytes);
  const sum = (some: typeof perOrder): number => some.reduce((total, { bytes }) => total + bytes, 0);
  return [
    { name: `Bytes per order, ${when}`, figure: inBytes(sum(perOrder)) },
    ...large.map(({ name, bytes }) => ({ name: `... ${name}`, figure: inBytes(bytes) })),
    { name: '... the other tables', figure: inBytes(sum(perOrder) - sum(large)) },
  ];
}

const inBytes = (bytes: number): string => Math.round(bytes).toLocaleString('en');
