import { daysAfter } from '../../kernel/clock.js';
import { instantOf } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { queueMails, webhookFailingMails } from '../mails/index.js';

/** How much of the time until it is switched off has passed when the owner of a failing endpoint is told. The end has a mail of its own. */
const NOTICES = [50, 70, 90];

interface Noticed {
  readonly id: string;
  readonly url: string;
  readonly percent: number;
  readonly failingSince: string;
  readonly email: string | null;
  readonly notifyEmails: readonly string[] | null;
}

/** The highest notice that is due, if it was not given yet; those below it that nobody was told of are over. */
const NOTICE = `
  with due as (
    select e.id, max(notice.percent) as percent
    from webhook_endpoint e join unnest($2::int[]) as notice(percent)
      on extract(epoch from $3::timestamptz - e.failing_since) >= notice.percent / 100.0 * $4 * 86400
    where e.id = any($1::uuid[]) and e.is_active and e.deleted_at is null
    group by e.id
  ), noticed as (
    update webhook_endpoint e set noticed_percent = due.percent from due
    where e.id = due.id and e.noticed_percent < due.percent
    returning e.id, e.url, e.seller_id, e.noticed_percent, e.failing_since
  )
  select noticed.id, url, noticed_percent as percent, failing_since as "failingSince", seller.email, seller.notify_emails as "notifyEmails"
  from noticed left join seller on seller.id = noticed.seller_id`;

/** Tells the owners of these endpoints how near they are to being switched off, each time once. */
export async function giveNotice(tx: Tx, endpointIds: readonly string[]): Promise<void> {
  const { clock, settings } = tx.services;
  const { disableDays } = settings.webhooks;
  const rows = await tx.sql<Noticed>(NOTICE, [endpointIds, NOTICES, clock.now(), disableDays]);
  for (const { id, url, percent, email, notifyEmails, ...row } of rows) {
    const since = instantOf(row.failingSince);
    const recipients = email === null ? [settings.mail.operations] : [email, ...(notifyEmails ?? [])];
    const written = { type: 'mails.written', subjectId: id, occurredAt: clock.now(), data: { percent } } as const;
    await queueMails(
      tx,
      await emit(tx, written),
      webhookFailingMails({ url, since, endsAt: daysAfter(since, disableDays), percent }, recipients),
    );
  }
}
