import { daysAfter } from '../../kernel/clock.js';
import { WEEK_DAYS } from '../../platform/db/weekly-table.js';
import { dropPartitions } from '../../platform/jobs/partitions.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../platform/db/purge.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Work } from '../../platform/work/work.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { mailTable } from './mail.entity.js';
import { db } from './notifications.tables.js';

/** A message that was given up stays long enough to look into, and longer than its event is retried, which never writes it again. */
const FAILED_KEPT_FACTOR = 6;

type Status = 'sent' | 'failed';

/**
 * Found by the id of the event, which begins with its time; the ids of mails do not. The first condition keeps newer partitions from being
 * read.
 */
const deleteMails = statement(($: Named<Old & { status: Status }>) =>
  db
    .deleteFrom('mail')
    .where('eventId', '<', $.beforeId)
    .where((eb) =>
      eb(
        eb.refTuple('eventId', 'id'),
        'in',
        eb
          .selectFrom('mail')
          .select(['eventId', 'id'])
          .where('eventId', '<', $.beforeId)
          .where('status', '=', $.status)
          .where((mail) => mail(mail.fn.coalesce('sentAt', 'createdAt'), '<', $.before))
          .orderBy('eventId')
          .limit(PURGE_BATCH)
          .forUpdate()
          .skipLocked()
          .$asTuple('eventId', 'id'),
      ),
    ),
);

const deleteTexts = statement(($: Named<Old & { status: Status }>) =>
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

/**
 * Deletes messages after MESSAGE_RETENTION_DAYS, and failed ones after six times as long; waiting ones stay. Mails go by the week; those
 * whose week has a failed or late one are deleted row by row after another week.
 */
async function forgetMessages(context: Work): Promise<void> {
  const { sql, services } = context;
  const before = (kept: number): Date => daysAfter(services.clock.now(), -kept);
  const kept = services.settings.messageRetentionDays;
  const sentBefore = before(kept);
  await dropPartitions(context, mailTable, {
    before: sentBefore,
    isDone: async (on, week) => (await isSent(on, week)) && (await isOld(on, week, sentBefore)),
    isStillDone: isSent,
  });
  await purge(sql, deleteMails, { ...olderThan(before(kept + WEEK_DAYS)), status: 'sent' });
  await purge(sql, deleteTexts, { ...olderThan(sentBefore), status: 'sent' });
  const failed = { ...olderThan(before(kept * FAILED_KEPT_FACTOR)), status: 'failed' } as const;
  await purge(sql, deleteMails, failed);
  await purge(sql, deleteTexts, failed);
}

export const messageRetention: ScheduledTask = { queue: 'message_retention', cron: '29 * * * *', run: forgetMessages };

const isSent = async (sql: RunSql, week: string): Promise<boolean> =>
  (await sql(`select from "${week}" where "status" <> 'sent' limit 1`)).length === 0;

/** Reads the whole partition: a mail may have been sent long after its event. */
const isOld = async (sql: RunSql, week: string, before: Date): Promise<boolean> =>
  (await sql(`select from "${week}" where "sent_at" >= $1 limit 1`, [before])).length === 0;
