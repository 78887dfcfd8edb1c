import { isStaff, type Actor } from '../../../kernel/actor.js';
import { invalid, refuse, refuseFields } from '../../../kernel/errors.js';
import { FieldChecks } from '../../../kernel/field-checks.js';
import { instantOf, type RunSql } from '../../../platform/db/sql.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { emit } from '../../../platform/events/emit.js';
import { loaderBy } from '../../../platform/graphql/loader.js';
import { newId } from '../../../platform/ids.js';
import { queueMails, webhookOwnerMails, type FailedAttempt } from '../../mails/index.js';
import { db } from '../webhooks.tables.js';
import { findReadableWebhook, type WebhookRow } from './webhook.js';

export interface OwnerNotice {
  readonly endpointId: string;
  readonly at: Date;
  readonly message: string | null;
  readonly recipients: number;
  readonly byName: string | null;
}

const MAX_MESSAGE = 2000;
/** An owner who was just told needs time to act, not another mail. */
const PAUSE_SECONDS = 3600;
const SHOWN_FAILURES = 3;

/**
 * A member of staff tells the owner of a failing endpoint what is wrong with it, by mail. Once an hour for each endpoint, also when
 * many ask at once. WEBHOOK_NOT_FOUND, RATE_LIMITED.
 */
export async function tellOwner(tx: Tx, actor: Actor, { id, message }: { id: string; message?: string | null }): Promise<OwnerNotice> {
  actor.require('webhook:manage');
  if (!isStaff(actor.type)) throw refuse('FORBIDDEN', { message: 'Only staff of the operator may write to the owner of a webhook.' });
  const checks = new FieldChecks();
  checks.atMost('message', message, MAX_MESSAGE);
  checks.settle();
  const webhook = await findReadableWebhook(tx.sql, actor, id, { lock: true });
  if (webhook.sellerId === null) throw refuseFields([invalid('id', 'is a webhook of the operator, which has no seller to be told')]);
  await assertPause(tx, webhook.id);

  const at = tx.services.clock.now();
  const text = message?.trim() || null;
  const recipients = await recipientsOf(tx.sql, webhook.sellerId);
  const byName = await record(tx, actor, { webhook, text, recipients: recipients.length });
  const data = { recipients: recipients.length, message: text };
  const eventId = await emit(tx, { type: 'mails.written', subjectId: webhook.id, ownerId: webhook.sellerId, occurredAt: at, data });
  await queueMails(tx, eventId, webhookOwnerMails(await factsOf(tx, webhook, text), recipients));
  return { endpointId: webhook.id, at, message: text, recipients: recipients.length, byName };
}

/** The endpoint is locked, so that the second of two copies sees the notice of the first. */
async function assertPause({ sql, services }: Tx, endpointId: string): Promise<void> {
  const last = await latestNotice(sql, endpointId);
  if (!last) return;
  const passed = Math.floor((services.clock.now().getTime() - last.getTime()) / 1000);
  if (passed >= PAUSE_SECONDS) return;
  const retryAfter = PAUSE_SECONDS - Math.max(0, passed);
  const message = `The owner of this webhook was told less than an hour ago; try again in ${Math.ceil(retryAfter / 60)} minutes.`;
  throw refuse('RATE_LIMITED', { message, retryAfter });
}

async function latestNotice(sql: RunSql, endpointId: string): Promise<Date | null> {
  const [row] = await sql<{ at: string }>(
    'select created_at as at from webhook_owner_notice where endpoint_id = $1 order by created_at desc limit 1',
    [endpointId],
  );
  return row ? instantOf(row.at) : null;
}

async function recipientsOf(sql: RunSql, sellerId: string): Promise<string[]> {
  const [seller] = await sql<{ email: string; notifyEmails: readonly string[] | null }>(
    'select email, notify_emails as "notifyEmails" from seller where id = $1',
    [sellerId],
  );
  return seller ? [...new Set([seller.email, ...(seller.notifyEmails ?? [])])] : [];
}

interface Told {
  readonly webhook: WebhookRow;
  readonly text: string | null;
  readonly recipients: number;
}

/** Answers the name of who told them. */
async function record(tx: Tx, actor: Actor, { webhook, text, recipients }: Told): Promise<string | null> {
  await db.insert(tx.sql, 'webhookOwnerNotice', {
    id: newId(),
    endpointId: webhook.id,
    message: text,
    recipients,
    toldByType: actor.type,
    toldById: actor.id,
    requestId: tx.requestId,
  });
  const [row] = await tx.sql<{ name: string }>('select name from staff where id::text = $1', [actor.id]);
  return row?.name ?? null;
}

/** Their own words, and what the last attempts came to. */
async function factsOf({ sql, services }: Tx, { id, url, failingSince, disabledReason }: WebhookRow, message: string | null) {
  const failures = await sql<Omit<FailedAttempt, 'at'> & { at: string }>(
    `select d.attempted_at as at, m.event_type as event, d.http_status as "httpStatus", d.error_message as error
       from webhook_delivery d join webhook_message m on m.id = d.message_id
      where d.endpoint_id = $1 and d.status = 'failed' and d.attempted_at is not null order by d.created_at desc, d.id desc limit $2`,
    [id, SHOWN_FAILURES],
  );
  return {
    url,
    message,
    failingSince: failingSince === null ? null : instantOf(failingSince),
    disabledReason,
    failures: failures.map((failure) => ({ ...failure, at: instantOf(failure.at) })),
    link: `${services.publicUrl()}/console/webhooks/${id}`,
  };
}

/** The last time that the owner of each endpoint was told. Sellers are not told of the operator's staff. */
export const lastNoticeLoader = loaderBy<string, OwnerNotice>(
  async (ids, { sql, actor }) => {
    const rows = await sql<Omit<OwnerNotice, 'at'> & { at: string }>(
      `select distinct on (n.endpoint_id) n.endpoint_id as "endpointId", n.created_at as at, n.message, n.recipients, s.name as "byName"
         from webhook_owner_notice n left join staff s on s.id::text = n.told_by_id
        where n.endpoint_id = any($1::uuid[]) order by n.endpoint_id, n.created_at desc`,
      [ids],
    );
    return rows.map((row) => ({ ...row, at: instantOf(row.at), byName: actor.actsForOperator ? row.byName : null }));
  },
  ({ endpointId }) => endpointId,
);
