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
import { pageInput, paginationOf, type PageRule } from './pages.js';
import { DELIVERIES, deliveryOut, WEBHOOKS, webhookOut } from './webhooks.js';

/** The same operations as those of stores, in the envelope of the ERP interface. */

export function operatorDeliveriesInput(request: RestRequest): unknown {
  const { before, status, event } = request.query;
  return { webhookId: request.params['id'], ...pageInput(request, DELIVERIES), before, status, event };
}

const success = (data: unknown, message?: string): object => ({ status: 'success', ...(message && { message }), data });

const paged = (data: readonly unknown[], totalCount: number, request: RestRequest, rule: PageRule): object => ({
  ...success(data),
  pagination: paginationOf({ totalCount }, request, rule),
});

export const listOutput = ({ webhooks: { nodes, totalCount } }: ListWebhooksQuery, request: RestRequest): unknown =>
  paged(nodes.map(webhookOut), totalCount, request, WEBHOOKS);

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

export const deliveriesOutput = ({ webhookDeliveries: { nodes, totalCount } }: OperatorDeliveriesQuery, request: RestRequest): unknown =>
  paged(nodes.map(deliveryOut), totalCount, request, DELIVERIES);

export const againOutput = ({ redeliverWebhook }: SendAgainMutation): unknown =>
  success(deliveryOut(redeliverWebhook), 'The event is sent again.');

export const feedOutput = ({ webhookEvents: { nodes, endCursor, hasNextPage } }: CatchUpQuery): unknown => ({
  ...success(nodes),
  pagination: { after: endCursor, hasMore: hasNextPage },
});

export const recoverOutput = ({ recoverWebhooks: queued }: RecoverEventsMutation): Answer =>
  answer(success({ queued }, `${queued} events are sent again.`), { status: 202 });
