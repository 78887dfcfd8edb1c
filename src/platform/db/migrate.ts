import pg from 'pg';
import { openOrm, type Orm, type OrmParts } from './orm.js';
import type { DatabaseSettings } from './pool.js';

/** An arbitrary constant: the advisory lock under which one process at a time migrates. */
const MIGRATION_LOCK = 7_461_203_771n;

/** Brings the schema up to date. If several processes start at once, one migrates and the others wait. */
export async function migrate(settings: DatabaseSettings, parts: OrmParts, report: (message: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: settings.url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isMigrated(client, settings.schema, parts)) return;
    await client.query(`create schema if not exists ${client.escapeIdentifier(settings.schema)}`);
    // Building an index on a large table takes longer than the limit for requests.
    const orm = await openOrm({ ...settings, pool: 2, statementTimeoutMs: 0 }, parts);
    await migrateUp(orm, report).finally(() => orm.close());
  } finally {
    await client.end();
  }
}

/** True when no migration is missing. Checked without the ORM, which takes longer to open than the rest of a start. */
export async function isMigrated(
  client: Pick<pg.Pool, 'query'>,
  schema: string,
  { migrations }: Pick<OrmParts, 'migrations'>,
): Promise<boolean> {
  const table = `${pg.escapeIdentifier(schema)}.migration`;
  const found = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (!found.rows[0]?.there) return false;
  const { rows } = await client.query<{ name: string }>(`select name from ${table}`);
  const done = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => done.has(name));
}

async function migrateUp(orm: Orm, report: (message: string) => void): Promise<void> {
  const pending = await orm.migrator.getPending();
  for (const { name } of pending) report(`Migrating the database: ${name}`);
  if (pending.length > 0) await orm.migrator.up();
}
