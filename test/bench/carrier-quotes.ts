import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startTemporaryPostgres } from '../../src/embedded-postgres/index.js';
import { LINE_SETTINGS, connectLine } from '../carriers/connect-line.js';
import { ParcelLine } from '../carriers/parcel-line.js';
import { Client } from '../support/client.js';
import { adminOf } from '../support/people.js';
import { startProcess, untilReady } from '../support/process.js';
import { abuDhabi, connectShop, dubai, mug } from '../support/story.js';
import type { TestApp } from '../support/app.js';

/**
 * How long POST /api/rates takes with three connected carriers that answer after 150 ms, without and with their answers in memory, beside
 * the same service without carriers.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '400' }, latency: { type: 'string', default: '150' } } });
const COUNT = Number(values.requests);
/** Requests come one after another, 50 in a second, whatever the answers take. */
const INTERVAL_MS = 20;

const server = await startTemporaryPostgres({ name: 'quotes' });
const dataDir = await mkdtemp(join(tmpdir(), 'quotes-'));
const service = startProcess({
  DATABASE_URL: server.url,
  DATA_DIR: dataDir,
  DEMO: '1',
  DEMO_CARRIER: '0',
  STORE_RATE_LIMIT: '0/15',
  GRAPHQL_FIELD_LIMITS: 'off',
  ...LINE_SETTINGS,
});
await untilReady(service);
const accounts = JSON.parse(await readFile(join(dataDir, 'credentials.json'), 'utf8'));
const app = { client: new Client(service.url()), accounts } as unknown as TestApp;
const shop = await connectShop(app);

let parcel = 0;
const ask = async (grams: number): Promise<number> => {
  const began = performance.now();
  const body = { origin: dubai, destination: abuDhabi, products: [{ ...mug, grams }] };
  const answer = await app.client.post('/api/rates', body, shop.headers);
  if (answer.status !== 200) throw new Error(answer.text);
  return performance.now() - began;
};
/** Half a kilogram heavier each time, so that no answer is in memory. */
const fresh = (): Promise<number> => ask(500 + 500 * (parcel++ % 100_000));
const series = async (name: string, one: () => Promise<number>): Promise<void> => {
  const begun: Promise<number>[] = [];
  while (begun.length < COUNT) {
    begun.push(one());
    await wait(INTERVAL_MS);
  }
  const times = (await Promise.all(begun)).sort((left, right) => left - right);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`${name.padEnd(44)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   p99 ${at(0.99)} ms`);
};

await series('warming up', fresh);
await series('no carrier connected', fresh);
const admin = await adminOf(app);
const lines: ParcelLine[] = [];
for (const name of ['A', 'B', 'C']) {
  const line = await new ParcelLine().start();
  line.decisions.latencyMs = Number(values.latency);
  lines.push(line);
  const services = [{ carrierService: 'NEXT', serviceCode: `LINE_${name}`, serviceName: `Line ${name}` }];
  await connectLine(app, admin, line, { services, label: name });
}
await series('warming up', fresh);
await series(`three carriers that take ${values.latency} ms`, fresh);
await ask(700);
await series('the same from memory', () => ask(700));

service.child.kill('SIGTERM');
await service.exited;
await Promise.all(lines.map((line) => line.stop()));
await server.stop();
await rm(dataDir, { recursive: true, force: true });
