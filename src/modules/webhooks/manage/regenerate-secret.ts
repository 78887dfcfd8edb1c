import { secondsAfter } from '../../../kernel/clock.js';
import type { Actor } from '../../../kernel/actor.js';
import { invalid, refuseFields } from '../../../kernel/errors.js';
import { statement, valuesOf, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { announceChange } from '../announce-change.js';
import { newSecret } from '../sending/index.js';
import type { WebhookServices } from '../services.js';
import type { SealedSecret } from '../webhook.entity.js';
import { db } from '../webhooks.tables.js';
import type { WebhookWithSecret } from './create-webhook.js';
import { requireSelection } from './selection-access.js';
import { findWebhook, webhookOf } from './webhook.js';
import { hintOf } from './webhook.rules.js';

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
