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
import { cacheNewsFunctionSql } from '../../platform/cache/cache-news.sql.js';

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

/** Processes keep the endpoints with a selection in memory. Changes of others, such as their health, announce nothing. */
export const selectionSql = `${cacheNewsFunctionSql('webhook_selections')}
create or replace trigger webhook_endpoint_selects after insert or update on webhook_endpoint
  for each row when (new.selection is not null) execute function notify_webhook_selections();
create or replace trigger webhook_endpoint_stops_selecting after update on webhook_endpoint
  for each row when (old.selection is not null and new.selection is null) execute function notify_webhook_selections();`;
