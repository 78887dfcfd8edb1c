import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { orderBody } from '../bench/bodies.js';
import { addSellers, type BenchShop } from '../bench/sellers.js';
import { SERIAL_SLOT } from '../bench/shot.js';
import { Field, say } from './field.js';
import type { ServiceProcess } from './service-process.js';

/**
 * Two processes take turns in being restarted while orders keep coming, each to one that says it is ready, as a load balancer sends
 * them. Fails when any request fails, when a process does not end by itself, or when an event is missing at the receiver.
 */
const { values } = parseArgs({ options: { restarts: { type: 'string', default: '10' } } });
const RESTARTS = Number(values.restarts);
const AT_ONCE = 6;
const PROBE_MS = 50;
const PATIENCE_MS = 60_000;

/** Knows by its probes where requests can go. */
class Balancer {
  private readonly ready = new Set<ServiceProcess>();
  private stopped = false;
  private turn = 0;

  constructor(private readonly processes: readonly ServiceProcess[]) {
    for (const each of processes) void this.watch(each);
  }

  async pick(): Promise<ServiceProcess> {
    for (;;) {
      const open = this.processes.filter((each) => this.ready.has(each));
      const next = open[this.turn++ % Math.max(1, open.length)];
      if (next) return next;
      await pause(PROBE_MS);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async watch(each: ServiceProcess): Promise<void> {
    while (!this.stopped) {
      const answers = await fetch(`http://127.0.0.1:${each.port}/readyz`).then(
        ({ status }) => status === 200,
        // Nothing listens there: that is an answer too.
        () => false,
      );
      if (answers) this.ready.add(each);
      else this.ready.delete(each);
      await pause(PROBE_MS);
    }
  }
}

const field = await Field.open('rolling', { settings: { STORE_RATE_LIMIT: '0/15' } });
const failures: string[] = [];
let placed = 0;
let stopped = false;
try {
  const shops = await addSellers(field.database);
  const processes = [await field.start('first', { ROLE: 'all' }), await field.start('second', { ROLE: 'all' })];
  const [first] = processes;
  if (!first) throw new Error('There is no process.');
  await field.subscribe(first, ['shipment.update']);
  const balancer = new Balancer(processes);
  const placing = Array.from({ length: AT_ONCE }, (_, index) => placeOrders(balancer, shops, index));

  say(`${RESTARTS} restarts ...`);
  for (let done = 0; done < RESTARTS; done++) {
    const next = processes[done % processes.length];
    await pause(1000);
    await next?.stop();
    await next?.start();
  }
  await pause(1000);
  stopped = true;
  await Promise.all(placing);
  balancer.stop();
  process.exitCode = (await allHeard()) && failures.length === 0 ? 0 : 1;
} finally {
  await field.close();
}

async function placeOrders(balancer: Balancer, shops: readonly BenchShop[], index: number): Promise<void> {
  for (let round = 0; !stopped; round++) {
    const number = round * AT_ONCE + index + 1;
    const shop = shops[number % shops.length];
    if (!shop) return;
    const { name, port } = await balancer.pick();
    const body = JSON.stringify(orderBody(shop.domain, 1)).replace(SERIAL_SLOT, String(number));
    const headers = { ...shop.headers, 'content-type': 'application/json' };
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/order`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (answer.status === 200) placed += 1;
      else failures.push(`${name} answered ${answer.status}: ${text}`);
    } catch (error) {
      failures.push(`${name}: ${String(error)} ${String((error as Error).cause)}`);
    }
  }
}

async function allHeard(): Promise<boolean> {
  const rows = await field.database.sql(`select id from event where type = 'shipment.status_changed'`);
  const missing = (): number => {
    const heard = new Set(field.receiver.received.map(({ headers }) => headers['x-svc-event-id']));
    return rows.filter(({ id }) => !heard.has(id)).length;
  };
  const deadline = performance.now() + PATIENCE_MS;
  while (missing() > 0 && performance.now() < deadline) await pause(200);
  for (const failure of failures.slice(0, 5)) say(failure);
  say(`placed ${placed}, failed ${failures.length}, events ${rows.length}, missing ${missing()}`);
  return missing() === 0 && rows.length === placed;
}
