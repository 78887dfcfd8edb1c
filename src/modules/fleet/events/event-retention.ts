import { daysAfter } from '../../../kernel/clock.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../../platform/db/purge.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { db } from '../fleet.tables.js';

/** Longer than any device keeps reports that it could not send. */
const KEPT_DAYS = 180;

/** A refused report stays until dispatch has decided about it. */
const deleteOld = statement(($: Named<Old>) =>
  db.deleteFrom('driverEvent').where('id', 'in', (eb) =>
    eb
      .selectFrom('driverEvent')
      .select('id')
      .where('id', '<', $.beforeId)
      .where('receivedAt', '<', $.before)
      .where((event) => event.or([event('refusalCode', 'is', null), event('resolvedAt', '<', $.before)]))
      .orderBy('id')
      .limit(PURGE_BATCH)
      .forUpdate()
      .skipLocked(),
  ),
);

/** Deletes reports of drivers' devices that nothing is left to decide about. */
export const driverEventRetention: ScheduledTask = {
  queue: 'driver_event_retention',
  cron: '43 3 * * *',
  run: ({ sql, services: { clock } }) => purge(sql, deleteOld, olderThan(daysAfter(clock.now(), -KEPT_DAYS))),
};
