import { sql as raw } from 'kysely';
import { v5 } from 'uuid';
import type { DomainEvent } from '../../kernel/events.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, rowsLike, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { newId } from '../../platform/ids.js';
import type { NewMail } from './mail.js';
import { leaseEnd, withLogos, type LeasedMail } from './mail-lease.js';
import { db } from './notifications.tables.js';

interface About {
  readonly id: string;
  readonly eventId: string;
  readonly requestId: string | null;
}

/** Writes the mails of an event in its transaction: they are sent only if that commits. */
export async function queueMails(tx: Tx, eventId: string, mails: readonly NewMail[]): Promise<void> {
  const rows = mails.map((mail) => rowOf(tx, mail, { id: newId(), eventId, requestId: tx.requestId }));
  await db.insertAll(tx.sql, 'mail', rows);
}

/** Queues mails about one record. */
export async function sendMail(tx: Tx, subjectId: string, ...mails: readonly NewMail[]): Promise<void> {
  const eventId = await emit(tx, { type: 'mails.written', subjectId, occurredAt: tx.services.clock.now(), data: {} });
  await queueMails(tx, eventId, mails);
}

/** The mails of one event. */
export interface EventMails {
  readonly event: DomainEvent;
  readonly mails: readonly NewMail[];
}

const insertLeased = statement(($: Named<{ rows: readonly Row[] }>) =>
  db
    .insertInto('mail')
    .columns([...CONTENT, 'attempts', 'leasedUntil'])
    .expression((eb) =>
      eb
        .selectFrom(rowsLike('mail', $.rows).as('given'))
        .select(CONTENT)
        .select([raw<number>`1`.as('attempts'), leaseEnd.as('leasedUntil')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/**
 * Writes the mails of many events, already leased to this worker, which sends them after commit. Their ids derive from the event, so they
 * are written once however often it is handled; only new ones are returned.
 */
export async function writeLeased(tx: Tx, told: readonly EventMails[]): Promise<LeasedMail[]> {
  const rows = told.flatMap(({ event: { id: eventId, requestId }, mails }) =>
    mails.map((mail, index) => rowOf(tx, mail, { id: v5(String(index), eventId), eventId, requestId })),
  );
  if (rows.length === 0) return [];
  const written = new Set((await insertLeased(tx.sql, { rows })).map(({ id }) => id));
  const mine = rows.filter(({ id }) => written.has(id));
  return withLogos(
    tx.sql,
    mine.map((row) => ({ ...row, attempts: 1 })),
  );
}

function rowOf({ services }: Tx, { secret, sender, ...mail }: NewMail, about: About) {
  // Read access to the table, or to a copy of it, must not suffice to open the link in a mail.
  const sealed = (text: string): string => (secret === undefined ? text : text.replaceAll(secret, placeOfSecret(about.id)));
  return {
    ...about,
    ...mail,
    textBody: sealed(mail.textBody),
    htmlBody: sealed(mail.htmlBody),
    senderName: sender?.name ?? null,
    replyTo: sender?.replyTo ?? null,
    logoSellerId: sender?.logoSellerId ?? null,
    secret: secret === undefined ? null : services.secrets.encrypt(secret),
    status: 'queued' as const,
    attempts: 0,
    createdAt: services.clock.now(),
  };
}

const CONTENT = [
  ...(['id', 'eventId', 'kind', 'audience', 'recipient', 'subject', 'textBody', 'htmlBody', 'secret', 'status'] as const),
  ...(['senderName', 'replyTo', 'logoSellerId', 'requestId', 'createdAt'] as const),
];
type Row = ReturnType<typeof rowOf>;

const toldMails = statement(($: Named<{ eventIds: readonly string[] }>) =>
  db.selectFrom('mail').select('eventId').distinct().where('eventId', '=', anyOf($.eventIds)),
);

/** Filters events to those that have mails. */
export async function eventsWithMails(sql: RunSql, eventIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await toldMails(sql, { eventIds })).map(({ eventId }) => eventId));
}

/** Placeholder for the secret in a mail's stored texts. The mail id makes it impossible to inject in advance. */
export const placeOfSecret = (mailId: string): string => `secret-of-mail-${mailId}`;
