import { daysAfter } from '../../../kernel/clock.js';
import { deletionOf, olderThan, purge } from '../../../platform/db/purge.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { db } from '../fleet.tables.js';

/** Longer than any device keeps reports that it could not send. */
const KEPT_DAYS = 180;

/** A refused report stays until dispatch has decided about it. */
const deleteOld = deletionOf(db, 'driverEvent', (event, $) =>
  event.and([event('receivedAt', '<', $.before), event.or([event('refusalCode', 'is', null), event('resolvedAt', '<', $.before)])]),
);

/** Deletes reports of drivers' devices that nothing is left to decide about. */
export const driverEventRetention: ScheduledTask = {
  queue: 'driver_event_retention',
  cron: '43 3 * * *',
  run: ({ sql, services: { clock } }) => purge(sql, deleteOld, olderThan(daysAfter(clock.now(), -KEPT_DAYS))),
};
