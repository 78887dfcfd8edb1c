import { sql as raw, type NotNull } from 'kysely';
import { isStaff, type Actor } from '../../../kernel/actor.js';
import { invalid, refuse, refuseFields } from '../../../kernel/errors.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { emit } from '../../../platform/events/emit.js';
import { loaderBy } from '../../../platform/work/loader.js';
import { newId } from '../../../platform/ids.js';
import { queueMails, webhookOwnerMails } from '../../notifications/index.js';
import { mailRecipients } from '../../sellers/index.js';
import { db } from '../webhooks.tables.js';
import { findReadableWebhook, type WebhookRow } from './webhook.js';

export interface OwnerNotice {
  readonly endpointId: string;
  readonly at: Date;
  readonly message: string | null;
  readonly recipients: number;
  readonly byName: string | null;
}

/** An owner who was just notified needs time to act. */
const INTERVAL_SECONDS = 3600;
const SHOWN_FAILURES = 3;

/**
 * Mails the owner of a failing endpoint its latest errors, on behalf of a member of staff. At most once an hour per endpoint, also under
 * concurrent requests. WEBHOOK_NOT_FOUND, RATE_LIMITED.
 */
export async function tellOwner(tx: Tx, actor: Actor, { id, message }: { id: string; message?: string | null }): Promise<OwnerNotice> {
  if (!isStaff(actor.type)) throw refuse('FORBIDDEN.onlyStaffNotify');
  const webhook = await findReadableWebhook(tx.sql, actor, id, { lock: true });
  if (webhook.sellerId === null) throw refuseFields([invalid('id', 'operatorsWebhook')]);
  await assertInterval(tx, webhook.id);

  const at = tx.services.clock.now();
  const text = message?.trim() || null;
  const recipients = await recipientsOf(tx.sql, webhook.sellerId);
  const byName = await record(tx, actor, { webhook, text, recipients: recipients.length });
  const data = { recipients: recipients.length, message: text };
  const eventId = await emit(tx, { type: 'mails.written', subjectId: webhook.id, ownerId: webhook.sellerId, occurredAt: at, data });
  await queueMails(tx, eventId, webhookOwnerMails(await factsOf(tx, webhook, text), recipients));
  return { endpointId: webhook.id, at, message: text, recipients: recipients.length, byName };
}

const findLastNotice = statement(($: Named<{ endpointId: string }>) =>
  db.selectFrom('webhookOwnerNotice').select('createdAt').where('endpointId', '=', $.endpointId).orderBy('createdAt', 'desc').limit(1),
);

/** The caller has locked the endpoint, so the second of two concurrent requests sees the notice of the first. */
async function assertInterval({ sql, services }: Tx, endpointId: string): Promise<void> {
  const last = await findLastNotice.first(sql, { endpointId });
  if (!last) return;
  const passed = Math.floor((services.clock.now().getTime() - last.createdAt.getTime()) / 1000);
  if (passed >= INTERVAL_SECONDS) return;
  const retryAfter = INTERVAL_SECONDS - Math.max(0, passed);
  throw refuse('RATE_LIMITED.ownerNotified', { minutes: Math.ceil(retryAfter / 60) }, { retryAfter });
}

const findSeller = statement(($: Named<{ id: string }>) =>
  db.selectFrom('seller').select(['email', 'notifyEmails']).where('id', '=', $.id),
);

async function recipientsOf(sql: RunSql, sellerId: string): Promise<string[]> {
  const seller = await findSeller.first(sql, { id: sellerId });
  return seller ? mailRecipients(seller) : [];
}

interface Told {
  readonly webhook: WebhookRow;
  readonly text: string | null;
  readonly recipients: number;
}

const findName = statement(($: Named<{ id: string | null }>) =>
  db
    .selectFrom('staff')
    .select('name')
    .where(raw`id::text`, '=', $.id),
);

/** Records the notice and returns the name of the member of staff. */
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
  const person = await findName.first(tx.sql, { id: actor.id });
  return person?.name ?? null;
}

const findFailures = statement(($: Named<{ endpointId: string }>) =>
  db
    .selectFrom('webhookDelivery as d')
    .innerJoin('webhookMessage as m', 'm.id', 'd.messageId')
    .select(['d.attemptedAt as at', 'm.eventType as event', 'd.httpStatus', 'd.errorMessage as error'])
    .$narrowType<{ at: NotNull }>()
    .where('d.endpointId', '=', $.endpointId)
    .where('d.status', '=', 'failed')
    .where('d.attemptedAt', 'is not', null)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(SHOWN_FAILURES),
);

/** The contents of the mail: the text of the member of staff and the latest failures. */
async function factsOf({ sql, services }: Tx, { id, url, failingSince, disabledReason }: WebhookRow, message: string | null) {
  const failures = await findFailures(sql, { endpointId: id });
  return { url, message, failingSince, disabledReason, failures, link: `${services.publicUrl()}/console/webhooks/${id}` };
}

const findLastNotices = statement(($: Named<{ endpointIds: readonly string[] }>) =>
  db
    .selectFrom('webhookOwnerNotice as n')
    .leftJoin('staff as s', (join) => join.on(raw`s.id::text`, '=', (eb) => eb.ref('n.toldById')))
    .distinctOn('n.endpointId')
    .select(['n.endpointId', 'n.createdAt as at', 'n.message', 'n.recipients', 's.name as byName'])
    .where('n.endpointId', '=', anyOf($.endpointIds))
    .orderBy('n.endpointId')
    .orderBy('n.createdAt', 'desc'),
);

/** The last notice to the owner of each endpoint. Names of staff are hidden from sellers. */
export const lastNoticeLoader = loaderBy<string, OwnerNotice>(
  async (endpointIds, { sql, actor }) => {
    const notices = await findLastNotices(sql, { endpointIds });
    return actor.actsForOperator ? notices : notices.map((notice) => ({ ...notice, byName: null }));
  },
  ({ endpointId }) => endpointId,
);
