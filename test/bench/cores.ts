import { ratesBody } from './bodies.js';
import { metered } from './costs.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { ALL_CORES, canPin, SERVER_CORE } from './processes.js';
import { graphqlQueries, readsDatabase } from './reads.js';
import { compare, type Target } from './sample.js';
import { addErpToken, addSellers } from './sellers.js';
import { fillServiceBook } from './service-book.js';
import { post } from './shot.js';
import { comparedRow, referenceRow, type Row } from './table.js';

const CONNECTIONS = 32;
const WANTED = '>= 1.80';
const UNLIMITED = { GRAPHQL_RATE_LIMIT: '2000000000/60' };

/** What a second core brings: everything on one core, PostgreSQL and the load included, beside `WEB_PROCESSES=2` with everything on two. */
export async function measureCores(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  if (!canPin()) return [];
  const cases = [await rates(ground), await reads(ground)];
  const rows: Row[] = [];
  for (const { name, database, shots } of cases) {
    const target = async (processes: number): Promise<Target> => {
      const server = await ground.service(database, { ...UNLIMITED, ...(processes > 1 && { WEB_PROCESSES: String(processes) }) });
      const target = load.at(`${name}, ${processes}`, { port: server.port, connections: CONNECTIONS, shots });
      const meter = ground.meter({ server, driver: [load.pid], database });
      const cores = processes > 1 ? ALL_CORES : SERVER_CORE;
      return metered({ ...target, run: (seconds) => ground.holdOn(cores, [load.pid]).then(() => target.run(seconds)) }, meter);
    };
    const [one, two] = await compare([await target(1), await target(2)], options);
    if (one) rows.push(referenceRow(`${name}: everything on one core`, one));
    if (two) rows.push(comparedRow('... WEB_PROCESSES=2, everything on two', two, WANTED));
    await ground.clear();
  }
  return rows;
}

interface Case {
  readonly name: string;
  readonly database: Database;
  readonly shots: readonly string[];
}

async function rates(ground: Ground): Promise<Case> {
  const database = await ground.database('cores_rates');
  await fillServiceBook(database, 60);
  const shops = await addSellers(database);
  return { name: 'POST /api/rates', database, shots: shops.map(({ headers }) => post('/api/rates', ratesBody, headers)) };
}

async function reads(ground: Ground): Promise<Case> {
  const database = await readsDatabase(ground);
  const token = await addErpToken(database);
  const queries = await graphqlQueries(database);
  return { name: 'A shipment through GraphQL', database, shots: queries.map((query) => post('/graphql', query, token)) };
}
