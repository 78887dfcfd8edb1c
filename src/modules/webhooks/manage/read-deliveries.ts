import { sql as raw, type NotNull } from 'kysely';
import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, runOnce, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { readPage, type PageArgs } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/work/context.js';
import { listLoaderBy } from '../../../platform/work/loader.js';
import { isUuid } from '../../../platform/ids.js';
import type { DeliveryStatus } from '../webhooks.enums.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import { mayReadSelection, findReadableWebhook, isOwnWebhook, type WebhookRow } from './webhook.js';

const attempts = () => db.selectFrom('webhookDelivery as d').innerJoin('webhookMessage as m', 'm.id', 'd.messageId');

type Attempts = ReturnType<typeof attempts>;

/** Attempts with their message. `shipmentId` is the public id. */
const wholeAttempts = (found: Attempts) =>
  found
    .select(['d.id', 'd.messageId', 'd.endpointId as webhookId', 'm.eventId', 'm.eventType', 'm.reference as shipmentId', 'd.kind'])
    .select(['d.attempt', 'd.status', 'd.httpStatus', 'd.failure', 'd.errorMessage', 'd.durationMs'])
    .select(['d.createdAt', 'd.attemptedAt', 'd.deliveredAt'])
    .select(raw<Date | null>`case when d.status = 'pending' then d.due_at else d.next_retry_at end`.as('nextRetryAt'))
    .select(['m.selection as answered', 'm.createdAt as messageAt'])
    .select(['d.requestHeaders', 'm.body as requestBody', 'd.responseHeaders', 'd.responseBody'])
    .select((eb) => eb.fn.coalesce('d.requestId', 'm.requestId').as('requestId'));

const findByIds = statement(($: Named<{ ids: readonly string[] }>) => wholeAttempts(attempts()).where('d.id', '=', anyOf($.ids)));

type Attempt = Readonly<RowOf<typeof findByIds>>;

/** One attempt, pending or made, as the caller may see it. */
export interface Delivery extends Attempt {
  /** True when both bodies are withheld from the caller and empty. */
  readonly bodiesHidden: boolean;
}

/** The reader of deliveries, and the services that decide which bodies they may see. */
export interface Reading {
  readonly sql: RunSql;
  readonly actor: Actor;
  readonly services: WebhookServices;
}

const withBodies = (attempt: Attempt): Delivery => ({ ...attempt, bodiesHidden: false });

/**
 * The operator may read the bodies of others only if the owner of the endpoint has allowed it. Bodies with the answer to a selection are
 * for those who may read all of it.
 */
async function shown({ actor, services }: Omit<Reading, 'sql'>, webhook: WebhookRow, attempt: Attempt): Promise<Delivery> {
  if (!isOwnWebhook(actor, webhook) && !webhook.operatorMayReadBodies) return withoutBodies(attempt);
  return shownToOwner({ actor, services }, attempt);
}

/** The same for a reader who may read the bodies of the endpoint. */
export async function shownToOwner<Read extends Attempt>(
  { actor, services }: Omit<Reading, 'sql'>,
  attempt: Read,
): Promise<Read & Delivery> {
  const isReadable = await mayReadSelection(services, actor, attempt.answered);
  return { ...attempt, ...(isReadable ? withBodies(attempt) : withoutBodies(attempt)) };
}

const withoutBodies = (attempt: Attempt): Delivery => ({ ...attempt, requestBody: '', responseBody: null, bodiesHidden: true });

export interface DeliveryFilter extends PageArgs {
  readonly webhookId: string;
  readonly status?: DeliveryStatus | null;
  readonly event?: string | null;
  readonly before?: Date | null;
  readonly latest?: boolean | null;
}

/** The history of an endpoint, newest first. */
export async function listDeliveries(context: Context<WebhookServices>, filter: DeliveryFilter) {
  const webhook = await findReadableWebhook(context.sql, context.actor, filter.webhookId);
  const found = narrowed(webhook.id, filter);
  return readPage(filter, {
    count: async () => {
      const [row] = await runOnce(
        context.sql,
        found.select(({ fn }) => fn.countAll<bigint>().as('count')),
      );
      return Number(row?.count ?? 0);
    },
    rows: async ({ limit, after, offset }) => {
      const newest = wholeAttempts(found).orderBy('d.createdAt', 'desc').orderBy('d.id', 'desc').limit(limit).offset(offset);
      const behind = after && newest.where((eb) => eb(eb.refTuple('d.createdAt', 'd.id'), '<', eb.tuple(after.createdAt, after.id)));
      return Promise.all((await runOnce(context.sql, behind ?? newest)).map((attempt) => shown(context, webhook, attempt)));
    },
  });
}

