import pg, { type CustomTypesConfig, type Pool } from 'pg';
import { textValues } from './column-values.js';
import { PreparedClient } from './prepared-client.js';
import { Primary } from './primary.js';
import type { ServerClient, ServerClientConfig } from './server-client.js';
import { silenceOf, startupOptions, type SessionSettings } from './session.js';

export interface DatabaseSettings extends SessionSettings {
  /** May list several servers, of which one accepts writes. */
  readonly url: string;
  /** Past any pooler: for notifications, migrations and jobs, which need their own session. The URL itself when absent. */
  readonly directUrl?: string | undefined;
  /** A replica for reads; absent without one. */
  readonly readUrl?: string | undefined;
  /** As isPooled, for the replica. */
  readonly isReadPooled?: boolean;
  readonly pool: number;
  /** How long a caller waits for a free connection before it gets a busy error. */
  readonly connectionWaitMs?: number;
}

interface PoolParts {
  /** Chooses the server; null to take any, such as a replica. */
  readonly primary?: Primary | null;
  readonly name?: string;
  /** Without it, every statement with values is prepared once per connection. */
  readonly Client?: typeof ServerClient;
  /** Parsers of values; without them those of our statements. */
  readonly types?: CustomTypesConfig;
}

/** A request that gets no connection in this time is answered with 503. */
const CONNECTION_WAIT_MS = 4_000;
/** A new connection has to log in, read the catalogue and plan every statement again, so connections survive quiet periods. */
const IDLE_MS = 5 * 60_000;
/** The server's memory for a connection grows with the tables it has used. */
const LIFETIME_SECONDS = 3600;

/** Options of every connection: those of the pool and those of the ORM while it migrates. */
export const connectionOptions = (settings: DatabaseSettings) => ({
  Client: PreparedClient,
  options: startupOptions(settings),
  silenceMs: silenceOf(settings),
  connectionTimeoutMillis: settings.connectionWaitMs ?? CONNECTION_WAIT_MS,
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

/** Connections are opened on demand, to the server that accepts writes. */
export function openPool(settings: DatabaseSettings, parts: PoolParts = {}): Pool {
  const primary = parts.primary === undefined ? new Primary(settings.url) : parts.primary;
  const { address, options: given } = addressOf(primary?.anyUrl ?? settings.url);
  const own = connectionOptions(settings);
  const config: pg.PoolConfig & ServerClientConfig = {
    ...own,
    Client: parts.Client ?? own.Client,
    ...(primary && { primary }),
    connectionString: address,
    max: settings.pool,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    types: parts.types ?? textValues,
    application_name: parts.name ?? own.application_name,
    options: `${given}${own.options}`,
  };
  const pool = new pg.Pool(config);
  // The statement on a broken connection fails with the error, and the pool replaces the connection. Without a listener the process would
  // exit.
  pool.on('error', () => undefined);
  return pool;
}
