import { sql as raw } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../platform/db/purge.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './shop-requests.tables.js';

const KEPT_DAYS = 7;

const deleteOld = statement(($: Named<Old>) =>
  db
    .deleteFrom('shopRequest')
    .where(
      'id',
      '=',
      raw<string>`any(array(${db
        .selectFrom('shopRequest as r')
        .select('r.id')
        .where('r.id', '<', $.beforeId)
        .where('r.createdAt', '<', $.before)
        .orderBy('r.id')
        .limit(PURGE_BATCH)
        .forUpdate()
        .skipLocked()}))`,
    ),
);

/** Deletes requests of shops after a week. */
export const requestRetention: ScheduledTask = {
  queue: 'shop_request_retention',
  cron: '43 * * * *',
  run: ({ sql, services: { clock } }) => purge(sql, deleteOld, olderThan(daysAfter(clock.now(), -KEPT_DAYS))),
};
