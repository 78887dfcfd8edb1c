import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { Agent, request } from 'undici';
import type { Database } from './ground.js';

/** As many as the service takes and sends at a time. */
const BATCH = 250;
const CONNECTIONS = 32;
const JOBS = 30_000;

/** Jobs per second of nothing but pg-boss: fetched and completed in batches, while nothing is sent. */
export async function barePgBoss({ url }: Database): Promise<number> {
  const boss = new PgBoss({ connectionString: url, schema: 'bare_jobs', supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('bare', { partition: true });
  for (let done = 0; done < JOBS; done += BATCH) {
    await boss.insert(
      'bare',
      Array.from({ length: BATCH }, (_, index) => ({ id: randomUUID(), group: { id: String(index % CONNECTIONS) } })),
    );
  }
  const began = performance.now();
  const drain = async (): Promise<void> => {
    for (;;) {
      const jobs = await boss.fetch('bare', { batchSize: BATCH });
      if (jobs.length === 0) return;
      await boss.complete(
        'bare',
        jobs.map(({ id }) => id),
      );
    }
  };
  await Promise.all([drain(), drain()]);
  const seconds = (performance.now() - began) / 1000;
  await boss.stop({ graceful: false });
  return JOBS / seconds;
}

/** Requests per second of nothing but undici: the same body over kept connections, while nothing is written. */
export async function bareUndici(url: string, ca: string): Promise<number> {
  const dispatcher = new Agent({ connections: CONNECTIONS, connect: { ca } });
  const body = JSON.stringify({ id: '', event: 'shipment.update', data: { filler: 'x'.repeat(500) } });
  const post = async (): Promise<void> => {
    const answer = await request(url, { dispatcher, method: 'POST', body, headers: { 'content-type': 'application/json' } });
    await answer.body.dump();
  };
  const shoot = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent++) await post();
  };
  const all = (count: number): Promise<unknown> => Promise.all(Array.from({ length: CONNECTIONS }, () => shoot(count)));
  await all(50);
  const began = performance.now();
  await all(JOBS / CONNECTIONS);
  const seconds = (performance.now() - began) / 1000;
  await dispatcher.close();
  return JOBS / seconds;
}
