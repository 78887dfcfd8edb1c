import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.js';
import { hasSuperAdmin } from './modules/staff/index.js';
import type { Database } from './platform/db/database.js';
import type { Logger } from './platform/log/logger.js';

interface Surroundings {
  readonly database: Database;
  readonly report: (message: string) => void;
  readonly log: Pick<Logger, 'warn'>;
}

/** Warns at each start in production about lax or missing settings. */
export async function reportStartWarnings(config: Config, { database, report, log }: Surroundings): Promise<void> {
  if (!config.production) return;
  const { demo, dataDir } = config;
  const warn = (message: string): void => {
    report(`Warning: ${message}`);
    log.warn(message);
  };
  if (demo) warn('DEMO=1 in production: there are demo accounts with money that was never paid in. Set DEMO=0 for real use.');
  else if (await exists(join(dataDir, 'credentials.json')))
    warn(`${join(dataDir, 'credentials.json')} contains logins of an earlier demo that still work. Start with an empty database.`);
  if (config.selfRegistration) warn('SELF_REGISTRATION is on: anyone can register as a seller.');
  if (config.database.url === undefined)
    report(`DATABASE_URL is not set: all data is in the embedded PostgreSQL under ${dataDir}. Back that folder up.`);
  if (!demo && !(await hasSuperAdmin(database.sql)))
    report('There is no super administrator yet. Create one: npm run staff:create -- --email you@example.com --name "Your name"');
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
