import { join } from 'node:path';
import { orderBody } from './bodies.js';
import { Helper } from './children.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { recordOrder, type Statement } from './record-order.js';
import { compare, type Sample, type Target } from './sample.js';
import { addSellers, type BenchShop } from './sellers.js';
import { post } from './shot.js';
import type { Replay } from './sql-driver.js';
import { boundedRow, comparedRow, referenceRow, type Row } from './table.js';

const CONNECTIONS = 16;
const MAX_STATEMENTS = 25;

/** POST /api/order beside a driver that runs the same statements on the same PostgreSQL. */
export async function measureOrders(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const database = await ground.database('orders');
  const shops = await addSellers(database);
  const counts = await statementCounts(ground, database, shops);
  const driver = await SqlDriver.open(ground, database, shops);
  try {
    const [reference, service] = await compare(
      [driver.target, await ordersTarget(ground, load, { database, shops, products: 3 })],
      options,
    );
    return [
      ...counts,
      ...(reference ? [referenceRow('The same statements by a driver, prepared, 16 connections', reference)] : []),
      ...(service ? [comparedRow('POST /api/order, 3 products, 16 connections', service, '>= 0.50, aim 0.70')] : []),
    ];
  } finally {
    await driver.close();
  }
}

export interface OrderCase {
  readonly database: Database;
  readonly shops: readonly BenchShop[];
  readonly products: number;
}

/** The service that takes orders. Mails and other events wait for a worker, which has a process of its own in production. */
export async function ordersTarget(ground: Ground, load: LoadGenerator, { database, shops, products }: OrderCase): Promise<Target> {
  const { port } = await ground.service(database, { ROLE: 'web' });
  const shots = shops.map(({ domain, headers }) => post('/api/order', orderBody(domain, products), headers));
  return load.at(`orders with ${products} products`, { port, connections: CONNECTIONS, shots });
}

async function statementCounts(ground: Ground, database: Database, shops: readonly BenchShop[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, products] of [1, 10, 100].entries()) {
    const statements = await recordOn(ground, database, { shop: shopAt(shops, index + 1), products });
    rows.push(boundedRow(`Statements of an order with ${products} products`, statements.length, MAX_STATEMENTS, ''));
  }
  return rows;
}

const recordOn = (ground: Ground, database: Database, { shop, products }: { shop: BenchShop; products: number }): Promise<Statement[]> =>
  recordOrder(database, shop, { dataDir: join(ground.folder, 'record'), products });

function shopAt(shops: readonly BenchShop[], index: number): BenchShop {
  const shop = shops[index];
  if (!shop) throw new Error('There are too few shops.');
  return shop;
}

/** The driver process and what it replays. */
class SqlDriver {
  private readonly helper = new Helper<Replay, Sample>('./sql-driver.ts');

  private constructor(private readonly replay: Omit<Replay, 'seconds'>) {}

  static async open(ground: Ground, database: Database, shops: readonly BenchShop[]): Promise<SqlDriver> {
    const shop = shopAt(shops, 0);
    const statements = await recordOn(ground, database, { shop, products: 3 });
    const [row] = await database.sql(
      'select o.id as order_id, s.id as shipment_id, s.reference from "order" o join shipment s on s.order_id = o.id where o.shop_id = $1 and o.order_number = 2',
      [shop.id],
    );
    const ids = await database.sql(
      `select t.id, e.id as event_id, e.data->>'transitionId' as transition_id from timeline_entry t join event e on e.subject_id = t.shipment_id
       where t.shipment_id = $1`,
      [row.shipment_id],
    );
    const holds = await database.sql('select id from wallet_hold where shipment_id = $1', [row.shipment_id]);
    const fresh = [
      row.order_id,
      row.shipment_id,
      row.reference,
      '2',
      ...ids.flatMap(({ id, event_id }) => [id, event_id]),
      ...holds.map(({ id }) => id),
    ];
    return new SqlDriver({
      url: database.url,
      statements: statements.map(plain),
      fresh: fresh.map(String),
      recordedParty: partyOf(shop),
      parties: shops.map(partyOf),
      connections: CONNECTIONS,
    });
  }

  get target(): Target {
    return { name: 'the same statements', run: (seconds) => this.helper.ask({ ...this.replay, seconds }) };
  }

  close(): Promise<void> {
    return this.helper.stop();
  }
}

const partyOf = ({ id, sellerId }: BenchShop) => ({ shopId: id, sellerId });

/** Values as they can be handed to another process: numbers of any size as text, instants and bytes as PostgreSQL writes them. */
const plain = ({ text, values }: Statement): Statement => ({ text, values: values?.map(plainValue) });

function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return value;
}
