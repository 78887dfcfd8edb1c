import { daysAfter } from '../../kernel/clock.js';
import { deletionOf, olderThan, purge } from '../../platform/db/purge.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './access.tables.js';

/** Longer than the event of a password reset, which therefore never makes its link again. */
const KEPT_FACTOR = 3;

/** A session that tokens were created in stays as long as they do, because revoking an older session finds them through it. */
const deleteEnded = deletionOf(db, 'accessToken', (token, $) =>
  token.and([
    token('kind', 'in', ['seller_session', 'staff_session', 'driver_session', 'shop']),
    token.or([token('revokedAt', '<', $.before), token('expiresAt', '<', $.before)]),
    token.not(token.exists(token.selectFrom('accessToken as child').select('child.id').whereRef('child.parentId', '=', 'accessToken.id'))),
  ]),
);

/** Invitations stay: the lists of sellers and staff say what became of them. */
const deleteResets = deletionOf(db, 'accountLink', (link, $) =>
  link.and([link('purpose', '=', 'password_reset'), link('expiresAt', '<', $.before)]),
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
