import { z } from 'zod';
import {
  AddWebhookDocument,
  CatchUpDocument,
  ChangeWebhookDocument,
  ListWebhooksDocument,
  OperatorDeliveriesDocument,
  ReadWebhookDocument,
  RecoverEventsDocument,
  RemoveWebhookDocument,
  RenewWebhookSecretDocument,
  SendAgainDocument,
  TryWebhookDocument,
  WebhookSubjectDocument,
} from './operations.generated.js';
import * as replies from './replies/webhooks.js';
import { answered, erpData, erpPage, erpParts, erpReply, ignored, nodes, success } from './reply/envelopes.js';
import { object } from './reply/object.js';
import { computed } from './reply/part.js';
import { json } from './reply/reply.js';
import { pages } from './request/pages.js';
import { DELIVERIES, feed, operatorHistory, operatorSpelling, spelling, WEBHOOKS } from './request/webhooks.js';
import { rowsOf, type Route } from './route.js';

const { webhook, delivery } = replies;
const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

/** Webhooks of the operator's own systems: the stores' documents in the ERP envelope. */
export const erpWebhookRoutes: readonly Route[] = [
  erp.get('/api/erp/webhooks', ListWebhooksDocument, {
    variables: pages(WEBHOOKS),
    reply: erpPage('webhooks', webhook, WEBHOOKS),
    summary: "The operator's webhooks, newest first.",
  }),
  erp.post('/api/erp/webhooks', AddWebhookDocument, {
    spelling: operatorSpelling,
    reply: object({ ...erpParts(answered('createWebhook', replies.issued), () => replies.ADDED), warnings: replies.warnings }),
    summary: 'Creates a webhook of the operator. Its secret is shown only once.',
    docs: {
      example: { url: 'https://erp.example/hooks/shipgraph', events: ['approval.requested', 'shipment.update'], rate_limit: 20 },
    },
  }),
  erp.get('/api/erp/webhooks/events', CatchUpDocument, {
    variables: feed,
    reply: object({
      status: success,
      data: nodes('webhookEvents', replies.event),
      pagination: answered('webhookEvents', replies.feedPagination),
      warnings: ignored,
    }),
    summary: 'All events in order, for receivers that missed some.',
  }),
  erp.get('/api/erp/webhooks/:id', ReadWebhookDocument, {
    reply: erpReply('webhook', webhook),
    summary: 'One webhook of the operator.',
  }),
  erp.patch('/api/erp/webhooks/:id', ChangeWebhookDocument, {
    subject: WebhookSubjectDocument,
    spelling,
    reply: erpReply('updateWebhook', webhook, replies.changed),
    summary: 'Updates a webhook of the operator.',
    docs: { example: { is_active: true } },
  }),
  erp.delete('/api/erp/webhooks/:id', RemoveWebhookDocument, {
    reply: erpData(object({ id: computed(z.uuid(), (_data, { params }) => params['id'] ?? '') }), () => replies.DELETED),
    summary: 'Deletes a webhook of the operator. Its history is kept for 30 days.',
  }),
  erp.post('/api/erp/webhooks/:id/regenerate', RenewWebhookSecretDocument, {
    subject: WebhookSubjectDocument,
    reply: erpReply('regenerateWebhookSecret', replies.issued, () => replies.RENEWED),
    summary: 'Replaces the secret of a webhook of the operator. The new secret is shown only once.',
    docs: { example: { overlapHours: 24 } },
  }),
  erp.post('/api/erp/webhooks/:id/test', TryWebhookDocument, {
    subject: WebhookSubjectDocument,
    reply: erpReply('testWebhook', delivery, replies.tried),
    waitsForOthers: 'after writing',
    summary: 'Sends a test event and returns the result of the delivery.',
    docs: { example: { event: 'approval.requested' } },
  }),
  erp.get('/api/erp/webhooks/:id/deliveries', OperatorDeliveriesDocument, {
    subject: WebhookSubjectDocument,
    variables: operatorHistory,
    reply: erpPage('webhookDeliveries', delivery, DELIVERIES),
    summary: 'Deliveries to a webhook with their results, newest first.',
  }),
  erp.post('/api/erp/webhooks/:id/deliveries/:deliveryId/redeliver', SendAgainDocument, {
    reply: erpReply('redeliverWebhook', delivery, () => replies.SENT_AGAIN),
    summary: 'Resends the event of a delivery.',
    docs: { refusals: ['NOT_FOUND', 'WEBHOOK_NOT_FOUND'] },
  }),
  erp.post('/api/erp/webhooks/:id/recover', RecoverEventsDocument, {
    subject: WebhookSubjectDocument,
    reply: json(erpReply('recoverWebhooks', object({ queued: replies.queued }), replies.recovering), { status: 202 }),
    summary: 'Resends the events that a webhook missed in a period.',
    docs: { example: { since: '2026-11-20T00:00:00.000Z' } },
  }),
];
