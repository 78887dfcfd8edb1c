import type {
  AddWebhookMutation,
  CatchUpQuery,
  ChangeWebhookMutation,
  DeliveryFieldsFragment,
  ListDeliveriesQuery,
  ListWebhooksQuery,
  RecoverEventsMutation,
  RenewWebhookSecretMutation,
  SendAgainMutation,
  TryWebhookMutation,
  WebhookFieldsFragment,
} from '../operations.generated.js';
import { answer, type Answer, type RestRequest } from '../route.js';
import { fieldsOf } from './json.js';
import { limitOf, pageInput, paginationOf } from './pages.js';

export const WEBHOOKS = { limit: 50, max: 100 };
export const DELIVERIES = { limit: 100, max: 100 };

/** The names of the interface, and what they are called inside. */
const INSIDE: Readonly<Record<string, string>> = {
  is_active: 'isActive',
  include_hub_statuses: 'includeHubStatuses',
  shop_id: 'shopId',
  rate_limit: 'rateLimit',
};
const OUTSIDE: Readonly<Record<string, string>> = {
  isActive: 'is_active',
  includeHubStatuses: 'include_hub_statuses',
  rateLimit: 'rate_limit',
  first: 'limit',
  offset: 'page',
};

export const webhookFieldName = (field: string): string => OUTSIDE[field] ?? field;

function inside(body: unknown): unknown {
  const fields = fieldsOf(body);
  return fields ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [INSIDE[name] ?? name, value])) : body;
}

export const createInput = ({ body }: RestRequest): unknown => ({ input: inside(body) });
export const changeInput = ({ body, params }: RestRequest): unknown => ({ id: params['id'], input: inside(body) });
export const recoverInput = ({ body, params }: RestRequest): unknown => ({ id: params['id'], input: body });
export const byId = ({ params }: RestRequest): unknown => ({ id: params['id'] });
export const againInput = ({ params }: RestRequest): unknown => ({ id: params['id'], deliveryId: params['deliveryId'] });
export const regenerateInput = ({ body, params }: RestRequest): unknown => ({
  id: params['id'],
  overlapHours: fieldsOf(body)?.['overlapHours'],
});
export const testInput = ({ body, params }: RestRequest): unknown => ({ id: params['id'], event: fieldsOf(body)?.['event'] });

export const listInput = (request: RestRequest): unknown => pageInput(request, WEBHOOKS);

/** `before` is an instant, or the mark with which the last page ended. */
export function deliveriesInput(request: RestRequest): unknown {
  const { params, query } = request;
  const { before } = query;
  const isInstant = typeof before === 'string' && /^\d{4}-/.test(before);
  return {
    webhookId: params['id'],
    first: limitOf(request, DELIVERIES),
    ...(isInstant ? { before } : { after: before }),
    status: query['status'],
    event: query['event'],
  };
}

/** Callers page through the history with `before` alone. */
export const deliveriesFieldName = (field: string): string => (field === 'after' ? 'before' : webhookFieldName(field));

export function feedInput(request: RestRequest): unknown {
  const { query } = request;
  const hub = query['include_hub_statuses'];
  return {
    first: limitOf(request, DELIVERIES),
    after: query['after'],
    includeHubStatuses: hub === undefined ? undefined : hub === 'true' || hub === '1',
  };
}

export const listOutput = ({ webhooks: { nodes, totalCount } }: ListWebhooksQuery, request: RestRequest): unknown => ({
  status: 'success',
  webhooks: nodes.map(webhookOut),
  pagination: paginationOf({ totalCount }, request, WEBHOOKS),
});

export const oneOutput = ({ webhook }: { webhook: WebhookFieldsFragment }): unknown => ({
  status: 'success',
  webhook: webhookOut(webhook),
});

export const createOutput = ({ createWebhook: { webhook, secret, warnings } }: AddWebhookMutation): unknown => ({
  status: 'success',
  message: 'The webhook was added. Keep its secret: it is not shown again.',
  webhook: { ...webhookOut(webhook), secret },
  warnings,
});

export const changeOutput = ({ updateWebhook }: ChangeWebhookMutation): unknown => ({
  status: 'success',
  message: updateWebhook.isActive ? 'The webhook was changed.' : 'The webhook was changed and is switched off.',
  webhook: webhookOut(updateWebhook),
});

export const deleteOutput = (): unknown => ({ status: 'success', message: 'The webhook was deleted.' });

export const regenerateOutput = ({ regenerateWebhookSecret: { webhook, secret } }: RenewWebhookSecretMutation): unknown => ({
  status: 'success',
  message: 'The webhook has a new secret. Keep it: it is not shown again.',
  webhook: { ...webhookOut(webhook), secret },
});

export const testOutput = ({ testWebhook }: TryWebhookMutation): unknown => ({
  status: 'success',
  message: testWebhook.status === 'DELIVERED' ? 'The receiver took the test event.' : 'The receiver did not take the test event.',
  delivery: deliveryOut(testWebhook),
});

export const deliveriesOutput = (
  { webhookDeliveries: { nodes, totalCount, pageInfo } }: ListDeliveriesQuery,
  { query }: RestRequest,
): unknown => ({
  status: 'success',
  deliveries: nodes.map(deliveryOut),
  pagination: {
    limit: Number(query['limit'] ?? DELIVERIES.limit),
    total: totalCount,
    hasMore: pageInfo.hasNextPage,
    before: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  },
});

export const againOutput = ({ redeliverWebhook }: SendAgainMutation): unknown => ({
  status: 'success',
  message: 'The event is sent again.',
  delivery: deliveryOut(redeliverWebhook),
});

export const recoverOutput = ({ recoverWebhooks: queued }: RecoverEventsMutation): Answer =>
  answer({ status: 'success', message: `${queued} events are sent again.`, queued }, { status: 202 });

export const feedOutput = ({ webhookEvents: { nodes, endCursor, hasNextPage } }: CatchUpQuery): unknown => ({
  status: 'success',
  events: nodes,
  pagination: { after: endCursor, hasMore: hasNextPage },
});

export const webhookOut = (webhook: WebhookFieldsFragment) => ({
  id: webhook.id,
  url: webhook.url,
  secret: webhook.secret,
  events: webhook.events,
  is_active: webhook.isActive,
  disabled_reason: webhook.disabledReason ?? null,
  description: webhook.description ?? null,
  shop_id: webhook.shopDomain ?? null,
  include_hub_statuses: webhook.includeHubStatuses,
  rate_limit: webhook.rateLimit ?? null,
  created_at: webhook.createdAt,
  updated_at: webhook.updatedAt,
});

export const deliveryOut = (delivery: DeliveryFieldsFragment) => ({
  id: delivery.id,
  webhook_id: delivery.webhookId,
  event_id: delivery.eventId,
  event_type: delivery.eventType,
  shipment_id: delivery.shipmentId ?? null,
  kind: delivery.kind,
  attempt: delivery.attempt,
  status: delivery.status.toLowerCase(),
  http_status: delivery.httpStatus ?? null,
  failure: delivery.failure ?? null,
  error_message: delivery.errorMessage ?? null,
  duration_ms: delivery.durationMs ?? null,
  created_at: delivery.createdAt,
  attempted_at: delivery.attemptedAt ?? null,
  delivered_at: delivery.deliveredAt ?? null,
  next_retry_at: delivery.nextRetryAt ?? null,
  request_headers: delivery.requestHeaders ?? null,
  request_body: delivery.requestBody,
  response_headers: delivery.responseHeaders ?? null,
  response_body: delivery.responseBody ?? null,
});
