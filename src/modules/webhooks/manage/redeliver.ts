import type { Actor } from '../../../kernel/actor.js';
import { daysAfter } from '../../../kernel/clock.js';
import { invalid, refuse, refuseFields } from '../../../kernel/errors.js';
import { emit } from '../../../platform/events/emit.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import { KEPT_DAYS } from '../maintenance.js';
import { deliveryById, type Delivery } from './read-deliveries.js';
import { findWebhook, type WebhookRow } from './webhook.js';

/** Sends the event of a delivery once more, now, whatever became of it. Costs none of the attempts of the schedule. */
export async function redeliver(tx: Tx, actor: Actor, ids: { webhookId: string; deliveryId: string }): Promise<Delivery> {
  const known = await deliveryById(tx.sql, actor, ids);
  const webhook = await openWebhook(tx, actor, ids.webhookId);
  const id = newId();
  await tx.sql(
    `insert into webhook_delivery (id, message_id, endpoint_id, kind, attempt, status, due_at, available_at, created_at, request_id)
     select $1, message_id, endpoint_id, 'manual', 1, 'pending', $3, now(), $3, $4 from webhook_delivery where id = $2`,
    [id, known.id, tx.services.clock.now(), tx.requestId],
  );
  await request(tx, webhook);
  return deliveryById(tx.sql, actor, { webhookId: webhook.id, deliveryId: id });
}

export interface Recovery {
  readonly id: string;
  readonly since: Date;
  readonly until?: Date | null;
  /** False sends what has arrived again as well. */
  readonly onlyFailed?: boolean | null;
}

/** What waits anyway is left to wait; what has arrived, to have arrived, unless all is wanted. */
const RECOVER = `
  insert into webhook_delivery (id, message_id, endpoint_id, kind, attempt, status, due_at, available_at, created_at, request_id)
  select gen_random_uuid(), m.id, m.endpoint_id, 'manual', 1, 'pending', $5, now(), $5, $6 from webhook_message m
  where m.endpoint_id = $1 and m.created_at >= $2 and m.created_at < $3 and m.event_type <> 'shipment.test'
    and not exists (select from webhook_delivery d where d.endpoint_id = $1 and d.message_id = m.id and d.status = 'pending')
    and not ($4 and exists (select from webhook_delivery d where d.endpoint_id = $1 and d.message_id = m.id and d.status = 'delivered'))
  returning 1`;

/** Sends what an endpoint has missed in a range of time once more, and answers how much that is. */
export async function recoverWebhook(tx: Tx, actor: Actor, wanted: Recovery): Promise<number> {
  const webhook = await openWebhook(tx, actor, wanted.id);
  const now = tx.services.clock.now();
  const until = wanted.until ?? now;
  if (wanted.since < daysAfter(now, -KEPT_DAYS)) throw refuseFields([invalid('since', `must be within the last ${KEPT_DAYS} days`)]);
  if (until <= wanted.since) throw refuseFields([invalid('until', 'must be after since')]);

  const queued = await tx.sql(RECOVER, [webhook.id, wanted.since, until, wanted.onlyFailed ?? true, now, tx.requestId]);
  if (queued.length > 0) await request(tx, webhook);
  return queued.length;
}

async function openWebhook(tx: Tx, actor: Actor, id: string): Promise<WebhookRow> {
  const webhook = await findWebhook(tx.sql, actor, id, { lock: true });
  if (!webhook.isActive) throw refuse('WEBHOOK_DISABLED');
  return webhook;
}

/** The workers are told through the outbox, so that it need not wait for their next look. */
async function request(tx: Tx, { id, sellerId }: WebhookRow): Promise<void> {
  const event = { type: 'webhook.attempts_requested', subjectId: id, occurredAt: tx.services.clock.now(), data: {} } as const;
  await emit(tx, sellerId === null ? event : { ...event, ownerId: sellerId });
}
