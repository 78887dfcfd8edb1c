import type { Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { compare } from './sample.js';
import { addErpToken } from './sellers.js';
import { post } from './shot.js';
import { comparedRow, referenceRow, type Row } from './table.js';

const CONNECTIONS = 10;
/** On, and out of reach. */
const LIMITS = { GRAPHQL_RATE_LIMIT: '2000000000/60' };

const QUERIES = [
  { name: '{ __typename }', body: { query: '{ __typename }' } },
  {
    name: 'a list of 17 objects',
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
  const [bare, service] = [await ground.program('test/bench/bare-apollo.ts'), await ground.service(database, { ...LIMITS, ROLE: 'web' })];
  const rows: Row[] = [];
  for (const { name, body } of QUERIES) {
    const targets = [
      load.at(`bare ${name}`, { port: bare.port, connections: CONNECTIONS, shots: [post('/', body)] }),
      load.at(name, { port: service.port, connections: CONNECTIONS, shots: [post('/graphql', body, token)] }),
    ];
    const [reference, measured] = await compare(targets, options);
    if (!reference || !measured) throw new Error('Nothing was measured.');
    rows.push(referenceRow(`Bare Apollo Server 5: ${name}`, reference), comparedRow(`POST /graphql: ${name}`, measured, '>= 0.60'));
  }
  return rows;
}
