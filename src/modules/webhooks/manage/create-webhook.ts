import { sql as raw } from 'kysely';
import type { Actor } from '../../../kernel/actor.js';
import { secondsAfter } from '../../../kernel/clock.js';
import { normaliseDomain } from '../../../kernel/domain-name.js';
import { invalid, refuseFields } from '../../../kernel/errors.js';
import { warning, type FieldWarning } from '../../../kernel/field-warnings.js';
import { checkRoom } from '../../../platform/db/room.js';
import { statement, type Named, valuesOf } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import { lockSeller } from '../../sellers/index.js';
import { announceChange } from '../announce-change.js';
import { newSecret } from '../sending/index.js';
import { db } from '../webhooks.tables.js';
import { checkSelection } from '../selections/check-selection.js';
import { makerOf, NO_MAKER } from '../selections/selection-maker.js';
import type { WebhookServices } from '../services.js';
import type { SealedSecret } from '../webhook.entity.js';
import { endpointsOf, findWebhook, webhookOf, type Owner, type Webhook, requireSelection } from './webhook.js';
import { checkDescription, checkedEvents, checkRateLimit, checkUrl, hintOf } from './webhook.rules.js';
import type { CreateWebhookInput } from '../webhook.types.js';

interface WebhookWithSecret {
  readonly webhook: Webhook;
  /** Shown only once. */
  readonly secret: string;
  readonly warnings: readonly FieldWarning[];
}

/** Creates an endpoint of the caller. INVALID_URL, URL_NOT_ALLOWED, INVALID_EVENT, TOO_MANY_WEBHOOKS. */
export async function createWebhook(tx: Tx<WebhookServices>, actor: Actor, wanted: CreateWebhookInput): Promise<WebhookWithSecret> {
  const { settings, secrets } = tx.services;
  const sellerId = actor.sellerId ?? null;
  checkUrl(wanted.url, settings.webhooks.allowedNetworks);
  const events = checkedEvents(wanted.events, sellerId);
  checkDescription(wanted.description);
  checkRateLimit(wanted.rateLimit);
  const shopId = await shopOf(tx, actor, wanted.shopId);
  if (wanted.selection != null) await checkSelection(tx, actor, { selection: wanted.selection, sellerId, shopId });
  const maker = wanted.selection == null ? NO_MAKER : await makerOf(tx.sql, actor);
  const warnings = await checkOthers(tx, actor, { url: wanted.url, events });

  const id = newId();
  const secret = newSecret();
  await db.insert(tx.sql, 'webhookEndpoint', {
    id,
    sellerId,
    shopId,
    url: wanted.url,
    description: wanted.description ?? null,
    events,
    includeHubStatuses: wanted.includeHubStatuses ?? false,
    isActive: true,
    secret: secrets.encrypt(secret),
    secretHint: hintOf(secret),
    previousSecrets: [],
    selection: wanted.selection ?? null,
    ...maker,
    rateLimit: wanted.rateLimit ?? null,
    operatorMayReadBodies: wanted.operatorMayReadBodies ?? false,
  });
  await announceChange(tx, { id, sellerId });
  return { webhook: webhookOf(await findWebhook(tx.sql, actor, id)), secret, warnings };
}

const findShop = statement(($: Named<{ domain: string }>) =>
  db.selectFrom('shop').select(['id', 'sellerId']).where('domain', '=', $.domain),
);

/** The only shop whose events the endpoint receives: that of the shop token, or the one that a seller names. Null for all. */
async function shopOf(tx: Tx, actor: Actor, named: string | null | undefined): Promise<string | null> {
  if (named === null || named === undefined) return actor.shopId ?? null;
  const domain = normaliseDomain(named) ?? '';
  const shop = await findShop.first(tx.sql, { domain });
  if (!shop || !actor.owns({ sellerId: shop.sellerId, shopId: shop.id })) {
    throw refuseFields([invalid('shopId', 'notConnected')]);
  }
  return shop.id;
}

/** The operator has no row to lock, so this takes an advisory lock. Several operators can share a database, each in its own schema. */
const lockOperator = statement(() =>
  db.selectNoFrom(raw`pg_advisory_xact_lock(hashtext('webhooks'), hashtext(current_schema()))`.as('locked')),
);

const findOthers = statement(($: Named<Owner>) => endpointsOf($).select(['e.url', 'e.events']));

/** Locks the owner, so that concurrent requests cannot exceed the limit together. */
async function checkOthers(tx: Tx, actor: Actor, { url, events }: { url: string; events: readonly string[] }) {
  if (actor.sellerId === undefined) await lockOperator(tx.sql, {});
  else await lockSeller(tx, actor.sellerId);
  const others = await findOthers(tx.sql, { sellerId: actor.sellerId ?? null, shopId: null });
  checkRoom(tx, 'webhooks', others.length + 1);
  const isSame = (other: { url: string; events: readonly string[] }): boolean =>
    other.url === url && other.events.length === events.length && other.events.every((event) => events.includes(event));
  return others.some(isSame) ? [warning(null, 'DUPLICATE_ENDPOINT')] : [];
}

const DEFAULT_OVERLAP_HOURS = 24;
export const MAX_OVERLAP_HOURS = 72;
/** Bounds the size of the row and of the signature header. */
const MAX_PREVIOUS = 10;

interface Replaced {
  readonly id: string;
  readonly secret: Buffer;
  readonly secretHint: string;
  readonly previousSecrets: readonly SealedSecret[];
}

const replaceSecret = statement(($: Named<Replaced>) =>
  db
    .updateTable('webhookEndpoint')
    .set(valuesOf($, ['secret', 'secretHint', 'previousSecrets']))
    .where('id', '=', $.id),
);

/**
 * Replaces the secret of an endpoint. Replaced secrets keep signing until their overlap ends, so that receivers can switch one by one.
 * An overlap of 0 ends all of them at once.
 */
export async function regenerateSecret(
  tx: Tx<WebhookServices>,
  actor: Actor,
  { id, overlapHours }: { id: string; overlapHours?: number | null },
): Promise<WebhookWithSecret> {
  const webhook = await findWebhook(tx.sql, actor, id, { lock: true });
  await requireSelection(tx.services, actor, webhook.selection);
  const hours = overlapHours ?? DEFAULT_OVERLAP_HOURS;
  if (hours < 0 || hours > MAX_OVERLAP_HOURS) throw refuseFields([invalid('overlapHours', 'fromTo', { min: 0, max: MAX_OVERLAP_HOURS })]);

  const { clock, secrets } = tx.services;
  const now = clock.now();
  const replaced = { sealed: Buffer.from(webhook.secret).toString('base64'), until: secondsAfter(now, hours * 3600).toISOString() };
  const valid = webhook.previousSecrets.filter(({ until }) => new Date(until) > now);
  const previous = hours === 0 ? [] : [replaced, ...valid].slice(0, MAX_PREVIOUS);
  const secret = newSecret();
  await replaceSecret(tx.sql, { id: webhook.id, secret: secrets.encrypt(secret), secretHint: hintOf(secret), previousSecrets: previous });
  await announceChange(tx, webhook);
  return { webhook: webhookOf(await findWebhook(tx.sql, actor, id)), secret, warnings: [] };
}
