import { operatorEvents, type DomainEvent } from '../../kernel/events.js';
import type { EventConsumer, JobContext } from '../../platform/events/consumer.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { HeldQueue } from '../../platform/jobs/held-queue.js';
import { secondsAfter } from '../../kernel/clock.js';
import { firedBy, type Subscription } from './event-names.js';
import { isOperatorEvent, operatorPayload } from './operator-event.js';
import { payloadOf } from './payload.js';
import { statusChanges, type StatusChange } from './status-change.js';

const BATCH = 250;

interface Listener extends Subscription {
  readonly id: string;
  readonly sellerId: string | null;
  readonly shopId: string | null;
}

interface NewMessage {
  readonly messageId: string;
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly reference: string | null;
  readonly body: string;
  readonly requestId: string | null;
  readonly traceparent: string | null;
}

/** Makes one message and its first attempt for every endpoint that an event concerns: many events in one transaction. */
export const fanOutConsumer = (queue: HeldQueue, wake: () => void): EventConsumer => ({
  queue: 'webhook_fan_out',
  events: ['shipment.status_changed', ...operatorEvents],
  retryLimit: 20,
  retryDelaySeconds: 1,
  batch: BATCH,
  handleAll: (events, context) => fanOut(events, context, { queue, wake }),
});

async function fanOut(
  events: readonly DomainEvent[],
  { sql, services, unitOfWork }: JobContext,
  { queue, wake }: { queue: HeldQueue; wake: () => void },
): Promise<void> {
  const listeners = await listenersOf(sql, events);
  if (listeners.length === 0) return;
  const { source } = services.webhooks;
  const changes = await statusChanges(sql, source, events);
  const messages = [
    ...changes.flatMap((change) => listeners.flatMap((listener) => messagesFor(change, listener, source.hubStatuses))),
    ...events.flatMap((event) => listeners.flatMap((listener) => operatorMessages(event, listener))),
  ];
  if (messages.length === 0) return;

  await unitOfWork.run(null, async (tx) => {
    const added = await insertMessages(tx, messages);
    await queue.add(
      tx,
      added.map(({ id, endpoint_id }) => ({ id, group: endpoint_id, delaySeconds: tx.services.settings.webhooks.schedule[0] ?? 0 })),
    );
    tx.afterCommit(wake);
  });
}

const listenersOf = (sql: RunSql, events: readonly DomainEvent[]): Promise<Listener[]> =>
  sql<Listener>(
    `select id, seller_id as "sellerId", shop_id as "shopId", events, include_hub_statuses as "includeHubStatuses"
     from webhook_endpoint where (seller_id = any($1::uuid[]) or seller_id is null) and is_active and deleted_at is null`,
    [[...new Set(events.flatMap(({ ownerId }) => ownerId ?? []))]],
  );

function messagesFor(change: StatusChange, listener: Listener, hubStatuses: ReadonlySet<string>): NewMessage[] {
  if (listener.sellerId !== null && listener.sellerId !== change.sellerId) return [];
  if (listener.shopId !== null && listener.shopId !== change.shopId) return [];
  return firedBy(change.to, hubStatuses.has(change.to), listener).map((fired) => {
    const payload = payloadOf(change, fired, listener.includeHubStatuses);
    return {
      messageId: newId(),
      deliveryId: newId(),
      endpointId: listener.id,
      eventId: payload.id,
      eventType: payload.event,
      reference: change.reference,
      body: JSON.stringify(payload),
      requestId: change.requestId,
      traceparent: change.traceparent,
    };
  });
}

/** What is the operator's business alone goes to nobody else, whatever an endpoint names. */
function operatorMessages(event: DomainEvent, listener: Listener): NewMessage[] {
  if (listener.sellerId !== null || !isOperatorEvent(event.type) || !listener.events.includes(event.type)) return [];
  const body = JSON.stringify(operatorPayload(event));
  const { id: eventId, type: eventType, requestId, traceparent = null } = event;
  const ids = { messageId: newId(), deliveryId: newId(), endpointId: listener.id };
  return [{ ...ids, eventId, eventType, reference: null, body, requestId, traceparent }];
}

/** What another run of the same job has written already is left as it is and not answered. */
const INSERT = `
  with given as (
    select * from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::text[], $10::text[],
                         $11::text[])
      as given(message_id, delivery_id, endpoint_id, event_id, event_type, reference, body, request_id, traceparent)
  ), message as (
    insert into webhook_message (id, endpoint_id, event_id, event_type, reference, body, request_id, traceparent, created_at)
    select message_id, endpoint_id, event_id, event_type, reference, body, request_id, traceparent, $1 from given
    on conflict (endpoint_id, event_id) do nothing returning id
  )
  insert into webhook_delivery (id, message_id, endpoint_id, kind, attempt, status, due_at, created_at)
  select delivery_id, message_id, endpoint_id, 'automatic', 1, 'pending', $2, $1 from given join message on message.id = given.message_id
  returning id, endpoint_id`;

async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<{ id: string; endpoint_id: string }[]> {
  const { clock, settings } = tx.services;
  const now = clock.now();
  const dueAt = secondsAfter(now, settings.webhooks.schedule[0] ?? 0);
  return tx.sql(INSERT, [
    now,
    dueAt,
    messages.map(({ messageId }) => messageId),
    messages.map(({ deliveryId }) => deliveryId),
    messages.map(({ endpointId }) => endpointId),
    messages.map(({ eventId }) => eventId),
    messages.map(({ eventType }) => eventType),
    messages.map(({ reference }) => reference),
    messages.map(({ body }) => body),
    messages.map(({ requestId }) => requestId),
    messages.map(({ traceparent }) => traceparent),
  ]);
}
