import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { EventTables } from '../../platform/events/events.tables.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShopTables } from '../shops/index.js';
import type { StaffTables } from '../staff/index.js';
import {
  WebhookDeliverySchema,
  WebhookEndpointSchema,
  WebhookMessageSchema,
  WebhookNewsSchema,
  WebhookOwnerNoticeSchema,
  WebhookPaceSchema,
  WebhookSelectionAnswerSchema,
} from './webhook.entity.js';

export const db = tablesOf({
  webhookEndpoint: WebhookEndpointSchema,
  webhookMessage: WebhookMessageSchema,
  webhookDelivery: WebhookDeliverySchema,
  webhookPace: WebhookPaceSchema,
  webhookNews: WebhookNewsSchema,
  webhookSelectionAnswer: WebhookSelectionAnswerSchema,
  webhookOwnerNotice: WebhookOwnerNoticeSchema,
}).reading<EventTables & SellerTables & ShopTables & StaffTables>();

/** For modules that read them. */
export type WebhookTables = Readable<typeof db>;
