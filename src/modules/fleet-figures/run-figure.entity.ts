import { defineEntity, p } from '@mikro-orm/core';
import type { StoredAmount } from '../fleet/index.js';

/** What one run adds to the figures. Computed from its stops and tasks as of its revision. */
export const RunFigureSchema = defineEntity({
  name: 'RunFigure',
  tableName: 'run_figure',
  indexes: [
    { name: 'run_figure_day', properties: ['day'] },
    { name: 'run_figure_driver_day', properties: ['driverId', 'day'] },
    { name: 'run_figure_hub_day', properties: ['hubId', 'day'] },
  ],
  properties: {
    runId: p.uuid().primary(),
    /** The revision of the run: an older state never replaces a newer one. */
    revision: p.integer(),
    day: p.string().columnType('date'),
    hubId: p.uuid().nullable(),
    driverId: p.uuid(),
    stopsDone: p.integer(),
    /** Reached after the end of their time window. */
    stopsLate: p.integer(),
    tasksCompleted: p.integer(),
    tasksFailed: p.integer(),
    /** Ended deliveries of parcels whose delivery had not failed before. */
    firstAttempts: p.integer(),
    firstSuccesses: p.integer(),
    metres: p.integer(),
    /** From the start to the end; while it is under way, to the last task that ended. */
    seconds: p.integer(),
    /** Counted less expected cash, by currency, without those that agree. */
    differences: p.json<StoredAmount[]>(),
  },
});
