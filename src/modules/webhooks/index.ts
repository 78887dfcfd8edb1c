import './webhook-services.js';
import { WebhookDeliverySchema, WebhookEndpointSchema, WebhookMessageSchema, WebhookPaceSchema } from './webhook.entity.js';

export { WebhookSender } from './sending/index.js';
export type { WebhookSource } from './status-change.js';
export { attemptExpiry, WebhookWorker } from './webhook-worker.js';
export { webhookLoader } from './manage/read-webhooks.js';
export { WebhookResolver } from './webhook.resolver.js';
export const webhookEntities = [WebhookEndpointSchema, WebhookMessageSchema, WebhookDeliverySchema, WebhookPaceSchema];
