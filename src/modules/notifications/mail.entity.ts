import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { audiences, mailStatuses } from './mail.js';

/**
 * A mail, written in the transaction of its event and sent later. The database does not limit the length of its texts: a long name must
 * not roll back an order.
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
