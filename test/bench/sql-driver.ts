import { createHash } from 'node:crypto';
import pg from 'pg';
import { newId } from '../../src/platform/ids.js';
import { bareOrder, type Party } from './bare-order.js';
import { answerQuestions } from './children.js';
import { sampleOf, type Sample } from './sample.js';

export interface Driving {
  readonly url: string;
  /** The orders are spread over these. */
  readonly parties: readonly Party[];
  readonly connections: number;
  readonly seconds: number;
}

/** The ceiling of an order: bare SQL, prepared, on the same server, with nothing before or between the statements. */
answerQuestions((driving: Driving) => run(driving));

let orderNumber = 1;

async function run(driving: Driving): Promise<Sample> {
  const clients = await Promise.all(Array.from({ length: driving.connections }, () => open(driving.url)));
  const latencies: number[] = [];
  const started = performance.now();
  const deadline = started + driving.seconds * 1_000;
  await Promise.all(clients.map((client, index) => placeUntil(deadline, { client, driving, index, latencies })));
  const sample = sampleOf(latencies, performance.now() - started);
  await Promise.all(clients.map((client) => client.end()));
  return sample;
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  return client;
}

interface Connection {
  readonly client: pg.Client;
  readonly driving: Driving;
  readonly index: number;
  readonly latencies: number[];
}

async function placeUntil(deadline: number, { client, driving, index, latencies }: Connection): Promise<void> {
  for (let turn = index; performance.now() < deadline; turn += driving.connections) {
    const party = driving.parties[turn % driving.parties.length];
    if (!party) throw new Error('There is no seller to place orders for.');
    const began = performance.now();
    for (const { text, values } of bareOrder(party, orderNumber++, newId)) {
      await (values ? client.query({ name: nameOf(text), text, values: [...values] }) : client.query(text));
    }
    latencies.push(performance.now() - began);
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = createHash('sha1').update(text).digest('hex').slice(0, 20)));
  return name;
}
