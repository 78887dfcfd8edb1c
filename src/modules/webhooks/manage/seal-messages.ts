import type { NotNull } from 'kysely';
import type { Actor } from '../../../kernel/actor.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, now, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import { mayReadSelection } from './webhook.js';

const findSelections = statement(($: Named<{ endpointId: string }>) =>
  db
    .selectFrom('webhookMessage')
    .select('selection')
    .distinct()
    .where('endpointId', '=', $.endpointId)
    .where('selection', 'is not', null)
    .$narrowType<{ selection: NotNull }>(),
);

/** The selections that kept messages of an endpoint answer, by whether the caller may read them. */
export async function keptSelections(
  { sql, services }: { readonly sql: RunSql; readonly services: WebhookServices },
  actor: Actor,
  endpointId: string,
): Promise<{ readable: string[]; hidden: string[] }> {
  const sorted: { readable: string[]; hidden: string[] } = { readable: [], hidden: [] };
  for (const { selection } of await findSelections(sql, { endpointId })) {
    sorted[(await mayReadSelection(services, actor, selection)) ? 'readable' : 'hidden'].push(selection);
  }
  return sorted;
}

const seal = statement(($: Named<{ endpointId: string }>) =>
  db.updateTable('webhookEndpoint').set({ sealedBefore: now }).where('id', '=', $.endpointId),
);

const cancelHidden = statement(($: Named<{ endpointId: string; hidden: readonly string[] }>) =>
  db
    .updateTable('webhookDelivery')
    .set({ status: 'failed', errorMessage: 'Cancelled: the URL was changed by a caller who may not read this event.' })
    .where('endpointId', '=', $.endpointId)
    .where('status', '=', 'pending')
    .where('messageId', 'in', (eb) =>
      eb.selectFrom('webhookMessage').select('id').where('endpointId', '=', $.endpointId).where('selection', '=', anyOf($.hidden)),
    ),
);

/**
 * Keeps answers from a URL whose author may not read them: their pending attempts are cancelled, and answers until now are never sent again.
 */
export async function sealMessages(tx: Tx<WebhookServices>, actor: Actor, endpointId: string): Promise<void> {
  const { hidden } = await keptSelections(tx, actor, endpointId);
  if (hidden.length === 0) return;
  await cancelHidden(tx.sql, { endpointId, hidden });
  await seal(tx.sql, { endpointId });
}
