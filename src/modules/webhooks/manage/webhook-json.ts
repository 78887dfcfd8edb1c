import type { EventData } from '../../../kernel/events.js';
import type { Webhook } from './webhook.js';
import { maskedSecret } from './webhook.rules.js';

/** An endpoint as the REST interfaces print it, for events about endpoints. */
export const webhookJson = (webhook: Webhook): EventData['webhook.disabled'] => ({
  id: webhook.id,
  url: webhook.url,
  secret: maskedSecret(webhook.secretHint),
  events: webhook.events,
  is_active: webhook.isActive,
  disabled_reason: webhook.disabledReason,
  description: webhook.description,
  shop_id: webhook.shopDomain,
  include_hub_statuses: webhook.includeHubStatuses,
  selection: webhook.selection,
  rate_limit: webhook.rateLimit,
  created_at: webhook.createdAt.toISOString(),
  updated_at: webhook.updatedAt.toISOString(),
});
