import {
  AddWebhookDocument,
  CatchUpDocument,
  ChangeWebhookDocument,
  ListDeliveriesDocument,
  ListWebhooksDocument,
  ReadWebhookDocument,
  RecoverEventsDocument,
  RemoveWebhookDocument,
  RenewWebhookSecretDocument,
  SendAgainDocument,
  TryWebhookDocument,
  WebhookSubjectDocument,
} from './operations.generated.js';
import * as replies from './replies/webhooks.js';
import { answered, message, nodes, pagination, storeReply } from './reply/envelopes.js';
import { json } from './reply/reply.js';
import { pages } from './request/pages.js';
import { DELIVERIES, feed, history, spelling, WEBHOOKS } from './request/webhooks.js';
import { rowsOf, type Route } from './route.js';

const { webhook, delivery } = replies;
const store = rowsOf({ door: 'bearer', errors: 'store' });

/** Webhook management for stores. Fixed paths come before paths with parameters. */
export const webhookRoutes: readonly Route[] = [
  store.get('/api/webhooks', ListWebhooksDocument, {
    variables: pages(WEBHOOKS),
    reply: storeReply({ webhooks: nodes('webhooks', webhook), pagination: pagination('webhooks', WEBHOOKS) }),
    summary: 'The webhooks of the caller, newest first.',
  }),
  store.post('/api/webhooks', AddWebhookDocument, {
    spelling,
    reply: storeReply({
      message: message(() => replies.ADDED),
      webhook: answered('createWebhook', replies.issued),
      warnings: replies.warnings,
    }),
    summary: 'Creates a webhook. Its secret is shown only once.',
    docs: { example: { url: 'https://store.example/hooks/shipments', events: ['shipment.update'] } },
  }),
  store.get('/api/webhooks/events', CatchUpDocument, {
    variables: feed,
    reply: storeReply({ events: nodes('webhookEvents', replies.event), pagination: answered('webhookEvents', replies.feedPagination) }),
    summary: 'All status changes in order, for receivers that missed some.',
  }),
  store.get('/api/webhooks/:id', ReadWebhookDocument, {
    reply: storeReply({ webhook: answered('webhook', webhook) }),
    summary: 'One webhook.',
  }),
  store.patch('/api/webhooks/:id', ChangeWebhookDocument, {
    subject: WebhookSubjectDocument,
    spelling,
    reply: storeReply({
      message: answered('updateWebhook', message(replies.changed)),
      webhook: answered('updateWebhook', webhook),
    }),
    summary: 'Updates a webhook.',
    docs: { example: { is_active: true } },
  }),
  store.delete('/api/webhooks/:id', RemoveWebhookDocument, {
    reply: storeReply({ message: message(() => replies.DELETED) }),
    summary: 'Deletes a webhook. Its history is kept for 30 days.',
  }),
  store.post('/api/webhooks/:id/regenerate', RenewWebhookSecretDocument, {
    subject: WebhookSubjectDocument,
    reply: storeReply({
      message: message(() => replies.RENEWED),
      webhook: answered('regenerateWebhookSecret', replies.issued),
    }),
    summary: 'Replaces the secret of a webhook. The new secret is shown only once.',
    docs: { example: { overlapHours: 24 } },
  }),
  store.post('/api/webhooks/:id/test', TryWebhookDocument, {
    subject: WebhookSubjectDocument,
    reply: storeReply({
      message: answered('testWebhook', message(replies.tried)),
      delivery: answered('testWebhook', delivery),
    }),
    waitsForOthers: 'after writing',
    summary: 'Sends a test event and returns the result of the delivery.',
    docs: { example: { event: 'shipment.pickup' } },
  }),
  store.get('/api/webhooks/:id/deliveries', ListDeliveriesDocument, {
    subject: WebhookSubjectDocument,
    variables: history,
    reply: storeReply({
      deliveries: nodes('webhookDeliveries', delivery),
      pagination: answered('webhookDeliveries', replies.historyPagination(DELIVERIES.limit)),
    }),
    summary: 'Deliveries to a webhook with their results, newest first.',
  }),
  store.post('/api/webhooks/:id/deliveries/:deliveryId/redeliver', SendAgainDocument, {
    reply: storeReply({
      message: message(() => replies.SENT_AGAIN),
      delivery: answered('redeliverWebhook', delivery),
    }),
    summary: 'Resends the event of a delivery.',
    docs: { refusals: ['NOT_FOUND', 'WEBHOOK_NOT_FOUND'] },
  }),
  store.post('/api/webhooks/:id/recover', RecoverEventsDocument, {
    subject: WebhookSubjectDocument,
    reply: json(
      storeReply({
        message: answered('recoverWebhooks', message(replies.recovering)),
        queued: answered('recoverWebhooks', replies.queued),
      }),
      { status: 202 },
    ),
    summary: 'Resends the events that a webhook missed in a period.',
    docs: { example: { since: '2026-11-20T00:00:00.000Z' } },
  }),
];
