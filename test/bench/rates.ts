import { ratesBody } from './bodies.js';
import { metered } from './costs.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { compare, type Target } from './sample.js';
import { addErpToken, addSellers, type BenchShop } from './sellers.js';
import { fillServiceBook, MATCHING } from './service-book.js';
import { post } from './shot.js';
import { comparedRow, referenceRow, type Row } from './table.js';

const CONNECTIONS = 32;
const SERVICES = 60;

/** POST /api/rates beside a bare Express server that reads and validates the same body. */
export async function measureRates(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  await ground.splitCores([load.pid]);
  const bare = await bareExpress(ground, load);
  const rates = await ratesTarget(ground, load, SERVICES);
  const operator = await operatorTarget(ground, load, SERVICES);
  const [reference, service, erp] = await compare([bare, rates, operator], options);
  return [
    ...(reference ? [referenceRow('Bare Express 5: the same body parsed and validated', reference)] : []),
    ...(service ? [comparedRow(`POST /api/rates, ${SERVICES} services, ${MATCHING} match, 5 products`, service, '>= 0.50, aim 0.70')] : []),
    ...(erp ? [comparedRow('POST /api/erp/rates, the same with breakdown and every rejection', erp, '')] : []),
  ];
}

/** Rates of a service with this many carrier services in its book. */
export async function ratesTarget(ground: Ground, load: LoadGenerator, services: number): Promise<Target> {
  const { database, shops, shots } = await ratesMarket(ground, `rates_${services}`, services);
  const server = await ground.service(database);
  const { port } = server;
  await assertMatches(port, shops[0]?.headers ?? {});
  const target = load.at(`rates ${services}`, { port, connections: CONNECTIONS, shots });
  return metered(target, ground.meter({ server, driver: [load.pid], database }));
}

interface RatesMarket {
  readonly database: Database;
  readonly shops: readonly BenchShop[];
  /** Every shop asks the same. */
  readonly shots: readonly string[];
}

/** A database with so many carrier services in its book, and shops that ask for rates. */
export async function ratesMarket(ground: Ground, name: string, services = SERVICES): Promise<RatesMarket> {
  const database = await ground.database(name);
  await fillServiceBook(database, services);
  const shops = await addSellers(database);
  return { database, shops, shots: shops.map(({ headers }) => post('/api/rates', ratesBody, headers)) };
}

/** The same question by an ERP system, for the public prices. */
async function operatorTarget(ground: Ground, load: LoadGenerator, services: number): Promise<Target> {
  const database = await ground.database(`erp_rates_${services}`);
  await fillServiceBook(database, services);
  const headers = await addErpToken(database);
  const server = await ground.service(database);
  const shots = [post('/api/erp/rates', ratesBody, headers)];
  const target = load.at(`erp rates ${services}`, { port: server.port, connections: CONNECTIONS, shots });
  return metered(target, ground.meter({ server, driver: [load.pid], database }));
}

async function bareExpress(ground: Ground, load: LoadGenerator): Promise<Target> {
  const server = await ground.program('test/bench/bare-express.ts');
  const target = load.at('bare express', { port: server.port, connections: CONNECTIONS, shots: [post('/api/rates', ratesBody)] });
  return metered(target, ground.meter({ server, driver: [load.pid] }));
}

/** A book that answers less would make the figures look better than they are. */
async function assertMatches(port: number, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/rates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(ratesBody),
  });
  const rates: unknown = await answer.json();
  if (!Array.isArray(rates) || rates.length !== MATCHING) throw new Error(`There should be ${MATCHING} rates: ${JSON.stringify(rates)}`);
}
