import type { DomainEvent } from '../../kernel/events.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { EventConsumer, JobContext } from '../../platform/events/consumer.js';
import { emit } from '../../platform/events/emit.js';
import { shopperMailsOf } from '../branding/index.js';
import { queueMails, type ShopperFact } from '../mails/index.js';
import { composeNotices } from './compose.js';
import { noticeKind, type NoticeKind } from './notice-kind.js';
import { shopperFact } from './shopper-fact.js';
import { shopperMails } from './shopper-mails.js';

/** What an event is news of: to the seller and operations, and to the shopper. */
interface News {
  readonly kind: NoticeKind | undefined;
  readonly fact: ShopperFact | undefined;
}

/** Writes the mails about what became of an order, behind the answer that told its store. */
export const noticeConsumer: EventConsumer = {
  queue: 'notices',
  events: ['shipment.status_changed', 'order.updated'],
  retryLimit: 10,
  retryDelaySeconds: 5,
  handle: async (event, context) => {
    const news: News = { kind: noticeKind(event), fact: await wantedFact(event, context) };
    if (news.kind ?? news.fact) await context.unitOfWork.run(event.requestId, (tx) => writeNotices(tx, event, news));
  },
};

/** Most sellers and most changes need no transaction: the event decides first, then the switch of the seller. */
async function wantedFact(event: DomainEvent, { sql }: JobContext): Promise<ShopperFact | undefined> {
  const fact = shopperFact(event);
  if (!fact || event.ownerId === null) return undefined;
  return (await shopperMailsOf(sql, event.ownerId)) && fact;
}

/** Once for an event, however often its job runs: the mails hang on an event of their own, and there is one of those. */
async function writeNotices(tx: Tx, event: DomainEvent, { kind, fact }: News): Promise<void> {
  await tx.sql('select 1 from event where id = $1 for update', [event.id]);
  const written = await tx.sql(`select 1 from event where subject_id = $1 and type = 'mails.written'`, [event.id]);
  if (written.length > 0) return;
  const mails = [...(kind ? await composeNotices(tx, event, kind) : []), ...(fact ? await shopperMails(tx, event, fact) : [])];
  if (mails.length === 0) return;
  const occurredAt = tx.services.clock.now();
  const data = { kind: kind ?? `shopper_${fact}` };
  await queueMails(tx, await emit(tx, { type: 'mails.written', subjectId: event.id, occurredAt, data }), mails);
}
