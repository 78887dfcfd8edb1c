import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { answerQuestions } from './children.js';
import type { Statement } from './record-order.js';
import { sampleOf, type Sample } from './sample.js';

/** The statements of one order, to be run again and again with fresh ids. */
export interface Replay {
  readonly url: string;
  readonly statements: readonly Statement[];
  /** Texts that are new in every order: ids, the reference, the order number. */
  readonly fresh: readonly string[];
  /** The recorded shop and seller, and those to spread the orders over. */
  readonly recordedParty: Party;
  readonly parties: readonly Party[];
  readonly connections: number;
  readonly seconds: number;
}

export interface Party {
  readonly shopId: string;
  readonly sellerId: string;
}

/** The ceiling of an order: its own statements, prepared, on the same server, with nothing before or between them. */
answerQuestions((replay: Replay) => run(replay));

let serial = 5_000_000_000;

async function run(replay: Replay): Promise<Sample> {
  const clients = await Promise.all(Array.from({ length: replay.connections }, () => open(replay.url)));
  const latencies: number[] = [];
  const started = performance.now();
  const deadline = started + replay.seconds * 1_000;
  await Promise.all(clients.map((client, index) => placeUntil(client, { replay, index, latencies, deadline })));
  const sample = sampleOf(latencies, performance.now() - started);
  await Promise.all(clients.map((client) => client.end()));
  return sample;
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=shipgraph -c jit=off' });
  await client.connect();
  return client;
}

interface Run {
  readonly replay: Replay;
  readonly index: number;
  readonly latencies: number[];
  readonly deadline: number;
}

async function placeUntil(client: pg.Client, { replay, index, latencies, deadline }: Run): Promise<void> {
  for (let turn = index; performance.now() < deadline; turn += replay.connections) {
    const party = replay.parties[turn % replay.parties.length] ?? replay.recordedParty;
    const renew = renewal(replay, party);
    const began = performance.now();
    for (const { text, values } of replay.statements) {
      await (values ? client.query({ name: nameOf(text), text, values: values.map(renew) }) : client.query(text));
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

/** Puts new ids where the recorded order had its own, also inside of JSON and lists. */
function renewal({ fresh, recordedParty }: Replay, party: Party): (value: unknown) => unknown {
  const renewed = new Map<string, string>(fresh.map((text) => [text, renewedText(text)]));
  renewed.set(recordedParty.shopId, party.shopId).set(recordedParty.sellerId, party.sellerId);
  const renew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry) => (isUuid(entry) ? (renewed.get(entry) ?? randomUUID()) : entry));
    if (typeof value !== 'string') return value;
    const known = renewed.get(value);
    if (known !== undefined || !value.startsWith('{')) return known ?? value;
    return fresh.reduce((text, old) => text.replaceAll(old, renewed.get(old) ?? old), value);
  };
  return renew;
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{8}-/.test(value);

function renewedText(text: string): string {
  if (isUuid(text)) return randomUUID();
  return /^\d+$/.test(text) ? String(serial++) : `SVC${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`;
}
