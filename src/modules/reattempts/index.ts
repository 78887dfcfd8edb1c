import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { ShipmentServices } from '../shipments/index.js';
import type { ShopTimer } from '../shops/index.js';
import { forgottenTimer, returnForgotten } from './return-forgotten.js';
import { ShipmentRetrySchema } from './reattempt.entity.js';
import { retryTimer, takeDueRetries } from './take-due-reattempts.js';

export { endRetry } from './reattempt-rows.js';
export { pendingRetryOf } from './read-reattempts.js';
export { ReattemptResolver } from './reattempt.resolver.js';
export const reattemptEntities = [ShipmentRetrySchema];

/** Runs on the scheduled day. */
export const retryTasks: readonly ScheduledTask<ShipmentServices>[] = [
  { queue: 'due_retries', cron: '* * * * *', run: (context) => takeDueRetries(context) },
  { queue: 'forgotten_shipments', cron: '11 * * * *', run: (context) => returnForgotten(context) },
];

export const retryTimers: readonly ShopTimer<ShipmentServices>[] = [retryTimer, forgottenTimer];
