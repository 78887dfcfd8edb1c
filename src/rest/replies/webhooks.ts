import { z } from 'zod';
import type {
  AddWebhookMutation,
  CatchUpQuery,
  DeliveryFieldsFragment,
  ListDeliveriesQuery,
  RenewWebhookSecretMutation,
  WebhookFieldsFragment,
} from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { alike, computed } from '../reply/part.js';

const w = fields<WebhookFieldsFragment>('Webhook');
export const webhook = w.shape('Webhook', {
  id: w.uuid('id'),
  ...w.same('url', 'secret', 'events'),
  is_active: w.field('isActive'),
  disabled_reason: w.field('disabledReason'),
  description: w.field('description'),
  shop_id: w.field('shopDomain'),
  include_hub_statuses: w.field('includeHubStatuses'),
  selection: w.field('selection'),
  rate_limit: w.field('rateLimit'),
  created_at: w.field('createdAt'),
  updated_at: w.field('updatedAt'),
});

const d = fields<DeliveryFieldsFragment>('WebhookDelivery');
export const delivery = d.shape('WebhookDelivery', {
  id: d.uuid('id'),
  webhook_id: d.uuid('webhookId'),
  event_id: d.uuid('eventId'),
  event_type: d.field('eventType'),
  shipment_id: d.field('shipmentId'),
  ...d.same('kind', 'attempt'),
  status: d.word('status'),
  http_status: d.field('httpStatus'),
  failure: d.field('failure'),
  error_message: d.field('errorMessage'),
  duration_ms: d.field('durationMs'),
  created_at: d.field('createdAt'),
  attempted_at: d.field('attemptedAt'),
  delivered_at: d.field('deliveredAt'),
  next_retry_at: d.field('nextRetryAt'),
  request_headers: d.field('requestHeaders'),
  request_body: d.field('requestBody'),
  response_headers: d.field('responseHeaders'),
  response_body: d.field('responseBody'),
});

/** The only response that shows the whole secret. */
export const issued = alike(webhook, ({ webhook: made, secret }: RenewWebhookSecretMutation['regenerateWebhookSecret'], request) => ({
  ...webhook.read(made, request),
  secret,
}));

const e = fields<CatchUpQuery['webhookEvents']['nodes'][number]>('WebhookEvent');
export const event = e.shape('WebhookEvent', {
  ...e.same('cursor'),
  id: e.uuid('id'),
  ...e.same('event', 'timestamp', 'apiVersion', 'data'),
});

const feed = fields<CatchUpQuery['webhookEvents']>('WebhookEventPage');
export const feedPagination = feed.group({
  after: feed.field('endCursor'),
  hasMore: feed.field('hasNextPage'),
  nextCursor: feed.computed(z.string().nullable().describe('The same as `after`; null if there is nothing new.'), (page) =>
    page.hasNextPage ? (page.endCursor ?? null) : null,
  ),
});

/** Warnings about a new webhook. */
export const warnings = computed(
  z.array(z.object({ field: z.string().nullish(), code: z.string(), message: z.string() })),
  ({ createWebhook }: AddWebhookMutation) => createWebhook.warnings,
);

const page = fields<ListDeliveriesQuery['webhookDeliveries']>('WebhookDeliveryConnection');

/** Pages by `before` only, because the history grows at its start while it is read. */
export const historyPagination = (limit: number) =>
  page.group({
    limit: computed(z.int(), (_source, { query }) => Number(query['limit'] ?? limit)),
    total: page.field('totalCount'),
    hasMore: page.computed(z.boolean(), ({ pageInfo }) => pageInfo.hasNextPage),
    before: page.computed(z.string().nullable(), ({ pageInfo }) => (pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null)),
  });

export const queued = computed(z.int().describe('Number of events that are resent.'), (count: number) => count);

/** Human-readable sentences. */
export const ADDED = 'The webhook was created. Store its secret: it is not shown again.';
export const RENEWED = 'The webhook has a new secret. Store it: it is not shown again.';
export const DELETED = 'The webhook was deleted.';
export const SENT_AGAIN = 'The event will be resent.';
export const changed = ({ isActive }: WebhookFieldsFragment): string =>
  isActive ? 'The webhook was updated.' : 'The webhook was updated and is disabled.';
export const tried = ({ status }: DeliveryFieldsFragment): string =>
  status === 'DELIVERED' ? 'The receiver accepted the test event.' : 'The receiver did not accept the test event.';
export const recovering = (count: number): string => `${count} events will be resent.`;
