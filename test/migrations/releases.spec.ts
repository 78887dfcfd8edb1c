import pg from 'pg';
import { migratedDatabase } from '../support/migrations.js';
import { startApp } from '../support/app.js';
import { columnsOf, newlyRequired } from './releases/columns.js';
import { countOf, tablesOf } from './releases/fill-empty-tables.js';
import { refusedOf } from './releases/plan-statements.js';
import { dumpOf, ledgerHash, releases, SCHEMA, SECRET_KEY, statementsOf } from './releases/release.js';

const all = await releases();

it('There is at least one dump of a release, and each has rows in every table', () => {
  expect(all.length).toBeGreaterThan(0);
  for (const { rows } of all) expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
});

/** Processes of that release still run while those of this one start, so both must be able to work. */
it.each(all)('A database of release $version is migrated with every row, and serves this release as well as that one', async (release) => {
  const database = migratedDatabase(SCHEMA);
  await database.create();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(await dumpOf(release.version));
    await client.query('reset search_path');
    expect(await ledgerHash(client)).toBe(release.ledger);
    expect(await countsOf(client, Object.keys(release.rows))).toEqual(release.rows);
    const columns = await columnsOf(client, SCHEMA);
    const texts = await statementsOf(release.version);
    expect(await refusedOf(client, texts)).toEqual([]);

    await database.migrateTo();

    const counts = await countsOf(client, Object.keys(release.rows));
    expect(Object.entries(release.rows).filter(([table, count]) => (counts[table] ?? 0) < count)).toEqual([]);
    expect(await tablesOf(client, SCHEMA)).toEqual(expect.arrayContaining(Object.keys(release.rows)));
    expect(await ledgerHash(client)).toBe(release.ledger);
    await serves(database.url, release);
    expect(await refusedOf(client, texts)).toEqual([]);
    expect(newlyRequired(columns, await columnsOf(client, SCHEMA))).toEqual([]);
  } finally {
    await client.end();
    await database.drop();
  }
});

it('Names what a process of an earlier release could not do any more', async () => {
  const database = migratedDatabase(SCHEMA);
  await database.create();
  await database.migrateTo();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const before = await columnsOf(client, SCHEMA);
    const texts = [
      'select "domain" from "shop" where "id" = $1',
      'select "name" from "shop"',
      'insert into "zone" ("id") values ($1) on conflict ("id") do nothing',
    ];
    expect(await refusedOf(client, texts)).toEqual([]);
    for (const change of [
      'alter table "shop" drop "name"',
      `alter table "shop" add "colour" text not null, add "shade" text not null default 'dark', add "tone" text`,
      'alter table "fx_rate" alter "created_at" drop default',
      'alter table "zone" drop constraint "zone_pkey" cascade',
    ])
      await database.run(change);

    expect(await refusedOf(client, texts)).toEqual([
      expect.stringMatching(/^column "name" does not exist: select "name"/),
      expect.stringMatching(/^there is no unique .* constraint matching the ON CONFLICT specification: insert into "zone"/),
    ]);
    expect(newlyRequired(before, await columnsOf(client, SCHEMA)).sort()).toEqual(['fx_rate.created_at', 'shop.colour']);
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
