import { setTimeout as wait } from 'node:timers/promises';
import { orderBody, ratesBody } from './bodies.js';
import { drained } from './drained.js';
import type { Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { placeOrder } from './place-order.js';
import { megabytesOf } from './processes.js';
import { ratesMarket } from './rates.js';
import { addErpToken, type BenchShop } from './sellers.js';
import { get, post } from './shot.js';
import { boundedRow, referenceRow, type Row } from './table.js';

const REQUESTS = 20_000;
const MAX_IDLE = 250;
const MAX_AFTER = 450;
const IDLE_MS = 3_000;
const CONNECTIONS = 16;
const LONGEST_SECONDS = 1_800;

/** Memory of the service, all roles in one process, when idle and after many requests of all kinds. */
export async function measureMemory(ground: Ground, load: LoadGenerator, _options: Options): Promise<Row[]> {
  const { database, shops } = await ratesMarket(ground, 'memory');
  const token = await addErpToken(database);
  const { port, pid } = await ground.service(database);
  await wait(IDLE_MS);
  const idle = await megabytesOf(pid);
  const references: string[] = [];
  for (const shop of shops) references.push(await placeOrder(port, shop, 1));
  await database.sql('update shipment set pickup_ready_at = now()');
  for (const reference of references) await (await fetch(`http://127.0.0.1:${port}/api/awb/${reference}`)).arrayBuffer();
  const shots = shops.flatMap((shop, index) => mixed(shop, references[index] ?? '', token));
  const mix = { port, shots, connections: CONNECTIONS, requests: REQUESTS };
  const sample = await load.at('mixed requests', mix).run(LONGEST_SECONDS);
  await drained(database);
  await wait(IDLE_MS);
  return [
    boundedRow('Memory when idle', idle, MAX_IDLE, ' MB'),
    boundedRow(`... after ${sample.units.toLocaleString('en')} mixed requests`, await megabytesOf(pid), MAX_AFTER, ' MB'),
    { name: '... at its highest', figure: `${Math.round(await megabytesOf(pid, 'VmHWM'))} MB` },
    referenceRow('The mixed requests, 16 connections', { sample }),
  ];
}

const QUERY = `query Shipment($id: String!) { shipment(id: $id) { id reference status actualRate { amount currency } timeline { to occurredAt }
  order { orderNumber total { amount } lines { name quantity } } } }`;

// prettier-ignore
const MIX = [
  'rates', 'order', 'rates', 'read', 'rates', 'order', 'rates', 'list', 'graphql', 'read',
  'rates', 'order', 'rates', 'list', 'rates', 'order', 'rates', 'read', 'graphql',
] as const;

/** Labels are drawn before: they wait while all cores are busy, as they are here. */
function mixed({ domain, headers }: BenchShop, reference: string, token: Readonly<Record<string, string>>): string[] {
  const kinds = {
    rates: post('/api/rates', ratesBody, headers),
    order: post('/api/order', orderBody(domain, 3), headers),
    read: get(`/api/erp/shipments/${reference}`, token),
    list: get('/api/erp/shipments?limit=20', token),
    graphql: post('/graphql', { query: QUERY, variables: { id: reference } }, token),
  };
  return MIX.map((kind) => kinds[kind]);
}