function narrowed(webhookId: string, { status, event, before, latest }: DeliveryFilter): Attempts {
  const found = attempts().where((eb) =>
    eb.and([
      eb('d.endpointId', '=', webhookId),
      ...(status == null ? [] : [eb('d.status', '=', status)]),
      ...(event == null ? [] : [eb('m.eventType', '=', event)]),
      ...(before == null ? [] : [eb('d.createdAt', '<', before)]),
    ]),
  );
  return latest ? latestOf(found) : found;
}

/** Keeps the latest attempt of each message. Two subqueries, because automatic and other attempts have separate indexes. */
const latestOf = (found: Attempts): Attempts =>
  found.where((eb) => {
    const later = eb
      .selectFrom('webhookDelivery as later')
      .whereRef('later.messageId', '=', 'd.messageId')
      .where((row) => row(row.refTuple('later.createdAt', 'later.id'), '>', row.refTuple('d.createdAt', 'd.id')));
    return eb.and(
      [later.where('later.kind', '=', 'automatic'), later.where('later.kind', '<>', 'automatic')].map((q) => eb.not(eb.exists(q))),
    );
  });

const findOfMessages = statement(($: Named<{ messageIds: readonly string[] }>) =>
  wholeAttempts(attempts())
    .where('d.id', 'in', (eb) => {
      const ofMessages = eb.selectFrom('webhookDelivery').select('id').where('messageId', '=', anyOf($.messageIds));
      // Each half uses its own index.
      return ofMessages.where('kind', '=', 'automatic').unionAll(ofMessages.where('kind', '<>', 'automatic'));
    })
    .orderBy('d.createdAt')
    .orderBy('d.id'),
);

const attemptsLoader = listLoaderBy<string, Delivery>(
  async (messageIds, { sql }) => (await findOfMessages(sql, { messageIds })).map(withBodies),
  ({ messageId }) => messageId,
);

const findFailures = statement(($: Named<{ messageIds: readonly string[] }>) => {
  const failed = () =>
    db
      .selectFrom('webhookDelivery')
      .select(['id', 'messageId', 'attempt', 'kind', 'status', 'httpStatus', 'failure', 'errorMessage', 'attemptedAt', 'createdAt'])
      .where('messageId', '=', anyOf($.messageIds))
      .where('status', '=', 'failed')
      .where('attemptedAt', 'is not', null)
      .$narrowType<{ attemptedAt: NotNull }>();
  // Each half uses its own index.
  return db
    .selectFrom(
      failed()
        .where('kind', '=', 'automatic')
        .unionAll(failed().where('kind', '<>', 'automatic'))
        .as('f'),
    )
    .select([
      'f.id',
      'f.messageId',
      'f.attempt',
      'f.kind',
      'f.status',
      'f.httpStatus',
      'f.failure',
      'f.errorMessage',
      'f.attemptedAt',
      'f.createdAt',
    ])
    .orderBy('f.messageId')
    .orderBy('f.createdAt')
    .orderBy('f.id');
});

const failuresLoader = listLoaderBy<string, RowOf<typeof findFailures>>(
  (messageIds, { sql }) => findFailures(sql, { messageIds }),
  ({ messageId }) => messageId,
);

/** The latest failure of the same event at the same endpoint before an attempt. */
export async function lastFailureOf(context: Context, { messageId, createdAt }: Delivery): Promise<RowOf<typeof findFailures> | null> {
  const failures = (await context.load(failuresLoader, messageId)) ?? [];
  return failures.findLast((failed) => failed.createdAt < createdAt) ?? null;
}

/** All attempts to deliver the same event to the same endpoint, oldest first. */
export async function attemptsOf(context: Context, { messageId, bodiesHidden }: Delivery): Promise<Delivery[]> {
  const attempts = (await context.load(attemptsLoader, messageId)) ?? [];
  return bodiesHidden ? attempts.map(withoutBodies) : attempts;
}

/** Attempts by id, of any owner. */
export async function deliveriesByIds(sql: RunSql, ids: readonly string[]): Promise<Map<string, Delivery>> {
  return new Map((await findByIds(sql, { ids })).map((attempt) => [attempt.id, withBodies(attempt)]));
}

const findOne = statement(($: Named<{ id: string; webhookId: string }>) =>
  wholeAttempts(attempts()).where('d.id', '=', $.id).where('d.endpointId', '=', $.webhookId),
);

export async function deliveryById(reading: Reading, ids: { webhookId: string; deliveryId: string }): Promise<Delivery> {
  const { sql, actor } = reading;
  const webhook = await findReadableWebhook(sql, actor, ids.webhookId);
  const found = isUuid(ids.deliveryId) ? await findOne.first(sql, { id: ids.deliveryId, webhookId: webhook.id }) : undefined;
  if (!found) throw refuse('NOT_FOUND.delivery');
  return shown(reading, webhook, found);
}
