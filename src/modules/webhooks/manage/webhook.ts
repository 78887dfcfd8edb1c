import { sql as raw } from 'kysely';
import { isStaff, type Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { isUuid } from '../../../platform/ids.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';

/** Endpoints that are not deleted. */
export const endpoints = () => db.selectFrom('webhookEndpoint as e').where('e.deletedAt', 'is', null);

export const wholeWebhooks = (found: ReturnType<typeof endpoints>) =>
  found
    .leftJoin('shop', 'shop.id', 'e.shopId')
    .select(['e.id', 'e.sellerId', 'e.shopId', 'shop.domain as shopDomain', 'e.url', 'e.description', 'e.events'])
    .select(['e.includeHubStatuses', 'e.isActive', 'e.disabledReason', 'e.secret', 'e.secretHint', 'e.previousSecrets'])
    .select([
      'e.selection',
      'e.selectionTokenId',
      'e.selectionStaffId',
      'e.sealedBefore',
      'e.rateLimit',
      'e.operatorMayReadBodies',
      'e.failingSince',
      'e.createdAt',
      'e.updatedAt',
    ]);

/** The owner of endpoints. A null seller is the operator; a null shop means all shops of the seller. */
export interface Owner {
  readonly sellerId: string | null;
  readonly shopId: string | null;
}

/** The endpoints of an owner, without deleted ones. */
export const endpointsOf = ($: Named<Owner>) =>
  endpoints()
    .where('e.sellerId', 'is not distinct from', $.sellerId)
    .where(raw<boolean>`(${$.shopId}::uuid is null or e.shop_id = ${$.shopId}::uuid)`);

export const ownerOf = (actor: Actor): Owner => ({ sellerId: actor.sellerId ?? null, shopId: actor.shopId ?? null });

type OwnId = Owner & { readonly id: string };

const findOwn = statement(($: Named<OwnId>) => wholeWebhooks(endpointsOf($)).where('e.id', '=', $.id));
const lockOwn = statement(($: Named<OwnId>) => wholeWebhooks(endpointsOf($)).where('e.id', '=', $.id).forUpdate('e'));
const findAny = statement(($: Named<{ id: string }>) => wholeWebhooks(endpoints()).where('e.id', '=', $.id));
const lockAny = statement(($: Named<{ id: string }>) => wholeWebhooks(endpoints()).where('e.id', '=', $.id).forUpdate('e'));

/** An endpoint with its secrets. */
export type WebhookRow = Readonly<RowOf<typeof findOwn>>;

/** An endpoint as its owner sees it. */
export type Webhook = Omit<WebhookRow, 'previousSecrets' | 'secret'>;

export const webhookOf = ({ secret: _secret, previousSecrets: _previous, ...webhook }: WebhookRow): Webhook => webhook;

/** An endpoint of the caller. WEBHOOK_NOT_FOUND also for endpoints of others, so that ids cannot be probed. */
export const findWebhook = (sql: RunSql, actor: Actor, id: string, { lock = false } = {}): Promise<WebhookRow> =>
  find(sql, actor, { id, read: lock ? lockOwn : findOwn });

/** Staff with permission to read sellers can read their endpoints; only the owner can change them. */
const mayReadOthers = (actor: Actor): boolean => isStaff(actor.type) && actor.can('seller:read');

/** An endpoint that the caller may read. WEBHOOK_NOT_FOUND. */
export const findReadableWebhook = (sql: RunSql, actor: Actor, id: string, { lock = false } = {}): Promise<WebhookRow> =>
  mayReadOthers(actor) ? find(sql, actor, { id, read: lock ? lockAny : findAny }) : findWebhook(sql, actor, id, { lock });

/** True if the actor is the owner: the seller, one of its shops, or the operator. */
export const isOwnWebhook = (actor: Actor, { sellerId }: Pick<Webhook, 'sellerId'>): boolean => sellerId === (actor.sellerId ?? null);

async function find(sql: RunSql, actor: Actor, { id, read }: { id: string; read: typeof findOwn }): Promise<WebhookRow> {
  const webhook = isUuid(id) ? await read.first(sql, { ...ownerOf(actor), id }) : undefined;
  if (!webhook) throw refuse('WEBHOOK_NOT_FOUND');
  return webhook;
}

/** Whether a caller may read what a selection answers. */
export const mayReadSelection = async ({ webhooks }: WebhookServices, actor: Actor, selection: string | null): Promise<boolean> =>
  selection === null || webhooks.selections.permits(selection, actor);

/**
 * Refuses a caller who could send to itself, or accept, what it may not read. FORBIDDEN_SCOPE for a token with scopes, FORBIDDEN for
 * others.
 */
export async function requireSelection(services: WebhookServices, actor: Actor, selection: string | null): Promise<void> {
  if (await mayReadSelection(services, actor, selection)) return;
  throw refuse(actor.scopes?.length ? 'FORBIDDEN_SCOPE.selectedFields' : 'FORBIDDEN.selectedFields');
}
