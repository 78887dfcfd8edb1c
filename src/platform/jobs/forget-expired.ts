import type { JobContext } from '../events/consumer.js';
import type { ScheduledTask } from './schedule.js';

/** Deletes what has served its time: windows of rate limits, of which strangers can make as many as they like, and stored answers. */
async function forgetExpired({ sql, services }: JobContext): Promise<void> {
  // Windows end by the system clock, as the library that counts them reads it.
  await sql('delete from rate_limit where expire < (extract(epoch from clock_timestamp()) * 1000)::bigint', []);
  await sql('delete from idempotent_answer where expires_at <= $1', [services.clock.now()]);
}

export const doorTasks: readonly ScheduledTask[] = [{ queue: 'door_expiry', cron: '*/10 * * * *', run: forgetExpired }];
