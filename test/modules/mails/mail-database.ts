import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { brandingEntities } from '../../../src/modules/branding/index.js';
import { mailEntities } from '../../../src/modules/mails/index.js';
import { Secrets } from '../../../src/platform/auth/secrets.js';
import { openOrm } from '../../../src/platform/db/orm.js';
import { readsOf } from '../../../src/platform/db/connection.js';
import { UnitOfWork } from '../../../src/platform/db/unit-of-work.js';
import type { JobContext } from '../../../src/platform/events/consumer.js';
import { EventSchema } from '../../../src/platform/events/event.entity.js';
import type { Services } from '../../../src/platform/services.js';

export interface MailDatabase {
  readonly context: JobContext;
  close(): Promise<void>;
}

/** A schema of its own with the tables of this module, on the server of TEST_DATABASE_URL. */
export async function openMailDatabase(): Promise<MailDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  const schema = `mails_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create schema ${schema}`);
  const orm = await openOrm({ url, schema, pool: 10 }, { entities: [...mailEntities, ...brandingEntities, EventSchema], migrations: [] });
  await orm.schema.create();

  const secrets = new Secrets('the key of these mails');
  const services = { clock: { now: () => new Date() }, relay: { nudge: () => undefined }, secrets } as Services;
  return {
    context: { unitOfWork: new UnitOfWork(orm, services), sql: readsOf(orm), services },
    async close() {
      await orm.close();
      await onServer(url, `drop schema ${schema} cascade`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
