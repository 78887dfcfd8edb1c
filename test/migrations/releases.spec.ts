import pg from 'pg';
import { migratedDatabase } from '../support/migrations.js';
import { startApp } from '../support/app.js';
import { countOf, tablesOf } from './releases/fill-empty-tables.js';
import { dumpOf, ledgerHash, releases, SCHEMA, SECRET_KEY } from './releases/release.js';

const all = await releases();

it('There is at least one dump of a release, and each has rows in every table', () => {
  expect(all.length).toBeGreaterThan(0);
  for (const { rows } of all) expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
});

it.each(all)('A database of release $version is migrated with every row and the same ledger, and serves', async (release) => {
  const database = migratedDatabase(SCHEMA);
  await database.create();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(await dumpOf(release.version));
    await client.query('reset search_path');
    expect(await ledgerHash(client)).toBe(release.ledger);
    expect(await countsOf(client, Object.keys(release.rows))).toEqual(release.rows);

    await database.migrateTo();

    const counts = await countsOf(client, Object.keys(release.rows));
    expect(Object.entries(release.rows).filter(([table, count]) => (counts[table] ?? 0) < count)).toEqual([]);
    expect(await tablesOf(client, SCHEMA)).toEqual(expect.arrayContaining(Object.keys(release.rows)));
    expect(await ledgerHash(client)).toBe(release.ledger);
    await serves(database.url, release);
  } finally {
    await client.end();
    await database.drop();
  }
});

async function countsOf(client: pg.Client, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = await countOf(client, SCHEMA, table);
  return counts;
}

/** People of that release log in, and what they had is answered. */
async function serves(databaseUrl: string, { superAdmin }: (typeof all)[number]): Promise<void> {
  const app = await startApp({ DEMO: '0', ROLE: 'web', SECRET_KEY }, { databaseUrl });
  try {
    const login = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
    const { body } = await app.client.graphql(login, { email: superAdmin.email, password: superAdmin.password });
    const query =
      '{ shipments(first: 5) { nodes { reference status } } ledgerIntegrity { ok differences { kind account expected found } } }';
    const answer = await app.client.graphql(query, {}, body.data.login.token);
    expect(answer.body).toMatchObject({ data: { ledgerIntegrity: { ok: true, differences: [] } } });
    expect(answer.body.data.shipments.nodes).toHaveLength(5);
  } finally {
    await app.stop();
  }
}
