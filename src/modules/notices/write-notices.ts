import type { DomainEvent } from '../../kernel/events.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { EventConsumer } from '../../platform/events/consumer.js';
import { emit } from '../../platform/events/emit.js';
import { queueMails } from '../mails/index.js';
import { composeNotices } from './compose.js';
import { noticeKind, type NoticeKind } from './notice-kind.js';

/** Writes the mails about what became of an order, behind the answer that told its store. */
export const noticeConsumer: EventConsumer = {
  queue: 'notices',
  events: ['shipment.status_changed', 'order.updated'],
  retryLimit: 10,
  retryDelaySeconds: 5,
  handle: async (event, { unitOfWork }) => {
    const kind = noticeKind(event);
    if (kind) await unitOfWork.run(event.requestId, (tx) => writeNotices(tx, event, kind));
  },
};

/** Once for an event, however often its job runs: the mails hang on an event of their own, and there is one of those. */
async function writeNotices(tx: Tx, event: DomainEvent, kind: NoticeKind): Promise<void> {
  await tx.sql('select 1 from event where id = $1 for update', [event.id]);
  const written = await tx.sql(`select 1 from event where subject_id = $1 and type = 'mails.written'`, [event.id]);
  if (written.length > 0) return;
  const mails = await composeNotices(tx, event, kind);
  if (mails.length === 0) return;
  const occurredAt = tx.services.clock.now();
  await queueMails(tx, await emit(tx, { type: 'mails.written', subjectId: event.id, occurredAt, data: { kind } }), mails);
}
