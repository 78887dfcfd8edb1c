import { daysAfter } from '../../kernel/clock.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../platform/db/purge.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { sql as raw } from 'kysely';
import { db } from './shipment-notifications.tables.js';

/** No correction of a parcel is that late. */
const KEPT_DAYS = 365;

/** Found by the id of the parcel, which begins with its time. */
const deleteOld = statement(($: Named<Old>) =>
  db.deleteFrom('shopperNotice').where(
    raw`ctid`,
    '=',
    raw`any(array(${db
      .selectFrom('shopperNotice as n')
      .select(raw`n.ctid`.as('place'))
      .where('n.shipmentId', '<', $.beforeId)
      .where('n.createdAt', '<', $.before)
      .orderBy('n.shipmentId')
      .limit(PURGE_BATCH)
      .forUpdate()
      .skipLocked()}))`,
  ),
);

/** Long after an event can be handled again. */
const DIGESTS_KEPT_DAYS = 30;

const deleteEntries = statement(($: Named<{ day: string }>) =>
  db.deleteFrom('sellerDigestEntry').where(
    raw`ctid`,
    '=',
    raw`any(array(${db
      .selectFrom('sellerDigestEntry as e')
      .select(raw`e.ctid`.as('place'))
      .where('e.day', '<', $.day)
      .limit(PURGE_BATCH)
      .forUpdate()
      .skipLocked()}))`,
  ),
);

const deleteDigests = statement(($: Named<{ day: string }>) => db.deleteFrom('sellerDigest').where('day', '<', $.day));

/** Forgets which facts shoppers were mailed a year ago, and which sellers were mailed in digests. */
export const noticeRetention: ScheduledTask = {
  queue: 'notice_retention',
  cron: '31 3 * * *',
  run: async ({ sql, services: { clock } }) => {
    await purge(sql, deleteOld, olderThan(daysAfter(clock.now(), -KEPT_DAYS)));
    const day = daysAfter(clock.now(), -DIGESTS_KEPT_DAYS).toISOString().slice(0, 10);
    await purge(sql, deleteEntries, { day });
    await deleteDigests(sql, { day });
  },
};
