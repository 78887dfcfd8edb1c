import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createSchema, distributeSchema, isCitus } from './citus.js';
import { openOrm, type Orm, type OrmParts } from './orm.js';
import type { DatabaseSettings } from './pool.js';
import { Primary } from './primary.js';
import { sqlState } from './sql-state.js';

/** An arbitrary constant: the advisory lock under which one process at a time migrates. */
const MIGRATION_LOCK = 7_461_203_771n;
const AGAIN_MS = 500;

export interface MigrationParts extends OrmParts {
  /** How long to wait for another process that migrates, and for others to leave the tables. */
  readonly lockWaitMs?: number;
  /** How long a statement of a migration waits for its table. */
  readonly tableWaitMs?: number;
}

const LOCK_WAIT_MS = 120_000;
/** Requests queue behind a migration that waits for its table, so it makes way in a fraction of the time that they have. */
const TABLE_WAIT_MS = 2_000;

/** Brings the schema up to date. If several processes start at once, one migrates and the others wait. */
export async function migrate(settings: DatabaseSettings, parts: MigrationParts, report: (message: string) => void): Promise<void> {
  // A pooler would hand the session, with the lock, to another client.
  const { url } = await new Primary(settings.directUrl ?? settings.url).locate();
  const client = new pg.Client({ connectionString: url, application_name: 'shipgraph-migrate', keepAlive: true });
  // The lock ends with its connection. Without it this process must stop, because another one may already be migrating.
  const lost = new Promise<never>((_, reject) => client.on('error', reject));
  lost.catch(() => undefined);
  await client.connect();
  const migrated = migrateLocked(client, { ...settings, url }, parts, report).finally(() => client.end());
  await Promise.race([migrated, lost]);
}

async function migrateLocked(
  client: pg.Client,
  settings: DatabaseSettings,
  parts: MigrationParts,
  report: (message: string) => void,
): Promise<void> {
  await takeLock(client, parts.lockWaitMs ?? LOCK_WAIT_MS, report);
  if (!(await isMigrated(client, settings.schema, parts))) {
    await ensureSchema(client, settings.schema);
    // Building an index on a large table takes longer than the limit for requests.
    const session = { isPooled: false, statementTimeoutMs: 0, lockTimeoutMs: parts.tableWaitMs ?? TABLE_WAIT_MS };
    const orm = await openOrm({ ...settings, ...session, pool: 2 }, parts);
    await migrateUp(orm, parts.lockWaitMs ?? LOCK_WAIT_MS, report).finally(() => orm.close());
  }
  if (await isCitus(client)) await distributeSchema(client, settings.schema, report);
}

type Queries = Pick<pg.Pool, 'query'>;

/** True when no migration is missing. Checked without the ORM, which takes longer to open than the rest of a start. */
export async function isMigrated(client: Queries, schema: string, { migrations }: Pick<OrmParts, 'migrations'>): Promise<boolean> {
  const done = new Set(await doneMigrations(client, schema));
  return migrations.every(({ name }) => done.has(name));
}

/** The names of the migrations that have run, oldest first; empty if there are no tables yet. */
export async function doneMigrations(client: Queries, schema: string): Promise<string[]> {
  const table = `${pg.escapeIdentifier(schema)}.migration`;
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (!rows[0]?.there) return [];
  return (await client.query<{ name: string }>(`select name from ${table} order by id`)).rows.map(({ name }) => name);
}

/** Not only "create if not exists", which needs the right to create schemas even if the schema exists. */
export async function ensureSchema(client: Queries, schema: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  if (rowCount === 0) await createSchema(client, schema);
}

async function takeLock(client: pg.Client, waitMs: number, report: (message: string) => void): Promise<void> {
  const until = performance.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
    if (rows[0]?.taken) return;
    if (isFirst) report(`Waiting for another process that migrates the database: ${await holderOf(client)}.`);
    if (performance.now() > until)
      throw new Error(
        `The database could not be migrated: for ${Math.round(waitMs / 1000)} s another process has held the migration lock: ${await holderOf(client)}. ` +
          'Start again when it is done. If it hangs, end it with pg_terminate_backend.',
      );
    await wait(AGAIN_MS);
  }
}

interface Holder {
  readonly pid: number;
  readonly application: string | null;
  readonly address: string;
  readonly since: string;
}

const HOLDER = `
  select a.pid, a.application_name as application, coalesce(host(a.client_addr), 'this machine') as address,
         to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"') as since
    from pg_locks l join pg_stat_activity a using (pid) join pg_database d on d.oid = l.database
   where l.locktype = 'advisory' and l.granted and d.datname = current_database()
     and l.classid = ($1::bigint >> 32)::int and l.objid::bigint = ($1::bigint & 4294967295) and l.objsubid = 1`;

async function holderOf(client: pg.Client): Promise<string> {
  const [holder] = (await client.query<Holder>(HOLDER, [MIGRATION_LOCK])).rows;
  if (!holder) return 'it has just ended';
  const { pid, application, address, since } = holder;
  return `server process ${pid} (${application || 'unnamed'}, from ${address}, connected since ${since})`;
}

async function migrateUp(orm: Orm, waitMs: number, report: (message: string) => void): Promise<void> {
  for (const { name } of await orm.migrator.getPending()) {
    report(`Migrating the database: ${name}`);
    await repeatWhileLocked(() => orm.migrator.up({ migrations: [name] }), { name, waitMs, report });
  }
}

/** Deadlock, and no lock in time: processes of the release before use the tables in the meantime. */
const LOCKED_STATES: ReadonlySet<string | undefined> = new Set(['40P01', '55P03']);

interface Repeated {
  readonly name: string;
  readonly waitMs: number;
  readonly report: (message: string) => void;
}

async function repeatWhileLocked(work: () => Promise<unknown>, { name, waitMs, report }: Repeated): Promise<void> {
  const until = performance.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return void (await work());
    } catch (error) {
      if (!LOCKED_STATES.has(sqlState(error))) throw error;
      if (performance.now() > until)
        throw new Error(
          `The database could not be migrated: for ${Math.round(waitMs / 1000)} s others have used the tables of ${name}, ` +
            'such as a backup or a long report. Start again when they are done.',
          { cause: error },
        );
      if (isFirst) report(`Waiting for others that use the tables of ${name}.`);
      await wait(AGAIN_MS);
    }
  }
}
