import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { returnForgotten } from './return-forgotten.js';
import { ShipmentRetrySchema } from './shipment-retry.entity.js';
import { takeDueRetries } from './take-due-retries.js';

export { endRetries } from './end-retries.js';
export { RetryResolver } from './retry.resolver.js';
export const retryEntities = [ShipmentRetrySchema];

/** What happens by itself on its day. */
export const retryTasks: readonly ScheduledTask[] = [
  { queue: 'due_retries', cron: '* * * * *', run: takeDueRetries },
  { queue: 'forgotten_shipments', cron: '11 * * * *', run: returnForgotten },
];
