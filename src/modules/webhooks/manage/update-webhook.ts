import type { Actor } from '../../../kernel/actor.js';
import { invalid, refuseFields } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { announceChange } from '../announce-change.js';
import { cancelPending } from '../disable-endpoints.js';
import { findWebhook, webhookOf, type Webhook } from './webhook.js';
import { checkDescription, checkedEvents, checkRateLimit, checkUrl } from './webhook.rules.js';

export interface WebhookChanges {
  readonly url?: string | null;
  readonly events?: readonly string[] | null;
  readonly isActive?: boolean | null;
  /** Null clears it. */
  readonly description?: string | null;
  readonly includeHubStatuses?: boolean | null;
  /** Null lifts it. */
  readonly rateLimit?: number | null;
  readonly operatorMayReadBodies?: boolean | null;
}

const SWITCHED_OFF = 'Switched off by its owner.';

/** Changes an endpoint. Switching it on begins with a clean record; switching it off cancels what waits for it. */
export async function updateWebhook(tx: Tx, actor: Actor, { id, changes }: { id: string; changes: WebhookChanges }): Promise<Webhook> {
  const webhook = await findWebhook(tx.sql, actor, id, { lock: true });
  const {
    url = null,
    events = null,
    isActive = null,
    description,
    includeHubStatuses = null,
    rateLimit,
    operatorMayReadBodies = null,
  } = changes;
  if (isEmpty(changes)) {
    throw refuseFields([
      invalid(
        null,
        'At least one of url, events, is_active, description, include_hub_statuses, rate_limit and operatorMayReadBodies is needed.',
      ),
    ]);
  }
  if (url !== null) checkUrl(url, tx.services.settings.webhooks.allowedNetworks);
  const wanted = events === null ? webhook.events : checkedEvents(events, webhook.sellerId);
  checkDescription(description);
  checkRateLimit(rateLimit);

  const active = isActive ?? webhook.isActive;
  await tx.sql(
    `update webhook_endpoint set url = $2, events = $3, description = $4, include_hub_statuses = $5, is_active = $6, disabled_reason = $7,
       failing_since = case when $6 and not is_active then null else failing_since end,
       noticed_percent = case when $6 and not is_active then 0 else noticed_percent end, rate_limit = $8, updated_at = $9,
       operator_may_read_bodies = $10
     where id = $1`,
    [
      webhook.id,
      url ?? webhook.url,
      JSON.stringify(wanted),
      description === undefined ? webhook.description : description,
      includeHubStatuses ?? webhook.includeHubStatuses,
      active,
      active ? null : (webhook.disabledReason ?? SWITCHED_OFF),
      rateLimit === undefined ? webhook.rateLimit : rateLimit,
      tx.services.clock.now(),
      operatorMayReadBodies ?? webhook.operatorMayReadBodies,
    ],
  );
  if (!active) await cancelPending(tx, [webhook.id]);
  await announceChange(tx, webhook);
  return webhookOf(await findWebhook(tx.sql, actor, id));
}

/** A note and a rate may be given as null, which clears them; for the rest null is the same as nothing. */
function isEmpty({ url, events, isActive, includeHubStatuses, description, rateLimit, operatorMayReadBodies }: WebhookChanges): boolean {
  const given = [url, events, isActive, includeHubStatuses, operatorMayReadBodies].some((value) => value !== null && value !== undefined);
  return !given && description === undefined && rateLimit === undefined;
}

/** Takes an endpoint away. What waits for it is cancelled; its history is kept for as long as any. */
export async function deleteWebhook(tx: Tx, actor: Actor, id: string): Promise<Webhook> {
  const webhook = await findWebhook(tx.sql, actor, id, { lock: true });
  await tx.sql('update webhook_endpoint set deleted_at = $2, is_active = false, updated_at = $2 where id = $1', [
    webhook.id,
    tx.services.clock.now(),
  ]);
  await cancelPending(tx, [webhook.id]);
  await announceChange(tx, webhook);
  return webhookOf(webhook);
}
