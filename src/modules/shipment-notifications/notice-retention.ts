import { daysAfter } from '../../kernel/clock.js';
import { batchOf, olderThan, purge, type Old } from '../../platform/db/purge.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './shipment-notifications.tables.js';

/** No correction of a parcel is that late. */
const KEPT_DAYS = 365;

/** Found by the id of the parcel, which begins with its time. */
const deleteOld = statement(($: Named<Old>) =>
  db
    .deleteFrom('shopperNotice')
    .where(
      batchOf(db.selectFrom('shopperNotice').where('shipmentId', '<', $.beforeId).where('createdAt', '<', $.before).orderBy('shipmentId')),
    ),
);

/** Long after an event can be handled again. */
const DIGESTS_KEPT_DAYS = 30;

const deleteEntries = statement(($: Named<{ day: string }>) =>
  db.deleteFrom('sellerDigestEntry').where(batchOf(db.selectFrom('sellerDigestEntry').where('day', '<', $.day))),
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
