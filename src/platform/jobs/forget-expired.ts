import { sql } from 'kysely';
import { purge, PURGE_BATCH } from '../db/purge.js';
import { now, statement } from '../db/statement.js';
import type { Work } from '../work/work.js';
import { db } from '../http/http.tables.js';
import type { ScheduledTask } from './schedule.js';

/** Windows end by the system clock, which the rate limit library reads. */
const dropWindows = statement(() =>
  db.deleteFrom('rateLimit').where('key', 'in', (eb) =>
    eb
      .selectFrom('rateLimit')
      .select('key')
      .where('expire', '<', sql<bigint>`(extract(epoch from clock_timestamp()) * 1000)::bigint`)
      .limit(PURGE_BATCH)
      .forUpdate()
      .skipLocked(),
  ),
);
const dropAnswers = statement(() =>
  db
    .deleteFrom('idempotentAnswer')
    .where('scope', 'in', (eb) =>
      eb.selectFrom('idempotentAnswer').select('scope').where('expiresAt', '<=', now).limit(PURGE_BATCH).forUpdate().skipLocked(),
    ),
);

/** Deletes expired rate limit windows, of which unauthenticated callers can create any number, and expired idempotent responses. */
async function forgetExpired(context: Work): Promise<void> {
  await purge(context.sql, dropWindows, {});
  await purge(context.sql, dropAnswers, {});
}

export const doorTasks: readonly ScheduledTask[] = [{ queue: 'door_expiry', cron: '*/10 * * * *', run: forgetExpired }];
