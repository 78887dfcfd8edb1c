import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { queueMails, webhookDisabledMails } from '../notifications/index.js';
import { ownerRecipients } from '../sellers/index.js';
import { endpoints, webhookOf, wholeWebhooks, type Webhook } from './manage/webhook.js';
import { db } from './webhooks.tables.js';
import type { EventData } from '../../kernel/events.js';
import { maskedSecret } from './manage/webhook.rules.js';

/** Error message of a cancelled attempt. */
export const CANCELLED = 'Cancelled: the webhook was deleted or disabled.';

/** Stored reason of a webhook disabled by its owner; the console recognises it. */
export const DISABLED_BY_OWNER = 'Switched off by its owner.';

const disable = statement(($: Named<{ ids: readonly string[]; reason: string }>) =>
  db
    .with('disabled', (q) =>
      q
        .updateTable('webhookEndpoint')
        .set({ isActive: false, disabledReason: $.reason })
        .where('id', '=', anyOf($.ids))
        .where('isActive', '=', true)
        .where('deletedAt', 'is', null)
        .returning(['id', 'url', 'sellerId']),
    )
    .selectFrom('disabled')
    .leftJoin('seller', 'seller.id', 'disabled.sellerId')
    .select(['disabled.id', 'disabled.url', 'disabled.sellerId', 'seller.email', 'seller.notifyEmails']),
);

/** Disables endpoints and notifies their owners by mail and the operator's systems by an event. */
export async function disableEndpoints(tx: Tx, ids: readonly string[], reason: string): Promise<void> {
  if (ids.length === 0) return;
  const { clock, settings } = tx.services;
  const now = clock.now();
  const disabled = await disable(tx.sql, { ids, reason });
  await cancelPending(
    tx,
    disabled.map(({ id }) => id),
  );
  const rows = await findWebhooks(tx.sql, { ids: disabled.map(({ id }) => id) });
  const printed = new Map(rows.map((row) => [row.id, webhookJson(webhookOf(row))]));
  for (const { id, url, sellerId, email, notifyEmails } of disabled) {
    const data = printed.get(id);
    if (!data) throw new Error(`The webhook ${id} is missing.`);
    const eventId = await emit(tx, { type: 'webhook.disabled', subjectId: id, ownerId: sellerId, occurredAt: now, data });
    const recipients = ownerRecipients({ email, notifyEmails }, settings.mail.operations);
    await queueMails(tx, eventId, webhookDisabledMails({ url, reason, at: now }, recipients));
  }
}

const findWebhooks = statement(($: Named<{ ids: readonly string[] }>) => wholeWebhooks(endpoints()).where('e.id', '=', anyOf($.ids)));

const cancel = statement(($: Named<{ endpointIds: readonly string[] }>) =>
  db
    .updateTable('webhookDelivery')
    .set({ status: 'failed', errorMessage: CANCELLED })
    .where('endpointId', '=', anyOf($.endpointIds))
    .where('status', '=', 'pending')
    .where('kind', '<>', 'test'),
);

/** Cancels the pending attempts of endpoints that were disabled or deleted. */
export async function cancelPending(tx: Tx, endpointIds: readonly string[]): Promise<void> {
  if (endpointIds.length > 0) await cancel(tx.sql, { endpointIds });
}

/** An endpoint as the REST interfaces print it, for events about endpoints. */
const webhookJson = (webhook: Webhook): EventData['webhook.disabled'] => ({
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
