import { sql, type Expression } from 'kysely';
import type { Actor } from '../../../kernel/actor.js';
import { daysAfter } from '../../../kernel/clock.js';
import { invalid, refuse, refuseFields } from '../../../kernel/errors.js';
import { emit } from '../../../platform/events/emit.js';
import { anyOf, now as clockNow, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import { deliveryById, type Delivery } from './read-deliveries.js';
import { keptSelections } from './seal-messages.js';
import { requireSelection, findWebhook, type WebhookRow } from './webhook.js';

const COLUMNS = ['id', 'messageId', 'endpointId', 'kind', 'attempt', 'status', 'dueAt', 'availableAt', 'createdAt', 'requestId'] as const;

/** Columns of a manual attempt, due at once. */
const REQUESTED = [
  sql<'manual'>`'manual'`.as('kind'),
  sql<number>`1`.as('attempt'),
  sql<'pending'>`'pending'`.as('status'),
  clockNow.as('dueAt'),
  sql<Date>`now()`.as('availableAt'),
  clockNow.as('createdAt'),
];
const ofRequest = (requestId: Expression<string | null>) => sql<string | null>`${requestId}::text`.as('requestId');

const repeat = statement(($: Named<{ id: string; deliveryId: string; requestId: string | null }>) =>
  db
    .with('wanted', (q) =>
      q
        .selectFrom('webhookDelivery as d')
        .select([sql<string>`${$.id}::uuid`.as('id'), 'd.messageId', 'd.endpointId', ...REQUESTED, ofRequest($.requestId)])
        .where('d.id', '=', $.deliveryId),
    )
    .insertInto('webhookDelivery')
    .columns([...COLUMNS])
    .expression((eb) => eb.selectFrom('wanted').select([...COLUMNS])),
);

/** Sends the event of a delivery again at once, whatever its outcome. Not counted in the schedule. NOT_FOUND, WEBHOOK_DISABLED, FORBIDDEN. */
export async function redeliver(tx: Tx<WebhookServices>, actor: Actor, ids: { webhookId: string; deliveryId: string }): Promise<Delivery> {
  const reading = { sql: tx.sql, actor, services: tx.services };
  const known = await deliveryById(reading, ids);
  const webhook = await openWebhook(tx, actor, ids.webhookId);
  await requireSelection(tx.services, actor, known.answered);
  if (known.answered !== null && isSealed(webhook, known.messageAt)) throw refuse('FORBIDDEN.sealed');
  const id = newId();
  await repeat(tx.sql, { id, deliveryId: known.id, requestId: tx.requestId });
  await request(tx, webhook);
  return deliveryById(reading, { webhookId: webhook.id, deliveryId: id });
}

const isSealed = ({ sealedBefore }: WebhookRow, at: Date): boolean => sealedBefore !== null && at < sealedBefore;

export interface Recovery {
  readonly id: string;
  readonly since: Date;
  readonly until?: Date | null;
  /** False also sends delivered events again. */
  readonly onlyFailed?: boolean | null;
}

interface Missed {
  readonly endpointId: string;
  readonly since: Date;
  readonly until: Date;
  readonly onlyFailed: boolean;
  /** Of the messages with an answer, only those to these selections, and none from before the seal. */
  readonly readable: readonly string[];
  readonly sealedBefore: Date | null;
  readonly requestId: string | null;
}

/** Skips messages with a pending attempt and, with `onlyFailed`, those that were delivered. */
const repeatMissed = statement(($: Named<Missed>) =>
  db
    .with('wanted', (q) =>
      q
        .selectFrom('webhookMessage as m')
        .select([sql<string>`gen_random_uuid()`.as('id'), 'm.id as messageId', 'm.endpointId', ...REQUESTED, ofRequest($.requestId)])
        .where('m.endpointId', '=', $.endpointId)
        .where('m.createdAt', '>=', $.since)
        .where('m.createdAt', '<', $.until)
        .where('m.eventType', '<>', 'shipment.test')
        .where((m) =>
          m.or([
            m('m.selection', 'is', null),
            m.and([
              m('m.selection', '=', anyOf($.readable)),
              sql<boolean>`m.created_at >= coalesce(${$.sealedBefore}::timestamptz, '-infinity')`,
            ]),
          ]),
        )
        .where((m) => {
          const has = (status: 'pending' | 'delivered') =>
            m.exists(
              m
                .selectFrom('webhookDelivery as d')
                .select('d.id')
                .where('d.endpointId', '=', $.endpointId)
                .whereRef('d.messageId', '=', 'm.id')
                .where('d.status', '=', status),
            );
          return m.and([m.not(has('pending')), m.not(m.and([$.onlyFailed, has('delivered')]))]);
        }),
    )
    .insertInto('webhookDelivery')
    .columns([...COLUMNS])
    .expression((eb) => eb.selectFrom('wanted').select([...COLUMNS])),
);

/** Sends the events that an endpoint missed in a time range again and returns their number. WEBHOOK_DISABLED, FORBIDDEN. */
export async function recoverWebhook(tx: Tx<WebhookServices>, actor: Actor, wanted: Recovery): Promise<number> {
  const webhook = await openWebhook(tx, actor, wanted.id);
  const now = tx.services.clock.now();
  const until = wanted.until ?? now;
  const keptDays = tx.services.settings.eventRetentionDays;
  if (wanted.since < daysAfter(now, -keptDays)) throw refuseFields([invalid('since', 'withinDays', { days: keptDays })]);
  if (until <= wanted.since) throw refuseFields([invalid('until', 'after', { field: 'since' })]);

  const { since, onlyFailed } = wanted;
  const { readable } = await keptSelections(tx, actor, webhook.id);
  const missed = {
    ...{ endpointId: webhook.id, since, until, onlyFailed: onlyFailed ?? true, requestId: tx.requestId },
    ...{ readable, sealedBefore: webhook.sealedBefore },
  };
  const queued = await repeatMissed.count(tx.sql, missed);
  if (queued > 0) await request(tx, webhook);
  return queued;
}

async function openWebhook(tx: Tx<WebhookServices>, actor: Actor, id: string): Promise<WebhookRow> {
  const webhook = await findWebhook(tx.sql, actor, id, { lock: true });
  if (!webhook.isActive) throw refuse('WEBHOOK_DISABLED');
  await requireSelection(tx.services, actor, webhook.selection);
  return webhook;
}

/** Wakes the workers through the outbox, so that the attempt need not wait for the next poll. */
async function request(tx: Tx, { id, sellerId }: WebhookRow): Promise<void> {
  await emit(tx, { type: 'webhook.attempts_requested', subjectId: id, ownerId: sellerId, occurredAt: tx.services.clock.now(), data: {} });
}
