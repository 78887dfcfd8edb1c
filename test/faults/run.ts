import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { orderBody } from '../bench/bodies.js';
import { Ground, type Database } from '../bench/ground.js';
import { addSellers, type BenchShop } from '../bench/sellers.js';
import { SERIAL_SLOT } from '../bench/shot.js';
import { authority } from '../modules/webhooks/certificates.js';
import { startReceiver } from '../modules/webhooks/receiver.js';
import { ServiceProcess } from './service-process.js';

/**
 * Kills web and worker processes at random moments while orders are placed, starts them again, and compares what was committed
 * with what a receiver heard. Fails when an event is missing, when one was never committed, or when too many came twice.
 */
const { values } = parseArgs({
  options: { changes: { type: 'string', default: '5000' }, kills: { type: 'string', default: '50' } },
});
const CHANGES = Number(values.changes);
const KILLS = Number(values.kills);
const AT_ONCE = 8;
const PATIENCE_MS = 180_000;
const MOST_REPEATED = 0.01;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

say('Building ...');
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const ground = await Ground.open({ profile: undefined, keep: undefined });
const ca = await authority();
const receiver = await startReceiver(await ca.issue());
const processes: ServiceProcess[] = [];
try {
  const database = await ground.database('faults');
  const shops = await addSellers(database);
  const trusted = join(ground.folder, 'ca.pem');
  await writeFile(trusted, ca.cert);
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: join(ground.folder, 'data-faults'),
    DEMO: '0',
    PORT: '0',
    LOG_LEVEL: 'error',
    STORE_RATE_LIMIT: '0/15',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: trusted,
  };
  const web = new ServiceProcess('web', { ...settings, ROLE: 'web' });
  const workers = ['worker 1', 'worker 2'].map((name) => new ServiceProcess(name, { ...settings, ROLE: 'worker' }));
  processes.push(web, ...workers);
  for (const each of processes) await each.start();
  for (const shop of shops) await subscribe(web, shop);

  say(`${CHANGES} changes, ${KILLS} kills ...`);
  const placing = { left: CHANGES };
  await Promise.all([killAtRandom(processes, KILLS, placing), ...Array.from({ length: AT_ONCE }, () => placeOrders(web, shops, placing))]);
  process.exitCode = (await compare(database)) ? 0 : 1;
} finally {
  for (const each of processes) await each.kill();
  await receiver.close();
  await ground.close();
}

async function subscribe({ port }: ServiceProcess, { headers }: BenchShop): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${headers['X-Svc-Shop-Token'] ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url(), events: ['shipment.update'] }),
  });
  if (answer.status !== 200) throw new Error(`A webhook was refused: ${await answer.text()}`);
}

/** A request without a response is simply repeated: its order number makes it the same order. */
async function placeOrders(web: ServiceProcess, shops: readonly BenchShop[], placing: { left: number }): Promise<void> {
  while (placing.left > 0) {
    const number = placing.left--;
    const shop = shops[number % shops.length];
    if (!shop) return;
    const body = JSON.stringify(orderBody(shop.domain, 1)).replace(SERIAL_SLOT, String(number));
    while (!(await placed(web, shop, body))) await pause(50);
  }
}

async function placed({ port }: ServiceProcess, { headers }: BenchShop, body: string): Promise<boolean> {
  try {
    const url = `http://127.0.0.1:${port}/api/order`;
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
    await answer.text();
    return answer.status === 200;
  } catch (error) {
    // The process is down or went down in the middle: that is what this is about.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function killAtRandom(all: readonly ServiceProcess[], kills: number, placing: { left: number }): Promise<void> {
  for (let done = 0; done < kills; done++) {
    // Spread over the run; what is left comes after the last order, while deliveries are still under way.
    const due = CHANGES * (1 - (done + 1) / (kills + 1));
    while (placing.left > due) await pause(5);
    await pause(Math.random() * 200);
    const victim = all[Math.floor(Math.random() * all.length)];
    await victim?.kill();
    await victim?.start();
  }
}

async function compare({ sql }: Database): Promise<boolean> {
  const rows = await sql(`select id from event where type = 'shipment.status_changed'`);
  const committed = new Set<string>(rows.map(({ id }) => id));
  const heard = (): string[] => receiver.received.map(({ headers }) => String(headers['x-svc-event-id']));
  const deadline = performance.now() + PATIENCE_MS;
  while (new Set(heard()).size < committed.size && performance.now() < deadline) await pause(200);
  await pause(2000);

  const ids = heard();
  const distinct = new Set(ids);
  const missing = [...committed].filter((id) => !distinct.has(id));
  const phantoms = [...distinct].filter((id) => !committed.has(id));
  const repeated = ids.length - distinct.size;
  say(`killed: ${processes.map(({ name, kills }) => `${name} ${kills} times`).join(', ')}`);
  say(`committed ${committed.size}, heard ${distinct.size}, missing ${missing.length}, phantoms ${phantoms.length}, repeated ${repeated}`);
  return missing.length === 0 && phantoms.length === 0 && repeated <= committed.size * MOST_REPEATED;
}
