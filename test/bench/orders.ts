import { BARE_TABLES } from './bare-order.js';
import { orderBody } from './bodies.js';
import { Helper } from './children.js';
import { metered, settledPerSecond } from './costs.js';
import { drained } from './drained.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { compare, type Comparison, type Sample, type Target } from './sample.js';
import { addSellers, type BenchShop } from './sellers.js';
import { post } from './shot.js';
import type { Driving } from './sql-driver.js';
import { comparedRow, costRow, rate, referenceRow, type Row } from './table.js';

const CONNECTIONS = 16;
const PRODUCTS = 3;

/** POST /api/order with everything that comes behind it in one process, and with `ROLE=web`, beside a driver that writes bare orders. */
export async function measureOrders(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const database = await ground.database('orders');
  const shops = await addSellers(database);
  const web = await ground.database('orders_web');
  const webShops = await addSellers(web);
  const driver = new Helper<Driving, Sample>('./sql-driver.ts');
  try {
    await ground.splitCores([load.pid]);
    const targets = [
      await bareTarget(ground, driver, await ground.database('orders_bare')),
      await ordersTarget(ground, load, { database, shops, products: PRODUCTS }),
      await ordersTarget(ground, load, { database: web, shops: webShops, products: PRODUCTS, role: 'web' }),
    ];
    const [bare, all, webOnly] = await compare(targets, options);
    if (!bare || !all || !webOnly) throw new Error('A target was not measured.');
    return rowsOf(bare, all, webOnly);
  } finally {
    await driver.stop();
  }
}

function rowsOf(bare: Comparison, all: Comparison, webOnly: Comparison): Row[] {
  const settled = settledPerSecond(all.sample);
  return [
    referenceRow('A bare order in prepared SQL, 8 statements, 16 connections', bare),
    comparedRow('POST /api/order, 3 products, all roles, 16 connections', all, '>= 0.40, aim 0.60'),
    {
      name: '... until the work behind the answers is done too',
      figure: rate({ perSecond: settled }),
      limit: rate(all.beside),
      ratio: settled / all.beside.perSecond,
      wanted: '>= 0.40',
    },
    comparedRow('... ROLE=web', webOnly, '>= 0.60'),
    costRow("Node's CPU per order, all roles", 'node', all, { unit: ' ms', wanted: '<= 2.5 ms', beside: 'driver' }),
    costRow('... ROLE=web', 'node', webOnly, { unit: ' ms', wanted: '', beside: 'driver' }),
    costRow("PostgreSQL's CPU per order, all roles", 'postgres', all, { unit: ' ms', wanted: '<= 2.5 ms' }),
    costRow('Statements per order, all roles', 'statements', all, { unit: '', wanted: '<= 10' }),
  ];
}

export interface OrderCase {
  readonly database: Database;
  readonly shops: readonly BenchShop[];
  readonly products: number;
  /** `all` as `npm start` runs it. */
  readonly role?: 'all' | 'web';
}

/** The service that takes orders; each round ends when what comes behind them is done. */
export async function ordersTarget(
  ground: Ground,
  load: LoadGenerator,
  { database, shops, products, role = 'all' }: OrderCase,
): Promise<Target> {
  const server = await ground.service(database, { ROLE: role });
  const shots = shops.map(({ domain, headers }) => post('/api/order', orderBody(domain, products), headers));
  const target = load.at(`orders with ${products} products, ${role}`, { port: server.port, connections: CONNECTIONS, shots });
  const meter = ground.meter({ server, driver: [load.pid], database });
  return metered(target, meter, role === 'all' ? () => drained(database) : undefined);
}

/** On the core of the servers, because the driver replaces them. */
async function bareTarget(ground: Ground, driver: Helper<Driving, Sample>, database: Database): Promise<Target> {
  const shops = await addSellers(database);
  for (const statement of BARE_TABLES) await database.sql(statement);
  await ground.placeServer(driver.pid);
  const driving = { url: database.url, parties: shops.map(({ id, sellerId }) => ({ shopId: id, sellerId })), connections: CONNECTIONS };
  const target = { name: 'bare orders', run: (seconds: number) => driver.ask({ ...driving, seconds }) };
  return metered(target, ground.meter({ driver: [driver.pid], database }));
}
