import { daysAfter } from '../../kernel/clock.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../platform/db/purge.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './notifications.tables.js';

/** A message that was given up stays long enough to look into, and longer than its event, which therefore never writes it again. */
const FAILED_KEPT_FACTOR = 6;

/** Found by the id of the event, which begins with its time; the ids of mails do not. */
const deleteMails = statement(($: Named<Old & { status: 'sent' | 'failed' }>) =>
  db.deleteFrom('mail').where('id', 'in', (eb) =>
    eb
      .selectFrom('mail')
      .select('id')
      .where('eventId', '<', $.beforeId)
      .where('status', '=', $.status)
      .where((mail) => mail(mail.fn.coalesce('sentAt', 'createdAt'), '<', $.before))
      .orderBy('eventId')
      .limit(PURGE_BATCH)
      .forUpdate()
      .skipLocked(),
  ),
);

const deleteTexts = statement(($: Named<Old & { status: 'sent' | 'failed' }>) =>
  db.deleteFrom('textMessage').where('id', 'in', (eb) =>
    eb
      .selectFrom('textMessage')
      .select('id')
      .where('id', '<', $.beforeId)
      .where('status', '=', $.status)
      .where((text) => text(text.fn.coalesce('sentAt', 'createdAt'), '<', $.before))
      .orderBy('id')
      .limit(PURGE_BATCH)
      .forUpdate()
      .skipLocked(),
  ),
);

/** Deletes mails and text messages after MESSAGE_RETENTION_DAYS, failed ones after six times as long. Waiting ones stay. */
export const messageRetention: ScheduledTask = {
  queue: 'message_retention',
  cron: '29 * * * *',
  run: async ({ sql, services: { clock, settings } }) => {
    const days = settings.messageRetentionDays;
    for (const [status, kept] of [
      ['sent', days],
      ['failed', days * FAILED_KEPT_FACTOR],
    ] as const) {
      const old = { ...olderThan(daysAfter(clock.now(), -kept)), status };
      await purge(sql, deleteMails, old);
      await purge(sql, deleteTexts, old);
    }
  },
};
