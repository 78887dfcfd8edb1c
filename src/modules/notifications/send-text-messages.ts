import { storable } from '../../kernel/text.js';
import { sql as raw } from 'kysely';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { oneByOne, type EventConsumer } from '../../platform/events/consumer.js';
import type { Work } from '../../platform/work/work.js';
import { emit } from '../../platform/events/emit.js';
import { newId } from '../../platform/ids.js';
import type { SmsTransport } from '../../platform/sms/transport.js';
import { db } from './notifications.tables.js';

export interface NewTextMessage {
  readonly kind: string;
  /** Digits with an optional leading plus. */
  readonly recipient: string;
  readonly text: string;
}

/** Queues a text message: it is sent only if the transaction commits. */
export async function sendTextMessage(tx: Tx, { kind, recipient, text }: NewTextMessage): Promise<void> {
  const { clock, secrets } = tx.services;
  const id = newId();
  await db.insert(tx.sql, 'textMessage', {
    id,
    kind,
    recipient,
    sealedText: secrets.encrypt(text),
    status: 'queued',
    attempts: 0,
    lastError: null,
    sentAt: null,
    requestId: tx.requestId,
  });
  await emit(tx, { type: 'text_message.written', subjectId: id, occurredAt: clock.now(), data: {} });
}

const MAX_ATTEMPTS = 10;
const MAX_ERROR_LENGTH = 500;

/** Sends text messages after the commit. Delays double from 5 s, which covers an outage of about 45 minutes. */
export const textMessageConsumer = (transport: SmsTransport): EventConsumer => ({
  queue: 'text_messages',
  events: ['text_message.written'],
  retryLimit: MAX_ATTEMPTS,
  retryDelaySeconds: 5,
  batch: 20,
  handleAll: oneByOne(({ subjectId }, context) => sendWaiting(transport, context, subjectId)),
});

const findWaiting = statement(($: Named<{ id: string }>) =>
  db.selectFrom('textMessage').select(['recipient', 'sealedText', 'createdAt']).where('id', '=', $.id).where('status', '=', 'queued'),
);

const markSent = statement(($: Named<{ id: string }>) =>
  db
    .updateTable('textMessage')
    .set((eb) => ({ status: 'sent', sentAt: now, sealedText: null, lastError: null, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', $.id),
);

const markUnsent = statement(($: Named<{ id: string; reason: string }>) => {
  const isLast = raw<boolean>`attempts + 1 >= ${MAX_ATTEMPTS}`;
  return db
    .updateTable('textMessage')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      lastError: $.reason,
      status: raw<'failed' | 'queued'>`case when ${isLast} then 'failed' else 'queued' end`,
      sealedText: raw<Buffer | null>`case when ${isLast} then null else sealed_text end`,
    }))
    .where('id', '=', $.id)
    .where('status', '=', 'queued');
});

/** A message that two workers send at once has the same id, so the provider delivers it once. */
async function sendWaiting(transport: SmsTransport, { sql, services }: Work, id: string): Promise<void> {
  const waiting = await findWaiting.first(sql, { id });
  if (!waiting?.sealedText) return;
  const { recipient, sealedText, createdAt } = waiting;
  try {
    await transport.send({ id, to: recipient, text: services.secrets.decrypt(sealedText), writtenAt: createdAt });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    await markUnsent(sql, { id, reason: storable(reason, MAX_ERROR_LENGTH) });
    throw new Error(`The text message ${id} was not sent: ${reason}`, { cause });
  }
  await markSent(sql, { id });
}
