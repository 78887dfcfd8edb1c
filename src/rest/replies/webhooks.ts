import { z } from 'zod';
import { erpPage, erpReply, instant, message, pageQuery, success } from './common.js';

const headers = z.record(z.string(), z.unknown()).nullable();

export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    secret: z.string().describe('Whole in the answers that create or renew it; elsewhere all but its end is masked.'),
    events: z.array(z.string()),
    is_active: z.boolean(),
    disabled_reason: z.string().nullable(),
    description: z.string().nullable(),
    shop_id: z.string().nullable().describe('The only shop that it hears of.'),
    include_hub_statuses: z.boolean(),
    rate_limit: z.int().nullable().describe('Deliveries a second at most.'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Webhook', description: 'An address that is told of events.' });

const delivery = z
  .object({
    id: z.uuid().describe('The X-Svc-Delivery-ID that the receiver saw.'),
    webhook_id: z.uuid(),
    event_id: z.uuid(),
    event_type: z.string(),
    shipment_id: z.string().nullable(),
    kind: z.string().describe('automatic, manual or test.'),
    attempt: z.int().min(1),
    status: z.enum(['pending', 'delivered', 'failed']),
    http_status: z.int().nullable(),
    failure: z.string().nullable(),
    error_message: z.string().nullable(),
    duration_ms: z.int().nullable(),
    created_at: instant,
    attempted_at: instant.nullable(),
    delivered_at: instant.nullable(),
    next_retry_at: instant.nullable(),
    request_headers: headers,
    request_body: z.string(),
    response_headers: headers,
    response_body: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'One attempt to deliver one event.' });

const event = z
  .object({
    cursor: z.string().describe('Pass it as after to go on behind this event.'),
    id: z.uuid(),
    event: z.string(),
    timestamp: instant,
    apiVersion: z.string(),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'WebhookEvent', description: 'An event as a webhook would be sent it.' });

const feedPagination = z.object({ after: z.string().nullable().describe('Where to go on.'), hasMore: z.boolean() });
const warnings = z.array(z.object({ field: z.string().nullish(), code: z.string(), message: z.string() }));

export const list = z.object({
  status: success,
  webhooks: z.array(webhook),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
});
export const one = z.object({ status: success, webhook });
export const changed = z.object({ status: success, message, webhook });
export const created = z.object({ status: success, message, webhook, warnings });
export const deleted = z.object({ status: success, message });
export const delivered = z.object({ status: success, message, delivery });
export const deliveries = z.object({
  status: success,
  deliveries: z.array(delivery),
  pagination: z.object({ limit: z.int(), total: z.int(), hasMore: z.boolean(), before: z.string().nullable() }),
});
export const recovered = z.object({ status: success, message, queued: z.int() });
export const feed = z.object({ status: success, events: z.array(event), pagination: feedPagination });

export const erp = {
  list: erpPage(webhook),
  one: erpReply(webhook),
  deleted: erpReply(z.object({ id: z.uuid() })),
  delivered: erpReply(delivery),
  deliveries: erpPage(delivery),
  recovered: erpReply(z.object({ queued: z.int().describe('How many events are sent again.') })),
  feed: z.object({ status: success, data: z.array(event), pagination: feedPagination }),
};

const history = {
  status: z.enum(['pending', 'delivered', 'failed']).optional().describe('Only attempts that this became of.'),
  event: z.string().optional().describe('Only attempts for this event.'),
};
const limit = z.int().min(1).max(100).default(100).describe('Records on a page.');

export const listQuery = pageQuery({ limit: 50, max: 100 });
export const deliveriesQuery = z.object({
  limit,
  before: z.string().optional().describe('An instant, or the mark with which the last page ended.'),
  ...history,
});
export const erpDeliveriesQuery = pageQuery({ limit: 100, max: 100 }).extend({
  before: instant.optional().describe('Only attempts that were planned before this instant.'),
  ...history,
});
export const feedQuery = z.object({
  limit,
  after: z.string().optional().describe('The cursor after which to begin.'),
  include_hub_statuses: z.enum(['true', 'false', '1', '0']).optional().describe('Whether to list changes to hub statuses.'),
});

/** How the fields of webhooks are spelled in both interfaces. */
const fields = { includeHubStatuses: 'include_hub_statuses', rateLimit: 'rate_limit', isActive: 'is_active' };
export const spelled = { CreateWebhookInput: fields, UpdateWebhookInput: fields };
/** The operator's webhooks hear of all shops. */
export const spelledForOperator = { ...spelled, CreateWebhookInput: { ...fields, shopId: null } };
export const params = { id: 'UUID of the webhook.', deliveryId: 'UUID of the delivery.' };
export const WEBHOOK_EXAMPLE = { url: 'https://store.example/hooks/shipments', events: ['shipment.update'] };
