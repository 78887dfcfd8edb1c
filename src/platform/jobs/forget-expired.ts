import { sql } from 'kysely';
import { now, statement } from '../db/statement.js';
import type { JobContext } from '../events/consumer.js';
import { db } from '../http/http.tables.js';
import type { ScheduledTask } from './schedule.js';

/** Windows end by the system clock, which the rate limit library reads. */
const dropWindows = statement(() =>
  db.deleteFrom('rateLimit').where('expire', '<', sql<bigint>`(extract(epoch from clock_timestamp()) * 1000)::bigint`),
);
const dropAnswers = statement(() => db.deleteFrom('idempotentAnswer').where('expiresAt', '<=', now));

/** Deletes expired rate limit windows, of which unauthenticated callers can create any number, and expired idempotent responses. */
async function forgetExpired(context: JobContext): Promise<void> {
  await dropWindows(context.sql, {});
  await dropAnswers(context.sql, {});
}

export const doorTasks: readonly ScheduledTask[] = [{ queue: 'door_expiry', cron: '*/10 * * * *', run: forgetExpired }];
