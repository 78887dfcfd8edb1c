import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { Field, say } from './field.js';

/**
 * Events at a steady rate, while for some of the time another session holds a snapshot that keeps dead rows from being cleaned up.
 * Fails when an event is lost, when the rate falls by 40 % or more in the meantime, or when deliveries do not become fast again afterwards.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    calm: { type: 'string', default: '20' },
    held: { type: 'string', default: '60' },
    after: { type: 'string', default: '60' },
  },
});
const RATE = Number(values.rate);
const TICK_MS = 100;
const LEAST_SHARE = 0.6;
const MOST_AFTER_MS = 1000;
const MOST_DEAD = 0.2;

/** What arrived in a stretch of time: how much in a second, and how old it was. */
interface Stretch {
  readonly perSecond: number;
  readonly p99Ms: number;
}

const ages: number[] = [];
let published = 0;
const field = await Field.open('soak', {});
const holder = new pg.Client({ connectionString: field.database.url });
try {
  await holder.connect();
  const web = await field.start('web', { ROLE: 'web' });
  await field.start('worker', { ROLE: 'worker' });
  await field.subscribe(web);
  await stretch('warming up', 5);

  const calm = await stretch('calm', Number(values.calm));
  await holder.query('begin isolation level repeatable read');
  await holder.query('select count(*) from shipgraph.event');
  const held = await stretch('with a snapshot held', Number(values.held));
  await holder.query('commit');
  const after = await stretch('after its release', Number(values.after));
  process.exitCode = (await isSound(calm, held, after)) ? 0 : 1;
} finally {
  await holder.end();
  await field.close();
}

async function stretch(name: string, seconds: number): Promise<Stretch> {
  const { received } = field.receiver;
  const from = received.length;
  const begun = performance.now();
  let due = 0;
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - begun) {
    const count = Math.floor((elapsed / 1000) * RATE) - due;
    due += count;
    published += count;
    if (count > 0) await field.publish(count);
    collect();
    await pause(TICK_MS);
  }
  collect();
  const some = ages.slice(from).sort((a, b) => a - b);
  const found = { perSecond: some.length / ((performance.now() - begun) / 1000), p99Ms: some[Math.floor(some.length * 0.99)] ?? Infinity };
  say(`${name}: ${found.perSecond.toFixed(0)} a second, 99 % within ${found.p99Ms.toFixed(0)} ms`);
  return found;
}

/** How old each event was when it arrived, in the order of arrival; a tenth of a second is near enough. */
function collect(): void {
  const now = Date.now();
  for (const { body } of field.receiver.received.slice(ages.length)) {
    ages.push(now - Date.parse((JSON.parse(body.toString()) as { timestamp: string }).timestamp));
  }
}

async function isSound(calm: Stretch, held: Stretch, after: Stretch): Promise<boolean> {
  const { received } = field.receiver;
  const distinct = (): number => new Set(received.map(({ headers }) => String(headers['x-svc-event-id']))).size;
  const deadline = performance.now() + 60_000;
  while (distinct() < published && performance.now() < deadline) await pause(200);
  const dead = await deadShare();
  say(`published ${published}, arrived ${distinct()}, repeated ${received.length - distinct()}, dead rows ${(dead * 100).toFixed(0)} %`);
  return distinct() === published && held.perSecond >= calm.perSecond * LEAST_SHARE && after.p99Ms <= MOST_AFTER_MS && dead <= MOST_DEAD;
}

/** The largest share of dead rows in a table of jobs, once the cleaning has had its turn. Tables of a few rows are all churn. */
async function deadShare(): Promise<number> {
  const read = async (): Promise<number> => {
    const [row] = await field.database.sql(
      `select coalesce(max(n_dead_tup::float8 / (n_live_tup + n_dead_tup)), 0) as share
       from pg_stat_user_tables where schemaname like '%jobs' and n_dead_tup > 5000`,
    );
    return Number(row.share);
  };
  const deadline = performance.now() + 90_000;
  let share = await read();
  while (share > MOST_DEAD && performance.now() < deadline) {
    await pause(2000);
    share = await read();
  }
  return share;
}
