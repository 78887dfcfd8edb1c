import { secondsAfter } from '../../../kernel/clock.js';
import type { Actor } from '../../../kernel/actor.js';
import { invalid, refuseFields } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { announceChange } from '../announce-change.js';
import { newSecret } from '../sending/index.js';
import type { WebhookWithSecret } from './create-webhook.js';
import { findWebhook, webhookOf } from './webhook.js';
import { hintOf } from './webhook.rules.js';

const DEFAULT_OVERLAP_HOURS = 24;
const MAX_OVERLAP_HOURS = 72;
/** More secrets than anybody can be in the middle of exchanging. */
const MAX_PREVIOUS = 10;

/**
 * Gives an endpoint a new secret. The one before, and those that are still in their time, go on signing beside it,
 * so that receivers can change over one after the other. No overlap ends them all at once.
 */
export async function regenerateSecret(
  tx: Tx,
  actor: Actor,
  { id, overlapHours }: { id: string; overlapHours?: number | null },
): Promise<WebhookWithSecret> {
  const webhook = await findWebhook(tx.sql, actor, id, { lock: true });
  const hours = overlapHours ?? DEFAULT_OVERLAP_HOURS;
  if (hours < 0 || hours > MAX_OVERLAP_HOURS) throw refuseFields([invalid('overlapHours', `must be from 0 to ${MAX_OVERLAP_HOURS}`)]);

  const { clock, secrets } = tx.services;
  const now = clock.now();
  const replaced = { sealed: Buffer.from(webhook.secret).toString('base64'), until: secondsAfter(now, hours * 3600).toISOString() };
  const valid = webhook.previousSecrets.filter(({ until }) => new Date(until) > now);
  const previous = hours === 0 ? [] : [replaced, ...valid].slice(0, MAX_PREVIOUS);
  const secret = newSecret();
  await tx.sql('update webhook_endpoint set secret = $2, secret_hint = $3, previous_secrets = $4, updated_at = $5 where id = $1', [
    webhook.id,
    secrets.encrypt(secret),
    hintOf(secret),
    JSON.stringify(previous),
    now,
  ]);
  await announceChange(tx, webhook);
  return { webhook: webhookOf(await findWebhook(tx.sql, actor, id)), secret, warnings: [] };
}
