import pg from 'pg';
import { startTemporaryPostgres } from '../embedded-postgres/index.js';
import { databaseGuards, entities } from '../entities.js';
import { describeSchema, type SchemaFact } from '../platform/db/describe-schema.js';
import { migrate } from '../platform/db/migrate.js';
import { openOrm, type Orm } from '../platform/db/orm.js';
import { readsOf } from '../platform/db/connection.js';
import { migrations } from './index.js';

export interface SchemaDifference {
  /** What entities and guards describe and the migrations do not create. */
  readonly missing: readonly SchemaFact[];
  /** What the migrations create and nothing describes. */
  readonly extra: readonly SchemaFact[];
}

/** Compares the migrated schema with the described one; builds both on a temporary server. */
export async function compareWithMigrations<T>(use: (difference: SchemaDifference, migrated: Orm) => T | Promise<T>): Promise<T> {
  const server = await startTemporaryPostgres({ name: 'shipgraph' });
  const migrated = await migratedDatabase(server.url);
  try {
    const made = await factsOf(migrated);
    const described = await describedFacts(server.url);
    return await use({ missing: without(described, made), extra: without(made, described) }, migrated);
  } finally {
    await migrated.close();
    await server.stop();
  }
}

async function migratedDatabase(url: string): Promise<Orm> {
  const settings = { url, schema: 'public', pool: 2 };
  await migrate(settings, { entities, migrations }, () => undefined);
  return openOrm(settings, { entities, migrations });
}

async function describedFacts(serverUrl: string): Promise<SchemaFact[]> {
  const orm = await openOrm({ url: await emptyDatabase(serverUrl), schema: 'public', pool: 1 }, { entities, migrations: [] });
  try {
    await orm.schema.create();
    for (const statement of databaseGuards) await orm.em.getConnection().execute(statement);
    return await factsOf(orm);
  } finally {
    await orm.close();
  }
}

async function emptyDatabase(serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('create database described').finally(() => client.end());
  return Object.assign(new URL(serverUrl), { pathname: '/described' }).toString();
}

const factsOf = async (orm: Orm): Promise<SchemaFact[]> => describeSchema(readsOf(await orm.em.getConnection().getNativeClient()));

function without(facts: readonly SchemaFact[], others: readonly SchemaFact[]): SchemaFact[] {
  const known = new Set(others.map(keyOf));
  return facts.filter((fact) => !known.has(keyOf(fact)));
}

const keyOf = ({ kind, table, name, definition }: SchemaFact): string => JSON.stringify([kind, table, name, definition]);
