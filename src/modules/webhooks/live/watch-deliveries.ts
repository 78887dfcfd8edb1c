import type { Context } from '../../../platform/graphql/context.js';
import type { Heard } from '../../../platform/live/watch.js';
import { findWebhook } from '../manage/webhook.js';
import type { MadeDelivery } from './delivery-feed.js';
import type { WebhookServices } from '../services.js';

/** Streams attempts from now on, for one of the caller's webhooks or for all. WEBHOOK_NOT_FOUND. */
export async function watchDeliveries(
  { actor, sql, caller, services }: Context<WebhookServices>,
  { webhookId }: { readonly webhookId?: string | null },
): Promise<AsyncIterable<Heard<MadeDelivery>>> {
  const id = webhookId == null ? null : (await findWebhook(sql, actor, webhookId)).id;
  return services.webhooks.deliveries.watch(caller, { webhookId: id });
}
