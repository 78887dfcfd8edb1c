import { daysAfter } from '../../kernel/clock.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../platform/db/purge.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './order-drafts.tables.js';

export const KEPT_DAYS = 90;

const deleteOld = statement(($: Named<Old>) =>
  db
    .deleteFrom('orderDraft')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orderDraft')
        .select('id')
        .where('id', '<', $.beforeId)
        .where('updatedAt', '<', $.before)
        .orderBy('id')
        .limit(PURGE_BATCH)
        .forUpdate()
        .skipLocked(),
    ),
);

/** Deletes drafts that have not changed for 90 days, placed ones included: their orders stay. */
export const orderDraftRetention: ScheduledTask = {
  queue: 'order_draft_retention',
  cron: '23 3 * * *',
  run: ({ sql, services: { clock } }) => purge(sql, deleteOld, olderThan(daysAfter(clock.now(), -KEPT_DAYS))),
};
