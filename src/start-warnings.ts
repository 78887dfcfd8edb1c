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

/** Says at each start in production what is laxer there than it may be meant to be, and what is missing. */
export async function sayWhatIsLax(config: Config, { database, report, log }: Surroundings): Promise<void> {
  if (!config.production) return;
  const { demo, dataDir } = config;
  const warn = (message: string): void => {
    report(`Warning: ${message}`);
    log.warn(message);
  };
  if (demo) warn('DEMO=1 in production: there are demo accounts with money that nobody paid. Set DEMO=0 once it is for real.');
  else if (await exists(join(dataDir, 'credentials.json')))
    warn(`${join(dataDir, 'credentials.json')} holds logins of an earlier demo, which still work. Begin with an empty database.`);
  if (config.selfRegistration) warn('SELF_REGISTRATION is on: strangers may register as sellers.');
  if (config.database.url === undefined)
    report(`DATABASE_URL is not set: all data is in the embedded PostgreSQL under ${dataDir}. Back that folder up.`);
  if (!demo && !(await hasSuperAdmin(database.sql)))
    report('There is no super administrator yet. Make one: npm run staff:create -- --email you@example.com --name "Your name"');
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
