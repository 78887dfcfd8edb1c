import { metered } from './costs.js';
import type { Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { compare } from './sample.js';
import { addErpToken } from './sellers.js';
import { post } from './shot.js';
import { comparedRow, referenceRow, type Row } from './table.js';

const CONNECTIONS = 10;

const QUERIES = [
  { name: '{ __typename }', body: { query: '{ __typename }' }, wanted: '>= 0.80' },
  {
    name: 'a list of 17 objects',
    wanted: '>= 0.60',
    body: {
      query: 'query Statuses { reference { statuses { code label phase terminal webhookEvents } } }',
      operationName: 'Statuses',
      variables: {},
    },
  },
];

/** POST /graphql with every limit on and a token, beside Apollo Server alone. */
export async function measureGraphql(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const database = await ground.database('graphql');
  const token = await addErpToken(database);
  await ground.splitCores([load.pid]);
  const [bare, service] = [await ground.program('test/bench/bare-apollo.ts'), await ground.service(database)];
  const rows: Row[] = [];
  for (const { name, body, wanted } of QUERIES) {
    const targets = [
      metered(
        load.at(`bare ${name}`, { port: bare.port, connections: CONNECTIONS, shots: [post('/', body)] }),
        ground.meter({ server: bare, driver: [load.pid] }),
      ),
      metered(
        load.at(name, { port: service.port, connections: CONNECTIONS, shots: [post('/graphql', body, token)] }),
        ground.meter({ server: service, driver: [load.pid], database }),
      ),
    ];
    const [reference, measured] = await compare(targets, options);
    if (!reference || !measured) throw new Error('Nothing was measured.');
    rows.push(referenceRow(`Bare Apollo Server 5: ${name}`, reference), comparedRow(`POST /graphql: ${name}`, measured, wanted));
  }
  return rows;
}
