import { JobWork } from '../../src/platform/work/work.js';
import 'reflect-metadata';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { createApp } from '../../src/app.js';
import { parseConfig } from '../../src/config.js';
import { startTemporaryPostgres } from '../../src/embedded-postgres/index.js';
import { systemClock } from '../../src/kernel/clock.js';
import { processScans, storeScans } from '../../src/modules/carrier-tracking/index.js';
import type { CarrierScan } from '../../src/modules/carriers/index.js';
import { createLogger } from '../../src/platform/log/logger.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { TestClock } from '../support/clock.js';
import { bookedParcel, connect, TrackedCarrier } from '../modules/carrier-tracking/simulated-carrier.js';

/**
 * Puts scans into the inbox, in batches as polling does, beside a bare insert of the same rows into a table with the same columns and
 * indexes, and processes them: `node --import @swc-node/register/esm-register test/bench/carrier-scans.ts [parcels]`.
 */
const PARCELS = Number(process.argv[2] ?? 20_000);
const CODES = ['DEP', 'ARR', 'ARR', 'OFD', 'DEL'];
const BATCH = 100;
const AT_ONCE = 4;

const server = await startTemporaryPostgres({ name: 'shipgraph' });
const dataDir = await mkdtemp(join(tmpdir(), 'bench-scans-'));
const settings = {
  DATABASE_URL: server.url,
  DATA_DIR: dataDir,
  PORT: '0',
  DEMO: '1',
  DEMO_CARRIER: '0',
  ROLE: 'web',
};
const limits = { STORE_RATE_LIMIT: '0/15', PUBLIC_RATE_LIMIT: '0/60', LOGIN_RATE_LIMIT: '0/900' };
const started = await createApp(parseConfig({ ...settings, ...limits }), {
  report: () => undefined,
  clock: systemClock,
  log: createLogger('warn'),
});
const accounts = JSON.parse(await readFile(started.credentials ?? '', 'utf8'));
const app: TestApp = {
  ...started,
  accounts,
  client: new Client(started.url ?? ''),
  clock: new TestClock(),
  dataDir,
  databaseUrl: server.url,
};
const { sql, unitOfWork } = app.database;

try {
  const carrier = await new TrackedCarrier().start();
  const account = connect(app).add(carrier);
  const awbs = await cloneParcels((await bookedParcel(app, account)).id);
  const scans = CODES.flatMap((code, step) => awbs.map((awb) => scanOf(awb, code, step)));
  const batches = Array.from({ length: Math.ceil(scans.length / BATCH) }, (_, index) => scans.slice(index * BATCH, (index + 1) * BATCH));

  const inbox = await seconds(() =>
    pMap(batches, (batch) => unitOfWork.run(null, (tx) => storeScans(tx, { accountId: account.id, source: 'poll', scans: batch })), {
      concurrency: AT_ONCE,
    }),
  );
  const bare = await bareInsert();
  await sql('analyze carrier_scan');
  const processing = await seconds(() => processScans(new JobWork(app.services, sql, unitOfWork)));
  const outcomes = await sql<{ outcome: string; n: string }>('select outcome, count(*) as n from carrier_scan group by 1 order by 1');

  const perSecond = (duration: number): string => `${Math.round(scans.length / duration)}/s`;
  console.table({
    'inbox, 100 per call': { scans: scans.length, seconds: inbox.toFixed(1), rate: perSecond(inbox) },
    'bare insert of the same rows': { scans: scans.length, seconds: bare.toFixed(1), rate: perSecond(bare) },
    processing: { scans: scans.length, seconds: processing.toFixed(1), rate: perSecond(processing) },
  });
  console.table(Object.fromEntries(outcomes.map(({ outcome, n }) => [outcome, n])));
  await carrier.stop();
} finally {
  await app.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Copies of one shipment and its order, each with its own number. */
async function cloneParcels(id: string): Promise<string[]> {
  const orderId = `md5('order' || n)::uuid`;
  await cloneRows(
    'order',
    { id: orderId, order_number: '1000000 + n', order_reference: `'B-' || n` },
    `id = (select order_id from shipment where id = $1)`,
    id,
  );
  const numbers = { reference: `'BENCH' || n`, awb: `'AWB' || n`, tracking_number: `'AWB' || n` };
  await cloneRows('shipment', { id: 'gen_random_uuid()', order_id: orderId, ...numbers }, 'id = $1', id);
  await sql('analyze');
  return Array.from({ length: PARCELS }, (_, index) => `AWB${index + 1}`);
}

async function cloneRows(table: string, own: Readonly<Record<string, string>>, where: string, id: string): Promise<void> {
  const columns = await sql<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ name }) => own[name] ?? `"${name}"`).join(', ');
  await sql(`insert into "${table}" (${names}) select ${values} from "${table}", generate_series(1, ${PARCELS}) n where ${where}`, [id]);
}

function scanOf(awb: string, code: string, step: number): CarrierScan {
  const occurredAt = new Date(Date.now() + step * 1000);
  return { awb, eventId: `${awb}-${step}`, code, message: `Scan ${code} of ${awb}`, occurredAt, location: null, proof: null };
}

/** The rows are read beforehand, so that only the insert is measured. */
async function bareInsert(): Promise<number> {
  await sql('create table bare_scan (like carrier_scan including all)');
  const rows = await sql<{ row: object }>('select to_jsonb(s) as row from carrier_scan s');
  const texts = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    JSON.stringify(rows.slice(index * BATCH, (index + 1) * BATCH).map(({ row }) => row)),
  );
  const insert = 'insert into bare_scan select * from jsonb_populate_recordset(null::bare_scan, $1::jsonb)';
  return seconds(() => pMap(texts, (text) => sql(insert, [text]), { concurrency: AT_ONCE }));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
