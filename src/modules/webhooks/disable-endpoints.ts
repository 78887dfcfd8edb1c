import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { queueMails, webhookDisabledMails } from '../mails/index.js';
import { CANCELLED } from './attempts/make-attempt.js';
import { WEBHOOK_ROWS, webhookOf, type WebhookRow } from './manage/webhook.js';
import { webhookJson } from './manage/webhook-json.js';

interface Disabled {
  readonly id: string;
  readonly url: string;
  readonly sellerId: string | null;
  readonly email: string | null;
  readonly notifyEmails: readonly string[] | null;
}

const DISABLE = `
  with disabled as (
    update webhook_endpoint set is_active = false, disabled_reason = $2, updated_at = $3
    where id = any($1::uuid[]) and is_active and deleted_at is null
    returning id, url, seller_id
  )
  select disabled.id, url, seller_id as "sellerId", seller.email, seller.notify_emails as "notifyEmails"
  from disabled left join seller on seller.id = disabled.seller_id`;

/** Switches endpoints off by ourselves: their owners are told by mail, and the operator's systems by an event. */
export async function disableEndpoints(tx: Tx, ids: readonly string[], reason: string): Promise<void> {
  if (ids.length === 0) return;
  const { clock, settings } = tx.services;
  const now = clock.now();
  const disabled = await tx.sql<Disabled>(DISABLE, [ids, reason, now]);
  await cancelPending(
    tx,
    disabled.map(({ id }) => id),
  );
  const printed = await printedWebhooks(tx, disabled);
  for (const { id, url, sellerId, email, notifyEmails } of disabled) {
    const event = { type: 'webhook.disabled', subjectId: id, occurredAt: now, data: printed.get(id) ?? {} } as const;
    const eventId = await emit(tx, sellerId === null ? event : { ...event, ownerId: sellerId });
    const recipients = email === null ? [settings.mail.operations] : [email, ...(notifyEmails ?? [])];
    await queueMails(tx, eventId, webhookDisabledMails({ url, reason, at: now }, recipients));
  }
}

async function printedWebhooks(tx: Tx, disabled: readonly Disabled[]): Promise<Map<string, Readonly<Record<string, unknown>>>> {
  const rows = await tx.sql<WebhookRow>(`${WEBHOOK_ROWS} where e.id = any($1::uuid[])`, [disabled.map(({ id }) => id)]);
  return new Map(rows.map((row) => [row.id, webhookJson(webhookOf(row))]));
}

/** Attempts that wait for endpoints which take nothing any more. Their jobs find nothing to do. */
export async function cancelPending(tx: Tx, endpointIds: readonly string[]): Promise<void> {
  if (endpointIds.length === 0) return;
  await tx.sql(
    `update webhook_delivery set status = 'failed', error_message = $2 where endpoint_id = any($1::uuid[]) and status = 'pending' and kind <> 'test'`,
    [endpointIds, CANCELLED],
  );
}
