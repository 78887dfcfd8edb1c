import { storable } from '../../kernel/text.js';
import { sql as raw } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, now, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import { SEND_DEADLINE_SECONDS, type OutgoingMail } from '../../platform/mail/outgoing-mail.js';
import { logosOf } from '../branding/index.js';
import { db } from './notifications.tables.js';

export const MAX_ATTEMPTS = 14;
/** Longer than any send can take, so that no other worker starts while the holder may still succeed. */
const LEASE_SECONDS = SEND_DEADLINE_SECONDS + 20;
const MAX_ERROR_LENGTH = 500;

/** Uses the database clock, because workers on several machines must agree on it. */
export const leaseEnd = raw<Date>`now() + ${LEASE_SECONDS} * interval '1 s'`;

/** A mail leased by this worker. */
export interface LeasedMail {
  readonly eventId: string;
  /** Without its secret. */
  readonly mail: OutgoingMail;
  readonly secret: Uint8Array | null;
  readonly attempt: number;
}

const CONTENT = ['recipient', 'subject', 'textBody', 'htmlBody', 'senderName', 'replyTo', 'logoSellerId'] as const;
const COLUMNS = ['id', 'eventId', ...CONTENT, 'secret', 'attempts', 'createdAt'] as const;

const lease = statement(($: Named<{ eventIds: readonly string[] }>) =>
  db
    .with('waiting', (q) =>
      q.selectFrom('mail').select(['id', 'eventId']).where('eventId', '=', anyOf($.eventIds)).where('status', '=', 'queued'),
    )
    .with('leased', (q) =>
      q
        .updateTable('mail')
        .from('waiting')
        .set((eb) => ({ attempts: eb('mail.attempts', '+', 1), leasedUntil: leaseEnd }))
        .whereRef('mail.eventId', '=', 'waiting.eventId')
        .whereRef('mail.id', '=', 'waiting.id')
        .where('mail.status', '=', 'queued')
        .where((eb) => eb.or([eb('mail.leasedUntil', 'is', null), eb('mail.leasedUntil', '<=', raw<Date>`now()`)]))
        .returning(COLUMNS.map((column) => `mail.${column}` as const)),
    )
    .selectFrom('waiting')
    .leftJoin('leased', 'leased.id', 'waiting.id')
    .select(['waiting.id as waitingId', 'waiting.eventId as waitingFor'])
    .select(COLUMNS.map((column) => `leased.${column}` as const)),
);

export interface Leased {
  readonly mails: readonly LeasedMail[];
  /** Mails leased by other workers. */
  readonly taken: readonly { readonly id: string; readonly eventId: string }[];
}

/** Leases the waiting mails of these events to this worker. */
export async function leaseMails(sql: RunSql, eventIds: readonly string[]): Promise<Leased> {
  const rows = await lease(sql, { eventIds });
  const mine = rows.filter((row): row is typeof row & MailRow => row.id !== null);
  const taken = rows.filter(({ id }) => id === null).map(({ waitingId, waitingFor }) => ({ id: waitingId, eventId: waitingFor }));
  return { mails: await withLogos(sql, mine), taken };
}

export interface MailRow {
  readonly id: string;
  readonly eventId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly textBody: string;
  readonly htmlBody: string;
  readonly senderName: string | null;
  readonly replyTo: string | null;
  readonly logoSellerId: string | null;
  readonly secret: Uint8Array | null;
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Loads the current logos: mails keep no copy, and a removed logo is omitted. */
export async function withLogos(sql: RunSql, rows: readonly MailRow[]): Promise<LeasedMail[]> {
  const logos = await logosOf(sql, [...new Set(rows.flatMap(({ logoSellerId }) => logoSellerId ?? []))]);
  return rows.map(({ id, eventId, recipient, textBody, htmlBody, logoSellerId, secret, attempts, createdAt, ...content }) => ({
    eventId,
    secret,
    attempt: attempts,
    mail: {
      ...{ id, to: recipient, subject: content.subject, text: textBody, html: htmlBody, writtenAt: createdAt },
      ...{ senderName: content.senderName, replyTo: content.replyTo, logo: logos.get(logoSellerId ?? '') ?? null },
    },
  }));
}

// Mails written by an earlier version contain the invitation token in their texts until they are sent.
const scrubbed = (column: 'text_body' | 'html_body') =>
  raw<string>`case when kind = 'seller_invited' then regexp_replace(${raw.ref(column)}, 'inv_[A-Za-z0-9_-]{43}', 'inv_', 'g') else ${raw.ref(column)} end`;

const sent = statement(($: Named<{ mails: readonly { readonly id: string; readonly eventId: string }[] }>) =>
  db
    .updateTable('mail')
    .from(rowsOf($.mails, { id: 'uuid', eventId: 'uuid' }).as('given'))
    .set({ status: 'sent', sentAt: now, leasedUntil: null, lastError: null, secret: null })
    .set({ textBody: scrubbed('text_body'), htmlBody: scrubbed('html_body') })
    .whereRef('mail.eventId', '=', 'given.eventId')
    .whereRef('mail.id', '=', 'given.id'),
);

export async function markSent(sql: RunSql, mails: readonly LeasedMail[]): Promise<void> {
  if (mails.length > 0) await sent(sql, { mails: mails.map(({ eventId, mail: { id } }) => ({ id, eventId })) });
}

interface Unsent {
  readonly id: string;
  readonly eventId: string;
  readonly attempt: number;
  readonly reason: string;
}

// A worker that outlived its lease must not end the next worker's lease: the attempt number tells them apart.
const unsent = statement(($: Named<{ mails: readonly Unsent[] }>) => {
  const isLast = raw<boolean>`mail.attempts >= ${MAX_ATTEMPTS}`;
  return db
    .updateTable('mail')
    .from(rowsOf($.mails, { id: 'uuid', eventId: 'uuid', attempt: 'integer', reason: 'text' }).as('given'))
    .set((eb) => ({
      status: raw<'failed' | 'queued'>`case when ${isLast} then 'failed' else 'queued' end`,
      leasedUntil: null,
      lastError: eb.ref('given.reason'),
      secret: raw<Buffer | null>`case when ${isLast} then null else secret end`,
    }))
    .whereRef('mail.eventId', '=', 'given.eventId')
    .whereRef('mail.id', '=', 'given.id')
    .whereRef('mail.attempts', '=', 'given.attempt')
    .where('mail.status', '=', 'queued');
});

/** Returns mails for a later attempt, or marks them as failed after the last one. */
export async function markUnsent(sql: RunSql, failed: readonly { readonly leased: LeasedMail; readonly reason: string }[]): Promise<void> {
  if (failed.length === 0) return;
  const mails = failed.map(({ leased: { eventId, mail, attempt }, reason }) => ({
    id: mail.id,
    eventId,
    attempt,
    reason: storable(reason, MAX_ERROR_LENGTH),
  }));
  await unsent(sql, { mails });
}
