import { instantOf, type RunSql } from '../../platform/db/sql.js';
import type { Services } from '../../platform/services.js';
import { placeOfSecret } from './mail-secret.js';
import { SEND_DEADLINE_SECONDS, type OutgoingMail } from '../../platform/mail/outgoing-mail.js';

export const MAX_ATTEMPTS = 14;
/** Longer than a send can last, so that nobody else begins while the holder may still succeed. */
const LEASE_SECONDS = SEND_DEADLINE_SECONDS + 20;
const MAX_ERROR_LENGTH = 500;

interface LeasedMail {
  /** Without its secret. */
  readonly mail: OutgoingMail;
  readonly secret: Buffer | null;
  readonly attempt: number;
}

interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly sender_name: string | null;
  readonly reply_to: string | null;
  readonly logo: Uint8Array | null;
  readonly logo_type: string | null;
  readonly secret: Buffer | null;
  readonly attempts: number;
  readonly created_at: string;
}

// The logo is the one of now: a mail does not keep a copy, and one whose logo was removed leaves without.
// The lease runs on the database's clock: workers on several machines must agree on its end.
const LEASE = `
  update mail set attempts = attempts + 1, leased_until = now() + make_interval(secs => $2)
  where id = $1 and status = 'queued' and (leased_until is null or leased_until <= now())
  returning id, recipient, subject, text_body, html_body, sender_name, reply_to, secret, attempts, created_at,
    (select content from seller_logo l where l.seller_id = logo_seller_id) as logo,
    (select content_type from seller_logo l where l.seller_id = logo_seller_id) as logo_type`;

/** Takes the mail for this worker alone, or answers undefined when another one has it or it is done. */
export async function leaseMail(sql: RunSql, id: string): Promise<LeasedMail | undefined> {
  const [row] = await sql<MailRow>(LEASE, [id, LEASE_SECONDS]);
  if (!row) return undefined;
  return { mail: toOutgoing(row), secret: row.secret, attempt: row.attempts };
}

/** The mail with its secret, which is sealed until then. Throws when SECRET_KEY is not the one that it was sealed with. */
export function unsealed({ mail, secret: sealed }: LeasedMail, { secrets }: Services): OutgoingMail {
  if (sealed === null) return mail;
  const secret = secrets.decrypt(sealed);
  const whole = (text: string): string => text.replaceAll(placeOfSecret(mail.id), secret);
  return { ...mail, text: whole(mail.text), html: whole(mail.html) };
}

// Mails that an earlier version had written hold the token of an invitation in their texts until they are sent.
const scrubbed = (column: string): string =>
  `${column} = case when kind = 'seller_invited' then regexp_replace(${column}, 'inv_[A-Za-z0-9_-]{43}', 'inv_', 'g') else ${column} end`;

const MARK_SENT = `
  update mail set status = 'sent', sent_at = $2, leased_until = null, last_error = null, secret = null,
    ${scrubbed('text_body')}, ${scrubbed('html_body')}
  where id = $1`;

export async function markSent(sql: RunSql, { mail }: LeasedMail, at: Date): Promise<void> {
  await sql(MARK_SENT, [mail.id, at]);
}

// A worker that slept through its lease may not end the lease of the next one: the attempt tells them apart.
const FAIL = `
  update mail set status = case when attempts >= $3 then 'failed' else 'queued' end, leased_until = null, last_error = $4,
    secret = case when attempts >= $3 then null else secret end
  where id = $1 and attempts = $2 and status = 'queued'`;

/** Gives the mail back for a later attempt, or for good after the last one. */
export async function markFailed(sql: RunSql, { mail, attempt }: LeasedMail, reason: string): Promise<void> {
  await sql(FAIL, [mail.id, attempt, MAX_ATTEMPTS, reason.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH)]);
}

const toOutgoing = (row: MailRow): OutgoingMail => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  text: row.text_body,
  html: row.html_body,
  senderName: row.sender_name,
  replyTo: row.reply_to,
  logo: row.logo && row.logo_type ? { content: row.logo, contentType: row.logo_type } : null,
  writtenAt: instantOf(row.created_at),
});
