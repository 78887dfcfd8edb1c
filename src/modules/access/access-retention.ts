import { daysAfter } from '../../kernel/clock.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../platform/db/purge.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './access.tables.js';

/** Longer than the event of a password reset, which therefore never makes its link again. */
const KEPT_FACTOR = 3;

/** A session that tokens were created in stays as long as they do, because revoking an older session finds them through it. */
const deleteEnded = statement(($: Named<Old>) =>
  db.deleteFrom('accessToken').where('id', 'in', (eb) =>
    eb
      .selectFrom('accessToken as t')
      .select('t.id')
      .where('t.id', '<', $.beforeId)
      .where('t.kind', 'in', ['seller_session', 'staff_session', 'driver_session', 'shop'])
      .where((t) => t.or([t('t.revokedAt', '<', $.before), t('t.expiresAt', '<', $.before)]))
      .where((t) => t.not(t.exists(t.selectFrom('accessToken as child').select('child.id').whereRef('child.parentId', '=', 't.id'))))
      .orderBy('t.id')
      .limit(PURGE_BATCH)
      .forUpdate()
      .skipLocked(),
  ),
);

/** Invitations stay: the lists of sellers and staff say what became of them. */
const deleteResets = statement(($: Named<Old>) =>
  db
    .deleteFrom('accountLink')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('accountLink')
        .select('id')
        .where('id', '<', $.beforeId)
        .where('purpose', '=', 'password_reset')
        .where('expiresAt', '<', $.before)
        .orderBy('id')
        .limit(PURGE_BATCH)
        .forUpdate()
        .skipLocked(),
    ),
);

/** Deletes sessions and tokens of shops that have ended, and links for a new password, after three times EVENT_RETENTION_DAYS. */
export const accessRetention: ScheduledTask = {
  queue: 'access_retention',
  cron: '37 3 * * *',
  run: async ({ sql, services: { clock, settings } }) => {
    const old = olderThan(daysAfter(clock.now(), -KEPT_FACTOR * settings.eventRetentionDays));
    await purge(sql, deleteEnded, old);
    await purge(sql, deleteResets, old);
  },
};
