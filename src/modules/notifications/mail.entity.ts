import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { audiences, mailStatuses } from './mail.js';

/**
 * A mail, written in the transaction of what it tells about and sent later.
 * Its texts have no length limit in the database: a long name must never undo an order.
 */
export const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'mail',
  indexes: [{ name: 'mail_unsent', expression: `create index "mail_unsent" on "mail" ("status", "created_at") where "status" <> 'sent'` }],
  properties: {
    id: p.uuid().primary(),
    eventId: p.uuid().index(),
    kind: p.string().length(60),
    audience: p.enum(audiences),
    recipient: p.text(),
    subject: p.text(),
    textBody: p.text(),
    htmlBody: p.text(),
    /** Sealed; its place in the texts is marked. Null once the mail is sent or given up. */
    secret: p.blob().nullable(),
    status: p.enum(mailStatuses),
    /** How often sending was begun. It also tells a worker whether its lease is still the newest one. */
    attempts: p.integer(),
    /** Until then one worker has the mail to itself. */
    leasedUntil: instant().nullable(),
    lastError: p.text().nullable(),
    sentAt: instant().nullable(),
    /** Who the mail is from in the eyes of its reader, where that is not the operator. */
    senderName: p.text().nullable(),
    replyTo: p.text().nullable(),
    /** The seller whose logo is attached. */
    logoSellerId: p.uuid().nullable(),
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});
