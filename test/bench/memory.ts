import { execFileSync } from 'node:child_process';
import { Agent, fetch } from 'undici';
import { orderBody, ratesBody } from './bodies.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { addErpToken, addSellers, type BenchShop } from './sellers.js';
import { boundedRow, type Row } from './table.js';

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 20_000);
const CONNECTIONS = 4;
const MAX_MEGABYTES = 450;

/** A connection for each request: none of those kept would be closed by the service just when it is used again. */
const dispatcher = new Agent({ pipelining: 0 });

type Send = (path: string, headers: Readonly<Record<string, string>>, body?: unknown) => Promise<unknown>;

/** The memory of one process with all roles after 20,000 mixed requests: rates, orders, distinct documents, labels and lists. */
export async function measureMemory(ground: Ground, _load: LoadGenerator, _options: Options): Promise<Row[]> {
  const database = await ground.database('memory');
  const shops = await addSellers(database);
  const erp = await addErpToken(database);
  const { port, child } = await ground.service(database, { REQUEST_TIMEOUT_MS: '120000' });
  const send: Send = async (path, headers, body) => {
    const method = body === undefined ? 'GET' : 'POST';
    const init = {
      method,
      dispatcher,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const text = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text.toString().slice(0, 300)}`);
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text.toString()) : text;
  };
  const idle = residentMegabytes(child.pid);
  const references: string[] = [];
  let next = 0;
  let largest = 0;
  const worker = async (): Promise<void> => {
    for (let serial = next++; serial < REQUESTS; serial = next++) {
      await mixedRequest(serial, { send, database, shops, erp, references });
      if (serial % 500 === 0) largest = Math.max(largest, residentMegabytes(child.pid));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const after = residentMegabytes(child.pid);
  return [
    { name: 'Memory when started', figure: `${idle} MB` },
    boundedRow(`Memory after ${REQUESTS.toLocaleString('en')} mixed requests`, after, MAX_MEGABYTES, ' MB'),
    boundedRow('The most on the way there', Math.max(largest, after), MAX_MEGABYTES, ' MB'),
  ];
}

interface Mixed {
  readonly send: Send;
  readonly database: Database;
  readonly shops: readonly BenchShop[];
  readonly erp: Readonly<Record<string, string>>;
  readonly references: string[];
}

async function mixedRequest(serial: number, { send, database, shops, erp, references }: Mixed): Promise<void> {
  const shop = shops[serial % shops.length];
  if (!shop) throw new Error('There are no shops.');
  const turn = serial % 20;
  if (turn < 8) {
    await send('/api/rates', shop.headers, ratesBody);
  } else if (turn < 12 || references.length === 0) {
    const body = orderBody(shop.domain, 1 + (serial % 5));
    const placed = await send('/api/order', shop.headers, { ...body, order: { ...body.order, orderNumber: 1_000_000_000 + serial } });
    references.push((placed as { shipment_id: string }).shipment_id);
  } else if (turn < 17) {
    // Each of them is a document that the service has not seen before.
    await send('/graphql', erp, { query: `query Read${serial} { shipments(first: 5) { nodes { id reference status v${serial}: awb } } }` });
  } else if (turn === 17) {
    const reference = references.at(-1) ?? '';
    await database.sql('update shipment set pickup_ready_at = now() where reference = $1', [reference]);
    await send(`/api/awb/${reference}`, {});
  } else {
    await send(`/api/erp/shipments?limit=20&page=${1 + (serial % 7)}`, erp);
  }
}

const residentMegabytes = (pid: number | undefined): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1_024);
