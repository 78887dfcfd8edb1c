import pg, { type Pool } from 'pg';
import { textValues } from './column-values.js';
import { PreparedClient } from './prepared-client.js';

export interface DatabaseSettings {
  readonly url: string;
  readonly schema: string;
  readonly pool: number;
  /** No statement may outlive its request. 0 means no limit, for migrations. */
  readonly statementTimeoutMs?: number;
  /** How long a caller waits for a free connection before it gets a busy error. */
  readonly connectionWaitMs?: number;
}

/** A request that gets no connection in this time is answered with 503. */
const CONNECTION_WAIT_MS = 4_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** A new connection has to log in, read the catalogue and plan every statement again, so connections survive quiet periods. */
const IDLE_MS = 5 * 60_000;
/** The server's memory for a connection grows with the tables it has used. */
const LIFETIME_SECONDS = 3600;

/** Every name is resolved through the search path, so one setting moves the whole service to another schema. */
export const searchPath = (schema: string): string => `-c search_path=${schema} -c TimeZone=UTC`;

/** Options of every connection: those of the pool and those of the ORM while it migrates. */
export const connectionOptions = ({ schema, statementTimeoutMs, connectionWaitMs }: DatabaseSettings) => ({
  Client: PreparedClient,
  options: `${searchPath(schema)} -c statement_timeout=${statementTimeoutMs ?? STATEMENT_TIMEOUT_MS} -c jit=off`,
  connectionTimeoutMillis: connectionWaitMs ?? CONNECTION_WAIT_MS,
  application_name: 'shipgraph',
  pipeline: true,
  keepAlive: true,
});

/** The driver gives the URL precedence over its settings: options in the URL would override the search path. */
function addressOf(url: string): { readonly address: string; readonly options: string } {
  const address = new URL(url);
  const options = address.searchParams.get('options');
  if (options === null) return { address: url, options: '' };
  address.searchParams.delete('options');
  return { address: address.href, options: `${options} ` };
}

/** Connections are opened on demand. */
export function openPool(settings: DatabaseSettings): Pool {
  const { address, options: given } = addressOf(settings.url);
  const own = connectionOptions(settings);
  const pool = new pg.Pool({
    ...own,
    connectionString: address,
    max: settings.pool,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    types: textValues,
    options: `${given}${own.options}`,
  });
  // The statement on a broken connection fails with the error, and the pool replaces the connection. Without a listener the process would
  // exit.
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));
  return pool;
}
