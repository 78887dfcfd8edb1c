import pg from 'pg';
import { Primary } from './primary.js';
import { sqlState } from './sql-state.js';
import type { DatabaseSettings } from './pool.js';

const WAIT_MS = 10_000;
const NAME = 'shipgraph-start';
const NEEDS_SESSION = 'Notifications, migrations and jobs need a session of their own.';
const STATEMENT = 'shipgraph_start';
/** The server already has a statement of this name. */
const DUPLICATE = '42P05';

/** Finds out whether the database is behind a pooler, and throws if the service could not work there. */
export async function withPooler(settings: DatabaseSettings): Promise<DatabaseSettings> {
  const isPooled = await isPooler(settings.url);
  const isReadPooled = await isReplicaPooler(settings.readUrl);
  if (!isPooled && settings.directUrl === undefined) return { ...settings, isReadPooled };
  if (settings.directUrl === undefined)
    throw new Error(`DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL. ${NEEDS_SESSION}`);
  if (await isPooler(settings.directUrl))
    throw new Error(`DATABASE_DIRECT_URL leads to a connection pooler instead of PostgreSQL. ${NEEDS_SESSION}`);
  if (isPooled && !(await keepsStatements(settings.url)))
    throw new Error(
      'The connection pooler of DATABASE_URL does not keep prepared statements: use PgBouncer 1.21 or later with max_prepared_statements = 500.',
    );
  return { ...settings, isPooled, isReadPooled };
}

/** A replica that is away does not keep the service from starting. */
const isReplicaPooler = async (url: string | undefined): Promise<boolean> =>
  url !== undefined && (await isPooler(url, { takesAny: true }).catch(() => false));

/** A pooler gives its clients its own numbers instead of the ids of server processes. */
export const isPooler = (url: string, options: ConnectOptions = {}): Promise<boolean> =>
  connected(url, options, async (client) => {
    const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
    return rows[0]?.id !== client.processID;
  });

/**
 * Clients of a pooler may use the same name for different statements, unless it passes the names on as they are. Then the first client may
 * already find the statement of an earlier probe.
 */
export async function keepsStatements(url: string): Promise<boolean> {
  const prepare = (client: pg.Client, text: string) => client.query({ name: STATEMENT, text });
  try {
    await connected(url, {}, async (first) => {
      await prepare(first, 'select 1 as one');
      await connected(url, {}, (second) => prepare(second, 'select 2 as two'));
    });
    return true;
  } catch (error) {
    if (sqlState(error) === DUPLICATE) return false;
    throw error;
  }
}

interface ConnectOptions {
  /** A replica will do. */
  readonly takesAny?: boolean;
}

async function connected<T>(
  url: string,
  { takesAny = false }: ConnectOptions,
  work: (client: pg.Client & { readonly processID?: number }) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: takesAny ? url : (await new Primary(url).locate()).url,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: WAIT_MS,
    application_name: NAME,
  });
  // A lost connection fails the statement on it. Without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
