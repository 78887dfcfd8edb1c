import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import { instantOf, instantOrNull, type RunSql } from '../../../platform/db/sql.js';
import { readPage, type PageArgs } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/graphql/context.js';
import { listLoaderBy } from '../../../platform/graphql/loader.js';
import { isUuid } from '../../../platform/ids.js';
import type { DeliveryStatus } from '../webhook.entity.js';
import { findReadableWebhook, isOwnWebhook, type WebhookRow } from './webhook.js';

/** One attempt, planned or made, as the owner of the endpoint sees it. */
export interface Delivery {
  readonly id: string;
  /** What it hands over, the same for all attempts at it. */
  readonly messageId: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly shipmentId: string | null;
  readonly kind: string;
  readonly attempt: number;
  readonly status: DeliveryStatus;
  readonly httpStatus: number | null;
  readonly failure: string | null;
  readonly errorMessage: string | null;
  readonly durationMs: number | null;
  readonly createdAt: Date;
  readonly attemptedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly nextRetryAt: Date | null;
  readonly requestHeaders: Readonly<Record<string, string>> | null;
  readonly requestBody: string;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  readonly responseBody: string | null;
  readonly requestId: string | null;
  /** True when both bodies are withheld from the caller and empty. */
  readonly bodiesHidden: boolean;
}

type Instants = 'createdAt' | 'attemptedAt' | 'deliveredAt' | 'nextRetryAt';
type DeliveryRow = Omit<Delivery, Instants | 'bodiesHidden'> &
  Readonly<Record<Exclude<Instants, 'createdAt'>, string | null>> & { readonly createdAt: string };

const ROWS = `
  select d.id, d.message_id as "messageId", d.endpoint_id as "webhookId", m.event_id as "eventId", m.event_type as "eventType", m.reference as "shipmentId", d.kind, d.attempt,
         d.status, d.http_status as "httpStatus", d.failure, d.error_message as "errorMessage", d.duration_ms as "durationMs",
         d.created_at as "createdAt", d.attempted_at as "attemptedAt", d.delivered_at as "deliveredAt",
         case when d.status = 'pending' then d.due_at else d.next_retry_at end as "nextRetryAt",
         d.request_headers as "requestHeaders", m.body as "requestBody", d.response_headers as "responseHeaders", d.response_body as "responseBody",
         coalesce(d.request_id, m.request_id) as "requestId"
  from webhook_delivery d join webhook_message m on m.id = d.message_id`;

const deliveryOf = (row: DeliveryRow): Delivery => ({
  ...row,
  createdAt: instantOf(row.createdAt),
  attemptedAt: instantOrNull(row.attemptedAt),
  deliveredAt: instantOrNull(row.deliveredAt),
  nextRetryAt: instantOrNull(row.nextRetryAt),
  bodiesHidden: false,
});

/** What was sent and answered is the owner's: the operator reads it only where the owner has allowed it. */
const hidesBodies = (actor: Actor, webhook: WebhookRow): boolean => !isOwnWebhook(actor, webhook) && !webhook.operatorMayReadBodies;

const withoutBodies = (delivery: Delivery): Delivery => ({ ...delivery, requestBody: '', responseBody: null, bodiesHidden: true });

export interface DeliveryFilter extends PageArgs {
  readonly webhookId: string;
  readonly status?: DeliveryStatus | null;
  readonly event?: string | null;
  readonly before?: Date | null;
  readonly latest?: boolean | null;
}

/** No attempt of the schedule and none that a person asked for has come after it. */
const LATEST = ["later.kind = 'automatic'", "later.kind <> 'automatic'"]
  .map(
    (kind) => `not exists (select from webhook_delivery later where later.message_id = d.message_id and ${kind}
      and (later.created_at, later.id) > (d.created_at, d.id))`,
  )
  .join(' and ');

/** The history of an endpoint, newest first. */
export async function listDeliveries(context: Context, filter: DeliveryFilter) {
  const webhook = await findReadableWebhook(context.sql, context.actor, filter.webhookId);
  const shown = hidesBodies(context.actor, webhook) ? withoutBodies : (delivery: Delivery) => delivery;
  const where = `d.endpoint_id = $1 and ($2::text is null or d.status = $2) and ($3::text is null or m.event_type = $3)
    and ($4::timestamptz is null or d.created_at < $4) ${filter.latest ? `and ${LATEST}` : ''}`;
  const values = [webhook.id, filter.status ?? null, filter.event ?? null, filter.before ?? null];
  return readPage(filter, {
    count: async () => {
      const from = 'from webhook_delivery d join webhook_message m on m.id = d.message_id';
      return Number((await context.sql<{ count: string }>(`select count(*) ${from} where ${where}`, values))[0]?.count ?? 0);
    },
    rows: async ({ limit, after, offset }) => {
      const keyset = after ? 'and (d.created_at, d.id) < ($7, $8)' : '';
      const rows = await context.sql<DeliveryRow>(
        `${ROWS} where ${where} ${keyset} order by d.created_at desc, d.id desc limit $5 offset $6`,
        [...values, limit, offset, ...(after ? [after.createdAt, after.id] : [])],
      );
      return rows.map((row) => shown(deliveryOf(row)));
    },
  });
}

/** Each half has an index of its own. */
const OF_MESSAGES = `d.id in (
  select id from webhook_delivery where message_id = any($1::uuid[]) and kind = 'automatic'
  union all
  select id from webhook_delivery where message_id = any($1::uuid[]) and kind <> 'automatic')`;

const attemptsLoader = listLoaderBy<string, Delivery>(
  async (messageIds, { sql }) =>
    (await sql<DeliveryRow>(`${ROWS} where ${OF_MESSAGES} order by d.created_at, d.id`, [messageIds])).map(deliveryOf),
  ({ messageId }) => messageId,
);

/** Every attempt to hand over the same event to the same endpoint, the first one first. */
export async function attemptsOf(context: Context, { messageId, bodiesHidden }: Delivery): Promise<Delivery[]> {
  const attempts = (await context.load(attemptsLoader, messageId)) ?? [];
  return bodiesHidden ? attempts.map(withoutBodies) : attempts;
}

/** Attempts by id, whoever's they are. */
export async function deliveriesByIds(sql: RunSql, ids: readonly string[]): Promise<Map<string, Delivery>> {
  const rows = await sql<DeliveryRow>(`${ROWS} where d.id = any($1::uuid[])`, [ids]);
  return new Map(rows.map((row) => [row.id, deliveryOf(row)]));
}

export async function deliveryById(sql: RunSql, actor: Actor, ids: { webhookId: string; deliveryId: string }): Promise<Delivery> {
  const webhook = await findReadableWebhook(sql, actor, ids.webhookId);
  const statement = `${ROWS} where d.id = $1 and d.endpoint_id = $2`;
  const [row] = isUuid(ids.deliveryId) ? await sql<DeliveryRow>(statement, [ids.deliveryId, webhook.id]) : [];
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such delivery.' });
  return hidesBodies(actor, webhook) ? withoutBodies(deliveryOf(row)) : deliveryOf(row);
}
