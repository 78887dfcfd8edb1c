import { metered } from './costs.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { ALL_CORES, canPin, SERVER_CORE } from './processes.js';
import { ratesMarket } from './rates.js';
import { graphqlQueries, readsDatabase } from './reads.js';
import { compare, type Target } from './sample.js';
import { addErpToken } from './sellers.js';
import { post } from './shot.js';
import { comparedRow, referenceRow, type Row } from './table.js';

const CONNECTIONS = 32;
const WANTED = '>= 1.80';

/** What a second core brings: everything on one core, PostgreSQL and the load included, beside `WEB_PROCESSES=2` with everything on two. */
export async function measureCores(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  if (!canPin()) return [];
  const rates = await ratesMarket(ground, 'cores_rates');
  return [
    ...(await measureCase(ground, load, options, { name: 'POST /api/rates', ...rates })),
    ...(await measureCase(ground, load, options, await reads(ground))),
  ];
}

interface Case {
  readonly name: string;
  readonly database: Database;
  readonly shots: readonly string[];
}

async function reads(ground: Ground): Promise<Case> {
  const database = await readsDatabase(ground);
  const token = await addErpToken(database);
  const queries = await graphqlQueries(database);
  return { name: 'A shipment through GraphQL', database, shots: queries.map((query) => post('/graphql', query, token)) };
}

async function measureCase(ground: Ground, load: LoadGenerator, options: Options, asked: Case): Promise<Row[]> {
  const alone = await coresTarget(ground, load, asked, { cores: SERVER_CORE });
  const both = await coresTarget(ground, load, asked, { cores: ALL_CORES, settings: { WEB_PROCESSES: '2' } });
  const [one, two] = await compare([alone, both], options);
  await ground.clear();
  if (!one || !two) throw new Error('A target was not measured.');
  return [referenceRow(`${asked.name}: everything on one core`, one), comparedRow('... WEB_PROCESSES=2, everything on two', two, WANTED)];
}

interface Placing {
  readonly cores: string;
  readonly settings?: Readonly<Record<string, string>>;
}

async function coresTarget(ground: Ground, load: LoadGenerator, { name, database, shots }: Case, placing: Placing): Promise<Target> {
  const server = await ground.service(database, placing.settings);
  const target = load.at(name, { port: server.port, connections: CONNECTIONS, shots });
  const run = async (seconds: number) => {
    await ground.holdOn(placing.cores, [load.pid]);
    return target.run(seconds);
  };
  return metered({ name, run }, ground.meter({ server, driver: [load.pid], database }));
}
