import { tablesOf } from '../../platform/db/tables.js';
import {
  WebhookDeliverySchema,
  WebhookEndpointSchema,
  WebhookMessageSchema,
  WebhookNewsSchema,
  WebhookOwnerNoticeSchema,
  WebhookPaceSchema,
} from './webhook.entity.js';

export const db = tablesOf({
  webhookEndpoint: WebhookEndpointSchema,
  webhookMessage: WebhookMessageSchema,
  webhookDelivery: WebhookDeliverySchema,
  webhookPace: WebhookPaceSchema,
  webhookNews: WebhookNewsSchema,
  webhookOwnerNotice: WebhookOwnerNoticeSchema,
});
