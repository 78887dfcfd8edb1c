import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type EntitySchema, type MigrationObject } from '@mikro-orm/postgresql';
import { connectionOptions, type DatabaseSettings } from './pool.js';

export interface OrmParts {
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly MigrationObject[];
}

export type Orm = MikroORM;

/** Opens the ORM, which builds and migrates tables from their description. Rows are read and written without it. */
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
        // Each in its own transaction: one for all would hold the locks of the first until the last is done, and so meet with deadlocks.
        allOrNothing: false,
      },
      pool: { min: 0, max: settings.pool },
      driverOptions: connectionOptions(settings),
      logger: () => undefined,
      implicitTransactions: false,
      allowGlobalContext: false,
      forceUtcTimezone: true,
      timezone: 'UTC',
    }),
  );
}
