import { ConfigError, parseConfig } from '../config.js';
import { entities } from '../entities.js';
import { migrations } from '../migrations/index.js';
import { migrate } from '../platform/db/migrate.js';

/** Migrates the database of DATABASE_URL without starting the service, which would also migrate it. */
try {
  const { url, ...settings } = parseConfig(process.env).database;
  if (url === undefined) throw new ConfigError('Set DATABASE_URL. The embedded database is migrated when the service starts.');
  await migrate({ ...settings, url }, { entities, migrations }, console.log);
  console.log('The database is up to date.');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
