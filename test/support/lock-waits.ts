import type { TestApp } from './app.js';

/** How many statements on the database of a service wait for a lock. */
export const lockWaits = async ({ database }: Pick<TestApp, 'database'>): Promise<number> =>
  (await database.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length;
