import {
  WebhookDeliverySchema,
  WebhookEndpointSchema,
  WebhookMessageSchema,
  WebhookNewsSchema,
  WebhookOwnerNoticeSchema,
  WebhookPaceSchema,
  WebhookSelectionAnswerSchema,
} from './webhook.entity.js';

export { DeliveryFeed } from './live/delivery-feed.js';
export { DeliveryNews } from './live/delivery-news.js';
export { bringAttemptsForward, nextTestAttempt } from './attempts/test-attempts.js';
export { FAN_OUT } from './fan-out.js';
export { answerSelections, isSelected } from './selections/answer-selections.js';
export { SelectionBook } from './selections/selection-book.js';
export { selectionSql, type WebhookTables } from './webhooks.tables.js';
export { WebhookSender } from './sending/index.js';
export type { WebhookSource } from './shipment-event.js';
export { webhookTasks } from './maintenance.js';
export { WebhookWorker } from './webhook-worker.js';
export { deliveryReading, webhookReading } from './webhook-metrics.js';
export { webhookLoader } from './manage/read-webhooks.js';
export { DeliveryAttemptsResolver, WebhookResolver } from './webhook.resolver.js';
export { MadeDeliveryResolver } from './live/made-delivery.resolver.js';
export const webhookEntities = [
  WebhookEndpointSchema,
  WebhookMessageSchema,
  WebhookDeliverySchema,
  WebhookPaceSchema,
  WebhookSelectionAnswerSchema,
  WebhookNewsSchema,
  WebhookOwnerNoticeSchema,
];
export type { WebhookServices } from './services.js';
