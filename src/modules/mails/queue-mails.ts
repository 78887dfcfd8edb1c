import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { newId } from '../../platform/ids.js';
import type { NewMail } from './mail.js';
import { placeOfSecret } from './mail-secret.js';

const INSERT = `
  insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, sender_name, reply_to, logo_seller_id, secret, status,
                    attempts, request_id, created_at)
  select m.id, $1, m.kind, m.audience, m.recipient, m.subject, m.text_body, m.html_body, m.sender_name, m.reply_to, m.logo_seller_id, m.secret,
         'queued', 0, $2, $3
  from unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
              $12::text[], $13::uuid[], $14::bytea[])
    as m(id, kind, audience, recipient, subject, text_body, html_body, sender_name, reply_to, logo_seller_id, secret)`;

/** Writes the mails of an event into its transaction: they are sent if and only if that commits. */
export async function queueMails(tx: Tx, eventId: string, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({ ...mail, ...withoutSecret(newId(), mail) }));
  // One array per column keeps the statement's text the same for any number of mails, so that it stays prepared.
  await tx.sql(INSERT, [
    eventId,
    tx.requestId,
    tx.services.clock.now(),
    rows.map(({ id }) => id),
    rows.map((mail) => mail.kind),
    rows.map((mail) => mail.audience),
    rows.map((mail) => mail.recipient),
    rows.map((mail) => mail.subject),
    rows.map((mail) => mail.textBody),
    rows.map((mail) => mail.htmlBody),
    rows.map(({ sender }) => sender?.name ?? null),
    rows.map(({ sender }) => sender?.replyTo ?? null),
    rows.map(({ sender }) => sender?.logoSellerId ?? null),
    rows.map(({ secret }) => (secret === undefined ? null : tx.services.secrets.encrypt(secret))),
  ]);
}

/** Queues mails that are about one record. */
export async function sendMail(tx: Tx, subjectId: string, ...mails: readonly NewMail[]): Promise<void> {
  const eventId = await emit(tx, { type: 'mails.written', subjectId, occurredAt: tx.services.clock.now(), data: {} });
  await queueMails(tx, eventId, mails);
}

/** Whoever reads the table, or a copy of it, must not be able to open the link that a mail carries. */
function withoutSecret(id: string, { textBody, htmlBody, secret }: NewMail): { id: string; textBody: string; htmlBody: string } {
  const sealed = (text: string): string => (secret === undefined ? text : text.replaceAll(secret, placeOfSecret(id)));
  return { id, textBody: sealed(textBody), htmlBody: sealed(htmlBody) };
}
