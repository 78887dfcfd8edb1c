import type { Actor } from '../../../kernel/actor.js';
import type { Context } from '../../../platform/work/context.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import { traceparent } from '../../../platform/tracing/tracing.js';
import type { Attempt } from '../attempts/claim-attempts.js';
import { makeAttempt, type MadeAttempt } from '../attempts/make-attempt.js';
import { recordAttempts } from '../attempts/record-attempts.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import { deliveryById, type Delivery } from './read-deliveries.js';
import { requireSelection, findWebhook, type WebhookRow } from './webhook.js';
import { testPayload } from './test-payload.js';

/** Sends a test event and returns its outcome. Sends outside transactions, because a receiver may be slow. WEBHOOK_NOT_FOUND, INVALID_EVENT, FORBIDDEN. */
export async function testWebhook(context: Context<WebhookServices>, id: string, event?: string | null): Promise<Delivery> {
  const webhook = await findWebhook(context.sql, context.actor, id);
  await requireSelection(context.services, context.actor, webhook.selection);
  const attempt = testAttempt(webhook, testPayload(webhook, event ?? null, context.services), context.requestId);
  const result = await makeAttempt(context.services, attempt);
  return context.transact((tx) => recordTest(tx, context.actor, result));
}

function testAttempt(webhook: WebhookRow, payload: ReturnType<typeof testPayload>, requestId: string): Attempt {
  const { id: endpointId, url, secret, previousSecrets } = webhook;
  const message = { messageId: newId(), eventId: payload.id, eventType: payload.event, body: JSON.stringify(payload) };
  return {
    id: newId(),
    kind: 'test',
    attempt: 1,
    ...message,
    requestId,
    traceparent: traceparent(),
    endpointId,
    url,
    secret,
    previousSecrets,
    rateLimit: null,
    open: true,
  };
}

async function recordTest(tx: Tx<WebhookServices>, actor: Actor, result: MadeAttempt): Promise<Delivery> {
  const { id, messageId, endpointId, eventId, eventType, body } = result.attempt;
  const { attemptedAt: at } = result;
  await Promise.all([
    db.insert(tx.sql, 'webhookMessage', { id: messageId, endpointId, eventId, eventType, body, requestId: tx.requestId, createdAt: at }),
    db.insert(tx.sql, 'webhookDelivery', {
      ...{ id, messageId, endpointId, kind: 'test', attempt: 1, status: 'pending' },
      ...{ dueAt: at, availableAt: at, createdAt: at },
    }),
  ]);
  await recordAttempts(tx, [result]);
  return deliveryById({ sql: tx.sql, actor, services: tx.services }, { webhookId: endpointId, deliveryId: id });
}
