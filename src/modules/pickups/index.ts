import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { autoConfirm } from './auto-confirm.js';
export { autoConfirmTimer } from './auto-confirm.js';
import { PickupConfirmationSchema } from './pickup-confirmation.entity.js';
import { PickupRoundSchema } from './pickup-round.entity.js';

export { pickupSearchSql, pickupWords } from './pickup-search.sql.js';
export { confirmPickupAtHub, denyPickup, joinPickupRound, nameDropoff } from './follow-pickups.js';
export { PickupResolver } from './pickup.resolver.js';
export const pickupEntities = [PickupRoundSchema, PickupConfirmationSchema];

/** Runs automatically when no one confirms. */
export const pickupTasks: readonly ScheduledTask[] = [
  { queue: 'pickup_auto_confirm', cron: '*/5 * * * *', run: (context) => autoConfirm(context) },
];
