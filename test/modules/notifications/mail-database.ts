import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { brandingEntities } from '../../../src/modules/branding/index.js';
import { notificationEntities } from '../../../src/modules/notifications/index.js';
import { Secrets } from '../../../src/platform/auth/secrets.js';
import { openPool } from '../../../src/platform/db/pool.js';
import { makeTables } from '../../support/make-tables.js';
import { readsOf } from '../../../src/platform/db/connection.js';
import { UnitOfWork } from '../../../src/platform/db/unit-of-work.js';
import { JobWork } from '../../../src/platform/work/work.js';
import { EventSchema } from '../../../src/platform/events/event.entity.js';
import type { CoreServices } from '../../../src/platform/services.js';

export interface MailDatabase {
  readonly context: JobWork;
  readonly unitOfWork: UnitOfWork;
  close(): Promise<void>;
}

/** A separate schema with the tables of this module, on the server of TEST_DATABASE_URL. */
export async function openMailDatabase(): Promise<MailDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  const schema = `mails_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create schema ${schema}`);
  const pool = openPool({ url, schema, pool: 10 });
  const sql = readsOf(pool);
  await makeTables(sql, [...notificationEntities, ...brandingEntities, EventSchema]);

  const secrets = new Secrets('the key of these mails');
  const services = { clock: { now: () => new Date() }, relay: { nudge: () => undefined }, secrets } as CoreServices;
  const unitOfWork = new UnitOfWork(pool, services);
  return {
    context: new JobWork(services, sql, unitOfWork),
    unitOfWork,
    async close() {
      await pool.end();
      await onServer(url, `drop schema ${schema} cascade`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
