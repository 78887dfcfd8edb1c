import type {
  AddWebhookMutation,
  CatchUpQuery,
  ChangeWebhookMutation,
  ListWebhooksQuery,
  OperatorDeliveriesQuery,
  RecoverEventsMutation,
  RenewWebhookSecretMutation,
  SendAgainMutation,
  TryWebhookMutation,
  WebhookFieldsFragment,
} from '../operations.generated.js';
import { answer, type Answer, type RestRequest } from '../route.js';
import { countOf, DEFAULT_LIST, deliveryOut, MAX_LIMIT, webhookOut } from './webhooks.js';

/** The same operations as those of stores, in the envelope of the ERP interface. */

export function operatorDeliveriesInput({ params, query, problems }: RestRequest): unknown {
  const page = countOf(query['page'], { name: 'page', absent: 1, max: 1_000_000 }, problems);
  const first = countOf(query['limit'], { name: 'limit', absent: MAX_LIMIT, max: MAX_LIMIT }, problems);
  const { before, status, event } = query;
  return { webhookId: params['id'], first, offset: (page - 1) * first, before, status, event };
}

const success = (data: unknown, message?: string): object => ({ status: 'success', ...(message && { message }), data });

function paged(data: readonly unknown[], total: number, query: RestRequest['query'], absentLimit: number): object {
  const limit = Number(query['limit'] ?? absentLimit);
  const pagination = { page: Number(query['page'] ?? 1), limit, total, totalPages: Math.ceil(total / limit) };
  return { status: 'success', data, pagination };
}

export const listOutput = ({ webhooks: { nodes, totalCount } }: ListWebhooksQuery, { query }: RestRequest): unknown =>
  paged(nodes.map(webhookOut), totalCount, query, DEFAULT_LIST);

export const oneOutput = ({ webhook }: { webhook: WebhookFieldsFragment }): unknown => success(webhookOut(webhook));

export const createOutput = ({ createWebhook: { webhook, secret, warnings } }: AddWebhookMutation): unknown => ({
  ...success({ ...webhookOut(webhook), secret }, 'The webhook was added. Keep its secret: it is not shown again.'),
  warnings,
});

export const changeOutput = ({ updateWebhook }: ChangeWebhookMutation): unknown =>
  success(webhookOut(updateWebhook), updateWebhook.isActive ? 'The webhook was changed.' : 'The webhook was changed and is switched off.');

export const deleteOutput = (_data: unknown, { params }: RestRequest): unknown => success({ id: params['id'] }, 'The webhook was deleted.');

export const regenerateOutput = ({ regenerateWebhookSecret: { webhook, secret } }: RenewWebhookSecretMutation): unknown =>
  success({ ...webhookOut(webhook), secret }, 'The webhook has a new secret. Keep it: it is not shown again.');

export const testOutput = ({ testWebhook }: TryWebhookMutation): unknown =>
  success(
    deliveryOut(testWebhook),
    testWebhook.status === 'DELIVERED' ? 'The receiver took the test event.' : 'The receiver did not take the test event.',
  );

export const deliveriesOutput = ({ webhookDeliveries: { nodes, totalCount } }: OperatorDeliveriesQuery, { query }: RestRequest): unknown =>
  paged(nodes.map(deliveryOut), totalCount, query, MAX_LIMIT);

export const againOutput = ({ redeliverWebhook }: SendAgainMutation): unknown =>
  success(deliveryOut(redeliverWebhook), 'The event is sent again.');

export const feedOutput = ({ webhookEvents: { nodes, endCursor, hasNextPage } }: CatchUpQuery): unknown => ({
  ...success(nodes),
  pagination: { after: endCursor, hasMore: hasNextPage },
});

export const recoverOutput = ({ recoverWebhooks: queued }: RecoverEventsMutation): Answer =>
  answer(success({ queued }, `${queued} events are sent again.`), { status: 202 });
