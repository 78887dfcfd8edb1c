import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { NewMail } from './mail.js';

const INSERT = `
  insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, sender_name, reply_to, logo_seller_id, status, attempts,
                    request_id, created_at)
  select m.id, $1, m.kind, m.audience, m.recipient, m.subject, m.text_body, m.html_body, m.sender_name, m.reply_to, m.logo_seller_id,
         'queued', 0, $2, $3
  from unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
              $12::text[], $13::uuid[])
    as m(id, kind, audience, recipient, subject, text_body, html_body, sender_name, reply_to, logo_seller_id)`;

/** Writes the mails of an event into its transaction: they are sent if and only if that commits. */
export async function queueMails(tx: Tx, eventId: string, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  // One array per column keeps the statement's text the same for any number of mails, so that it stays prepared.
  await tx.sql(INSERT, [
    eventId,
    tx.requestId,
    tx.services.clock.now(),
    mails.map(() => newId()),
    mails.map((mail) => mail.kind),
    mails.map((mail) => mail.audience),
    mails.map((mail) => mail.recipient),
    mails.map((mail) => mail.subject),
    mails.map((mail) => mail.textBody),
    mails.map((mail) => mail.htmlBody),
    mails.map(({ sender }) => sender?.name ?? null),
    mails.map(({ sender }) => sender?.replyTo ?? null),
    mails.map(({ sender }) => sender?.logoSellerId ?? null),
  ]);
}
