import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { money } from '../../src/kernel/money.js';
import { credit, debit, postEntry, type LedgerServices } from '../../src/modules/ledger/index.js';
import { openPool } from '../../src/platform/db/pool.js';
import { PreparedClient } from '../../src/platform/db/prepared-client.js';
import { UnitOfWork } from '../../src/platform/db/unit-of-work.js';
import type { CoreServices } from '../../src/platform/services.js';
import { answerQuestions } from './children.js';
import type { Statement } from './bare-order.js';
import { sampleOf, type Sample } from './sample.js';

/** How wallets are debited: by the ledger of the service, or by a driver with its very statements. */
export interface Debiting {
  readonly by: 'service' | 'driver';
  readonly url: string;
  readonly wallets: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Debits the wallet of this seller once. */
type Debit = (worker: number, sellerId: string) => Promise<void>;

answerQuestions((debiting: Debiting) => run(debiting));

async function run(debiting: Debiting): Promise<Sample> {
  const ledger = await openLedger(debiting);
  const driver = debiting.by === 'driver' ? await openDriver(debiting, await recorded(ledger.debit, debiting.wallets[0] ?? '')) : ledger;
  try {
    return await debitAll(driver.debit, debiting);
  } finally {
    await ledger.close();
    if (driver !== ledger) await driver.close();
  }
}

async function debitAll(debitOne: Debit, { wallets, connections, seconds }: Debiting): Promise<Sample> {
  const latencies: number[] = [];
  const started = performance.now();
  const deadline = started + seconds * 1_000;
  const work = async (worker: number): Promise<void> => {
    for (let turn = worker; performance.now() < deadline; turn += connections) {
      const began = performance.now();
      await debitOne(worker, wallets[turn % wallets.length] ?? '');
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, worker) => work(worker)));
  return sampleOf(latencies, performance.now() - started);
}

async function openLedger({ url, connections }: Debiting): Promise<{ debit: Debit; close: () => Promise<void> }> {
  const pool = openPool({ url, schema: 'shipgraph', pool: connections });
  // Only the books: notifications of postings are measured with webhooks.
  const services = {
    clock: { now: () => new Date() },
    settings: { spendUnclearedOnShipping: true },
    postingListeners: [],
  } as unknown as CoreServices & LedgerServices;
  const unitOfWork = new UnitOfWork(pool, services);
  const amount = money(100n, 'USD');
  const debitOne: Debit = async (_worker, sellerId) => {
    const shipmentId = randomUUID();
    const detail = { source: 'shipment', sellerId, shipmentId } as const;
    await unitOfWork.run(null, (tx) =>
      postEntry(tx, {
        type: 'shipment_billed',
        sourceType: 'shipment',
        sourceId: shipmentId,
        idempotencyKey: `bill:${shipmentId}`,
        occurredAt: new Date(),
        description: 'Shipping',
        lines: [debit('sellerWallet', amount, detail), credit('shippingRevenue', amount, detail)],
      }),
    );
  };
  return { debit: debitOne, close: () => pool.end() };
}

/** What the service sends for one debit. */
async function recorded(debitOne: Debit, sellerId: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  await debitOne(0, sellerId);
  PreparedClient.observer = (text, values) => statements.push(values ? { text, values } : { text });
  await debitOne(0, sellerId).finally(() => (PreparedClient.observer = undefined));
  return statements;
}

/** The same statements, prepared, on their own connections, with nothing between them but what the next one needs of the last. */
async function openDriver(
  { url, connections }: Debiting,
  statements: readonly Statement[],
): Promise<{ debit: Debit; close: () => Promise<void> }> {
  const [lock, write] = statements.filter(({ values }) => values !== undefined && values.length > 0);
  if (!lock || !write || statements.length !== 4)
    throw new Error(`A debit took other statements than are known: ${statements.map(({ text }) => text).join('; ')}`);
  const clients = await Promise.all(Array.from({ length: connections }, () => connected(url)));
  const debitOne: Debit = async (worker, sellerId) => {
    const client = clients[worker];
    if (!client) throw new Error('There are too few connections.');
    await client.query('begin');
    const { rows } = await client.query({ name: 'lock', text: lock.text, values: [[sellerId], ...(lock.values ?? []).slice(1)] });
    await client.query({
      name: 'write',
      text: write.text,
      values: renewed(write.values ?? [], sellerId, BigInt((rows[0] as { balance_minor: string }).balance_minor)),
    });
    await client.query('commit');
  };
  const close = async () => void (await Promise.all(clients.map((client) => client.end())));
  return { debit: debitOne, close };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=shipgraph -c jit=off' });
  await client.connect();
  return client;
}

interface Line {
  readonly seller_id: string;
  readonly amount_minor: string;
  readonly balance_before_minor?: string;
}

/** The values of an entry with ids and its own balances. */
function renewed(values: readonly unknown[], sellerId: string, balance: bigint): unknown[] {
  const [, type, sourceType, , , occurredAt, requestId, reverses, description, lines, moves, now] = values;
  const shipmentId = randomUUID();
  const line = (each: Line) => ({
    ...each,
    id: randomUUID(),
    seller_id: sellerId,
    shipment_id: shipmentId,
    ...(each.balance_before_minor !== undefined && {
      balance_before_minor: balance.toString(),
      balance_after_minor: (balance - BigInt(each.amount_minor)).toString(),
    }),
  });
  const listed = (text: unknown, change: (each: Line) => object): string =>
    JSON.stringify((JSON.parse(String(text)) as Line[]).map(change));
  const moved = listed(moves, (move) => ({ ...move, seller_id: sellerId }));
  return [
    randomUUID(),
    type,
    sourceType,
    shipmentId,
    `bill:${shipmentId}`,
    occurredAt,
    requestId,
    reverses,
    description,
    listed(lines, line),
    moved,
    now,
  ];
}
