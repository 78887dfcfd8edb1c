import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type EntitySchema, type MigrationObject } from '@mikro-orm/postgresql';
import { PreparedClient } from './prepared-client.js';

export interface DatabaseSettings {
  readonly url: string;
  readonly schema: string;
  readonly pool: number;
  /** No statement of a request may outlive the request. 0 is no limit, for migrations. */
  readonly statementTimeoutMs?: number;
  /** How long a caller waits for a free connection before it is told that the service is busy. */
  readonly connectionWaitMs?: number;
}

export interface OrmParts {
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly MigrationObject[];
}

export type Orm = MikroORM;

/** A request that cannot get a connection in this time is answered 503 instead of waiting on. */
const CONNECTION_WAIT_MS = 4_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Every name is resolved through the search path, so one setting moves the whole service to another schema. */
export const searchPath = (schema: string): string => `-c search_path=${schema} -c TimeZone=UTC`;

export async function openOrm(settings: DatabaseSettings, parts: OrmParts): Promise<Orm> {
  return MikroORM.init(
    defineConfig({
      clientUrl: settings.url,
      entities: [...parts.entities],
      extensions: [Migrator],
      migrations: {
        migrationsList: [...parts.migrations],
        tableName: `${settings.schema}.migration`,
        snapshot: false,
        transactional: true,
      },
      pool: { min: 0, max: settings.pool },
      driverOptions: {
        Client: PreparedClient,
        options: `${searchPath(settings.schema)} -c statement_timeout=${settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS} -c jit=off`,
        connectionTimeoutMillis: settings.connectionWaitMs ?? CONNECTION_WAIT_MS,
        application_name: 'shipgraph',
        pipeline: true,
        keepAlive: true,
      },
      logger: () => undefined,
      implicitTransactions: false,
      allowGlobalContext: false,
      forceUtcTimezone: true,
      timezone: 'UTC',
    }),
  );
}
