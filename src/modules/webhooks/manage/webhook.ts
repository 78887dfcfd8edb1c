import { isStaff, type Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import { instantOf, instantOrNull, type RunSql } from '../../../platform/db/sql.js';
import { isUuid } from '../../../platform/ids.js';
import type { SealedSecret } from '../webhook.entity.js';

/** An endpoint as its owner sees it. */
export interface Webhook {
  readonly id: string;
  readonly sellerId: string | null;
  readonly shopId: string | null;
  readonly shopDomain: string | null;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly string[];
  readonly includeHubStatuses: boolean;
  readonly isActive: boolean;
  readonly disabledReason: string | null;
  readonly secretHint: string;
  readonly rateLimit: number | null;
  readonly operatorMayReadBodies: boolean;
  readonly failingSince: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface WebhookRow extends Omit<Webhook, 'failingSince' | 'createdAt' | 'updatedAt'> {
  readonly failingSince: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly secret: Uint8Array;
  readonly previousSecrets: readonly SealedSecret[];
}

export const WEBHOOK_ROWS = `
  select e.id, e.seller_id as "sellerId", e.shop_id as "shopId", shop.domain as "shopDomain", e.url, e.description, e.events,
         e.include_hub_statuses as "includeHubStatuses", e.is_active as "isActive", e.disabled_reason as "disabledReason",
         e.secret, e.secret_hint as "secretHint", e.previous_secrets as "previousSecrets", e.rate_limit as "rateLimit",
         e.operator_may_read_bodies as "operatorMayReadBodies", e.failing_since as "failingSince",
         e.created_at as "createdAt", e.updated_at as "updatedAt"
  from webhook_endpoint e left join shop on shop.id = e.shop_id`;

/** The endpoints that an actor may see: a seller's own, a shop's own, or the operator's own. $1 and $2 are the owner. */
export const OWN = 'e.deleted_at is null and e.seller_id is not distinct from $1::uuid and ($2::uuid is null or e.shop_id = $2::uuid)';

export const ownerOf = (actor: Actor): [sellerId: string | null, shopId: string | null] => [actor.sellerId ?? null, actor.shopId ?? null];

export function webhookOf({ secret: _secret, previousSecrets: _previous, ...row }: WebhookRow): Webhook {
  const { failingSince, createdAt, updatedAt } = row;
  return { ...row, failingSince: instantOrNull(failingSince), createdAt: instantOf(createdAt), updatedAt: instantOf(updatedAt) };
}

/** An endpoint of the caller, to be changed. WEBHOOK_NOT_FOUND also for those of others, so that ids cannot be probed. */
export const findWebhook = (sql: RunSql, actor: Actor, id: string, { lock = false } = {}): Promise<WebhookRow> =>
  find(sql, actor, { id, lock, scope: OWN });

const ANY = 'e.deleted_at is null and $1::uuid is null and $2::uuid is null';

/** Staff who look after sellers may read what a seller has, in order to help; changing it is left to its owner. */
const mayReadOthers = (actor: Actor): boolean => isStaff(actor.type) && actor.can('seller:read');

/** An endpoint that the caller may read. */
export const findReadableWebhook = (sql: RunSql, actor: Actor, id: string, { lock = false } = {}): Promise<WebhookRow> =>
  find(sql, actor, { id, lock, scope: mayReadOthers(actor) ? ANY : OWN });

/** True for the seller, its shops, or the operator whose endpoint it is. */
export const isOwnWebhook = (actor: Actor, { sellerId }: Pick<Webhook, 'sellerId'>): boolean => sellerId === (actor.sellerId ?? null);

async function find(sql: RunSql, actor: Actor, { id, lock, scope }: { id: string; lock: boolean; scope: string }): Promise<WebhookRow> {
  actor.require('webhook:manage');
  const statement = `${WEBHOOK_ROWS} where ${scope} and e.id = $3 ${lock ? 'for update of e' : ''}`;
  const [row] = isUuid(id) ? await sql<WebhookRow>(statement, [...ownerOf(actor), id]) : [];
  if (!row) throw refuse('WEBHOOK_NOT_FOUND');
  return row;
}
