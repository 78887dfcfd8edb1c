import { makePartitions, type WeeklyTable } from '../db/partitions.js';
import type { ScheduledTask } from './schedule.js';

/** Makes the partitions of a table ahead of time, in the worker's schedule and at its start. */
export const partitionTask = (table: WeeklyTable): ScheduledTask => ({
  queue: `${table.name}_partitions`,
  cron: '5 * * * *',
  run: ({ unitOfWork, services: { clock } }) => unitOfWork.run(null, (tx) => makePartitions(tx.sql, table, clock.now())),
});
