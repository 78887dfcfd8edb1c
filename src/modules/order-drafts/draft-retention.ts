import { daysAfter } from '../../kernel/clock.js';
import { deletionOf, olderThan, purge } from '../../platform/db/purge.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './order-drafts.tables.js';

export const KEPT_DAYS = 90;

const deleteOld = deletionOf(db, 'orderDraft', (draft, $) => draft('updatedAt', '<', $.before));

/** Deletes drafts that have not changed for 90 days, placed ones included: their orders stay. */
export const orderDraftRetention: ScheduledTask = {
  queue: 'order_draft_retention',
  cron: '23 3 * * *',
  run: ({ sql, services: { clock } }) => purge(sql, deleteOld, olderThan(daysAfter(clock.now(), -KEPT_DAYS))),
};
