import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import type { WeeklyTable } from '../../platform/db/weekly-table.js';
import { audiences, mailStatuses } from './mail.js';

/** The table is partitioned by the week of the event. By its id alone, processes of earlier releases find a mail. */
export const mailTable = {
  name: 'mail',
  key: ['event_id', 'id'],
  indexes: [
    { name: 'mail_unsent', on: `("status", "created_at") where "status" <> 'sent'` },
    { name: 'mail_by_id', on: '("id")' },
  ],
} satisfies WeeklyTable;

/**
 * A mail, written in the transaction of its event and sent later. The database does not limit the length of its texts: a long name must
 * not roll back an order.
 */
export const MailSchema = defineEntity({
  name: 'Mail',
  tableName: mailTable.name,
  indexes: mailTable.indexes.map(({ name, on }) => ({ name, expression: `create index "${name}" on "mail" ${on}` })),
  properties: {
    eventId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.string().length(60),
    audience: p.enum(audiences),
    recipient: p.text(),
    subject: p.text(),
    textBody: p.text(),
    htmlBody: p.text(),
    /** Sealed; a placeholder marks its position in the texts. Null once the mail is sent or given up. */
    secret: p.blob().nullable(),
    status: p.enum(mailStatuses),
    /** Number of started attempts; also identifies the latest lease. */
    attempts: p.integer(),
    /** One worker holds the mail until then. */
    leasedUntil: instant().nullable(),
    lastError: p.text().nullable(),
    sentAt: instant().nullable(),
    /** Sender name shown to the reader, where it is not the operator. */
    senderName: p.text().nullable(),
    replyTo: p.text().nullable(),
    /** The seller whose logo is attached. */
    logoSellerId: p.uuid().nullable(),
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});
