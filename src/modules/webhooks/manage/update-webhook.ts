import { sql } from 'kysely';
import type { Actor } from '../../../kernel/actor.js';
import { invalid, refuseFields } from '../../../kernel/errors.js';
import { now, statement, valuesOf, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { announceChange } from '../announce-change.js';
import { cancelPending, DISABLED_BY_OWNER } from '../disable-endpoints.js';
import { db } from '../webhooks.tables.js';
import { checkSelection } from '../selections/check-selection.js';
import { makerOf, NO_MAKER, type SelectionMaker } from '../selections/selection-maker.js';
import type { WebhookServices } from '../services.js';
import { sealMessages } from './seal-messages.js';
import { requireSelection, findWebhook, webhookOf, type Webhook } from './webhook.js';
import { checkDescription, checkedEvents, checkRateLimit, checkUrl } from './webhook.rules.js';
import type { UpdateWebhookInput } from '../webhook.types.js';

interface Changed extends SelectionMaker, Required<Pick<UpdateWebhookInput, 'description' | 'selection' | 'rateLimit'>> {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly includeHubStatuses: boolean;
  readonly isActive: boolean;
  readonly disabledReason: string | null;
  readonly operatorMayReadBodies: boolean;
}

const change = statement(($: Named<Changed>) => {
  const isEnabled = sql<boolean>`${$.isActive} and not is_active`;
  return db
    .updateTable('webhookEndpoint')
    .set(
      valuesOf($, [
        'url',
        'events',
        'description',
        'includeHubStatuses',
        'isActive',
        'disabledReason',
        'selection',
        'selectionTokenId',
        'selectionStaffId',
        'rateLimit',
        'operatorMayReadBodies',
      ]),
    )
    .set({
      failingSince: sql<Date | null>`case when ${isEnabled} then null else failing_since end`,
      noticedPercent: sql<number>`case when ${isEnabled} then 0 else noticed_percent end`,
    })
    .where('id', '=', $.id);
});

const remove = statement(($: Named<{ id: string }>) =>
  db.updateTable('webhookEndpoint').set({ deletedAt: now, isActive: false }).where('id', '=', $.id),
);

/**
 * Changes an endpoint. Enabling it resets its failing state; disabling it cancels its pending attempts. WEBHOOK_NOT_FOUND, INVALID_URL,
 * URL_NOT_ALLOWED, INVALID_EVENT. FORBIDDEN to change the URL of a selection that the caller may not read, unless the selection is
 * changed too.
 */
export async function updateWebhook(
  tx: Tx<WebhookServices>,
  actor: Actor,
  { id, changes }: { id: string; changes: UpdateWebhookInput },
): Promise<Webhook> {
  const webhook = await findWebhook(tx.sql, actor, id, { lock: true });
  const {
    url = null,
    events = null,
    isActive = null,
    description,
    includeHubStatuses = null,
    selection,
    rateLimit,
    operatorMayReadBodies = null,
  } = changes;
  if (isEmpty(changes)) {
    throw refuseFields([invalid(null, 'webhookNothingToChange')]);
  }
  if (url !== null) checkUrl(url, tx.services.settings.webhooks.allowedNetworks);
  const wanted = events === null ? webhook.events : checkedEvents(events, webhook.sellerId);
  checkDescription(description);
  checkRateLimit(rateLimit);
  if (selection != null) await checkSelection(tx, actor, { ...webhook, selection });
  // A new URL or reader would hear what the selection answers.
  const isOpened = (url !== null && url !== webhook.url) || operatorMayReadBodies === true;
  if (isOpened && selection === undefined) await requireSelection(tx.services, actor, webhook.selection);
  const maker = selection === undefined ? makerIn(webhook) : selection === null ? NO_MAKER : await makerOf(tx.sql, actor);

  const active = isActive ?? webhook.isActive;
  await change(tx.sql, {
    id: webhook.id,
    url: url ?? webhook.url,
    events: wanted,
    description: description === undefined ? webhook.description : description,
    includeHubStatuses: includeHubStatuses ?? webhook.includeHubStatuses,
    isActive: active,
    disabledReason: active ? null : (webhook.disabledReason ?? DISABLED_BY_OWNER),
    selection: selection === undefined ? webhook.selection : selection,
    ...maker,
    rateLimit: rateLimit === undefined ? webhook.rateLimit : rateLimit,
    operatorMayReadBodies: operatorMayReadBodies ?? webhook.operatorMayReadBodies,
  });
  if (url !== null && url !== webhook.url) await sealMessages(tx, actor, webhook.id);
  if (!active) await cancelPending(tx, [webhook.id]);
  await announceChange(tx, webhook);
  return webhookOf(await findWebhook(tx.sql, actor, id));
}

const makerIn = ({ selectionTokenId, selectionStaffId }: SelectionMaker): SelectionMaker => ({ selectionTokenId, selectionStaffId });

/** Null clears description, selection and rateLimit; for the other fields null means unchanged. */
function isEmpty({
  url,
  events,
  isActive,
  includeHubStatuses,
  description,
  selection,
  rateLimit,
  operatorMayReadBodies,
}: UpdateWebhookInput): boolean {
  const given = [url, events, isActive, includeHubStatuses, operatorMayReadBodies].some((value) => value !== null && value !== undefined);
  return !given && description === undefined && selection === undefined && rateLimit === undefined;
}

/** Deletes an endpoint and cancels its pending attempts. Its history is kept for the usual time. WEBHOOK_NOT_FOUND. */
export async function deleteWebhook(tx: Tx, actor: Actor, id: string): Promise<Webhook> {
  const webhook = await findWebhook(tx.sql, actor, id, { lock: true });
  await remove(tx.sql, { id: webhook.id });
  await cancelPending(tx, [webhook.id]);
  await announceChange(tx, webhook);
  return webhookOf(webhook);
}
